import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/context.ts';
import { type AccessRequest, redirectFor, workspaceAt } from './guards.ts';

const visitor: Actor = { kind: 'visitor' };
const user: Actor = { kind: 'user', userId: 'u', companyIds: [], isAdmin: false };
const admin: Actor = { ...user, isAdmin: true };
const at = (role: 'owner' | 'manager' | 'reviewer' | null, status = 'ACTIVE') => ({
  organisation: { id: 'a', status, role },
});

describe('redirects of the workspace guards', () => {
  const cases: [who: string, address: string, request: Partial<AccessRequest>, redirect: string | null][] = [
    // auth: to the front page, with the full path
    ['a visitor', '/settings', { actor: visitor }, '/?to=%2Fsettings'],
    ['a visitor', '/dashboard?a=1&b=2', { actor: visitor }, '/?to=%2Fdashboard%3Fa%3D1%26b%3D2'],
    ['a visitor', '/client', { actor: visitor }, '/?to=%2Fclient'],
    ['a visitor', '/client/my-jobs', { actor: visitor }, '/?to=%2Fclient%2Fmy-jobs'],
    ['a session that is over', '/settings', { actor: { ...visitor, hasLostSession: true } }, '/?to=%2Fsettings'],
    ['a person', '/settings', {}, null],
    ['a person', '/client/anything/at/all', {}, null],
    ['a person', '/client/startups/new', {}, null],
    ['a person', '/client/investors/new', {}, null],
    // isApplicant: to the front page, unless they come to create
    ['a visitor', '/client/applicant?create=1', { actor: visitor }, '/?to=%2Fclient%2Fapplicant%3Fcreate%3D1'],
    ['a person', '/client/applicant', {}, '/'],
    ['a person', '/client/applicant/settings', {}, '/'],
    ['a person', '/client/applicant?create=1', {}, null],
    ['a talent', '/client/applicant', { isTalent: true }, null],
    ['an admin', '/client/applicant', { actor: admin }, '/'],
    // isClientManager: to /client/, a visitor to the front page
    ['a visitor', '/client/startups/kelp', { actor: visitor }, '/?to=%2Fclient%2Fstartups%2Fkelp'],
    ['a person', '/client/startups/kelp', { ...at(null) }, '/client/'],
    ['a person', '/client/startups/nowhere/edit', {}, '/client/'],
    ['an owner', '/client/startups/kelp', { ...at('owner') }, null],
    ['a manager', '/client/startups/kelp/edit', { ...at('manager') }, null],
    ['a reviewer', '/client/startups/kelp', { ...at('reviewer') }, null],
    ['a reviewer', '/client/startups/kelp/applicants', { ...at('reviewer') }, null],
    ['a reviewer', '/client/startups/kelp/edit', { ...at('reviewer') }, '/client/'],
    ['a reviewer', '/client/startups/kelp/jobs/new', { ...at('reviewer') }, '/client/'],
    ['an owner', '/client/startups/kelp/users', { ...at('owner', 'DRAFT') }, '/client/startups/kelp/edit'],
    ['an owner', '/client/startups/kelp', { ...at('owner', 'DRAFT') }, '/client/startups/kelp/edit'],
    ['an owner', '/client/startups/kelp/edit', { ...at('owner', 'DRAFT') }, null],
    ['an owner', '/client/startups/kelp/approval', { ...at('owner', 'DRAFT') }, null],
    ['an owner', '/client/startups/kelp/jobs', { ...at('owner', 'REJECTED') }, null],
    ['an admin', '/client/startups/kelp/jobs', { actor: admin, ...at(null, 'DRAFT') }, null],
    // isInvestorManager: first the login, then the membership
    ['a visitor', '/client/investors/kyst', { actor: visitor }, '/?to=%2Fclient%2Finvestors%2Fkyst'],
    ['a person', '/client/investors/kyst', { ...at(null) }, '/investors/join'],
    ['a reviewer', '/client/investors/kyst', { ...at('reviewer') }, null],
    ['a reviewer', '/client/investors/kyst/users', { ...at('reviewer') }, null],
    ['a reviewer', '/client/investors/kyst/edit', { ...at('reviewer') }, '/investors/join'],
    ['a reviewer', '/client/investors/kyst/settings', { ...at('reviewer') }, '/investors/join'],
    ['an owner', '/client/investors/kyst/startups', { ...at('owner', 'DRAFT') }, '/client/investors/kyst/edit'],
    ['a manager', '/client/investors/kyst/startups', { ...at('manager') }, null],
    ['an admin', '/client/investors/kyst', { actor: admin }, null],
  ];
  it.each(cases)('%s at %s', (_, address, request, redirect) => {
    const workspace = workspaceAt(address.split('?')[0] ?? '');
    if (!workspace) throw new Error(`${address} is no workspace`);
    const defaults = { actor: user, isTalent: false, organisation: null };
    expect(redirectFor(workspace, { ...defaults, ...request, address })).toBe(redirect);
  });
});

describe('the workspace at an address', () => {
  it.each([
    ['/client', 'auth', '', ''],
    ['/client/', 'auth', '', ''],
    ['/client/startups', 'auth', '', 'startups'],
    ['/client/startups/new', 'auth', '', 'startups/new'],
    ['/client/startups/kelp/jobs/new', 'isClientManager', 'kelp', 'jobs/new'],
    // The router ignores case, escapes and double slashes, so the guard must, too.
    ['/Client/STARTUPS/Kelp/Edit', 'isClientManager', 'kelp', 'edit'],
    ['/client//startups/kelp', 'isClientManager', 'kelp', ''],
    ['/client/%73tartups/kelp', 'isClientManager', 'kelp', ''],
    ['/client/startups/%E6', 'isClientManager', '%e6', ''],
    ['/client/investors/kyst/users', 'isInvestorManager', 'kyst', 'users'],
    ['/client/applicant', 'isApplicant', '', ''],
    ['/settings', 'auth', '', 'settings'],
  ])('%s is behind %s', (path, guard, key, page) => {
    expect(workspaceAt(path)).toEqual({ guard, key, page });
  });

  it.each([
    '/',
    '/jobs',
    '/startups/kelp',
    '/client/reset-password',
    '/client/verify-email',
    '/client/invitation',
    '/client/join-request',
    '/clients/x',
  ])('%s is open', (path) => {
    expect(workspaceAt(path)).toBeNull();
  });
});
