/** Why something was not done. Each door translates the kind once (HTTP status, page, exit code). */
export type RefusalKind =
  | 'invalid' // 400: the input is wrong
  | 'notLoggedIn' // 401
  | 'sessionExpired' // 403
  | 'absent' // 404: it is not there, or not yours
  | 'tooSlow' // 408: the request did not arrive in time
  | 'gone' // 410: it was there, and will not be again
  | 'conflict' // 409: its state does not allow it
  | 'tooLarge' // 413
  | 'wrongMediaType' // 415
  | 'unmet' // 422: a rule says no
  | 'tooMany' // 429
  | 'overloaded'; // 503

export type FieldErrors = Record<string, string>;
/** `code` stands in the details too where programs written long ago look for it there (product §8). */
export type RefusalDetails = {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  code?: string;
  /** Whose account it is about, for the log only: never answered. */
  about?: string;
};

/**
 * A "no" the product means: thrown by the domain, worded for the person who reads it.
 * Anything else that is thrown is a bug and is answered 500 without its message.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(kind: RefusalKind, code: string, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

export function absent(what: string): Refusal {
  return new Refusal('absent', 'E_NOT_FOUND', `${what} was not found.`);
}
