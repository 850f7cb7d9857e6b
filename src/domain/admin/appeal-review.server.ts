import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import type { EvidenceMessage } from '#domain/moderation/report.ts';
import { isDecidedByRule, type StatementDecision, statementText } from '#domain/moderation/statement.ts';
import { LOGO } from './company-findings.server.ts';
import { evidenceSayings } from './member-report-review.server.ts';
import type { Finding, Saying } from './review.ts';

const DECISIONS: Record<StatementDecision, string> = {
  companyRejected: 'We did not approve the startup',
  companySuspended: 'We suspended the startup',
  jobRejected: 'We did not publish the job',
  jobPaused: 'We paused the job',
  jobRemoved: 'We removed the job',
  messageRemoved: 'We removed a message',
  personWarned: 'We warned them',
  investorWarned: 'We warned the team of the investor',
};

/** An appeal against a decision. Checks no permission: the calling query does. */
export async function reviewAppeal(context: Context, statementId: string) {
  const { rows } = await context.db.execute<{
    decision: StatementDecision;
    reason: string;
    text: string;
    appeal: string;
    since: Date | string;
    decidedBy: string | null;
    decider: string | null;
    decidedAt: Date | string;
    job: string | null;
    name: string;
    key: string | null;
    email: string | null;
    evidence: EvidenceMessage[] | null;
    flag: string | null;
    logoImage: { path: string } | null;
  }>(sql`
    SELECT s.decision, s.reason, s.text, s.appeal, s.appealed_at AS since, s.decided_by AS "decidedBy", s.at AS "decidedAt",
      (SELECT coalesce(nullif(btrim(d.first_name || ' ' || d.last_name), ''), d.email) FROM users d WHERE d.id = s.decided_by) AS decider, j.title AS job,
      coalesce(c.name, btrim(u.first_name || ' ' || u.last_name)) AS name, c.key, u.email, c.flag, ${LOGO} AS "logoImage",
      (SELECT r.evidence FROM reports r WHERE r.subject_id = s.message_id AND r.is_upheld ORDER BY r.at LIMIT 1) AS evidence
    FROM statements s LEFT JOIN companies c ON c.id = s.company_id LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN jobs j ON j.id = s.job_id
    WHERE s.id = ${statementId} AND s.appealed_at IS NOT NULL`);
  const [row] = rows;
  if (!row) return null;
  const isOwn = context.actor.kind === 'user' && context.actor.userId === row.decidedBy;
  const isByRule = isDecidedByRule(row);
  const findings: Finding[] = [
    {
      tone: 'info',
      title: DECISIONS[row.decision],
      text: statementText(row) || 'No reason was written.',
      by: isByRule ? 'a rule' : row.decider,
      at: new Date(row.decidedAt).toISOString(),
    },
    isOwn
      ? { tone: 'warn', title: 'You decided this', text: 'Another admin should look at the appeal.' }
      : isByRule
        ? { tone: 'ok', title: 'No person decided this', text: 'Three independent reports pause a job.' }
        : { tone: 'ok', title: 'Decided by another admin', text: 'You look at it for the first time.' },
  ];
  const says: Saying[] = [
    row.key === null
      ? { label: 'Person', text: row.name }
      : { label: 'Startup', text: row.name, links: [{ label: row.name, href: `/admin/companies/${row.key}` }] },
    ...evidenceSayings(row.evidence),
    ...(row.job === null ? [] : [{ label: 'Job', text: row.job }]),
    { label: 'They write', text: row.appeal },
  ];
  return {
    name: row.name,
    flag: row.flag,
    logoImage: row.logoImage,
    isPerson: row.key === null,
    says,
    html: null,
    findings,
    sentBy: null,
    since: new Date(row.since).toISOString(),
    open:
      row.key === null
        ? { label: 'Open person', href: `/admin/people?search=${encodeURIComponent(row.email ?? '')}` }
        : { label: 'Open startup', href: `/admin/companies/${row.key}` },
  };
}
