/** Why a call was not answered as hoped; a network that is away has the status 0. */
export type Failure = { status: number };
export type Answer<T> = { body: T; failure: null } | { body: null; failure: Failure };

/** Reads from the site's own API. It never throws: a network that is away is a failure like any other. */
export async function callApi<T>(path: string): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`);
    if (!response.ok) return { body: null, failure: { status: response.status } };
    return { body: (await response.json()) as T, failure: null };
  } catch {
    return { body: null, failure: { status: 0 } };
  }
}
