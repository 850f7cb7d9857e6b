/** Why a call was not answered as hoped, in words for the person; a network that is away has the status 0. */
export type Failure = { status: number; message: string };
export type Answer<T> = { body: T; failure: null } | { body: null; failure: Failure };

const OFFLINE = 'We cannot reach the site. Please look at your connection and try again.';

/**
 * Calls the site's own API, where there is neither navigation nor form: forms post to actions. It never throws: a
 * network that is away is a failure like any other.
 */
export async function callApi<T>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, { method });
    const body = (await response.json()) as T & { message?: string };
    if (response.ok) return { body, failure: null };
    return { body: null, failure: { status: response.status, message: body.message ?? '' } };
  } catch {
    return { body: null, failure: { status: 0, message: OFFLINE } };
  }
}
