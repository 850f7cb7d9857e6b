/** Self-contained, because one of the files of the site may be what fails. */
const LAST_RESORT_HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>An error occured while showing the error page</h1><p><a href="/">Back to home</a></p></main></body></html>
`;

/** Replaces the line of plain text that the router returns when even the error page fails. */
export function withLastResort(response: Response): Response {
  const isRouters = response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain');
  if (!isRouters) return response;
  return new Response(LAST_RESORT_HTML, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
