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
  const { day, until } = todayIn(timeZone, now);
  return { days: Math.max(0, daysUntil(day, expirationDate)), until };
}

type Today = { day: string; from: Date; until: Date };
const todays = new Map<string, Today>();

/** The date there, remembered until it changes: computing both takes 1 % of a page's time. */
function todayIn(timeZone: string, now: Date): Today {
  let today = todays.get(timeZone);
  if (!today || now < today.from || now >= today.until) {
    const day = dayIn(timeZone, now);
    today = { day, from: now, until: endOfDayIn(timeZone, day) };
    todays.set(timeZone, today);
  }
  return today;
}
