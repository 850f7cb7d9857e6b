import { sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { spacedNumber } from '#domain/companies/registration/registration-number-hint.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { addWorkingDays, type DecisionKind, REVIEW_WORKING_DAYS } from '#domain/moderation/decision.ts';
import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-terms.ts';
import { countryName } from '#domain/site/countries.ts';
import { plainText } from '#domain/site/rich-text.ts';
import { labelOf } from '#domain/site/term.ts';
import { reviewAppeal } from './appeal-review.server.ts';
import { reviewChanges } from './change-review.server.ts';
import { companyFindings, LOGO } from './company-findings.server.ts';
import { reviewJob } from './job-review.server.ts';
import { reviewReports } from './report-review.server.ts';
import type { Review, Saying } from './review.ts';

/** Reads one thing of the queue: what its people say, and what we found. Absent if it does not exist. */
export async function readReview(context: Context, kind: DecisionKind, id: string): Promise<Review> {
  requireAdmin(context);
  const readKind = {
    company: reviewCompany,
    change: reviewChanges,
    job: reviewJob,
    report: reviewReports,
    appeal: reviewAppeal,
  }[kind];
  const review = await readKind(context, id);
  if (!review) throw absent('This review');
  const dueAt = addWorkingDays(new Date(review.since), REVIEW_WORKING_DAYS).toISOString();
  return { reported: null, isPerson: false, ...review, kind, id, dueAt };
}

type CompanyRow = {
  key: string;
  name: string;
  flag: string | null;
  logoImage: { path: string } | null;
  status: string;
  intro: string;
  website: string | null;
  founded: number | null;
  people: string | null;
  whatWeDo: string;
  since: Date | string;
  staffQuestion: string | null;
  staffAnswer: string | null;
  countries: { countryCode: string; registrationNumber: string | null }[];
  members: { name: string; role: string; isVerified: boolean }[];
  drafts: { id: string; title: string }[];
};

async function reviewCompany(context: Context, id: string) {
  const { rows } = await context.db.execute<CompanyRow>(sql`
    SELECT c.key, c.name, c.flag, ${LOGO} AS "logoImage", c.status, c.intro, c.website, c.founded,
      c.number_of_employees AS people, c.what_we_do AS "whatWeDo", coalesce(c.submitted_at, c.created_at) AS since,
      c.staff_question AS "staffQuestion", c.staff_answer AS "staffAnswer",
      coalesce((SELECT json_agg(json_build_object('countryCode', n.country_code, 'registrationNumber', n.registration_number)
        ORDER BY n.position) FROM company_countries n WHERE n.company_id = c.id), '[]') AS countries,
      coalesce((SELECT json_agg(json_build_object('name', btrim(u.first_name || ' ' || u.last_name), 'role', m.role,
          'isVerified', u.email_verified_at IS NOT NULL) ORDER BY m.role = 'owner' DESC, u.id)
        FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id), '[]') AS members,
      coalesce((SELECT json_agg(json_build_object('id', j.id, 'title', j.title) ORDER BY j.created_at) FROM jobs j
        WHERE j.company_id = c.id AND j.status IN ('DRAFT', 'PENDING_COMPANY_APPROVAL')), '[]') AS drafts
    FROM companies c WHERE c.id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  const countries = row.countries.map(({ countryCode, registrationNumber }) =>
    [countryName(countryCode), registrationNumber && spacedNumber(countryCode, registrationNumber)]
      .filter(Boolean)
      .join(', '),
  );
  const members = row.members.map(
    ({ name, role, isVerified }) =>
      `${name || 'No name'}, ${role}, email ${isVerified ? 'confirmed' : 'not confirmed'}`,
  );
  const says: Saying[] = [
    { label: 'Line', text: row.intro },
    {
      label: 'Website',
      text: row.website ?? '',
      ...(row.website && { links: [{ label: row.website, href: row.website }] }),
    },
    { label: 'Country', text: countries.join('; ') },
    { label: 'Founded', text: row.founded === null ? '' : String(row.founded) },
    { label: 'People', text: labelOf(NUMBER_OF_EMPLOYEES, row.people ?? '') },
    { label: 'What we do', text: plainText(row.whatWeDo) },
    { label: 'Members', text: members.join('; ') },
    {
      label: 'Drafts',
      text: row.drafts.map(({ title }) => title || 'Without a title').join(', '),
      links: row.drafts.map(({ id, title }) => ({
        label: title || 'Without a title',
        href: `/client/startups/${row.key}/jobs/${id}/preview`,
      })),
    },
    ...(row.staffQuestion ? [{ label: 'We asked', text: row.staffQuestion }] : []),
    ...(row.staffAnswer ? [{ label: 'They answered', text: row.staffAnswer }] : []),
  ];
  return {
    name: row.name,
    flag: row.flag,
    logoImage: row.logoImage,
    says,
    html: null,
    sentBy: row.members[0]?.name ?? null,
    since: new Date(row.since).toISOString(),
    open: { label: 'Open profile', href: `/client/startups/${row.key}/profile` },
    findings: await companyFindings(context, id),
  };
}
