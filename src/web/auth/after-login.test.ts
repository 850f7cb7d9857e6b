import { describe, expect, it } from 'vitest';
import { afterLogin } from './after-login.ts';
import { isPopupMessage } from './linkedin-popup.ts';
import { splitName } from './sign-up-screen.tsx';

it.each([
  ['Ada', 'Ada', ''],
  ['  Ada  King Lovelace ', 'Ada', 'King Lovelace'],
  ['', '', ''],
])('the sign-up form splits the name %j at its first space', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

describe('the page after logging in', () => {
  const current = { link: '/client/applicant' } as NonNullable<Parameters<typeof afterLogin>[0]['current']>;
  it.each([
    ['profile', '/settings', '/settings'],
    ['profile', null, '/client/applicant'],
    ['switch', '/settings', '/auth/switch-profile?to=%2Fsettings'],
    ['connect', null, '/auth/connect-profile'],
    ['chooseRole', '/settings', '/auth/choose-role?to=%2Fsettings'],
    ['chooseRole', '/client/invitation?key=k', '/client/invitation?key=k'],
    ['chooseRole', '/client/startups/new', '/client/startups/new'],
    ['chooseRole', '/client/investors/new', '/client/investors/new'],
    ['chooseRole', '/client/applicant?create=1', '/client/applicant?create=1'],
    ['chooseRole', '/client/applicant', '/auth/choose-role?to=%2Fclient%2Fapplicant'],
    ['switch', '/client/startups/new', '/client/startups/new'],
    ['connect', '/client/startups/new', '/auth/connect-profile?to=%2Fclient%2Fstartups%2Fnew'],
  ] as const)('for the next step %s and "to" %j is %s', (next, to, expected) => {
    expect(afterLogin({ next, current: next === 'profile' ? current : null }, to)).toBe(expected);
  });
});

it.each([
  [{ type: 'havn:linkedin', outcome: 'loggedIn', message: '' }, true],
  [{ type: 'havn:linkedin', outcome: 'anything', message: '' }, false],
  [{ type: 'other', outcome: 'loggedIn', message: '' }, false],
  [{ type: 'havn:linkedin', outcome: 'refused' }, false],
  ['havn:linkedin', false],
  [null, false],
])('recognises %j as a message of the popup: %s', (data, expected) => {
  expect(isPopupMessage(data)).toBe(expected);
});
