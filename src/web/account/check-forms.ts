import { LONGEST_EMAIL, LONGEST_NAME, MESSAGES } from '../../domain/accounts/account.ts';
import { emailAddress } from '../../domain/accounts/email.ts';
import { isPasswordAllowed } from '../../domain/accounts/password-rule.ts';
import type { FieldErrors } from '../../domain/errors.ts';

type Text = (name: string) => string;

/** The rules of product §5 as the browser can tell before asking; the server looks again with the same words. */
export function checkSignUp(text: Text): FieldErrors {
  return found({
    first: isName(text('first')) || MESSAGES.firstName,
    last: isName(text('last')) || MESSAGES.lastName,
    email: isAddress(text('email')) || MESSAGES.email,
    password: isPasswordAllowed(text('password')) || MESSAGES.newPassword,
    reCaptchaResponse: text('reCaptchaResponse') !== '' || MESSAGES.captcha,
  });
}

export function checkSignIn(text: Text): FieldErrors {
  return found({
    email: isAddress(text('email')) || MESSAGES.email,
    password: text('password') !== '' || MESSAGES.password,
  });
}

export function checkCode(text: Text): FieldErrors {
  return found({ code: text('code').trim() !== '' || MESSAGES.code });
}

export function checkEmail(text: Text): FieldErrors {
  return found({ email: isAddress(text('email')) || MESSAGES.email });
}

export function checkNewPassword(text: Text): FieldErrors {
  return found({ password: isPasswordAllowed(text('password')) || MESSAGES.newPassword });
}

const within = (value: string, most: number) => value !== '' && [...value].length <= most;
const isName = (value: string) => within(value.trim(), LONGEST_NAME);
const isAddress = (value: string) => within(value.trim(), LONGEST_EMAIL) && emailAddress(value) !== null;

function found(checked: Record<string, true | string>): FieldErrors {
  return Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== true));
}

/** "Ada King Lovelace" is Ada, and King Lovelace (product §5). */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}
