import { DAY_MS } from '#domain/site/days.ts';
/** The steps of an application, and the statuses that the talent sees instead of them (rules §5). */

export const APPLICATION_STEPS = ['applied', 'custom', 'hired', 'toreject', 'rejected'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The meaning of a column, which the startup chooses. It decides which status the talent sees. */
export const COLUMN_MEANINGS = ['inProcess', 'interview', 'offer'] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

export const MOST_COLUMNS = 8;

export const TALENT_STATUSES = [
  'received',
  'seen',
  'inProcess',
  'interview',
  'offer',
  'hired',
  'notSelected',
  'withdrawn',
  'closed',
] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

export const TALENT_STATUS_LABELS: Record<TalentStatus, string> = {
  received: 'Received',
  seen: 'Seen',
  inProcess: 'In process',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
  closed: 'Closed without an answer',
};

/** A card in `toreject` becomes `rejected` after this long, and only then the talent is written to. */
export const REJECTS_AFTER_HOURS = 48;
/** `hired` can be undone for this long. */
export const HIRED_UNDO_DAYS = 7;
/** The talent is mailed this long after a move. Nothing is mailed of a move that is undone before. */
export const STATUS_MAIL_DELAY_MINUTES = 10;
/** The talent can take a withdrawal back for this long; only then the startup is written to. */
export const WITHDRAWAL_UNDO_MINUTES = 10;
/** An application of an unverified person waits this long for the verification. */
export const WAITS_FOR_VERIFICATION_DAYS = 7;

export type Standing = {
  step: ApplicationStep;
  columnMeaning: ColumnMeaning | null;
  seenAt: Date | null;
  withdrawnAt: Date | null;
  closedAt: Date | null;
};

/** Whether nothing can change any more but by the talent's new application. */
export function hasEnded({ step, withdrawnAt, closedAt }: Omit<Standing, 'columnMeaning' | 'seenAt'>): boolean {
  return step === 'rejected' || withdrawnAt !== null || closedAt !== null;
}

/**
 * The status that the talent sees. `before` is the one they saw last: a card that waits in `toreject`
 * leaves it as it is, because that step never shows.
 */
export function talentStatusOf(standing: Standing, before: TalentStatus): TalentStatus {
  if (standing.withdrawnAt) return 'withdrawn';
  if (standing.closedAt) return 'closed';
  switch (standing.step) {
    case 'toreject':
      return before;
    case 'rejected':
      return 'notSelected';
    case 'hired':
      return 'hired';
    case 'custom':
      return standing.columnMeaning ?? 'inProcess';
    case 'applied':
      return standing.seenAt ? 'seen' : 'received';
  }
}

/**
 * Returns the reason why a card cannot move from one step to another, or null if it can. Any open step leads to any
 * other. `hired` and `toreject` can be undone for 7 days and 48 hours, `rejected` and what has ended never.
 */
export function guardAgainstMove(
  card: Standing & { movedAt: Date; rejectsAt: Date | null },
  to: ApplicationStep,
  at: Date,
): string | null {
  if (card.withdrawnAt) return 'This application was withdrawn.';
  if (card.closedAt) return 'This application is closed.';
  if (card.step === 'rejected') return 'This person has had their answer. Rejected is locked.';
  if (to === 'rejected') return 'Move them to “To be rejected”. They move on once your note is sent.';
  if (card.step === 'hired' && to !== 'hired' && at.getTime() > card.movedAt.getTime() + HIRED_UNDO_DAYS * DAY_MS) {
    return `They were hired more than ${HIRED_UNDO_DAYS} days ago.`;
  }
  return null;
}
