import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Codes of authenticator apps (RFC 6238) with the parameters that all apps support: SHA-1, six digits, 30 seconds. */

const PERIOD_SECONDS = 30;
/** Tolerated difference of the phone's clock, in periods. */
const DRIFT = 1;

/** 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), period: PERIOD_SECONDS });

/** The content of the QR code. */
export function totpUri(secret: Buffer, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The secret for typing by hand, in groups of four. */
export function totpSecretText(secret: Buffer): string {
  return totpOf(secret).secret.base32.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The period of the code, counted from 1970; null unless it is the current one or a neighbour. */
export function totpStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
