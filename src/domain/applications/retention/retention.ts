import { countryName } from '#domain/site/countries.ts';

/** How long an application is kept after the process has ended, by the country of the job's first place (rules §9). */

const MONTHS: Record<string, number> = { DK: 6, SE: 24, FI: 24, NO: 12, IS: 12 };
const MONTHS_ELSEWHERE = 12;

/** The talent is told this many days before their application is deleted. */
export const DELETION_NOTICE_DAYS = 21;

/** A draft is deleted this many days after its last change. */
export const DRAFT_KEPT_DAYS = 90;

export function retentionMonths(countryCode: string | null): number {
  return MONTHS[countryCode ?? ''] ?? MONTHS_ELSEWHERE;
}

/** The same rule in SQL: pairs of a country and its months. */
export const RETENTION_PAIRS = Object.entries(MONTHS);
export const RETENTION_ELSEWHERE = MONTHS_ELSEWHERE;

/** The moment at which an application of a process that ended now is deleted. */
export function deletionDate(end: Date, countryCode: string | null): Date {
  const at = new Date(end);
  at.setUTCMonth(at.getUTCMonth() + retentionMonths(countryCode));
  // 31 August plus six months is 28 February, not 3 March.
  if (at.getUTCDate() !== end.getUTCDate()) at.setUTCDate(0);
  return at;
}

/** "12 months after they decide, our limit for jobs in Norway". */
export function retentionText(countryCode: string | null): { months: number; where: string } {
  const country = countryCode !== null && countryCode in MONTHS;
  return {
    months: retentionMonths(countryCode),
    where: country ? `in ${countryName(countryCode)}` : 'outside the Nordics',
  };
}
