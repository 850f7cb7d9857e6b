import type { JobAction, TransitionActor } from './job.ts';

/** Whether a mail about a transition goes to the whole team, or to those who did not make it and want such mails. */
export type MailAudience = 'team' | 'others';

/** Those of the table in job.ts, and S: the system, in the name of a decision of staff or of an owner. */
type Maker = TransitionActor | 'S';

/**
 * The mails about each transition of the table in job.ts, by its maker; none where nothing is said. docs/domain.md gives the
 * reasons.
 */
export const TRANSITION_MAILS: Record<JobAction, 'team' | Partial<Record<Maker, MailAudience>>> = {
  submit: 'team',
  submitForReview: 'team',
  submitForCompanyApproval: 'team',
  submitForPayment: { M: 'others' },
  pay: 'team',
  payForReview: 'team',
  cancelPayment: { M: 'others', T: 'team' },
  companyApproved: {},
  companyRejected: {},
  approve: 'team',
  reject: 'team',
  withdraw: { M: 'others' },
  sendBackToReview: 'team',
  pause: { M: 'others', T: 'team' },
  resume: { M: 'others', P: 'others', S: 'team' },
  close: { M: 'others' },
  expire: 'team',
  renew: { M: 'others', P: 'others' },
  renewLive: { M: 'others', P: 'others' },
  delist: {},
  relist: {},
  // The answer to an appeal, and the mail about a suspension, say it themselves.
  reopen: { A: 'team' },
  repause: {},
};

/** The audience of the mail about a transition that this actor (`actorName`) made; null for none. */
export function mailAudience(action: JobAction, actor: string): MailAudience | null {
  const rule = TRANSITION_MAILS[action];
  return rule === 'team' ? 'team' : (rule[makerOf(actor)] ?? null);
}

function makerOf(actor: string): Maker {
  if (actor.startsWith('user:')) return 'M';
  // An admin who sees the site as a member acts as that member.
  if (actor.startsWith('admin:')) return actor.includes(':as:') ? 'M' : 'A';
  if (actor.startsWith('feed:')) return 'F';
  return actor === 'clock' ? 'T' : actor === 'payment' ? 'P' : 'S';
}
