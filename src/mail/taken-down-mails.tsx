import {
  type Applicants,
  readLiftedSuspension,
  readRemovedScam,
  readSuspension,
  suspensionMailKey,
} from '#domain/applications/taken-down.server.ts';
import { suspensionLiftedText, type TakenDown, takenDownText } from '#domain/applications/taken-down.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { sendOnce } from './send-once.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails to talents whose job staff removed as a scam, and those about the suspension of a startup and its end. */
export function takenDownMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  async function tellTalents(
    context: Context,
    facts: Applicants | null,
    keyOf: (userId: string) => string,
    messageOf: (site: MailSite, at: ApplicationAt) => Message,
  ): Promise<void> {
    if (!facts) return;
    const site = siteOf[facts.company.platform];
    const company = facts.company.name;
    const outcomes = await Promise.allSettled(
      facts.people.map(({ id, email, ...application }) =>
        sendOnce(context, mailer, keyOf(id), async () => ({
          ...{ to: email, site },
          message: messageOf(site, { company, ...application }),
        })),
      ),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    'statement.made': async (context: Context, { id, news }: EventOf<'statement.made'>) => {
      if (news !== 'made') return;
      const facts = await readRemovedScam(context, id);
      await tellTalents(
        context,
        facts,
        (userId) => `scamRemoved:${id}:${userId}`,
        (site, at) => takenDownMessage(site, { what: 'scam', ...at }),
      );
    },
    // Each of the two finds nobody for the entry of the other.
    'company.applicantsMailDue': async (
      context: Context,
      { id, entry }: EventOf<'company.applicantsMailDue'>,
    ): Promise<void> => {
      await tellTalents(
        context,
        await readSuspension(context, id, entry),
        (userId) => suspensionMailKey(entry, userId),
        (site, at) => takenDownMessage(site, { what: 'suspended', ...at }),
      );
      await tellTalents(
        context,
        await readLiftedSuspension(context, id, entry),
        (userId) => `suspensionLifted:${entry}:${userId}`,
        suspensionLiftedMessage,
      );
    },
  };
}

type ApplicationAt = { company: string; applicationId: string; job: string; jobStatus: JobStatus };

/** To a talent who was told of a suspension: the startup is back, and whether the job is open. */
export function suspensionLiftedMessage(
  site: MailSite,
  { company, applicationId, job, jobStatus }: ApplicationAt,
): Message {
  const text = suspensionLiftedText({ company, job, jobStatus });
  const title = `${company} is back`;
  const then = 'Your application is where it was, and they can write to you again.';
  return applicantMessage(site, { company, applicationId, subject: title, title, text, then });
}

/** To a talent: what staff did, and what that means for them. */
export function takenDownMessage(
  site: MailSite,
  { what, company, applicationId, job }: Omit<ApplicationAt, 'jobStatus'> & { what: TakenDown },
): Message {
  const { title, text } = takenDownText(what, { company, job, side: 'talent' });
  const subject = what === 'scam' ? `We removed a job you applied for: ${job}` : title;
  const then = 'We’re sorry that this happened here.';
  return applicantMessage(site, { company, applicationId, subject, title, text, then });
}

type ApplicantText = Record<'company' | 'applicationId' | 'subject' | 'title' | 'text' | 'then', string>;

function applicantMessage(
  site: MailSite,
  { company, applicationId, subject, title, text, then }: ApplicantText,
): Message {
  return {
    subject: subject.slice(0, 78),
    body: (
      <MailLayout
        site={site}
        heading={title}
        preview={text.slice(0, 100)}
        action={{ label: 'See your application', href: `${site.origin}/client/my-jobs/${applicationId}` }}
        why={`You get this because you applied to ${company} on ${site.name}.`}
      >
        <Paragraph>{text}</Paragraph>
        <Paragraph>{then}</Paragraph>
      </MailLayout>
    ),
  };
}
