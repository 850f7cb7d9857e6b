/** The subjects and reasons of reports, and when scam reports pause a job (rules §9). */

/** Anybody reports these, without a log-in. */
export const PUBLIC_KINDS = ['job', 'company'] as const;
/** Members report these. A person and a message are known from an application alone. */
export const MEMBER_KINDS = ['person', 'message', 'investor'] as const;
export const REPORTED_KINDS = [...PUBLIC_KINDS, ...MEMBER_KINDS] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];
export type MemberKind = (typeof MEMBER_KINDS)[number];
export type ReportedKind = (typeof REPORTED_KINDS)[number];

type Reason = { key: string; label: string; about: readonly ReportedKind[]; sentence: string };

/** `sentence` is what both the reporter and those concerned read if the report was right. */
export const REPORT_REASONS = [
  {
    key: 'scam',
    label: 'It is a scam',
    about: REPORTED_KINDS,
    sentence: 'It asks people for money or personal numbers, or it is not what it says it is.',
  },
  {
    key: 'alreadyFilled',
    label: 'The job is already filled',
    about: ['job'],
    sentence: 'The job is filled already.',
  },
  {
    key: 'notAnswering',
    label: 'Nobody answers',
    about: ['job', 'company'],
    sentence: 'People who apply get no answer.',
  },
  {
    key: 'offensive',
    label: 'It insults or threatens',
    about: ['person', 'message'],
    sentence: 'It insults, threatens or harasses people.',
  },
  {
    key: 'impersonation',
    label: 'Somebody pretends to be somebody else',
    about: MEMBER_KINDS,
    sentence: 'It comes from somebody who pretends to be somebody else.',
  },
  {
    key: 'discriminatory',
    label: 'It discriminates',
    about: ['job', 'company', 'person', 'message'],
    sentence: 'It excludes people for reasons that the law forbids.',
  },
  {
    key: 'wrongInformation',
    label: 'Something is wrong',
    about: ['job', 'company', 'investor'],
    sentence: 'Something that it says is not true.',
  },
  {
    key: 'spam',
    label: 'It is spam',
    about: REPORTED_KINDS,
    sentence: 'It is advertising, or it was posted again and again.',
  },
  {
    key: 'other',
    label: 'Something else',
    about: REPORTED_KINDS,
    sentence: 'It does not follow our rules.',
  },
] as const satisfies readonly Reason[];

export function reasonsFor(kind: ReportedKind) {
  return REPORT_REASONS.filter(({ about }) => (about as readonly string[]).includes(kind));
}

export function reportReasonLabel(key: string): string {
  return REPORT_REASONS.find((reason) => reason.key === key)?.label ?? key;
}

/** So many independent scam reports pause a job until staff have looked. */
export const SCAM_REPORTS_TO_PAUSE = 3;
export const LONGEST_REPORT = 2_000;

/** A message of an application as the reporter saw it, the reported one last. */
export type EvidenceMessage = {
  at: string;
  isFromTalent: boolean;
  text: string;
  /** The proposed times or the date of an offer, in words; empty for other messages. */
  asks: string;
  /** The name of its file. The file itself stays with the two sides. */
  file: string | null;
};

/** The short form of a report's id that its receipt names: R-A7C1-0931. */
export function reportNumber(id: string): string {
  return `R-${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
}

type CountedReport = { network: string; email: string | null; isEmailVerified: boolean };

/**
 * Whether enough of these scam reports are independent: each from another network, and none with the address of another.
 * A report with an address counts once the address is verified.
 */
export function areEnoughScamReports(reports: readonly CountedReport[]): boolean {
  const valid = reports.filter(({ email, isEmailVerified }) => email === null || isEmailVerified);
  const extend = (independent: readonly CountedReport[], from: number): boolean =>
    independent.length >= SCAM_REPORTS_TO_PAUSE ||
    valid.some(
      (report, index) =>
        index >= from &&
        independent.every((other) => areIndependent(report, other)) &&
        extend([...independent, report], index + 1),
    );
  return extend([], 0);
}

function areIndependent(a: CountedReport, b: CountedReport): boolean {
  return a.network !== b.network && (a.email === null || a.email !== b.email);
}
