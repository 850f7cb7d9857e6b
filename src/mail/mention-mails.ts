import { readMentionForMail } from '#domain/applications/messages/mention-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tellLater } from '#domain/tell.server.ts';
import type { Mailer } from './mailer.ts';
import { mentionMessage } from './mention-message.tsx';
import type { MailSite } from './message.tsx';
import { sendToAll } from './send-to-all.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** A note that is deleted within this time mails nobody. */
const UNDO_MINUTES = 2;

/** The mails to members whom a colleague names in a note, as reactions to events (see worker/reactions.ts). */
export function mentionMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    'application.noted': [
      async (context: Context, event: EventOf<'application.noted'>) => {
        const due = new Date(Date.parse(event.at) + UNDO_MINUTES * 60_000);
        if (due > context.now) return tellLater(context, event, due);
        const mention = await readMentionForMail(context, event.id);
        if (!mention) return;
        const site = siteOf[mention.company.platform];
        await sendToAll(context, mailer, `mention:${event.id}`, site, mention.people, mentionMessage(site, mention));
      },
    ],
  };
}
