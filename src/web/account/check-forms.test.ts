import { describe, expect, it } from 'vitest';
import { afterLogin } from './after-login.ts';
import { checkSignIn, checkSignUp, splitName } from './check-forms.ts';
import { isPopupWord } from './linkedin-popup.ts';

const fields = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const right = {
  first: 'Þórunn',
  last: 'Å',
  email: ' a@people.example ',
  password: 'Höfn-1864!',
  reCaptchaResponse: 'x',
};

describe('what the browser says of a form before it is sent', () => {
  it('is nothing when all is right', () => {
    expect(checkSignUp(fields(right))).toEqual({});
    expect(checkSignIn(fields(right))).toEqual({});
  });

  it('names each field that is missing in the specified words', () => {
    expect(checkSignUp(fields({}))).toEqual({
      first: 'Please enter first name',
      last: 'Please enter last name',
      email: 'Please enter your email address',
      password: 'Please enter a valid password',
      reCaptchaResponse: 'Please verify you are not a robot',
    });
    expect(checkSignIn(fields({}))).toEqual({
      email: 'Please enter your email address',
      password: 'Please enter your password',
    });
  });

  it.each([
    ['first', ' '],
    ['last', 'a'.repeat(51)],
    ['email', 'a@b'],
    ['email', `${'a'.repeat(50)}@people.example`],
    ['password', 'höfn-1864!'],
    ['password', `Höfn-1864!${'a'.repeat(41)}`],
  ])('does not take %s as %j', (name, value) => {
    expect(Object.keys(checkSignUp(fields({ ...right, [name]: value })))).toEqual([name]);
  });
});

it.each([
  ['Ada', 'Ada', ''],
  ['  Ada  King Lovelace ', 'Ada', 'King Lovelace'],
  ['', '', ''],
])('splits the name %j at its first space', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

describe('after logging in', () => {
  const current = { link: '/client/applicant' } as NonNullable<Parameters<typeof afterLogin>[0]['current']>;
  it.each([
    ['profile', '/settings', '/settings'],
    ['profile', null, '/client/applicant'],
    ['switch', '/settings', '/auth/switch-profile?to=%2Fsettings'],
    ['connect', null, '/auth/connect-profile'],
    ['chooseRole', '/settings', '/auth/choose-role?to=%2Fsettings'],
    ['chooseRole', '/client/invitation?key=k', '/client/invitation?key=k'],
  ] as const)('%s with "to" %j leads to %s', (next, to, expected) => {
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
])('takes %j for the word of the popup: %s', (data, expected) => {
  expect(isPopupWord(data)).toBe(expected);
});
