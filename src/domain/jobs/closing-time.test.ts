import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobSearch } from '#database/tables/job-search.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { saveProfileSection } from '#domain/companies/profile/profile-commands.server.ts';
import { endOfDayIn } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const DAY = '2026-12-20';

async function aDanishStartup() {
  const company = await someCompany(fixture.context);
  const { id: userId } = await somebody(fixture.context);
  const member = fixture.as({ actor: { kind: 'user', userId, companyIds: [company.id], isAdmin: false } });
  const closesAt = endOfDayIn('Europe/Copenhagen', DAY);
  const job = await someJob(fixture.context, { companyId: company.id, expirationDate: DAY, closesAt });
  const move = (countryCode: string) =>
    saveProfileSection(member, company.key, 'countries', {
      city: '',
      address: '',
      countries: [{ countryCode, registrationNumber: '' }],
    });
  const closesAtOf = async (id: string) =>
    (await fixture.context.db.select({ at: jobs.closesAt }).from(jobs).where(eq(jobs.id, id)))[0]?.at;
  return { company, job, move, closesAt, closesAtOf };
}

describe('the moment at which a job closes', () => {
  it('moves with the first country of its startup, on the page and in the search', async () => {
    const { job, move, closesAt, closesAtOf } = await aDanishStartup();
    await move('DK');
    expect(await closesAtOf(job.id)).toEqual(closesAt);
    await move('FI');
    expect(await closesAtOf(job.id)).toEqual(endOfDayIn('Europe/Helsinki', DAY));
    const rows = await fixture.context.db.select().from(jobSearch).where(eq(jobSearch.jobId, job.id));
    expect(rows.map((row) => row.closesAt)).toEqual([endOfDayIn('Europe/Helsinki', DAY)]);
  });

  it('stays as it was for a job that has ended', async () => {
    const { company, move, closesAtOf } = await aDanishStartup();
    const past = new Date(fixture.context.now.getTime() - 60_000);
    const job = await someJob(fixture.context, { companyId: company.id, status: 'EXPIRED', closesAt: past });
    await move('IS');
    expect(await closesAtOf(job.id)).toEqual(past);
  });
});
