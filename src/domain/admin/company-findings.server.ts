import { sql } from 'drizzle-orm';
import { checkRegistrationNumber } from '#domain/companies/registration/registration-number.ts';
import type { Context } from '#domain/context.ts';
import { countryName } from '#domain/site/countries.ts';
import type { Finding } from './review.ts';

/** What the database says for and against startups that wait for approval. */

/** SQL: the logo of the startup `c`. */
export const LOGO = sql`(SELECT json_build_object('path', '/images/' || i.id) FROM images i WHERE i.id = c.logo_image_id)`;

/** A startup is at most this old, and has at most this many people (rules §3). */
const OLDEST_YEARS = 10;
const TOO_MANY_PEOPLE = '500+';
/** A line this much like that of another startup is shown to staff, from 0 to 1. */
const CLOSE_TEXT = 0.6;
/** Shorter lines resemble each other by chance. */
const SHORTEST_COMPARED = 20;

type Other = { id: string; key: string; name: string; status: string };
type FindingRow = {
  id: string;
  key: string;
  founded: number | null;
  people: string | null;
  domain: string | null;
  numbers: { countryCode: string; registrationNumber: string | null }[];
  holder: Other | null;
  isEmailOnDomain: boolean;
  hasLogo: boolean;
  sameLogo: Other | null;
  closeText: (Other & { similarity: number }) | null;
};

const other = (from: ReturnType<typeof sql>) =>
  sql`(SELECT json_build_object('id', o.id, 'key', o.key, 'name', o.name, 'status', o.status) ${from} LIMIT 1)`;

async function readFindingRows(context: Context, ids: readonly string[]): Promise<FindingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await context.db.execute<FindingRow>(sql`
    SELECT c.id, c.key, c.founded, c.number_of_employees AS people, c.domain,
      coalesce((SELECT json_agg(json_build_object('countryCode', n.country_code, 'registrationNumber', n.registration_number)
        ORDER BY n.position) FROM company_countries n WHERE n.company_id = c.id), '[]') AS numbers,
      ${other(sql`FROM company_domains d JOIN companies o ON o.id = d.company_id
        WHERE d.domain = c.domain AND d.company_id <> c.id`)} AS holder,
      EXISTS (SELECT FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id
        AND u.email_verified_at IS NOT NULL AND split_part(u.email, '@', 2) = c.domain) AS "isEmailOnDomain",
      c.logo_image_id IS NOT NULL AS "hasLogo",
      ${other(sql`FROM images mine JOIN images same ON same.content_hash = mine.content_hash
        JOIN companies o ON o.logo_image_id = same.id AND o.id <> c.id WHERE mine.id = c.logo_image_id`)} AS "sameLogo",
      (SELECT json_build_object('id', o.id, 'key', o.key, 'name', o.name, 'status', o.status, 'similarity', o.close)
        FROM (
          SELECT *, word_similarity(fold_text(c.intro), folded_words) AS close FROM companies
          WHERE status = 'ACTIVE' AND fold_text(c.intro) <% folded_words
          UNION ALL
          SELECT *, word_similarity(fold_text(c.intro), folded_words) AS close FROM companies
          WHERE status IN ('REJECTED', 'SUSPENDED', 'PENDING')) o
        WHERE o.id <> c.id AND o.close >= ${CLOSE_TEXT} AND length(c.intro) >= ${SHORTEST_COMPARED}
        ORDER BY o.close DESC, o.id LIMIT 1) AS "closeText"
    FROM companies c WHERE c.id = ANY(${sql.param([...ids])}::text[])`);
  return rows;
}

/** Counts the warnings about each of these startups. */
export async function companyFlags(context: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await readFindingRows(context, ids);
  return new Map(
    rows.map((row) => [row.id, findingsOf(row, context.now).filter(({ tone }) => tone === 'warn').length]),
  );
}

/** The findings about one startup, warnings first. Checks no permission: the calling query does. */
export async function companyFindings(context: Context, id: string): Promise<Finding[]> {
  const [row] = await readFindingRows(context, [id]);
  if (!row) return [];
  const order = { warn: 0, ok: 1, info: 2 };
  return findingsOf(row, context.now).sort((a, b) => order[a.tone] - order[b.tone]);
}

