import { REVIEW_WORKING_DAYS } from '#domain/moderation/decision.ts';
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
        preview="A person reviews it and writes to you."
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
        <Paragraph>A person reviews it. We write to you with our decision and its reasons.</Paragraph>
        {key !== null && <Paragraph>Please confirm your address, so that your report counts in full.</Paragraph>}
      </MailLayout>
    ),
  };
}

const REMOVED = {
  upheld: 'You were right, and we removed it.',
  kept: 'We looked at it, and found nothing that breaks our rules. It stays.',
};
const warning = (who: string) => ({
  upheld: `You were right, and we warned ${who}.`,
  kept: 'We looked at it, and found nothing that breaks our rules.',
});
const OUTCOMES: Record<ReportFacts['kind'], { upheld: string; kept: string }> = {
  job: REMOVED,
  company: REMOVED,
  message: REMOVED,
  person: warning('them'),
  investor: warning('its team'),
};

/** The decision about a report, for its reporter. */
export function reportDecidedMessage(site: MailSite, facts: ReportFacts): Message {
  const outcome = OUTCOMES[facts.kind][facts.isUpheld ? 'upheld' : 'kept'];
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
          A person made this decision, not a program. If you think that we are wrong, answer with new facts, and another
          of us looks.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** Words a decision for those concerned: its name, where they read it, and why they have the mail. */
function wordsFor(site: MailSite, { company, jobTitle, decision, about }: StatementFacts) {
  if (company !== null) {
    const what = jobTitle === null ? company.name : `the job ${jobTitle}`;
    return {
      made: `We ${decision === 'jobPaused' ? 'paused' : 'removed'} ${what}`,
      appeal: `Your appeal about ${what}`,
      against: `our decision about ${what}`,
      path: `/client/startups/${company.key}/decisions`,
      why: `You get this because you manage ${company.name} at ${site.name}.`,
    };
  }
  const [path, why] = ['/settings#decisions', `You get this because you have an account at ${site.name}.`];
  if (decision === 'messageRemoved') {
    const heading = 'We removed a message of yours';
    const [appeal, against] = ['Your appeal about a message', `our removal of a message about ${about}`];
    return { made: about === null ? heading : `${heading} about ${about}`, appeal, against, path, why };
  }
  const warningHeading = decision === 'personWarned' ? 'We warned you' : 'We warned the team of your investor';
  return { made: warningHeading, appeal: 'Your appeal against our warning', against: 'our warning', path, why };
}

/** The reasons of a decision of staff, or their answer to an appeal, for those whom it concerns. */
export function statementMessage(site: MailSite, facts: StatementFacts, news: 'made' | 'appealDecided'): Message {
  const { made, appeal, against, path, why } = wordsFor(site, facts);
  const isAnswer = news === 'appealDecided';
  const heading = isAnswer ? (facts.isAppealUpheld ? 'You were right' : 'Our decision stands') : made;
  const text = isAnswer ? (facts.appealDecision ?? '') : facts.text;
  return {
    subject: isAnswer ? appeal : made,
    body: (
      <MailLayout
        site={site}
        preview={heading}
        heading={heading}
        action={{
          label: 'Read the decision',
          href: `${site.origin}${path}`,
        }}
        why={why}
      >
        <Paragraph>{isAnswer ? `You appealed against ${against}.` : `${made}.`}</Paragraph>
        {isAnswer && facts.isAppealUpheld && facts.isJobOpen && (
          <Paragraph>The job is open again, and its last day has not changed.</Paragraph>
        )}
        {text && <Paragraph>{isAnswer ? text : `The reason: ${text}`}</Paragraph>}
        <Paragraph>
          A person made this decision, not a program.
          {isAnswer ? '' : ' If you think that we are wrong, you can appeal once, and another of us looks.'}
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** The receipt of an appeal, for those who may appeal against the decision. */
export function appealReceivedMessage(site: MailSite, facts: StatementFacts): Message {
  const { against, appeal, path, why } = wordsFor(site, facts);
  return {
    subject: `We have ${appeal.replace(/^Your/, 'your')}`,
    body: (
      <MailLayout
        site={site}
        preview="A person reviews it and writes to you."
        heading="We have your appeal"
        action={{ label: 'Read the appeal', href: `${site.origin}${path}` }}
        why={why}
      >
        <Paragraph>You appealed against {against}.</Paragraph>
        <Paragraph>
          A person reviews it and writes to you with the answer, usually within {REVIEW_WORKING_DAYS} working days.
          Until then our decision stands.
        </Paragraph>
      </MailLayout>
    ),
  };
}

/** The reasons of several decisions about the jobs of one startup, each with its own. */
export function statementsMessage(site: MailSite, all: readonly [StatementFacts, ...StatementFacts[]]): Message {
  const [{ company, decision }] = all;
  const name = company?.name ?? '';
  const heading = `We ${decision === 'jobPaused' ? 'paused' : 'removed'} ${all.length} jobs of ${name}`;
  return {
    subject: heading,
    body: (
      <MailLayout
        site={site}
        preview={all.map(({ jobTitle }) => jobTitle).join(', ')}
        heading={heading}
        action={{ label: 'Read the decisions', href: `${site.origin}/client/startups/${company?.key}/decisions` }}
        why={`You get this because you manage ${name} at ${site.name}.`}
      >
        {all.map(({ jobTitle, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one title
          <Paragraph key={index}>
            <Strong>{jobTitle || 'Without a title'}</Strong>. The reason: {text}
          </Paragraph>
        ))}
        <Paragraph>
          A person made this decision, not a program. If you think that we are wrong, you can appeal once against each
          decision, and another of us looks.
        </Paragraph>
      </MailLayout>
    ),
  };
}
