import { describe, expect, it } from 'vitest';
import type { UserActor } from '#domain/accounts/policy.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import { SIDE_ENTRIES, sideOf } from './side-entries.ts';

const member: UserActor = { kind: 'user', userId: 'a', isAdmin: false, companyIds: ['c'] };
const startup = { id: 'c', key: 'tang', name: 'Tang', status: 'ACTIVE', flag: 'x', can: { edit: true } };
const labels = (overrides: Partial<typeof startup>, actor = member) =>
  sideOf('company', { ...startup, ...overrides }, actor, { jobs: 3, members: 2 }).entries.map(({ label }) => label);
const all = SIDE_ENTRIES.company.filter(({ to }) => isBuilt(to, builtRoutes)).map(({ label }) => label);

describe('the side navigation', () => {
  it.each(['company', 'investor'] as const)('of a %s leads only to pages that exist', (kind) => {
    const { entries } = sideOf(kind, startup, member, {});
    expect(entries.length).toBeGreaterThan(0);
    for (const { href } of entries) {
      const pattern = href.replace('/tang', kind === 'company' ? '/:company' : '/:investor');
      expect(builtRoutes, href).toContain(pattern);
    }
  });

  it('shows an owner every page that exists', () => {
    expect(labels({})).toEqual(all);
  });

  it('shows a reviewer no entry that would redirect them', () => {
    expect(labels({ can: { edit: false } })).toEqual(
      all.filter((label) => ['Dashboard', 'Applicants', 'Team'].includes(label)),
    );
  });

  it('shows the team of a draft its profile only, and an admin everything', () => {
    expect(labels({ status: 'DRAFT' })).toEqual(['Startup profile']);
    expect(labels({ status: 'DRAFT' }, { ...member, isAdmin: true })).toEqual(all);
  });

  it('names what each number counts', () => {
    const { entries } = sideOf('company', startup, member, { jobs: 3, members: 2, applicants: 4 });
    const total = entries
      .filter(({ count }) => count !== null)
      .map((entry) => [entry.label, entry.count, entry.counted]);
    expect(total).toEqual([
      ['Jobs', 3, 'open'],
      ['Applicants', 4, 'open'],
      ['Team', 2, undefined],
    ]);
  });

  it('counts the members of the team', () => {
    const { entries } = sideOf('company', startup, member, { jobs: 3, members: 2 });
    expect(entries.find(({ label }) => label === 'Team')?.count).toBe(2);
  });
});
