import { readAddressee } from '#domain/accounts/queries.server.ts';
import { readGatheredNews } from '#domain/applications/notices/applicant-mails.server.ts';
import {
  readApplicantNews,
  readApplicationForMail,
  readMessageForMail,
  readTalksForMail,
  recentApplicationMoments,
} from '#domain/applications/notices/mail-facts.server.ts';
import { newsMoment, newsSince } from '#domain/applications/notices/news.ts';
import { readApplicantsAgain, resendPath } from '#domain/applications/notices/resend.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tellLater } from '#domain/tell.server.ts';
import { agreementToTalent, talkIsOffMessage } from './agreement-messages.tsx';
import { gatheredNewsMessage } from './applicants-of-the-day-message.tsx';
import {
  applicantNewsMessage,
  chooseMailsHref,
  messageToStartup,
  messageToTalent,
  receivedMessage,
  withdrawnMessage,
} from './application-messages.tsx';
import type { Mailer } from './mailer.ts';
import type { MailSite } from './message.tsx';
import { refusedFilesMessage } from './refused-files-message.tsx';
import { addressOfTalent, withReplyTo } from './replies.ts';
import { applicantsAgainMessage } from './resend-message.tsx';
import { sendOnce } from './send-once.ts';
import { sendToAll } from './send-to-all.ts';
import { calendarOfTalk, cancelledTalks } from './talk-calendar.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The mails between talents and startups, as reactions to events (see worker/reactions.ts). */
export function applicationMails({ mailer, siteOf }: { mailer: Mailer; siteOf: Record<Platform, MailSite> }) {
  async function sendNews(context: Context, companyId: string, at: Date): Promise<void> {
    const news = await readApplicantNews(context, companyId, { after: newsSince(at), until: at });
    if (!news || news.applicants.length === 0) return;
    const site = siteOf[news.company.platform];
    const key = `applicants:${companyId}:${at.getTime()}`;
    const why = `You get this because you are on the team of ${news.company.name}.`;
    const settingsHref = chooseMailsHref(site, news.company.key);
    // An answer reaches the one applicant; a mail about several has none.
    const [only, second] = news.applicants;
    const replies = site.replyDomain !== undefined && only !== undefined && !second;
    const people = replies ? await withReplyTo(context, site, only.id, news.people) : news.people;
    await sendToAll(
      context,
      mailer,
      key,
      site,
      people,
      applicantNewsMessage(site, news, why, { replies, settingsHref }),
    );
    // The address of a job gets links to its own applicants, unless it is that of a member who has them already.
    const addresses = new Set(news.applicants.map(({ applyEmail }) => applyEmail).filter((email) => email !== null));
    for (const email of news.reached) addresses.delete(email);
    for (const email of addresses) {
      const applicants = news.applicants.filter(({ applyEmail }) => applyEmail === email);
      const reason = `You get this because ${news.company.name} gave this address for applications.`;
      const jobs = new Map(applicants.map(({ jobId, job }) => [jobId, job]));
      const again = await Promise.all(
        [...jobs].map(async ([id, job]) => ({
          job,
          href: site.origin + (await resendPath(context, { id, applyEmail: email })),
        })),
      );
      const message = applicantNewsMessage(site, { ...news, applicants }, reason, { again });
      await sendToAll(context, mailer, key, site, [{ id: email, email }], message);
    }
  }

  return {
    'application.sent': [
      (context: Context, { id }: EventOf<'application.sent'>) =>
        sendOnce(context, mailer, `applicationReceived:${id}`, async () => {
          const application = await readApplicationForMail(context, id);
          if (!application) return null;
          const site = siteOf[application.company.platform];
          return {
            ...(await addressOfTalent(context, site, application)),
            site,
            message: receivedMessage(site, application),
          };
        }),
      async (context: Context, { id, companyId }: EventOf<'application.sent'>) => {
        const application = await readApplicationForMail(context, id);
        if (!application) return;
        const at = newsMoment(await recentApplicationMoments(context, companyId), new Date(application.sentAt));
        if (at <= context.now) await sendNews(context, companyId, at);
        else await tellLater(context, { type: 'application.newsDue', id: companyId, at: at.toISOString() }, at);
      },
    ],
    'application.newsDue': [
      (context: Context, { id, at }: EventOf<'application.newsDue'>) => sendNews(context, id, new Date(at)),
    ],
    'application.newsGathered': [
      (context: Context, { id, userId, after, until, sentUntil }: EventOf<'application.newsGathered'>) =>
        sendOnce(context, mailer, `applicantsOfTheDay:${id}:${userId}:${until}`, async () => {
          const between = {
            after: new Date(after),
            until: new Date(until),
            sentUntil: new Date(sentUntil ?? until),
          };
          const news = await readGatheredNews(context, { companyId: id, userId, ...between });
          const site = siteOf[news?.company.platform ?? 'thehub'];
          return news && { to: news.email, site, message: gatheredNewsMessage(site, news) };
        }),
    ],
    'application.filesRefused': [
      (context: Context, { id, userId, mailId, files }: EventOf<'application.filesRefused'>) =>
        sendOnce(context, mailer, `filesRefused:${mailId}:${userId}`, async () => {
          const application = await readApplicationForMail(context, id);
          const person = await readAddressee(context, userId);
          if (!application || !person) return null;
          const site = siteOf[application.company.platform];
          const [recipient] = await withReplyTo(context, site, id, [{ id: userId, email: person.email }]);
          const message = refusedFilesMessage(site, application, { userId, files });
          return { to: person.email, ...(recipient?.replyTo && { replyTo: recipient.replyTo }), site, message };
        }),
    ],
    'job.applicantsWanted': [
      (context: Context, { id, on }: EventOf<'job.applicantsWanted'>) =>
        sendOnce(context, mailer, `applicantsAgain:${id}:${on}`, async () => {
          const again = await readApplicantsAgain(context, id);
          const site = siteOf[again?.company.platform ?? 'thehub'];
          return again && { to: again.job.applyEmail, site, message: applicantsAgainMessage(site, again) };
        }),
    ],
    'application.withdrawn': [
      async (context: Context, { id, on }: EventOf<'application.withdrawn'>) => {
        const application = await readApplicationForMail(context, id);
        // The talent has undone it meanwhile, and perhaps withdrawn again later.
        const withdrawnAt = application?.withdrawnAt;
        if (!application || !withdrawnAt || new Date(withdrawnAt).toISOString() !== on) return;
        const site = siteOf[application.company.platform];
        const key = `applicationWithdrawn:${id}:${on}`;
        const talks = await readTalksForMail(context, id);
        const off = (summary: string, path: string) =>
          cancelledTalks(site, talks, {
            applicationId: id,
            summary: `${summary}: ${application.job.title}`,
            url: site.origin + path,
            now: context.now,
          });
        const { company, name, people, talent } = application;
        const ofStartup = off(`Talk with ${name}`, `/client/startups/${company.key}/applicants?card=${id}`);
        await sendToAll(context, mailer, key, site, people, withdrawnMessage(site, application, ofStartup));
        const ofTalent = off(`Talk with ${company.name}`, `/client/my-jobs/${id}`);
        if (ofTalent === undefined) return;
        const to = [{ id: talent.userId, email: talent.email }];
        await sendToAll(
          context,
          mailer,
          `talkIsOff:${id}:${on}`,
          site,
          to,
          talkIsOffMessage(site, application, ofTalent),
        );
      },
    ],
    'application.messaged': [
      async (context: Context, { id, applicationId }: EventOf<'application.messaged'>) => {
        const [application, message] = [
          await readApplicationForMail(context, applicationId),
          await readMessageForMail(context, id),
        ];
        if (!application || !message) return;
        const site = siteOf[application.company.platform];
        const isAnswered =
          typeof message.details === 'object' && message.details !== null && 'answer' in message.details;
        if (message.isFromTalent || isAnswered) {
          const key = `applicationMessage:${id}${isAnswered ? ':answer' : ''}`;
          const people = await withReplyTo(context, site, applicationId, application.people);
          const calendar = (summary: string, path: string) =>
            calendarOfTalk(
              site,
              { id, ...message },
              {
                applicationId,
                summary: `${summary}: ${application.job.title}`,
                url: site.origin + path,
                now: context.now,
              },
            );
          const card = `/client/startups/${application.company.key}/applicants?card=${applicationId}`;
          const toStartup = messageToStartup(
            site,
            application,
            message,
            calendar(`Talk with ${application.name}`, card),
          );
          const toTalent = agreementToTalent(
            site,
            application,
            message,
            calendar(`Talk with ${application.company.name}`, `/client/my-jobs/${applicationId}`),
          );
          await sendToAll(context, mailer, key, site, people, toStartup);
          if (!toTalent) return;
          const { userId, email } = application.talent;
          const talent = await withReplyTo(context, site, applicationId, [{ id: userId, email }]);
          return sendToAll(context, mailer, `applicationAgreed:${id}`, site, talent, toTalent);
        }
        // A no, a question and an offer are always sent; somebody may have switched off other news.
        if (message.kind === 'message' && !application.talent.wantsAnswers) return;
        const { userId, email } = application.talent;
        const people = await withReplyTo(context, site, applicationId, [{ id: userId, email }]);
        const mail = messageToTalent(site, application, message);
        await sendToAll(context, mailer, `applicationMessage:${id}`, site, people, mail);
      },
    ],
  };
}
