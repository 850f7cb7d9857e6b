import type { TalentStatus } from '#domain/applications/application.ts';

type About = { company: { name: string }; job: { title: string } };

/**
 * The mails to the talent about the status of their application. A no continues with the startup's own text, for which
 * board/message-texts.ts has suggestions. Nothing is mailed when a card goes back to `received` or the talent withdraws.
 */
export const STATUS_MAIL_TEXTS: Partial<Record<TalentStatus, (about: About) => { subject: string; text: string }>> = {
  seen: ({ company, job }) => ({
    subject: `${company.name} opened your application`,
    text: `Somebody at ${company.name} has read your application for ${job.title}. Nothing is decided yet.`,
  }),
  inProcess: ({ company, job }) => ({
    subject: `${company.name} has moved your application forward`,
    text: `Your application for ${job.title} is in process. They will write to you when there is something to arrange.`,
  }),
  interview: ({ company, job }) => ({
    subject: `${company.name} would like to talk to you`,
    text: `Your application for ${job.title} has reached the interview stage. They will write to you about a time.`,
  }),
  offer: ({ company, job }) => ({
    subject: `${company.name} is preparing an offer`,
    text: `Your application for ${job.title} has reached the offer stage. They will write to you with the details.`,
  }),
  hired: ({ company, job }) => ({
    subject: `Congratulations from ${company.name}`,
    text: `${company.name} has marked you as hired for ${job.title}. We wish you a good start.`,
  }),
  notSelected: ({ company, job }) => ({
    subject: `Your application to ${company.name}`,
    text: `${company.name} has made its decision about ${job.title} and has not selected you.`,
  }),
  closed: ({ company, job }) => ({
    subject: `${job.title} at ${company.name} closed without an answer`,
    text: `The job closed, and ${company.name} never told you how it ended. We’re sorry. That’s on them, not you.`,
  }),
};
