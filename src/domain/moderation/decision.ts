import {
  REJECT_REASONS as COMPANY_REASONS,
  type RejectReason as CompanyRejectReason,
  WORDS_NEEDED,
} from '#domain/companies/company.ts';
import { REPORT_REASONS, type ReportedKind, reasonsFor } from './report.ts';

/** What staff decide about what waits in the review queue. */

export const DECISION_KINDS = ['company', 'change', 'job', 'report', 'appeal'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export const DECISION_ACTIONS = ['approve', 'reject', 'ask'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** A decision whose effect is due. */
export type DueDecision = {
  kind: DecisionKind;
  subjectId: string;
  action: DecisionAction;
  reason: string;
  text: string;
  decidedAt: Date;
};

/** Staff may undo a decision for this long. */
export const UNDO_SECONDS = 10;
/** A decision that has had no effect for this long after it was due is stuck: something fails. */
export const STUCK_AFTER_MS = 5 * 60_000;
/** An answer within this many working days is promised. */
export const REVIEW_WORKING_DAYS = 2;

/** The actor of a resumption after staff have looked; the mail to the team tells it from their own. */
export const REVIEW_OF_REPORTS = 'review of reports';
export const REVIEW_OF_APPEALS = 'review of appeals';

/**
 * `sentence` is what those concerned read. `about` is the one field of a startup whose change it is offered for.
 * `wordsNeeded` asks for the admin's own words, where the sentence alone would tell nothing.
 */
export type RejectReason = {
  key: string;
  label: string;
  sentence: string;
  about?: 'website' | 'name';
  wordsNeeded?: string;
};

const OTHER: RejectReason = {
  key: 'other',
  label: 'Other',
  sentence: '',
  wordsNeeded: 'Please write the reason, because others read it',
};

/** Reasons for not publishing a job. */
export const JOB_REJECT_REASONS: readonly RejectReason[] = [
  {
    key: 'asksForMoney',
    label: 'Asks for money or numbers',
    sentence: 'The job asks people for money, bank details or identity numbers.',
  },
  { key: 'noRealJob', label: 'Not a job', sentence: 'The text does not offer a job.' },
  {
    key: 'incomplete',
    label: 'Too little said',
    sentence: 'The text says too little: people must know what they would do, where, and for whom.',
  },
  { key: 'duplicate', label: 'Duplicate', sentence: 'The same job is on the site already.' },
  {
    key: 'discriminatory',
    label: 'Discriminates',
    sentence: 'The text excludes people for reasons that the law forbids.',
  },
  { key: 'wrongLink', label: 'Wrong way to apply', sentence: 'The link does not lead to an application for this job.' },
  OTHER,
];

/** Why what was reported is removed. */
const REMOVAL_REASONS: readonly RejectReason[] = REPORT_REASONS.map(({ key, label, sentence }) =>
  key === 'other' ? OTHER : { key, label, sentence },
);

/** Why a change of an approved startup does not go live. */
const CHANGE_REASONS: readonly RejectReason[] = [
  {
    key: 'notTheirs',
    label: 'Not their website',
    sentence: 'The website does not belong to your startup.',
    about: 'website',
  },
  { key: 'nameTaken', label: 'Name of another', sentence: 'Another startup here has this name.', about: 'name' },
  OTHER,
];

const APPEAL_REASONS: readonly RejectReason[] = [
  {
    key: 'stands',
    label: 'The decision stands',
    sentence: 'We looked again, and our decision stands.',
    wordsNeeded: 'Please say why the decision stands',
  },
];

/** Why a startup is not approved, in the order of their keys (rules §3). */
const COMPANY_LABELS: Record<CompanyRejectReason, string> = {
  notStartup: 'Not a startup',
  agency: 'Agency',
  noProduct: 'No product yet',
  incomplete: 'Incomplete',
  duplicate: 'Duplicate',
  notNordic: 'Not Nordic',
  other: 'Other',
};
const COMPANY_REJECT_REASONS: readonly RejectReason[] = Object.entries(COMPANY_LABELS).map(([name, label]) => {
  const key = name as CompanyRejectReason;
  return { key, label, sentence: key === 'other' ? '' : COMPANY_REASONS[key], wordsNeeded: WORDS_NEEDED[key] };
});

/** The reasons to reject something of this kind. */
export const REJECT_REASONS: Record<DecisionKind, readonly RejectReason[]> = {
  company: COMPANY_REJECT_REASONS,
  change: CHANGE_REASONS,
  job: JOB_REJECT_REASONS,
  report: REMOVAL_REASONS,
  appeal: APPEAL_REASONS,
};

/** The reasons to reject this, in the order of the keys 1 to 7; those of a report depend on what was reported. */
export function rejectReasonsFor(kind: DecisionKind, subjectKind: ReportedKind | null): readonly RejectReason[] {
  if (subjectKind === null) return REJECT_REASONS[kind];
  const keys: readonly string[] = reasonsFor(subjectKind).map(({ key }) => key);
  return REJECT_REASONS[kind].filter(({ key }) => keys.includes(key));
}

/** Adds working days (Monday to Friday) in UTC. */
export function addWorkingDays(from: Date, days: number): Date {
  const due = new Date(from);
  for (let remaining = days; remaining > 0; ) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (due.getUTCDay() !== 0 && due.getUTCDay() !== 6) remaining -= 1;
  }
  return due;
}
