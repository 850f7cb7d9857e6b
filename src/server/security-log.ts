import type { Refusal } from '#domain/errors.ts';

/** Notes of an entry point on a request, for the log and the rate limits; none of them go into the response. */
export type RequestNotes = {
  /** Set for a request with a session that is alive. */
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
  | 'impersonation-started'
  | 'impersonation-ended'
  | 'data-downloaded'
  | 'sent-away'
  | `account-changed: ${string}`;

/** Failed proofs of identity: passwords, codes, links, captchas, other providers. */
const FAILED_PROOF =
  /^E_(?:CREDENTIALS|PASSWORD|CODE|SECOND_STEP|APP_LOST|CAPTCHA|PROVIDER|NOT_AUTHORIZED|KEY|ACCOUNT_EXISTS)/;
const DENIED_KINDS = new Set<Refusal['kind']>(['notLoggedIn', 'sessionExpired', 'tooMany']);
const DENIED_CODES = new Set(['E_ORIGIN', 'E_ROLE']);

/** The security log's entry, with actor, action and address (S-16). Null for events without security interest. */
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
    id,
    security: outcome,
    method,
    path,
    status,
    from,
    ...(userId && { userId }),
    ...(refusal && { code: refusal.code }),
    ...(about && { about }),
  };
}

function refusedAs(refusal: Refusal, userId: string | undefined): string | null {
  if (FAILED_PROOF.test(refusal.code)) return 'proof-failed';
  if (DENIED_KINDS.has(refusal.kind) || DENIED_CODES.has(refusal.code)) return 'denied';
  // A forbidden thing is absent to a person, so a search for it belongs in the log.
  return refusal.kind === 'absent' && userId ? 'denied' : null;
}
