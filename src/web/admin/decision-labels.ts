import type { DecisionKind } from '#domain/moderation/decision.ts';
import type { ReportedKind } from '#domain/moderation/report.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/site/days.ts';
import { countText } from '#web/ui/text/number-format.ts';

/** The time between two moments: "2 d", "22 h", or long "2 days". */
export function duration(from: string, to: string, style: 'short' | 'long' = 'short'): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  const [count, short, long] =
    ms >= DAY_MS
      ? [Math.floor(ms / DAY_MS), 'd', 'day']
      : ms >= HOUR_MS
        ? [Math.floor(ms / HOUR_MS), 'h', 'hour']
        : [Math.floor(ms / MINUTE_MS), 'min', 'minute'];
  return style === 'short' ? `${count} ${short}` : countText(count, long);
}

type DecisionLabels = {
  approve: string;
  reject: string;
  ifRejected: string;
  approved: string;
  rejected: string;
  /** Who reads the admin's words. */
  readers: string;
};

const REVIEWED: DecisionLabels = {
  approve: 'Approve',
  reject: 'Reject',
  ifRejected: 'If you reject',
  approved: 'approved',
  rejected: 'rejected',
  readers: 'The startup reads them after the reason.',
};
const REPORTED: DecisionLabels = {
  approve: 'Leave it up',
  reject: 'Remove it',
  ifRejected: 'If you remove it',
  approved: 'stays up',
  rejected: 'will be removed',
  readers: 'The startup reads them after the reason, and so do those who reported it.',
};
const WARNED = {
  approve: 'Do nothing',
  ifRejected: 'If you warn them',
  approved: ': nothing happens',
  readers: 'They read them after the reason, and so does the member who reported it.',
};

/** What the buttons and messages call the decisions, by what is decided about. */
const DECISION_LABELS: Record<DecisionKind | 'startup' | 'message' | 'person' | 'investor', DecisionLabels> = {
  company: REVIEWED,
  change: { ...REVIEWED, approved: ': the change goes live', rejected: ': the change is rejected' },
  job: REVIEWED,
  report: REPORTED,
  startup: {
    ...REPORTED,
    reject: 'Suspend it',
    ifRejected: 'If you suspend it',
    rejected: 'will be suspended',
    readers: 'The facts. The startup reads them after the reason, and so do those who reported it.',
  },
  message: {
    approve: 'Leave it',
    reject: 'Remove it',
    ifRejected: 'If you remove it',
    approved: ': the message stays',
    rejected: ': the message will be removed',
    readers: 'Both sides read them after the reason, in place of the message.',
  },
  person: { ...WARNED, reject: 'Warn them', rejected: 'will be warned' },
  investor: {
    ...WARNED,
    reject: 'Warn its team',
    ifRejected: 'If you warn its team',
    rejected: ': its team will be warned',
  },
  appeal: {
    approve: 'They are right',
    reject: 'It stands',
    ifRejected: 'If our decision stands',
    approved: ': the appeal is granted',
    rejected: ': the decision stands',
    readers: 'They read them after the reason.',
  },
};

/** The words for what is decided about; a report of a person is called differently from that of a job. */
export function decisionLabels(kind: DecisionKind, subjectKind: ReportedKind | null): DecisionLabels {
  if (subjectKind === null || subjectKind === 'job') return DECISION_LABELS[kind];
  return DECISION_LABELS[subjectKind === 'company' ? 'startup' : subjectKind];
}
