/** The kind of a refusal. Each entry point translates it in one place (HTTP status, page, exit code). */
export type RefusalKind =
  | 'invalid' // 400: the input is wrong
  | 'notLoggedIn' // 401
  | 'sessionExpired' // 403
  | 'absent' // 404: it does not exist, or the actor may not see it
  | 'tooSlow' // 408: the request did not arrive in time
  | 'gone' // 410: it existed and will not come back
  | 'conflict' // 409: its state does not allow it
  | 'tooLarge' // 413
  | 'wrongMediaType' // 415
  | 'unmet' // 422: a rule forbids it
  | 'tooMany' // 429
  | 'overloaded'; // 503

export type FieldErrors = Record<string, string>;
/** `code` repeats the refusal's code for older clients that look for it in the details (product §8). */
export type RefusalDetails = {
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  code?: string;
  /** The thing as it is now, where somebody else has changed it. */
  current?: Record<string, string | number | null>;
  /** The account concerned, for the log only; never sent to the client. */
  about?: string;
};

/**
 * An intended "no" of the domain, with a message for the person who reads it. Any other thrown error is a bug and
 * answers 500 without its message.
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

/** `subject` begins the sentence: "This job was not found." */
export function absent(subject: string): Refusal {
  return new Refusal('absent', 'E_NOT_FOUND', `${subject} was not found.`);
}
