import type { FieldErrors } from '../../domain/errors.ts';

/** Why a call was not answered as hoped, in words for the person. */
export type Failure = { status: number; message: string; code: string; fields: FieldErrors };
export type Answer<T> = { body: T; failure: null } | { body: null; failure: Failure };

/** Whether a sign-in was answered "right so far": a code is wanted before anybody is logged in. */
export function isSecondStep(body: object | null): boolean {
  return body !== null && 'next' in body && body.next === 'secondStep';
}

const OFFLINE = 'We cannot reach the site. Please look at your connection and try again.';

/** Calls the site's own API. It never throws: a network that is away is a failure like any other. */
export async function callApi<T>(path: string, method: 'GET' | 'POST' = 'GET', sent?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: sent === undefined ? {} : { 'content-type': 'application/json' },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    });
    const body = response.status === 204 ? null : await response.json();
    if (response.ok) return { body: body as T, failure: null };
    const { message = '', code = '', details } = body as { message?: string; code?: string; details?: Failure };
    return { body: null, failure: { status: response.status, message, code, fields: details?.fields ?? {} } };
  } catch {
    return { body: null, failure: { status: 0, message: OFFLINE, code: 'E_OFFLINE', fields: {} } };
  }
}
