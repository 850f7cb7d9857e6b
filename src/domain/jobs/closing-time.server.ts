import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { companyCountries } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context, Listeners } from '#domain/context.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { endOfDayIn } from '#domain/site/days.ts';

/**
 * A job ends when its last day is over where its startup is (rules §2). Moves that moment when the startup has another
 * first country. A job that has ended stays closed.
 */
async function moveClosingTimes(context: Context, companyId: string): Promise<void> {
  const [first] = await context.db
    .select({ countryCode: companyCountries.countryCode })
    .from(companyCountries)
    .where(and(eq(companyCountries.companyId, companyId), eq(companyCountries.position, 0)));
  const timeZone = timeZoneOf(first?.countryCode);
  const running = and(
    eq(jobs.companyId, companyId),
    inArray(jobs.status, ['ACTIVE', 'STOPPED']),
    gt(jobs.closesAt, context.now),
  );
  const days = await context.db
    .selectDistinct({ day: jobs.expirationDate })
    .from(jobs)
    .where(and(running, isNotNull(jobs.expirationDate)));
  for (const { day } of days) {
    if (day === null) continue;
    await context.db
      .update(jobs)
      .set({ closesAt: endOfDayIn(timeZone, day) })
      .where(and(running, eq(jobs.expirationDate, day)));
  }
}

export const CLOSING_TIME_LISTENERS = {
  'company.moved': [(context, { id }) => moveClosingTimes(context, id)],
} satisfies Listeners;
