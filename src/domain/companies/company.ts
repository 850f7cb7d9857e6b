/** The statuses of a company (startup) (product §3, rules §3). */
export const COMPANY_STATUSES = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'] as const;

export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** M: an owner or manager of the startup. A: an admin. */
type CompanyTransition = { from: readonly CompanyStatus[]; to: CompanyStatus; by: 'M' | 'A' };

/** All transitions (rules §3). Commands, buttons and refusals (409) derive from this table. */
export const COMPANY_TRANSITIONS = {
  submit: { from: ['DRAFT', 'REJECTED'], to: 'PENDING', by: 'M' },
  approve: { from: ['PENDING'], to: 'ACTIVE', by: 'A' },
  reject: { from: ['PENDING'], to: 'REJECTED', by: 'A' },
  /** Staff ask instead of deciding. */
  ask: { from: ['PENDING'], to: 'PENDING', by: 'A' },
  answer: { from: ['PENDING'], to: 'PENDING', by: 'M' },
  disable: { from: ['ACTIVE'], to: 'DISABLED', by: 'M' },
  enable: { from: ['DISABLED'], to: 'ACTIVE', by: 'M' },
  /** An owner closes it. It keeps the status DISABLED, with `closedAt`, and `enable` opens it again. */
  close: { from: ['ACTIVE', 'DISABLED'], to: 'DISABLED', by: 'M' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED', by: 'A' },
  liftSuspension: { from: ['SUSPENDED'], to: 'ACTIVE', by: 'A' },
} as const satisfies Record<string, CompanyTransition>;
export type CompanyAction = keyof typeof COMPANY_TRANSITIONS;

/**
 * A new name or web domain waits for staff in these (rules §3). DISABLED is among them: otherwise a team could disable
 * its startup, change it, and enable it again.
 */
export const CHANGES_WAIT = ['ACTIVE', 'DISABLED', 'SUSPENDED'] as const satisfies CompanyStatus[];

/** Reasons for not approving a startup (rules §3), as its team reads them. */
export const REJECT_REASONS = {
  notStartup: 'It is not a startup in the sense of this site: it is older than 10 years, or has over 500 people.',
  agency: 'It is an agency, which hires for others or sells the hours of its people.',
  noProduct: 'It has no product yet that we can look at.',
  incomplete: 'The profile is incomplete.',
  duplicate: 'The startup is here already.',
  notNordic: 'It has neither a company nor a team in the Nordic countries.',
  other: 'Another reason.',
} as const;
export type RejectReason = keyof typeof REJECT_REASONS;

/** Reasons that tell a team nothing without the words of the admin, and what the admin is asked for. */
export const WORDS_NEEDED: Partial<Record<RejectReason, string>> = {
  incomplete: 'Please say what is missing, because the team reads it',
  other: 'Please say why, because the team reads it',
};

/** Reasons for suspending a startup, as its team reads them. */
export const SUSPEND_REASONS = {
  scam: 'It deceived people, or asked them for money or account numbers.',
  misleading: 'What it says about itself or its jobs is not true.',
  discriminatory: 'Its jobs exclude people in a way that the law forbids.',
  spam: 'It published the same jobs again and again, or jobs that do not exist.',
  other: 'Another reason.',
} as const;
export type SuspendReason = keyof typeof SUSPEND_REASONS;

/** Applicants get the mail about a suspension this much later, so that one made by mistake can be lifted before. */
export const SUSPENSION_MAIL_DELAY_MINUTES = 2;

/** A request to join that nobody answers ends after this. After a "no", the same person may ask again as late. */
export const JOIN_REQUEST_DAYS = 30;

/** Only ACTIVE companies are public, and only on their platforms (rules §3). */
export function isPublicCompany(company: { status: string; platforms: readonly string[] }, platform: string): boolean {
  return company.status === 'ACTIVE' && company.platforms.includes(platform);
}
