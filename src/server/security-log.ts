import type { Refusal } from '#domain/errors.ts';

/** What an entry point found out about a request, for the log and the rate limits; nothing of it is answered. */
export type RequestNotes = {
  /** Set once the session that the request carries has been found alive. */
  userId?: string | undefined;
  event?: SecurityEvent;
  refusal?: Refusal;
};

export type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'code-requested'
  | 'signed-out'
  | 'password-reset-requested'
  | 'email-verified'
  | 'sent-away'
  | `account-changed: ${string}`;

/** Somebody tried to prove who they are and could not: passwords, codes, links, captchas, other providers. */
const FAILED_PROOF =
  /^E_(?:CREDENTIALS|PASSWORD|CODE|SECOND_STEP|APP_LOST|CAPTCHA|PROVIDER|NOT_AUTHORIZED|KEY|ACCOUNT_EXISTS)/;
const DENIED_KINDS = new Set<Refusal['kind']>(['notLoggedIn', 'sessionExpired', 'tooMany']);
const DENIED_CODES = new Set(['E_ORIGIN', 'E_ROLE']);

/** What the log says of a request besides its line: who did what from where (S-16). Null for what nobody investigates. */
export function securityEntry(
  notes: RequestNotes,
  request: { id: string; method: string; path: string; from: string; status: number },
): Record<string, unknown> | null {
  const { event, refusal, userId } = notes;
  const outcome = refusal ? refusedAs(refusal, userId) : event && request.status < 400 ? event : null;
  if (outcome === null) return null;
  const { id, method, path, from, status } = request;
  const about = refusal?.details.about;
  return {
    ...{ id, security: outcome, method, path, status, from },
    ...(userId && { userId }),
    ...(refusal && { code: refusal.code }),
    ...(about && { about }),
  };
}

function refusedAs(refusal: Refusal, userId: string | undefined): string | null {
  if (FAILED_PROOF.test(refusal.code)) return 'proof-failed';
  if (DENIED_KINDS.has(refusal.kind) || DENIED_CODES.has(refusal.code)) return 'denied';
  // What somebody may not see is absent to them: a person who looks for such things is worth a line.
  return refusal.kind === 'absent' && userId ? 'denied' : null;
}
