import { type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { amountText } from '#domain/billing/amount.ts';
import { orderNumber } from '#domain/billing/order.ts';
import { checkRegistrationNumber } from '#domain/companies/registration/registration-number.ts';
import type { Context } from '#domain/context.ts';
import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { STAFF_LISTS, type StaffListName, type StaffListRow } from './staff-list.ts';

const PAGE_SIZE = 50;
/** Fewer digits than these are not looked for among registration numbers. */
const LEAST_DIGITS = 4;

type Row = {
  id: string;
  key: string;
  name: string;
  note: string | null;
  status: string;
  at: Date | string;
  amount?: number;
  currency?: string;
};
type Source = {
  from: SQL;
  columns: SQL;
  /** Names and titles that a search looks in, folded. */
  foldedText: SQL;
  /** Identifiers (also of its startup), numbers and addresses that it looks in as they are written, in lower case. */
  exactText: SQL;
  /** What else finds a row, such as a number that people write in several ways. */
  also?: (words: string) => SQL;
  status: SQL;
  row(row: Row): Pick<StaffListRow, 'name' | 'href' | 'note' | 'noteHref'>;
};

const nameCell = (path: string) => (row: Row) => ({
  name: row.name || 'without a name',
  href: `/admin/${path}/${row.key}`,
  note: row.note ?? '',
  noteHref: null,
});

const SOURCES: Record<StaffListName, Source> = {
  companies: {
    from: sql`companies s LEFT JOIN places p ON p.id = s.place_id`,
    columns: sql`s.key, s.name, p.name AS note, s.created_at AS at`,
    foldedText: sql`s.folded_name`,
    exactText: sql`s.id || ' ' || coalesce(s.domain, '')`,
    also: hasNumber,
    status: sql`s.status`,
    row: nameCell('companies'),
  },
  investors: {
    from: sql`investors s`,
    columns: sql`s.key, s.name, s.intro AS note, s.created_at AS at`,
    foldedText: sql`fold_text(s.name)`,
    exactText: sql`s.id`,
    status: sql`s.status`,
    row: nameCell('investors'),
  },
  jobs: {
    from: sql`jobs s JOIN companies c ON c.id = s.company_id`,
    columns: sql`c.key, s.title AS name, c.name AS note, s.created_at AS at`,
    foldedText: sql`fold_text(s.title || ' ' || c.name)`,
    exactText: sql`s.id || ' ' || c.id`,
    status: sql`CASE WHEN s.status = 'ACTIVE' AND s.approved_at IS NULL THEN 'IN_REVIEW' ELSE s.status END`,
    row: (row) => ({
      name: row.name || 'without a title',
      // Its desk has the ways to pause, close and reopen it, and the public page.
      href:
        row.status === 'IN_REVIEW' ? `/admin?tab=jobs&item=${row.id}` : `/client/startups/${row.key}/jobs/${row.id}`,
      note: row.note ?? '',
      noteHref: `/admin/companies/${row.key}`,
    }),
  },
  orders: {
    from: sql`orders s JOIN companies c ON c.id = s.company_id JOIN jobs j ON j.id = s.job_id`,
    columns: sql`c.key, c.name, j.title AS note, s.created_at AS at, s.total::float AS amount, s.currency`,
    foldedText: sql`fold_text(c.name || ' ' || j.title)`,
    // The number of an order and those of its receipts, as papers and mails write them.
    exactText: sql`s.id || ' ' || c.id || ' ' || substr(s.id, 17, 4) || '-' || substr(s.id, 21) || ' ' || lower(coalesce(
      (SELECT string_agg(r.number, ' ') FROM receipts r WHERE r.order_id = s.id), ''))`,
    status: sql`s.status`,
    row: (row) => ({
      name: `${orderNumber(row.id)}, ${amountText(row.amount ?? 0, row.currency ?? 'EUR')} for ${row.note}`,
      href: `/admin/orders/${row.id}`,
      note: row.name,
      noteHref: `/admin/companies/${row.key}`,
    }),
  },
};

/** SQL: a startup has this registration number, or one that contains these digits; written in any of its forms. */
function hasNumber(words: string): SQL {
  const letters = words.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  if ((letters.match(/\d/g)?.length ?? 0) < LEAST_DIGITS) return sql`false`;
  const numbers = NORDIC_COUNTRIES.flatMap((country) => checkRegistrationNumber(country, words).normalised ?? []);
  const forms = sql.join(
    [...numbers, letters].map((form) => sql`${form}`),
    sql`, `,
  );
  return sql`EXISTS (SELECT FROM company_countries n, unnest(ARRAY[${forms}]::text[]) AS form WHERE n.company_id = s.id
    AND strpos(upper(regexp_replace(n.registration_number, '[^[:alnum:]]+', '', 'g')), form) > 0)`;
}

/** Folding takes letters out of identifiers ("ae" becomes "a"), so these are compared as they are. */
function matches({ foldedText, exactText, also }: Source, words: string): SQL {
  const text = sql`fold_text(${words})`;
  return sql`((${text} <> '' AND strpos(${foldedText}, ${text}) > 0) OR strpos(${exactText}, lower(${words})) > 0
    OR ${also ? also(words) : sql`false`})`;
}

/** A page of one list for admins, the newest first. An unknown status is dropped, as in all lists. */
export async function listForStaff(
  context: Context,
  list: StaffListName,
  { search = '', status = '', page = 1 }: { search?: string; status?: string; page?: number },
): Promise<{ docs: StaffListRow[]; total: number; page: number; pages: number; status: string }> {
  requireAdmin(context);
  const source = SOURCES[list];
  const filter = (STAFF_LISTS[list] as readonly string[]).includes(status) ? status : '';
  const words = search.trim();
  const where = sql`${filter === '' ? sql`true` : sql`${source.status} = ${filter}`}
    AND ${words === '' ? sql`true` : matches(source, words)}`;
  const { rows: totals } = await context.db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${source.from} WHERE ${where}`,
  );
  const { rows } = await context.db.execute<Row>(sql`
    SELECT s.id, ${source.columns}, ${source.status} AS status FROM ${source.from} WHERE ${where}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  const total = totals[0]?.total ?? 0;
  const docs = rows.map((row) => ({
    id: row.id,
    status: row.status,
    at: new Date(row.at).toISOString(),
    ...source.row(row),
  }));
  return { docs, total, page, pages: Math.ceil(total / PAGE_SIZE), status: filter };
}
