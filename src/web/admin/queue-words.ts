const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between two moments: "2 d", "22 h", or long "2 days". */
export function duration(from: string, to: string, style: 'short' | 'long' = 'short'): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  const [count, short, long] =
    ms >= DAY
      ? [Math.floor(ms / DAY), 'd', 'day']
      : ms >= HOUR
        ? [Math.floor(ms / HOUR), 'h', 'hour']
        : [Math.floor(ms / MINUTE), 'min', 'minute'];
  return style === 'short' ? `${count} ${short}` : `${count} ${long}${count === 1 ? '' : 's'}`;
}

type Words = { approve: string; reject: string; ifRejected: string; approved: string; rejected: string };

const REVIEWED: Words = {
  approve: 'Approve',
  reject: 'Reject',
  ifRejected: 'If you reject',
  approved: 'approved',
  rejected: 'rejected',
};

/** What the buttons and messages call the decisions, by what is decided about. */
export const DECISION_WORDS: Record<string, Words> = {
  company: REVIEWED,
  change: { ...REVIEWED, approved: ': the change goes live', rejected: ': the change is rejected' },
  job: REVIEWED,
  report: {
    approve: 'Leave it up',
    reject: 'Remove it',
    ifRejected: 'If you remove it',
    approved: 'stays up',
    rejected: 'will be removed',
  },
  appeal: {
    approve: 'They are right',
    reject: 'It stands',
    ifRejected: 'If our decision stands',
    approved: ': the appeal is granted',
    rejected: ': the decision stands',
  },
};
