import type { Job } from '#domain/jobs/views.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn, daysUntil, endOfDayIn } from '#domain/site/days.ts';

/**
 * Days until the last day of a job, which is 0 on that day, and the moment at which they decrease. Days change at
 * midnight where its startup is, as its closing does (rules.md §2). For loaders only; null without a last day.
 */
export function daysLeft(
  { expirationDate, company }: { expirationDate: string | null; company: Pick<Job['company'], 'companyCountries'> },
  now: Date,
): { days: number; until: Date } | null {
  if (expirationDate === null) return null;
  const timeZone = timeZoneOf(company.companyCountries[0]?.countryCode);
  const today = dayIn(timeZone, now);
  return { days: Math.max(0, daysUntil(today, expirationDate)), until: endOfDayIn(timeZone, today) };
}
