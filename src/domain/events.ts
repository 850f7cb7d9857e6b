import type { Platform } from '#domain/site/platforms.ts';

/** News about two-factor authentication that a mail tells its owner. */
export type TwoFactorNews = 'on' | 'off' | 'recoveryCodeUsed' | 'tooManyCodes';

export type JobReminder = 'payment' | 'ending' | 'draft';

/** What is new about a statement of reasons. */
export type StatementNews = 'made' | 'appealed' | 'appealDecided';

/** All events. An event carries little more than ids, because handlers read the current state. */
export type Event =
  | { type: 'job.transitioned'; id: string; companyId: string; action: string }
  | { type: 'job.changed'; id: string; companyId: string }
  /** One person changed several jobs together. `id` is that of their transitions (`batch`). */
  | { type: 'jobs.changedTogether'; id: string; companyId: string }
  /** A payment, the end of a job or the deletion of a draft comes near. `on` distinguishes two reminders of one job. */
  | { type: 'job.reminded'; id: string; companyId: string; reminder: JobReminder; on: string }
  /** An admin published changes of somebody else's job. `edit` is the id of the record (job_edits). */
  | { type: 'job.editedByStaff'; id: string; companyId: string; edit: string }
  /** Five people are interested in a job. Below that its startup sees no number. */
  | { type: 'job.interestShown'; id: string; companyId: string }
  | { type: 'company.changed'; id: string }
  /** Its first country changed, which decides the hour at which its jobs end. `company.changed` follows. */
  | { type: 'company.moved'; id: string }
  /** An owner deletes its draft. Its row is still there, so that listeners can delete what belongs to it. */
  | { type: 'company.deleted'; id: string }
  /** Its status changed, or staff asked and its team answered. `entry` is that of the audit trail. */
  | { type: 'company.transitioned'; id: string; action: string; entry: string }
  /** The mail about a transition is due. It comes later than the decision of an admin, who may take that back. */
  | { type: 'company.mailDue'; id: string; entry: string }
  /** The mails to applicants about a suspension are due, or those about its end. */
  | { type: 'company.applicantsMailDue'; id: string; entry: string }
  /** Somebody asks to join the team of a startup, and has an answer or waited in vain. `id` is that of the request. */
  | { type: 'company.joinAsked'; id: string; companyId: string }
  | { type: 'company.joinAnswered'; id: string; companyId: string }
  /** An order was paid and has had its effect. */
  | { type: 'order.paid'; id: string }
  /** A refund was recorded; a reaction moves the money. */
  | { type: 'order.refunded'; id: string }
  /** A report came in: its receipt is to be mailed. */
  | { type: 'report.received'; id: string }
  | { type: 'report.decided'; id: string }
  /** A decision of staff is due, unless they took it back (moderation/decisions.server.ts). */
  | { type: 'staff.decided'; id: string }
  /**
   * Staff removed something, warned a person or answered an appeal, or an appeal came in: those concerned are told. A
   * person has no startup.
   */
  | {
      type: 'statement.made';
      id: string;
      companyId: string | null;
      news: StatementNews;
      /** Set if the job was changed together with others: one mail is about all of them. */
      batch?: string;
    }
  /** It got a flag that nobody else has, in place of the one that its name asks for. */
  | { type: 'company.flagged'; id: string }
  | { type: 'company.followed'; id: string; userId: string }
  | { type: 'company.unfollowed'; id: string; userId: string }
  /** The row of a private file was deleted (a trigger tells it). A reaction removes its bytes from the storage. */
  | { type: 'privateFile.deleted'; id: string; path: string }
  /** An application was sent: the talent has a receipt, the startup the news. `hasBoard`: its job had a board before. */
  | { type: 'application.sent'; id: string; companyId: string; hasBoard?: boolean }
  /** It moved, was seen, scored, noted or withdrawn: open boards of the startup reload the card. */
  | { type: 'application.changed'; id: string; companyId: string }
  /** The columns or the choices of a job's board changed: open boards reload. */
  | { type: 'board.changed'; id: string; companyId: string }
  /** The status that the talent sees has changed. `on` distinguishes two of one kind. */
  | { type: 'application.statusChanged'; id: string; status: string; on: string }
  /** A note names members of the team. `id` is that of the note. */
  | { type: 'application.noted'; id: string; at: string }
  /** `id` is that of the message. */
  | { type: 'application.messaged'; id: string; applicationId: string }
  /** An answer by mail arrived without some of its files. Nothing but the event knows their names; `mailId` is the mail's. */
  | {
      type: 'application.filesRefused';
      id: string;
      userId: string;
      mailId: string;
      files: { name: string; why: string }[];
    }
  /** An ended application is deleted in three weeks, and its talent is told. */
  | { type: 'application.deletionNear'; id: string }
  /** The talent withdrew, and the minutes in which they can take that back are over. `on` is the withdrawal's moment. */
  | { type: 'application.withdrawn'; id: string; companyId: string; on: string }
  /** The mail about new applicants is due (mail/application-mails.ts). `id` is that of the startup. */
  | { type: 'application.newsDue'; id: string; at: string }
  /**
   * The daily mail of one member is due, with the news between two moments. `id` is that of the startup. Applications sent
   * after `sentUntil` are left to the mail of the hour.
   */
  | { type: 'application.newsGathered'; id: string; userId: string; after: string; until: string; sentUntil?: string }
  /** The address of a job wants the links to its applicants again. `on` distinguishes two times. */
  | { type: 'job.applicantsWanted'; id: string; on: string }
  /** A day of the answer clock, or a warning before it closes without an answer, has come. */
  | { type: 'application.clockDay'; id: string; companyId: string; day: number }
  /** A link is to be mailed. `id` is that of the one-time key, which the reaction makes (accounts/link-keys.server.ts). */
  | { type: 'account.emailVerificationWanted'; id: string }
  | { type: 'account.passwordResetWanted'; id: string }
  /** Twice for each change: once for each address. */
  | { type: 'account.emailChangeWanted'; id: string }
  | { type: 'account.invited'; id: string }
  /** A person has verified their address for the first time. */
  | { type: 'account.welcomed'; id: string; platform: Platform }
  /** `at` distinguishes two changes of one person. */
  | { type: 'account.passwordChanged'; id: string; platform: Platform; at: string }
  /** A person has asked for the deletion of their account. `at` distinguishes two times. */
  | { type: 'account.deletionScheduled'; id: string; platform: Platform; at: string }
  | {
      type: 'account.twoFactorChanged';
      id: string;
      platform: Platform;
      at: string;
      what: TwoFactorNews;
    };

/** The PostgreSQL channel that notifies every process of committed events. */
export const EVENT_CHANNEL = 'havn_events';
