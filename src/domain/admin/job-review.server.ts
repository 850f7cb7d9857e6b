import { sql } from 'drizzle-orm';
import { amountText } from '#domain/billing/amount.ts';
import type { Context } from '#domain/context.ts';
import { comparedTextOfJob } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { isOfLink } from '#domain/jobs/risk.server.ts';
import { isOfCrowdedDay, reviewReason } from '#domain/jobs/submit.server.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { plainText, sanitiseRichText } from '#domain/site/rich-text.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { LOGO } from './company-findings.server.ts';
import { isFlag, SENT_TO_REVIEW } from './queue.server.ts';
import type { Finding, Saying } from './review.ts';

/** Shorter texts tell people too little. */
const SHORT_TEXT = 300;

type JobRow = {
  title: string;
  jobRole: string;
  workplace: string;
  salaryType: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: string | null;
  receive: string;
  link: string | null;
  applyEmail: string | null;
  source: string | null;
  isPaid: boolean;
  since: Date | string;
  submission: { reason: string | null; actor: string } | null;
  sender: string | null;
  places: string[];
  html: string;
  company: { id: string; key: string; name: string; approvedAt: string | null; domains: string[]; jobs: number };
  flag: string | null;
  logoImage: { path: string } | null;
  reports: number;
};

const WORKPLACES: Record<string, string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  notSaid: 'Not said',
};
const PAY: Record<string, string> = { competitive: 'Competitive, no figure', unpaid: 'Unpaid', notSaid: 'Not said' };

/** A job in review. Checks no permission: the calling query does. */
export async function reviewJob(context: Context, id: string) {
  const { rows } = await context.db.execute<JobRow>(sql`
    SELECT j.title, j.job_role AS "jobRole", j.workplace, j.salary_type AS "salaryType", j.salary_from::float AS "salaryFrom",
      j.salary_to::float AS "salaryTo", j.salary_currency AS "salaryCurrency", j.salary_period AS "salaryPeriod",
      j.receive_applicants AS receive, j.link, j.apply_email AS "applyEmail", j.source, j.is_paid AS "isPaid",
      coalesce((${SENT_TO_REVIEW}->>'at')::timestamptz, j.created_at) AS since, ${SENT_TO_REVIEW} AS submission,
      (SELECT btrim(u.first_name || ' ' || u.last_name) FROM users u
        WHERE u.id = split_part(${SENT_TO_REVIEW}->>'actor', ':', 2)) AS sender,
      ARRAY(SELECT coalesce(l.locality, l.address, l.country_code) FROM job_locations l WHERE l.job_id = j.id
        ORDER BY l.position LIMIT 5) AS places,
      coalesce(t.description, '') AS html, c.flag, ${LOGO} AS "logoImage",
      json_build_object('id', c.id, 'key', c.key, 'name', c.name, 'approvedAt', c.approved_at,
        'domains', ARRAY(SELECT d.domain FROM company_domains d WHERE d.company_id = c.id),
        'jobs', (SELECT count(*) FROM jobs k WHERE k.company_id = c.id AND k.approved_at IS NOT NULL)) AS company,
      (SELECT count(*)::int FROM reports r WHERE r.company_id = c.id AND r.is_upheld) AS reports
    FROM jobs j JOIN companies c ON c.id = j.company_id LEFT JOIN job_texts t ON t.job_id = j.id WHERE j.id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  const { company } = row;
  const apply = { platform: 'On the site', email: row.applyEmail ?? 'By email', link: row.link ?? 'By a link' };
  const says: Saying[] = [
    { label: 'Startup', text: company.name, links: [{ label: company.name, href: `/admin/companies/${company.key}` }] },
    { label: 'Role', text: labelOf(JOB_ROLES, row.jobRole) },
    { label: 'Place', text: row.places.join(', ') },
    { label: 'Workplace', text: WORKPLACES[row.workplace] ?? '' },
    { label: 'Pay', text: PAY[row.salaryType] ?? payText(row) },
    {
      label: 'Apply',
      text: apply[row.receive as keyof typeof apply] ?? row.receive,
      ...(row.receive === 'link' && row.link !== null && { links: [{ label: row.link, href: row.link }] }),
    },
  ];
  return {
    name: row.title,
    flag: row.flag,
    logoImage: row.logoImage,
    says,
    html: sanitiseRichText(row.html),
    sentBy: row.sender,
    since: new Date(row.since).toISOString(),
    open: { label: 'Open startup', href: `/admin/companies/${company.key}` },
    findings: await findingsOf(context, id, row),
  };
}

function payText({ salaryFrom, salaryTo, salaryCurrency, salaryPeriod }: JobRow): string {
  const ends = [...new Set([salaryFrom, salaryTo])].filter((end) => end !== null);
  const amounts = ends.map((end) => amountText(end, salaryCurrency ?? ''));
  const prefix = salaryTo === null ? 'From ' : salaryFrom === null ? 'Up to ' : '';
  return `${prefix}${amounts.join(' to ')} ${salaryPeriod === 'hour' ? 'an' : 'a'} ${salaryPeriod}`;
}

async function findingsOf(context: Context, id: string, row: JobRow): Promise<Finding[]> {
  const { company } = row;
  const findings: Finding[] = [];
  const link = row.receive === 'link' ? row.link : null;
  const risk = await reviewReason(context, company, { title: row.title, link }, await comparedTextOfJob(context, id));
  const reason = row.submission?.reason ?? null;
  const isOver = risk === null && isFlag(reason) && !isOfCrowdedDay(reason);
  if (risk !== null) {
    findings.push({ tone: 'warn', title: `A risk in the ${isOfLink(risk) ? 'link' : 'text'}`, text: sentence(risk) });
  } else if (isFlag(reason)) {
    const since = isOver ? ' Our check does not find that now.' : '';
    findings.push({ tone: 'warn', title: 'Sent to review', text: `${sentence(reason ?? '')}${since}` });
  }
  if (row.reports > 0) {
    findings.push({
      tone: 'warn',
      title: 'Reported before',
      text: 'We removed something of this startup after reports.',
    });
  }
  if (risk === null && !isOver) {
    findings.push({
      tone: 'ok',
      title: 'Text is their own',
      text: 'No other startup publishes it, and it asks for no money.',
    });
  }
  const isFirst = company.jobs === 0;
  if (isFirst || (risk === null && reason !== null && !isFlag(reason))) {
    const text = 'We look at the first job of each startup.';
    findings.push({ tone: 'info', title: isFirst ? 'First job' : 'Sent as the first job', text });
  }
  if (!isFirst) {
    findings.push({ tone: 'ok', title: 'Known startup', text: `We have published ${company.jobs} of its jobs.` });
  }
  const length = plainText(row.html).length;
  if (length < SHORT_TEXT) findings.push({ tone: 'info', title: 'Short text', text: `${length} characters.` });
  if (row.salaryType === 'unpaid')
    findings.push({ tone: 'info', title: 'Unpaid', text: 'The job says that it is unpaid.' });
  if (row.isPaid) findings.push({ tone: 'info', title: 'Paid for', text: 'If you reject it, the money goes back.' });
  if (row.source) findings.push({ tone: 'info', title: 'Imported', text: 'It came in with a feed.' });
  return findings;
}

function sentence(reason: string): string {
  const text = capitalise(reason);
  // A quoted sentence has its own full stop.
  return /[.!?…]”$/.test(text) ? text : `${text}.`;
}
