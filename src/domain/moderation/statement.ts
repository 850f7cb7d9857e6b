/** Statements of reasons: what staff decided about a startup or its job, and the startup's one appeal. */
export type StatementDecision = 'companyRejected' | 'companySuspended' | 'jobRejected' | 'jobPaused' | 'jobRemoved';

export type Statement = {
  id: string;
  decision: StatementDecision;
  reason: string;
  /** A rule decided, and no person: enough reports paused a job. */
  isByRule: boolean;
  /** The reasons and facts, as the startup reads them. */
  text: string;
  at: string;
  jobId: string | null;
  jobTitle: string | null;
  appeal: string | null;
  appealedAt: string | null;
  isAppealUpheld: boolean | null;
  appealDecision: string | null;
  canAppeal: boolean;
};
