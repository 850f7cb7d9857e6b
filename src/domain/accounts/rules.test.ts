import { describe, expect, it } from 'vitest';
import { emailAddress } from './email.ts';
import { signInInput, signUpInput } from './inputs.ts';
import { currentProfile, nextAfterLogin } from './profiles.ts';
import { coarseNetwork, deviceName } from './sign-in/device-name.ts';
import { isPasswordAllowed, passwordStrength } from './sign-in/password-rule.ts';
import type { Profile } from './views.ts';

describe('a new password', () => {
  it('has 8 to 50 characters, a capital, a number and a special character, in any alphabet', () => {
    for (const password of ['Abcdef1!', 'Ærlig-talt-9', 'Ünïcode 7?', `A1!${'x'.repeat(47)}`, 'Пароль-7-ok']) {
      expect(isPasswordAllowed(password), password).toBe(true);
    }
    for (const password of ['Abcde1!', 'abcdefg1!', 'Abcdefgh!', 'Abcdefg1', `A1!${'x'.repeat(48)}`, 'Abcdefg1 ', '']) {
      expect(isPasswordAllowed(password), password).toBe(false);
    }
  });

  it('counts characters, however the keyboard composes them', () => {
    const password = 'Éé-7éééé';
    expect(passwordStrength(password.normalize('NFD'))).toEqual(passwordStrength(password.normalize('NFC')));
    expect(isPasswordAllowed(`Å1!${'å'.repeat(47)}`.normalize('NFD'))).toBe(true);
  });

  it('reports which requirements it meets', () => {
    expect(passwordStrength('havn')).toEqual({
      hasDigit: false,
      hasSpecialCharacter: false,
      hasUppercase: false,
      hasEightCharacters: false,
    });
    expect(passwordStrength('Havn-2026').hasSpecialCharacter).toBe(true);
  });
});

describe('an email address', () => {
  it('has one canonical form', () => {
    const spellings = {
      'åsa@example.com': [' Åsa@Example.COM ', 'åsa@example.com'.normalize('NFD')],
      'solvi@bigco.example': [
        'ſolvi@bigco.example',
        'ｓｏｌｖｉ＠bigco.example',
        'SOLVI@BIGCO．EXAMPLE',
        'ˢolvi@bigco.example',
      ],
      'uni@xn--bcher2-3ya.example': ['uni@bücher2.example', 'Uni@BÜCHER2.example', 'uni@xn--BCHER2-3ya.example'],
      'a.b+c@x.dk': ['a.b+c@x.dk'],
    };
    for (const [address, spelling] of Object.entries(spellings)) {
      expect(emailAddress(address)).toBe(address);
      for (const text of spelling) expect(emailAddress(text), text).toBe(address);
    }
  });

  it('is refused when mail could not reach it, or could reach somebody else', () => {
    for (const text of ['a@b.dk', 'a.b+c@sub.example.com', 'åsa@ærø.dk', "o'neil@x.ie"]) {
      expect(emailAddress(text), text).not.toBeNull();
    }
    const wrong = [
      '',
      'a',
      'a@b',
      '@b.dk',
      'a@b..dk',
      'a b@c.dk',
      'a@b.dk,c@d.dk',
      'a@b.dk\nbcc:x@y.z',
      '<a@b.dk>',
      'a@@b.dk',
      'a@-b.dk',
      'a⁽b⁾@c.dk',
      'a@b﹐c.dk',
      'a@xn--.dk',
      `a@${'ü'.repeat(62)}.dk`,
    ];
    for (const text of wrong) expect(emailAddress(text), text).toBeNull();
  });
});

describe('account inputs', () => {
  const messages = (input: unknown, form: typeof signUpInput | typeof signInInput = signUpInput) =>
    Object.fromEntries(
      (form.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );

  it('name the problem of each field', () => {
    const empty = { name: { first: '', last: ' ' }, email: 'x', password: 'short', reCaptchaResponse: '' };
    expect(messages(empty)).toEqual({
      'name.first': 'Please enter first name',
      'name.last': 'Please enter last name',
      email: 'Please enter your email address',
      password: 'Please enter a valid password',
      reCaptchaResponse: 'Please verify you are not a robot',
    });
    expect(messages({}, signInInput)).toEqual({
      email: 'Please enter your email address',
      password: 'Please enter your password',
    });
  });

  it('accept at most 50 characters for a name and an address', () => {
    const long = { first: 'x'.repeat(51), last: 'y'.repeat(50) };
    const body = { name: long, email: `${'x'.repeat(46)}@x.dk`, password: 'Abcdef1!', reCaptchaResponse: 'x' };
    expect(Object.keys(messages(body))).toEqual(['name.first', 'email']);
  });

  it('refuse unknown fields', () => {
    const body = { email: 'a@b.dk', password: 'x', isAdmin: true };
    expect(signInInput.safeParse(body).success).toBe(false);
  });
});

describe('the current profile', () => {
  const profile = (type: Profile['type'], id: string): Profile => ({
    type,
    id,
    key: id,
    name: id,
    imageLink: null,
    flag: null,
    description: '',
    additional: '',
    isDraft: false,
    isSuspended: false,
    link: '/',
  });
  const a = profile('company', 'a');
  const b = profile('investor', 'b');

  it('is the only profile, else the saved one, else the remembered one, if it still exists', () => {
    expect(currentProfile([], { saved: 'company:a' })).toBeNull();
    expect(currentProfile([a], { saved: 'investor:b' })).toBe(a);
    expect(currentProfile([a, b], { saved: 'investor:b', remembered: 'company:a' })).toBe(b);
    expect(currentProfile([a, b], { saved: null, remembered: 'company:a' })).toBe(a);
    expect(currentProfile([a, b], { saved: 'company:gone', remembered: 'company:a' })).toBe(a);
    expect(currentProfile([a, b], { saved: null, remembered: 'company:gone' })).toBeNull();
  });

  it('decides the screen after log-in', () => {
    expect(nextAfterLogin({ profiles: [a], current: a, connectable: [] })).toBe('profile');
    expect(nextAfterLogin({ profiles: [a, b], current: null, connectable: [] })).toBe('switch');
    expect(nextAfterLogin({ profiles: [], current: null, connectable: [b] })).toBe('connect');
    expect(nextAfterLogin({ profiles: [], current: null, connectable: [] })).toBe('chooseRole');
  });
});

describe('the list of sessions', () => {
  it('names browser and system, and only a part of the network address', () => {
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox on Linux',
    );
    expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1')).toBe(
      'Safari on iOS',
    );
    expect(deviceName('curl/8.1')).toBe('A program');
    expect(coarseNetwork('203.0.113.77')).toBe('203.0.113.…');
    expect(coarseNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::');
  });
});
