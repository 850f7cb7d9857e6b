import { PLAIN_HEADERS, plainPage } from './plain-page.ts';

/** Replaces the line of plain text that the router returns when even the error page fails. */
export function withLastResort(response: Response): Response {
  const isRouters = response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain');
  if (!isRouters) return response;
  const html = plainPage({ title: 'An error occured while showing the error page' });
  return new Response(html, { status: 500, headers: PLAIN_HEADERS });
}