const linkTo = ({ key, name }: Other) => ({ label: name, href: `/admin/companies/${key}` });
const STATUS_WORDS: Record<string, string> = {
  ACTIVE: 'on the site',
  REJECTED: 'not approved',
  SUSPENDED: 'suspended',
  PENDING: 'waiting too',
};

function findingsOf(row: FindingRow, now: Date): Finding[] {
  return [...ageAndSize(row, now), ...texts(row), ...numbers(row), ...domain(row), ...logo(row)];
}

function ageAndSize({ founded, people }: FindingRow, now: Date): Finding[] {
  const age = founded === null ? null : now.getUTCFullYear() - founded;
  const findings: Finding[] = [];
  if (age === null)
    findings.push({ tone: 'info', title: 'No year', text: 'The team has not said when it was founded.' });
  else if (age > OLDEST_YEARS) {
    findings.push({
      tone: 'warn',
      title: `Founded in ${founded}`,
      text: `${age} years old. Our limit is ${OLDEST_YEARS}.`,
    });
  } else
    findings.push({
      tone: 'ok',
      title: 'Young enough',
      text: `Founded in ${founded}, within our ${OLDEST_YEARS} years.`,
    });
  if (people === TOO_MANY_PEOPLE) {
    findings.push({ tone: 'warn', title: 'Over 500 people', text: 'Our limit is 500.' });
  }
  return findings;
}

function texts({ closeText }: FindingRow): Finding[] {
  if (closeText === null)
    return [{ tone: 'ok', title: 'Line is their own', text: 'No other startup says nearly the same.' }];
  const share = Math.round(closeText.similarity * 100);
  const text = `${share} % the same as the line of a startup that is ${STATUS_WORDS[closeText.status] ?? closeText.status}.`;
  return [{ tone: 'warn', title: 'Text close to another startup', text, link: linkTo(closeText) }];
}

function numbers({ numbers: registrations }: FindingRow): Finding[] {
  if (registrations.every(({ registrationNumber }) => !registrationNumber)) {
    return [{ tone: 'warn', title: 'No registration number', text: 'The team has given none.' }];
  }
  return registrations.flatMap(({ countryCode, registrationNumber }): Finding[] => {
    if (!registrationNumber) return [];
    const check = checkRegistrationNumber(countryCode, registrationNumber);
    const country = countryName(countryCode);
    if (!check.ok) return [{ tone: 'warn', title: 'Number is wrong', text: `${country}: ${check.message}` }];
    if (!check.isChecked) return [{ tone: 'info', title: 'Number not checked', text: `${country}: ${check.message}` }];
    return [{ tone: 'ok', title: 'Number checked', text: `Right for ${country}, and nobody else uses it.` }];
  });
}

function domain({ domain: ownDomain, holder, isEmailOnDomain }: FindingRow): Finding[] {
  if (ownDomain === null)
    return [{ tone: 'info', title: 'No web domain of its own', text: 'It has no website, or one on a shared host.' }];
  if (holder !== null) {
    return [
      {
        tone: 'warn',
        title: 'Domain of another startup',
        text: `${ownDomain} belongs to it already.`,
        link: linkTo(holder),
      },
    ];
  }
  if (isEmailOnDomain)
    return [{ tone: 'ok', title: 'Domain is proven', text: `The confirmed email of a member is at ${ownDomain}.` }];
  return [{ tone: 'info', title: 'Domain is not proven', text: `No member has confirmed an email at ${ownDomain}.` }];
}

function logo({ hasLogo, sameLogo }: FindingRow): Finding[] {
  if (!hasLogo) return [{ tone: 'info', title: 'No logo', text: 'It shows its flag.' }];
  if (sameLogo)
    return [
      { tone: 'warn', title: 'Logo of another startup', text: 'The picture is the same.', link: linkTo(sameLogo) },
    ];
  return [{ tone: 'ok', title: 'Logo is their own', text: 'No other startup shows it.' }];
}
