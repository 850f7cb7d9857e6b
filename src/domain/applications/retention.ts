/** Months that applications are kept after the end of their process, by the country of the job's first location (rules §9). */
const MONTHS: Record<string, number> = { DK: 6, SE: 24, FI: 24, NO: 12, IS: 12 };
const MONTHS_ELSEWHERE = 12;

/** The talent is told this many days before their application is deleted. */
export const DELETION_NOTICE_DAYS = 21;

export function retentionMonths(countryCode: string | null): number {
  return MONTHS[countryCode ?? ''] ?? MONTHS_ELSEWHERE;
}

/** The same rule in SQL: pairs of a country and its months. */
export const RETENTION_PAIRS = Object.entries(MONTHS);
export const RETENTION_ELSEWHERE = MONTHS_ELSEWHERE;
