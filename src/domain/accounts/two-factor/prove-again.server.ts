import { type Context, inTransaction } from '#domain/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireSelf } from '../policy.ts';
import { checkCode, useUpCode } from './codes.server.ts';
import { type RequiredProof, requiredProofs, requireProof } from './two-factor.server.ts';

/** Proof that a logged-in person gives again. A part that is not required is empty. */
export type SentProof = { password: string; code: string };

/** The proofs needed before a person downloads their data or deletes the account. */
export type ProofToSend = { password: RequiredProof; code: boolean };

export async function proofToSend(context: Context): Promise<ProofToSend> {
  const { toTurnOff, hasTwoFactor } = await requiredProofs(context);
  return { password: toTurnOff, code: hasTwoFactor };
}

/**
 * Requires the password, or a log-in of the last ten minutes where there is none, and a code if two-factor
 * authentication is on. Call it outside of transactions: attempts that fail count, too.
 */
export async function proveAgain(context: Context, parts: AuthServices, proof: SentProof): Promise<void> {
  const { userId } = requireSelf(context);
  const kind = await proofToSend(context);
  await requireProof(context, parts, kind.password, proof.password);
  if (!kind.code) return;
  const validCode = await checkCode(context, parts, userId, proof.code);
  await inTransaction(context, (inside) => useUpCode(inside, validCode));
}
