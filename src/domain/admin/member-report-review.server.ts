import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { type EvidenceMessage, type MemberKind, reportNumber, reportReasonLabel } from '#domain/moderation/report.ts';
import { REPORTED, REPORTED_NAME } from '#domain/moderation/reported-facts.server.ts';
import type { Finding, Saying } from './review.ts';

/** What members report: people, messages and investors. Staff see the reported message with the one before it, and no more. */

type Row = {
  kind: MemberKind;
  name: string;
  flag: string | null;
  logoImage: { path: string } | null;
  email: string | null;
  investor: {
    key: string;
    intro: string;
    website: string | null;
    approvedAt: string | null;
    team: string[];
    /** How many reports of it were right before. */
    upheldCount: number;
  } | null;
  companyKey: string | null;
  company: string | null;
  job: string | null;
  isOfTalent: boolean | null;
  since: Date | string;
  reports: { id: string; reason: string; text: string }[];
  evidence: EvidenceMessage[] | null;
  keptCount: number;
  decided: number;
};

const WHAT: Record<MemberKind, string> = { person: 'A person', message: 'A message', investor: 'An investor' };

/** SQL: the logo of the investor `v`. */
const LOGO_OF_INVESTOR = sql`(SELECT json_build_object('path', '/images/' || i.id) FROM images i WHERE i.id = v.logo_image_id)`;
/** SQL: the investor `v` as staff read it beside its reports; null for other subjects. */
const INVESTOR = sql`CASE WHEN v.id IS NOT NULL THEN json_build_object('key', v.key, 'intro', v.intro, 'website', v.website,
  'approvedAt', v.approved_at,
  'team', coalesce((SELECT json_agg(coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) ORDER BY u.id)
    FROM investor_members n JOIN users u ON u.id = n.user_id WHERE n.investor_id = v.id AND n.role IN ('owner', 'manager')), '[]'),
  'upheldCount', (SELECT count(*)::int FROM reports o WHERE o.subject_id = v.id AND o.is_upheld)) END`;

/** All open reports of one person, message or investor. Checks no permission: the calling query does. */
export async function reviewMemberReports(context: Context, subjectId: string) {
  const { rows } = await context.db.execute<Row>(sql`
    SELECT r.subject_type AS kind, ${REPORTED_NAME} AS name, v.flag, ${LOGO_OF_INVESTOR} AS "logoImage", p.email,
      ${INVESTOR} AS investor, ac.key AS "companyKey", ac.name AS company, aj.title AS job, r.since, r.reports, r.evidence,
      coalesce(m.is_from_talent, t.user_id = p.id) AS "isOfTalent",
      (SELECT count(*)::int FROM reports o WHERE o.subject_id = ${subjectId} AND o.is_upheld = false) AS "keptCount",
      (SELECT count(*)::int FROM statements s WHERE s.user_id = p.id AND s.is_appeal_upheld IS NOT TRUE) AS decided
    FROM (SELECT subject_id, subject_type, min(company_id) AS company_id, min(application_id) AS application_id, min(at) AS since,
        (array_agg(evidence ORDER BY at))[1] AS evidence,
        json_agg(json_build_object('id', id, 'reason', reason, 'text', text) ORDER BY at) AS reports
      FROM reports WHERE subject_id = ${subjectId} AND decided_at IS NULL GROUP BY subject_id, subject_type) r
    ${REPORTED} LEFT JOIN talents t ON t.id = a.talent_id`);
  const [row] = rows;
  if (!row) return null;
  const { kind, name, flag, logoImage, email, investor } = row;
  return {
    name,
    flag,
    logoImage,
    reported: kind,
    isPerson: kind !== 'investor',
    html: null,
    sentBy: null,
    says: saysOf(row),
    since: new Date(row.since).toISOString(),
    open:
      investor !== null
        ? { label: 'Open investor', href: `/admin/investors/${investor.key}` }
        : email === null
          ? null
          : { label: 'Open person', href: `/admin/people?search=${encodeURIComponent(email)}` },
    findings: findingsOf(row),
  };
}

function saysOf({ kind, name, investor, company, companyKey, job, isOfTalent, reports, evidence }: Row): Saying[] {
  const side = isOfTalent ? 'Applied to' : 'Writes for';
  return [
    { label: 'Reported', text: WHAT[kind] },
    ...(investor === null ? [] : sayingsOfInvestor(name, investor)),
    ...(company === null
      ? []
      : [{ label: side, text: company, links: [{ label: company, href: `/admin/companies/${companyKey}` }] }]),
    ...(job === null ? [] : [{ label: 'Job', text: job }]),
    ...evidenceSayings(evidence),
    ...reports.map(({ id, reason, text }) => ({
      label: reportNumber(id),
      text: [`${reportReasonLabel(reason)}.`, text].filter(Boolean).join(' '),
    })),
  ];
}

/** Lists what an investor says about itself: the evidence of a report of it. */
function sayingsOfInvestor(name: string, { key, intro, website, team }: NonNullable<Row['investor']>): Saying[] {
  return [
    { label: 'Investor', text: name, links: [{ label: name, href: `/admin/investors/${key}` }] },
    { label: 'Line', text: intro },
    ...(website === null ? [] : [{ label: 'Website', text: website, links: [{ label: website, href: website }] }]),
    { label: 'Team', text: team.join(', ') },
  ];
}

/** The reported message and the one before it, as the reporter saw them. */
export function evidenceSayings(evidence: EvidenceMessage[] | null): Saying[] {
  return (evidence ?? []).map(({ isFromTalent, text, asks, file }, index, all) => ({
    label: index === all.length - 1 ? 'The message' : `Before it, by the ${isFromTalent ? 'applicant' : 'startup'}`,
    text:
      [text, asks, file && `With the file ${file}, which stays with the two of them.`].filter(Boolean).join('\n') ||
      'No words.',
  }));
}

function findingsOf({ kind, investor, reports, keptCount, decided }: Row): Finding[] {
  const findings: Finding[] = [];
  if (decided > 0) {
    const before = decided === 1 ? 'Once before' : `${decided} times before`;
    findings.push({
      tone: 'warn',
      title: 'Not the first time',
      text: `${before} we warned them or removed a message of theirs.`,
    });
  }
  if (investor !== null && investor.upheldCount > 0) {
    findings.push({ tone: 'warn', title: 'Not the first time', text: 'We warned its team after earlier reports.' });
  }
  findings.push({
    tone: 'info',
    title: reports.length === 1 ? 'One report' : `${reports.length} reports`,
    text: kind === 'investor' ? 'By members who are logged in.' : 'By people who share the application with them.',
  });
  if (keptCount > 0)
    findings.push({ tone: 'info', title: 'Looked at before', text: 'We did nothing after earlier reports.' });
  if (investor !== null && investor.approvedAt !== null && investor.upheldCount === 0) {
    findings.push({ tone: 'ok', title: 'Approved investor', text: 'Its team was not warned before.' });
  }
  if (kind !== 'investor') {
    const text =
      kind === 'message'
        ? 'You see the message and the one before it, and no more.'
        : 'You see what was reported, and no more.';
    findings.push({ tone: 'info', title: 'Applications stay private', text });
  }
  return findings;
}
