import { STATUS_MAIL_DELAY_MINUTES } from '#domain/applications/application.ts';
import { clockDay, PAUSE_DAY, TALENT_NOTICE_DAY } from '#domain/applications/clock/answer-clock.ts';
import {
  type ApplicationMailFacts,
  readApplicationForMail,
  readNo,
  readWaitingAnswers,
} from '#domain/applications/notices/mail-facts.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tellLater } from '#domain/tell.server.ts';
import {
  ALWAYS_MAILED_STATUSES,
  answersDueMessage,
  deletionNearMessage,
  quietMessage,
  statusMessage,
} from './application-status-messages.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite, Message } from './message.tsx';
import { addressOfTalent } from './replies.ts';
import { sendOnce } from './send-once.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails about where an application stands and about its answer clock (rules §5), as reactions to events. */
export function applicationStatusMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  const toTalent = (
    context: Context,
    key: string,
    id: string,
    write: (site: MailSite, application: ApplicationMailFacts) => Promise<Message | null> | Message | null,
  ) =>
    sendOnce(context, mailer, key, async () => {
      const application = await readApplicationForMail(context, id);
      if (!application) return null;
      const site = siteOf[application.company.platform];
      const message = await write(site, application);
      return message && { ...(await addressOfTalent(context, site, application)), site, message };
    });

  /** One mail for each run of the clock, and none once the startup has answered. */
  async function tellOfSilence(context: Context, id: string): Promise<void> {
    const clockFrom = (await readApplicationForMail(context, id))?.clockFrom;
    if (!clockFrom) return;
    const since = new Date(clockFrom);
    if (clockDay(since, context.now) < TALENT_NOTICE_DAY) return;
    await toTalent(context, `applicationQuiet:${id}:${since.getTime()}`, id, (site, application) =>
      application.talent.wantsAnswers ? quietMessage(site, application) : null,
    );
  }

  return {
    'application.statusChanged': [
      async (context: Context, event: EventOf<'application.statusChanged'>) => {
        const { id, status, on } = event;
        const due = new Date(Date.parse(on) + STATUS_MAIL_DELAY_MINUTES * 60_000);
        if (!ALWAYS_MAILED_STATUSES.has(status) && due > context.now) return tellLater(context, event, due);
        return toTalent(context, `applicationStatus:${id}:${on}`, id, async (site, application) => {
          // It was moved again meanwhile: that move has its own mail.
          if (new Date(application.statusAt).toISOString() !== on) return null;
          if (!application.talent.wantsAnswers && !ALWAYS_MAILED_STATUSES.has(status)) return null;
          return statusMessage(site, application, status === 'notSelected' ? await readNo(context, id) : null);
        });
      },
    ],
    'application.clockDay': [
      async (context: Context, { id, companyId, day }: EventOf<'application.clockDay'>) => {
        if (day === TALENT_NOTICE_DAY) {
          await tellOfSilence(context, id);
        }
        // Its own mail says that the job is paused.
        if (day === PAUSE_DAY) return;
        // One mail a startup and day, however many people wait.
        const waiting = await readWaitingAnswers(context, companyId);
        if (!waiting || waiting.jobs.length === 0) return;
        const site = siteOf[waiting.company.platform];
        const on = context.now.toISOString().slice(0, 10);
        for (const { id: person, email } of waiting.people) {
          await sendOnce(context, mailer, `answersDue:${companyId}:${on}:${person}`, async () => ({
            to: email,
            site,
            message: answersDueMessage(site, waiting),
          }));
        }
      },
    ],
    'application.deletionNear': [
      async (context: Context, { id }: EventOf<'application.deletionNear'>) => {
        // The startup may open it again and end it later, which has a notice of its own.
        const deletesAt = (await readApplicationForMail(context, id))?.deletesAt;
        if (!deletesAt) return;
        const day = new Date(deletesAt).toISOString().slice(0, 10);
        return toTalent(context, `applicationDeletion:${id}:${day}`, id, deletionNearMessage);
      },
    ],
  };
}
