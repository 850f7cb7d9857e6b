/** Sent unchanged when even the error page fails; it is self-contained. */
export const LAST_RESORT_HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>An error occured while showing the error page</h1><p><a href="/">Back to home</a></p></main></body></html>
`;
