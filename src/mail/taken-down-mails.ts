import {
  type Applicants,
  readLiftedSuspension,
  readRemovedScam,
  readSuspension,
  suspensionMailKey,
} from '#domain/applications/taken-down.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { sendOnce } from './send-once.ts';
import { type ApplicationAt, suspensionLiftedMessage, takenDownMessage } from './taken-down-messages.tsx';

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
          to: email,
          site,
          message: messageOf(site, { company, ...application }),
        })),
      ),
    );
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
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
