/** A failed call, with a message for the person. Without a network the status is 0. */
export type Failure = { status: number; message: string };
export type Answer<T> = { body: T; failure: null } | { body: null; failure: Failure };

const OFFLINE = 'We can’t reach the site. Check your connection and try again.';

/**
 * Calls the site's own API. Forms post to actions instead; this is for everything else. It never throws: a missing
 * network is a failure like any other.
 */
export async function callApi<T>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' = 'GET',
  values?: Record<string, unknown>,
): Promise<Answer<T>> {
  try {
    const content = values && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
    const response = await fetch(`/api${path}`, { method, ...content });
    const body = (await response.json()) as T & { message?: string };
    if (response.ok) return { body, failure: null };
    return { body: null, failure: { status: response.status, message: body.message ?? '' } };
  } catch {
    return { body: null, failure: { status: 0, message: OFFLINE } };
  }
}
