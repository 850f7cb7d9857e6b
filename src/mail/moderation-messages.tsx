import { reportReasonLabel } from '#domain/moderation/report.ts';
import type { readReportForMail } from '#domain/moderation/reports.server.ts';
import type { readStatementForMail } from '#domain/moderation/statements.server.ts';
import { MailLayout, Paragraph, Strong } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

export type ReportFacts = NonNullable<Awaited<ReturnType<typeof readReportForMail>>>;
export type StatementFacts = NonNullable<Awaited<ReturnType<typeof readStatementForMail>>>;

const whyReported = (site: MailSite) =>
  `You get this because this address was given with a report at ${site.name}. We use it for nothing else.`;

/** The receipt of a report. Its link proves the address, so that the report counts. */
export function reportReceivedMessage(site: MailSite, facts: ReportFacts, key: string | null): Message {
  return {
    subject: `We have your report ${facts.number}`,
    body: (
      <MailLayout
        site={site}
        preview="A person looks at it and writes to you."
        heading="Thank you for telling us"
        action={
          key === null
            ? undefined
            : { label: 'Confirm my address', href: `${site.origin}/reports/confirm?report-key=${key}` }
        }
        why={whyReported(site)}
      >
        <Paragraph>
          You reported <Strong>{facts.name}</Strong>: {reportReasonLabel(facts.reason)}. Your report has the number{' '}
          {facts.number}.
        </Paragraph>
        <Paragraph>A person looks at it. We write to you with our decision and its reasons.</Paragraph>
        {key !== null && <Paragraph>Please confirm your address: then your report counts in full.</Paragraph>}
      </MailLayout>
    ),
  };
}

/** The decision about a report, for its reporter. */
export function reportDecidedMessage(site: MailSite, facts: ReportFacts): Message {
  const outcome = facts.isUpheld
    ? 'You were right, and we removed it.'
    : 'We looked at it, and found nothing that breaks our rules. It stays.';
  return {
    subject: `Our decision about your report ${facts.number}`,
    body: (
      <MailLayout site={site} preview={outcome} heading="We have decided" why={whyReported(site)}>
        <Paragraph>
          You reported <Strong>{facts.name}</Strong>: {reportReasonLabel(facts.reason)}.
        </Paragraph>
        <Paragraph>{outcome}</Paragraph>
        {facts.decision && <Paragraph>{facts.decision}</Paragraph>}
        <Paragraph>
          A person decided this, no program. If you think that we are wrong, answer with new facts, and another of us
          looks.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** The reasons why staff removed a job, or their answer to an appeal, for the startup. */
export function statementMessage(site: MailSite, facts: StatementFacts, news: 'made' | 'appealDecided'): Message {
  const what = facts.jobTitle === null ? facts.company.name : `the job ${facts.jobTitle}`;
  const isAnswer = news === 'appealDecided';
  const made = `We ${facts.decision === 'jobPaused' ? 'paused' : 'removed'} ${what}`;
  const heading = isAnswer ? (facts.isAppealUpheld ? 'You were right' : 'Our decision stands') : made;
  const text = isAnswer ? (facts.appealDecision ?? '') : facts.text;
  return {
    subject: isAnswer ? `Your appeal about ${what}` : made,
    body: (
      <MailLayout
        site={site}
        preview={heading}
        heading={heading}
        action={{
          label: 'Read the decision',
          href: `${site.origin}/client/startups/${facts.company.key}/decisions`,
        }}
        why={`You get this because you manage ${facts.company.name} at ${site.name}.`}
      >
        <Paragraph>{isAnswer ? `You appealed against our decision about ${what}.` : `${made}.`}</Paragraph>
        {text && <Paragraph>{isAnswer ? text : `The reason: ${text}`}</Paragraph>}
        <Paragraph>
          A person decided this, no program.
          {isAnswer ? '' : ' If you think that we are wrong, you can appeal once, and another of us looks.'}
        </Paragraph>
      </MailLayout>
    ),
  };
}
