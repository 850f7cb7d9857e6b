import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Codes of authenticator apps (RFC 6238) as all of them know them: SHA-1, six digits, half a minute each. */

const PERIOD_SECONDS = 30;
/** A phone's clock may be off by so many half minutes. */
const DRIFT = 1;

export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), period: PERIOD_SECONDS });

/** What the square code says to an app: whose codes these are, and where. */
export function totpUri(secret: Buffer, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The same to type by hand, in groups of four. */
export function totpSecretText(secret: Buffer): string {
  return totpOf(secret).secret.base32.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The half minute the code is of, counted from 1970; null when it is not right now, or just before or after. */
export function totpStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
