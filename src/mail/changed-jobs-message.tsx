import type { JobAction } from '#domain/jobs/job.ts';
import type { ChangedTogether, JobMailFacts } from '#domain/jobs/mail-facts.server.ts';
import { MailLayout, MailLink, Paragraph } from './layout.tsx';
import type { MailSite, Message } from './message.tsx';

const DRAFTS = { state: 'drafts again', text: (by: string) => `${by} made these jobs drafts again. Nothing is lost.` };
const RENEWED = {
  state: 'renewed',
  text: (by: string) => `${by} renewed these jobs. They stay open for another period.`,
};

const COPY: { [Action in JobAction]?: { state: string; text: (by: string) => string } } = {
  pause: {
    state: 'paused',
    text: (by) => `${by} paused these jobs. Their days run on, and you can resume them.`,
  },
  resume: { state: 'open again', text: (by) => `${by} opened these jobs again.` },
  reopen: { state: 'open again', text: () => 'We reversed our decision about these jobs. They are open again.' },
  renew: RENEWED,
  renewLive: RENEWED,
  close: {
    state: 'closed',
    text: (by) =>
      `${by} closed these jobs. Nobody can apply any more. The people who applied are still waiting for your answer. You can renew them within 90 days.`,
  },
  withdraw: DRAFTS,
  cancelPayment: DRAFTS,
};

/** One mail about several jobs that one person changed together; null where such a change needs none. */
export function changedJobsMessage(
  site: MailSite,
  { company, transition }: JobMailFacts,
  changes: readonly ChangedTogether[],
): Message | null {
  const copy = changes[0] && COPY[changes[0].action];
  if (!copy) return null;
  const jobs = `${site.origin}/client/startups/${company.key}/jobs`;
  const subject = `${changes.length} jobs of ${company.name} are ${copy.state}`;
  return {
    subject,
    body: (
      <MailLayout
        site={site}
        preview={changes.map(({ title }) => title).join(', ')}
        heading={`${changes.length} jobs are ${copy.state}`}
        action={{ label: 'See the jobs', href: jobs }}
        why={`You get this because you manage jobs of ${company.name} at ${site.name}.`}
      >
        <Paragraph>{copy.text(transition?.by ?? 'Somebody in your team')}</Paragraph>
        {changes.map(({ jobId, title }) => (
          <Paragraph key={jobId}>
            <MailLink href={`${jobs}/${jobId}`}>{title || 'Without a title'}</MailLink>
          </Paragraph>
        ))}
      </MailLayout>
    ),
  };
}
