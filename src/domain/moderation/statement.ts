import { REJECT_REASONS, SUSPEND_REASONS } from '#domain/companies/company.ts';

/** Statements of reasons: what staff decided about a startup, its job or a person, and the one appeal against it. */
export type CompanyDecision = 'companyRejected' | 'companySuspended' | 'jobRejected' | 'jobPaused' | 'jobRemoved';
export type PersonDecision = 'messageRemoved' | 'personWarned' | 'investorWarned';
export type StatementDecision = CompanyDecision | PersonDecision;

type Appeal = {
  appeal: string | null;
  appealedAt: string | null;
  isAppealUpheld: boolean | null;
  appealDecision: string | null;
  canAppeal: boolean;
};

/** A decision about a person, as they read it. */
export type OwnStatement = Appeal & {
  id: string;
  decision: PersonDecision;
  text: string;
  at: string;
  /** The job and the startup of the removed message; null for all others. */
  about: string | null;
};

export type Statement = Appeal & {
  id: string;
  decision: CompanyDecision;
  reason: string;
  /** A rule decided, and no person: enough reports paused a job. */
  isByRule: boolean;
  /** The reasons and facts, as the startup reads them. */
  text: string;
  at: string;
  jobId: string | null;
  jobTitle: string | null;
};

const COMPANY_REASONS: Partial<Record<StatementDecision, Record<string, string>>> = {
  companyRejected: REJECT_REASONS,
  companySuspended: SUSPEND_REASONS,
};

/** Enough scam reports pause a job by themselves. */
export function isDecidedByRule({ decision, reason }: { decision: StatementDecision; reason: string }): boolean {
  return decision === 'jobPaused' && reason === 'scam';
}

/** The reason and the facts. Statements about startups hold only what staff added to the reason that they chose. */
export function statementText(facts: { decision: StatementDecision; reason: string; text: string }): string {
  const sentence = facts.reason === 'other' ? undefined : COMPANY_REASONS[facts.decision]?.[facts.reason];
  return [sentence, facts.text].filter(Boolean).join(' ');
}
