import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { claimCompany, findWelcome } from './claim.server.ts';

const fixture = rollbackFixture();
const as = async (overrides: Parameters<typeof somebody>[1] = {}) =>
  fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
const importedStartup = (status = 'PENDING') =>
  someCompany(fixture.context, { name: 'Tare', key: 'tare', domain: 'tare.example', status });

describe('an imported startup', () => {
  it('belongs to the first person with a verified address at its domain', async () => {
    await importedStartup();
    expect(await findWelcome(fixture.context, 'tare')).toMatchObject({ name: 'Tare', isPublic: false, hasTeam: false });
    expect(await claimCompany(await as({ email: 'siv@mail.tare.example' }), 'tare')).toBe(true);
    // It has a team now, and is not public: it is theirs alone.
    await expect(claimCompany(await as({ email: 'ada@tare.example' }), 'tare')).rejects.toMatchObject({
      kind: 'absent',
    });
    await expect(findWelcome(fixture.context, 'tare')).rejects.toMatchObject({ kind: 'absent' });
  });

  it('is not claimed with an unverified address, another domain or a domain that only ends alike', async () => {
    await importedStartup('ACTIVE');
    for (const person of [
      { email: 'siv@tare.example', emailVerifiedAt: null },
      { email: 'siv@gmail.com' },
      { email: 'siv@xtare.example' },
      { email: 'tare.example@evil.example' },
    ]) {
      expect(await claimCompany(await as(person), 'tare')).toBe(false);
    }
    await expect(claimCompany(fixture.context, 'tare')).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('is not claimed from a team, nor without a domain of its own', async () => {
    const { id } = await importedStartup('ACTIVE');
    await as({ member: [{ id }] });
    expect(await claimCompany(await as({ email: 'siv@tare.example' }), 'tare')).toBe(false);
    await someCompany(fixture.context, { key: 'shared', domain: null, website: 'https://gmail.com' });
    expect(await claimCompany(await as({ email: 'siv@gmail.com' }), 'shared')).toBe(false);
  });

  it('reads that its jobs are imported only where one of them is', async () => {
    const { id } = await importedStartup('ACTIVE');
    await someJob(fixture.context, { companyId: id });
    expect(await findWelcome(fixture.context, 'tare')).toMatchObject({ openJobs: 1, importsJobs: false });
    await someJob(fixture.context, { companyId: id, source: 'greenhouse' });
    expect(await findWelcome(fixture.context, 'tare')).toMatchObject({ openJobs: 2, importsJobs: true });
  });

  it('is welcomed on its own site only, and never as somebody’s draft', async () => {
    await importedStartup('ACTIVE');
    await someCompany(fixture.context, { key: 'draft', status: 'DRAFT' });
    await expect(findWelcome(fixture.as({ platform: 'plusimpact' }), 'tare')).rejects.toMatchObject({ kind: 'absent' });
    await expect(findWelcome(fixture.context, 'draft')).rejects.toMatchObject({ kind: 'absent' });
  });
});
