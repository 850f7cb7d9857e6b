import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#domain/context.ts';
import { ownSecret } from './own-secrets.server.ts';

/** The purposes of signatures. A signature is worthless for any other purpose. */
export type SignedPurpose =
  | 'resendApplicants'
  | 'replyAddress'
  | 'talentSettings'
  | 'ownData'
  | 'privateFile'
  | 'joinAnswer';

/** 128 bits, as ML-2 asks. In lower case, because mail servers may change the case of an address. */
const CHARACTERS = 32;

/** The signature of a link or an address in a mail, which proves that we made it for exactly these values. */
export async function signatureOf(context: Context, purpose: SignedPurpose, about: readonly string[]): Promise<string> {
  return (await signerFor(context, purpose))(about);
}

/** Signs many links with one reading of the secret. */
export async function signerFor(
  context: Context,
  purpose: SignedPurpose,
): Promise<(about: readonly string[]) => string> {
  const secret = await ownSecret(context, 'signedLinks');
  return (about) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...about]))
      .digest('hex')
      .slice(0, CHARACTERS);
}

/** Compares in constant time. The caller checks how old the link may be. */
export async function isSigned(
  context: Context,
  purpose: SignedPurpose,
  about: readonly string[],
  signature: string,
): Promise<boolean> {
  const right = Buffer.from(await signatureOf(context, purpose, about));
  const actual = Buffer.from(signature.toLowerCase());
  return actual.length === right.length && timingSafeEqual(actual, right);
}
