import { describe, expect, it } from 'vitest';
import { visitor } from '#domain/context.ts';
import { placeNamesLike } from '#domain/site/place-names.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { payOfRole } from './pay-of-role.server.ts';

const fixture = rollbackFixture();
const question = { jobRole: 'legal', countryCode: 'DK', currency: 'DKK' } as const;
const member = () => fixture.as({ actor: { kind: 'user', userId: 'a'.repeat(24), companyIds: [], isAdmin: false } });

async function lawyers(count: number, companyId?: string) {
  for (let at = 0; at < count; at += 1) {
    await someJob(fixture.context, {
      ...(companyId && { companyId }),
      jobRole: 'legal',
      places: ['Odense'],
      salaryType: 'range',
      salaryFrom: (40_000 + at * 1_000) * 100,
      salaryTo: (50_000 + at * 1_000) * 100,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
    });
  }
}

describe('what others pay for a role', () => {
  it('is told a year, in order, from eight open jobs on', async () => {
    await lawyers(7);
    expect(await payOfRole(member(), question)).toEqual([]);
    await lawyers(1);
    const pays = await payOfRole(member(), question);
    expect(pays).toHaveLength(8);
    expect(pays[0]).toBe(45_000 * 12);
    expect(await payOfRole(member(), { ...question, currency: 'NOK' })).toEqual([]);
  });

  it('leaves out the jobs of the person’s own startups', async () => {
    await lawyers(8);
    const own = await someCompany(fixture.context);
    await lawyers(1, own.id);
    const actor = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [own.id], isAdmin: false };
    expect(await payOfRole(fixture.as({ actor }), question)).toHaveLength(8);
    expect(await payOfRole(member(), question)).toHaveLength(9);
  });

  it('is not for visitors', async () => {
    await expect(payOfRole(fixture.as({ actor: visitor }), question)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });
});

describe('the names of places', () => {
  it('are found by their beginning, in English too, also where no job is open', async () => {
    const [first] = await placeNamesLike(fixture.context, 'Tromsö');
    expect(first).toEqual({ text: 'Tromsø, Norway', countryCode: 'NO' });
    expect((await placeNamesLike(fixture.context, 'copenh'))[0]?.text).toBe('København, Denmark');
    expect(await placeNamesLike(fixture.context, 'Norw')).toContainEqual({ text: 'Norway', countryCode: 'NO' });
    expect(await placeNamesLike(fixture.context, 'x')).toEqual([]);
  });
});
