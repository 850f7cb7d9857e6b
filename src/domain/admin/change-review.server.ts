import { type SQL, sql } from 'drizzle-orm';
import type { ChangeField } from '#domain/companies/changes.server.ts';
import { presentRegistration, type RegistrationRow } from '#domain/companies/registration/registrations.ts';
import type { Context } from '#domain/context.ts';
import { LOGO } from './company-findings.server.ts';
import type { Finding, Saying } from './review.ts';

type Namesake = { key: string; name: string; isSame: boolean };
type Change = {
  field: ChangeField;
  value: string | null;
  domain: string | null;
  holder: Pick<Namesake, 'key' | 'name'> | null;
  namesake: Namesake | null;
  isEmailOnDomain: boolean;
};

/** A name this much like that of another startup is shown to staff, from 0 to 1. */
const CLOSE_NAME = 0.5;

const lettersOf = (text: SQL) => sql`regexp_replace(${text}, '[^[:alnum:]]+', '', 'g')`;

const LABELS: Record<ChangeField, string> = { website: 'Website', name: 'Name' };

/** The waiting changes of an approved startup. Checks no permission: the calling query does. */
export async function reviewChanges(context: Context, companyId: string) {
  const { rows } = await context.db.execute<{
    key: string;
    name: string;
    website: string | null;
    flag: string | null;
    logoImage: { path: string } | null;
    since: Date | string | null;
    changes: Change[] | null;
    registrations: RegistrationRow[] | null;
  }>(sql`
    SELECT c.key, c.name, c.website, c.flag, ${LOGO} AS "logoImage",
      (SELECT min(n.asked_at) FROM company_changes n WHERE n.company_id = c.id) AS since,
      (SELECT json_agg(json_build_object('field', n.field, 'value', n.value, 'domain', n.domain,
        'holder', (SELECT json_build_object('key', o.key, 'name', o.name) FROM company_domains d
          JOIN companies o ON o.id = d.company_id WHERE d.domain = n.domain AND o.id <> c.id),
        'namesake', (SELECT json_build_object('key', o.key, 'name', o.name, 'isSame', o.closeness = 1)
          FROM (SELECT *, similarity(${lettersOf(sql`folded_name`)}, ${lettersOf(sql`fold_text(n.value)`)}) AS closeness FROM companies) o
          WHERE n.field = 'name' AND o.id <> c.id AND o.closeness >= ${CLOSE_NAME}
          ORDER BY o.closeness DESC, o.created_at LIMIT 1),
        'isEmailOnDomain', EXISTS (SELECT FROM company_members m JOIN users u ON u.id = m.user_id
          WHERE m.company_id = c.id AND u.email_verified_at IS NOT NULL AND split_part(u.email, '@', 2) = n.domain))
        ORDER BY n.field DESC) FROM company_changes n WHERE n.company_id = c.id) AS changes,
      (SELECT json_agg(json_build_object('countryCode', country_code, 'number', registration_number, 'legalName', legal_name)
        ORDER BY position) FROM company_countries WHERE company_id = c.id AND registration_number IS NOT NULL) AS registrations
    FROM companies c WHERE c.id = ${companyId}`);
  const [row] = rows;
  if (!row?.changes || row.since === null) return null;
  const says = row.changes.flatMap(({ field, value }): Saying[] => [
    { label: `${LABELS[field]} now`, ...sayingOf(field, row[field]) },
    { label: `New ${LABELS[field].toLowerCase()}`, ...sayingOf(field, value) },
  ]);
  if (row.changes.some(({ field }) => field === 'name')) {
    for (const registration of row.registrations ?? []) {
      const { register, number, legalName } = presentRegistration(registration);
      says.push({ label: 'Legal name', text: legalName ?? 'Not given' }, { label: register, text: number });
    }
  }
  return {
    name: row.name,
    flag: row.flag,
    logoImage: row.logoImage,
    says,
    html: null,
    fields: row.changes.map(({ field }) => field),
    sentBy: null,
    since: new Date(row.since).toISOString(),
    open: { label: 'Open startup', href: `/admin/companies/${row.key}` },
    findings: row.changes.map(findingOf),
  };
}

function sayingOf(field: ChangeField, value: string | null): Pick<Saying, 'text' | 'links'> {
  if (value === null) return { text: 'None' };
  return { text: value, ...(field === 'website' && { links: [{ label: value, href: value }] }) };
}

const linkTo = ({ key, name }: Pick<Namesake, 'key' | 'name'>) => ({ label: name, href: `/admin/companies/${key}` });

function findingOf({ field, value, domain, holder, namesake, isEmailOnDomain }: Change): Finding {
  if (field === 'name') {
    if (namesake === null)
      return { tone: 'ok', title: 'Name is their own', text: 'No other startup has nearly the same name.' };
    const [title, text] = namesake.isSame
      ? ['Name of another startup', 'It is here already.']
      : ['Name close to another startup', 'It is nearly the same.'];
    return { tone: 'warn', title, text, link: linkTo(namesake) };
  }
  if (holder !== null) {
    const text = `${domain} belongs to it already.`;
    return { tone: 'warn', title: 'Domain of another startup', text, link: linkTo(holder) };
  }
  if (value === null) return { tone: 'info', title: 'No website', text: 'It gives up its web domain.' };
  if (domain === null)
    return { tone: 'info', title: 'No web domain of its own', text: 'The website is on a shared host.' };
  if (isEmailOnDomain)
    return { tone: 'ok', title: 'Domain is proven', text: `The confirmed email of a member is at ${domain}.` };
  return { tone: 'info', title: 'Domain is not proven', text: `No member has confirmed an email at ${domain}.` };
}
