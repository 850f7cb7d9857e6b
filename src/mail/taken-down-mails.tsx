import { readRemovedScam, readSuspension, type TakenDownFacts } from '#domain/applications/taken-down.server.ts';
import { type TakenDown, takenDownText } from '#domain/applications/taken-down.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { MailLayout, Paragraph } from './layout.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { sendOnce } from './send-once.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails to talents whose job staff removed as a scam, or whose startup they suspended. */
export function takenDownMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  async function tellTalents(context: Context, key: string, facts: TakenDownFacts | null): Promise<void> {
    if (!facts) return;
    const site = siteOf[facts.company.platform];
    const outcomes = await Promise.allSettled(
      facts.people.map(({ id, email, applicationId, job }) =>
        sendOnce(context, mailer, `${key}:${id}`, async () => ({
          ...{ to: email, site },
          message: takenDownMessage(site, { what: facts.what, company: facts.company.name, applicationId, job }),
        })),
      ),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    'statement.made': async (context: Context, { id, news }: EventOf<'statement.made'>) => {
      if (news === 'made') await tellTalents(context, `scamRemoved:${id}`, await readRemovedScam(context, id));
    },
    'company.mailDue': async (context: Context, { id, entry }: EventOf<'company.mailDue'>) =>
      tellTalents(context, `startupSuspended:${entry}`, await readSuspension(context, id, entry)),
  };
}

/** To a talent: what staff did, and what that means for them. */
export function takenDownMessage(
  site: MailSite,
  { what, company, applicationId, job }: { what: TakenDown; company: string; applicationId: string; job: string },
): Message {
  const { title, text } = takenDownText(what, { company, job, side: 'talent' });
  return {
    subject: (what === 'scam' ? `We removed a job you applied for: ${job}` : title).slice(0, 78),
    body: (
      <MailLayout
        site={site}
        heading={title}
        preview={text.slice(0, 100)}
        action={{ label: 'See your application', href: `${site.origin}/client/my-jobs/${applicationId}` }}
        why={`You get this because you applied to ${company} on ${site.name}.`}
      >
        <Paragraph>{text}</Paragraph>
        <Paragraph>We’re sorry that this happened here.</Paragraph>
      </MailLayout>
    ),
  };
}
