import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { reportedKindOf } from '#domain/moderation/decisions.server.ts';
import { MEMBER_KINDS, type PublicKind, reportNumber, reportReasonLabel } from '#domain/moderation/report.ts';
import { plainText, sanitiseRichText } from '#domain/site/rich-text.ts';
import { LOGO } from './company-findings.server.ts';
import { reviewMemberReports } from './member-report-review.server.ts';
import type { Finding, Saying } from './review.ts';
import { findSuspensionAhead } from './suspension-ahead.server.ts';

type Reported = {
  kind: PublicKind;
  name: string | null;
  company: {
    id: string;
    key: string;
    name: string;
    status: string;
    approvedAt: string | null;
    intro: string;
    website: string | null;
    whatWeDo: string;
    team: string[];
  };
  jobStatus: string | null;
  isPaused: boolean | null;
  html: string | null;
  flag: string | null;
  logoImage: { path: string } | null;
  since: Date | string;
  reports: { id: string; reason: string; text: string; hasEmail: boolean; isVerified: boolean }[];
  networks: number;
  keptCount: number;
  upheldCount: number;
};

/** All open reports of one subject. Checks no permission: the calling query does. */
export async function reviewReports(context: Context, subjectId: string) {
  const kind = await reportedKindOf(context, 'report', subjectId);
  if (MEMBER_KINDS.some((each) => each === kind)) return reviewMemberReports(context, subjectId);
  return reviewPublicReports(context, subjectId);
}

async function reviewPublicReports(context: Context, subjectId: string) {
  const { rows } = await context.db.execute<Reported>(sql`
    SELECT r.kind, CASE r.kind WHEN 'job' THEN j.title ELSE c.name END AS name, c.flag, ${LOGO} AS "logoImage", r.since,
      json_build_object('id', c.id, 'key', c.key, 'name', c.name, 'status', c.status, 'approvedAt', c.approved_at,
        'intro', c.intro, 'website', c.website, 'whatWeDo', c.what_we_do,
        'team', ARRAY(SELECT coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)
          FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id ORDER BY u.id)) AS company,
      j.status AS "jobStatus", j.status = 'STOPPED' AND j.stopped_because = 'reports' AS "isPaused", t.description AS html,
      r.reports, r.networks,
      (SELECT count(*)::int FROM reports o WHERE o.subject_id = ${subjectId} AND o.is_upheld = false) AS "keptCount",
      (SELECT count(*)::int FROM reports o WHERE o.company_id = c.id AND o.is_upheld) AS "upheldCount"
    FROM (SELECT subject_id, min(subject_type) AS kind, min(company_id) AS company_id, min(at) AS since,
        count(DISTINCT network)::int AS networks,
        json_agg(json_build_object('id', id, 'reason', reason, 'text', text, 'hasEmail', email IS NOT NULL,
          'isVerified', email_verified_at IS NOT NULL) ORDER BY at) AS reports
      FROM reports WHERE subject_id = ${subjectId} AND decided_at IS NULL GROUP BY subject_id) r
    JOIN companies c ON c.id = r.company_id LEFT JOIN jobs j ON r.kind = 'job' AND j.id = r.subject_id
    LEFT JOIN job_texts t ON t.job_id = j.id`);
  const [row] = rows;
  if (!row) return null;
  const { company } = row;
  const says: Saying[] = [
    { label: 'Reported', text: row.kind === 'job' ? 'A job' : 'A startup' },
    { label: 'Startup', text: company.name, links: [{ label: company.name, href: `/admin/companies/${company.key}` }] },
    ...(row.kind === 'company' ? sayingsOfCompany(company) : []),
    ...row.reports.map(({ id, reason, text }) => ({
      label: reportNumber(id),
      text: [`${reportReasonLabel(reason)}.`, text].filter(Boolean).join(' '),
    })),
  ];
  return {
    name: row.name ?? 'A deleted job',
    flag: row.flag,
    logoImage: row.logoImage,
    reported: row.kind,
    says,
    sentBy: null,
    since: new Date(row.since).toISOString(),
    open:
      row.kind === 'job'
        ? { label: 'Open job', href: `/jobs/${subjectId}` }
        : { label: 'Open profile', href: `/startups/${company.key}` },
    html: row.html === null ? null : sanitiseRichText(row.html),
    findings: [...findingsOf(row), ...(row.kind === 'company' ? [await suspensionFinding(context, company)] : [])],
  };
}

function sayingsOfCompany({ intro, website, whatWeDo, team }: Reported['company']): Saying[] {
  return [
    { label: 'Line', text: intro },
    { label: 'Website', text: website ?? '', ...(website && { links: [{ label: website, href: website }] }) },
    { label: 'What we do', text: plainText(whatWeDo) },
    { label: 'Team', text: team.join(', ') },
  ];
}

/** One key suspends a startup: staff read the effects of that before. */
async function suspensionFinding(context: Context, { id, status }: Reported['company']): Promise<Finding> {
  const title = 'What a suspension does';
  if (status !== 'ACTIVE') return { tone: 'info', title, text: 'Nothing else changes: it is not public any more.' };
  const { jobs, applicants, refunds } = await findSuspensionAhead(context, id);
  const closing = jobs === 0 ? 'No job closes.' : jobs === 1 ? 'One job closes.' : `${jobs} jobs close.`;
  const mails =
    applicants.everybody === 0
      ? 'No applicant gets an email.'
      : `${applicants.running === 1 ? 'One applicant gets' : `${applicants.running} applicants get`} an email; for a scam, all ${applicants.everybody} who applied.`;
  const money = refunds.length === 0 ? '' : `These parts of boosts are refunded: ${refunds.join(', ')}.`;
  return { tone: 'info', title, text: [closing, mails, money].filter(Boolean).join(' ') };
}

function findingsOf({ reports, networks, isPaused, keptCount, upheldCount, company }: Reported): Finding[] {
  const findings: Finding[] = [];
  const scams = reports.filter(({ reason }) => reason === 'scam').length;
  if (scams > 0) {
    const text = scams === 1 ? 'One person says so.' : `${scams} people say so.`;
    findings.push({ tone: 'warn', title: 'Reported as a scam', text });
  }
  if (isPaused) findings.push({ tone: 'warn', title: 'Paused', text: 'Nobody sees it until you decide.' });
  if (upheldCount > 0)
    findings.push({
      tone: 'warn',
      title: 'Not the first time',
      text: 'We removed something of this startup after reports.',
    });
  const from = networks === 1 ? 'one network' : `${networks} networks`;
  const verifiedReports = reports.filter(({ isVerified }) => isVerified).length;
  findings.push({
    tone: 'info',
    title: reports.length === 1 ? 'One report' : `${reports.length} reports`,
    text: `From ${from}. ${verifiedReports === 0 ? 'No address is confirmed.' : `Confirmed addresses: ${verifiedReports}.`}`,
  });
  if (keptCount > 0)
    findings.push({ tone: 'info', title: 'Looked at before', text: 'We left it up after earlier reports.' });
  if (company.approvedAt !== null && upheldCount === 0) {
    findings.push({ tone: 'ok', title: 'Approved startup', text: 'We have removed nothing of theirs before.' });
  }
  return findings;
}
