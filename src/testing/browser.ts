import type { apiClient } from './api-client.ts';

/** Calls the API like a browser, with a cookie jar. */
export function browserAt({ call }: Pick<ReturnType<typeof apiClient>, 'call'>, cookie?: string) {
  const jar = new Map<string, string>();
  if (cookie) jar.set(cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1));

  async function send(method: string, path: string, body?: unknown) {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers();
    if (cookies) headers.set('cookie', cookies);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await call(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/Max-Age=0(?:;|$)/.test(cookie)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  return {
    jar,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    put: (path: string, body: unknown) => send('PUT', path, body),
  };
}
