import { joinLinkPath, readJoinRequestForMail } from '#domain/companies/joining/join-requests.server.ts';
import { readCompanyForMail } from '#domain/companies/mail-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { companyTransitionMessage } from './company-messages.tsx';
import { joinAnsweredMessage, joinAskedMessage } from './join-messages.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import { sendToAll } from './send-to-all.ts';
import { takenDownMails } from './taken-down-mails.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails to the team of a startup, as reactions to events (see worker/reactions.ts). */
export function companyMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  return {
    'company.mailDue': [
      async (context: Context, { id, entry }: EventOf<'company.mailDue'>) => {
        const company = await readCompanyForMail(context, id, entry);
        const site = siteOf[company?.platform ?? 'thehub'];
        const message = company && companyTransitionMessage(site, company);
        if (!message) return;
        // An admin saves a profile by sections: one mail a day says that they did.
        const isEdit = company.action === 'edit';
        const key = isEdit ? `companyEdited:${id}:${context.now.toISOString().slice(0, 10)}` : `company:${entry}`;
        await sendToAll(context, mailer, key, site, company.people, message);
      },
    ],
    'company.applicantsMailDue': [takenDownMails({ mailer, siteOf })['company.applicantsMailDue']],
    'company.joinAsked': [
      async (context: Context, { id }: EventOf<'company.joinAsked'>) => {
        const request = await readJoinRequestForMail(context, id);
        if (request?.state !== 'open') return;
        const site = siteOf[request.company.platform];
        const workspace = `/client/startups/${request.company.key}/users#requests`;
        await sendToAll(context, mailer, `joinAsked:${id}`, site, request.people, async (person) =>
          // Staff answer in the workspace alone, because they log in with a second factor.
          joinAskedMessage(site, request, person.isMember ? await joinLinkPath(context, id, person) : workspace),
        );
      },
    ],
    'company.joinAnswered': [
      async (context: Context, { id }: EventOf<'company.joinAnswered'>) => {
        const request = await readJoinRequestForMail(context, id);
        const site = siteOf[request?.company.platform ?? 'thehub'];
        const message = request && joinAnsweredMessage(site, request);
        if (message) await sendToAll(context, mailer, `joinAnswered:${id}`, site, [request.asker], message);
      },
    ],
  };
}
