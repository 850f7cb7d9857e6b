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

/** What every mail needs: who sends it, and as which site. */
type Mailing = { mailer: Mailer; siteOf: Record<Platform, MailSite> };
type ApplicationForMail = NonNullable<Awaited<ReturnType<typeof readApplicationForMail>>>;
type MessageForMail = NonNullable<Awaited<ReturnType<typeof readMessageForMail>>>;

/** The mails between talents and startups, as reactions to events (see worker/reactions.ts). */
export function applicationMails(mailing: Mailing) {
  const { mailer, siteOf } = mailing;
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
        if (at <= context.now) await sendNews(context, mailing, companyId, at);
        else await tellLater(context, { type: 'application.newsDue', id: companyId, at: at.toISOString() }, at);
      },
    ],
    'application.newsDue': [
      (context: Context, { id, at }: EventOf<'application.newsDue'>) => sendNews(context, mailing, id, new Date(at)),
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
        await sendWithdrawal(context, mailing, { id, on, application });
      },
    ],
    'application.messaged': [
      async (context: Context, { id, applicationId }: EventOf<'application.messaged'>) => {
        const application = await readApplicationForMail(context, applicationId);
        const message = await readMessageForMail(context, id);
        if (!application || !message) return;
        const mail = { id, applicationId, application, message };
        const { details } = message;
        const isAnswered = typeof details === 'object' && details !== null && 'answer' in details;
        if (message.isFromTalent || isAnswered) await sendToStartup(context, mailing, { ...mail, isAnswered });
        // A no, a question and an offer are always sent; somebody may have switched off other news.
        else if (message.kind !== 'message' || application.talent.wantsAnswers)
          await sendToTalent(context, mailing, mail);
      },
    ],
  };
}

/** The news of a startup's applicants until a moment, to its team and to the addresses that its jobs give. */
async function sendNews(context: Context, mailing: Mailing, companyId: string, at: Date): Promise<void> {
  const { mailer, siteOf } = mailing;
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
  await sendToAll(context, mailer, key, site, people, applicantNewsMessage(site, news, why, { replies, settingsHref }));
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

/** Tells the team, and takes the talk that both agreed on off both calendars. */
async function sendWithdrawal(
  context: Context,
  { mailer, siteOf }: Mailing,
  { id, on, application }: { id: string; on: string; application: ApplicationForMail },
): Promise<void> {
  const { company, name, people, talent } = application;
  const site = siteOf[company.platform];
  const talks = await readTalksForMail(context, id);
  const off = (summary: string, path: string) =>
    cancelledTalks(site, talks, {
      applicationId: id,
      summary: `${summary}: ${application.job.title}`,
      url: site.origin + path,
      now: context.now,
    });
  const ofStartup = off(`Talk with ${name}`, `/client/startups/${company.key}/applicants?card=${id}`);
  const toStartup = withdrawnMessage(site, application, ofStartup);
  await sendToAll(context, mailer, `applicationWithdrawn:${id}:${on}`, site, people, toStartup);
  const ofTalent = off(`Talk with ${company.name}`, `/client/my-jobs/${id}`);
  if (ofTalent === undefined) return;
  const to = [{ id: talent.userId, email: talent.email }];
  const toTalent = talkIsOffMessage(site, application, ofTalent);
  await sendToAll(context, mailer, `talkIsOff:${id}:${on}`, site, to, toTalent);
}

type MessageMail = { id: string; applicationId: string; application: ApplicationForMail; message: MessageForMail };

/** What a talent writes or answers; an answer that agrees on something is confirmed to the talent as well. */
async function sendToStartup(
  context: Context,
  { mailer, siteOf }: Mailing,
  { id, applicationId, application, message, isAnswered }: MessageMail & { isAnswered: boolean },
): Promise<void> {
  const { company, name, people, talent } = application;
  const site = siteOf[company.platform];
  const calendar = (summary: string, path: string) =>
    calendarOfTalk(
      site,
      { id, ...message },
      { applicationId, summary: `${summary}: ${application.job.title}`, url: site.origin + path, now: context.now },
    );
  const card = `/client/startups/${company.key}/applicants?card=${applicationId}`;
  const toStartup = messageToStartup(site, application, message, calendar(`Talk with ${name}`, card));
  const myJob = `/client/my-jobs/${applicationId}`;
  const toTalent = agreementToTalent(site, application, message, calendar(`Talk with ${company.name}`, myJob));
  const key = `applicationMessage:${id}${isAnswered ? ':answer' : ''}`;
  const team = await withReplyTo(context, site, applicationId, people);
  await sendToAll(context, mailer, key, site, team, toStartup);
  if (!toTalent) return;
  const to = await withReplyTo(context, site, applicationId, [{ id: talent.userId, email: talent.email }]);
  await sendToAll(context, mailer, `applicationAgreed:${id}`, site, to, toTalent);
}

async function sendToTalent(
  context: Context,
  { mailer, siteOf }: Mailing,
  { id, applicationId, application, message }: MessageMail,
): Promise<void> {
  const { company, talent } = application;
  const site = siteOf[company.platform];
  const to = await withReplyTo(context, site, applicationId, [{ id: talent.userId, email: talent.email }]);
  const toTalent = messageToTalent(site, application, message);
  await sendToAll(context, mailer, `applicationMessage:${id}`, site, to, toTalent);
}
