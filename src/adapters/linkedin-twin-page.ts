import { escapeHtml } from '#domain/site/escape-html.ts';

/** A person with a LinkedIn account. */
export type TwinPerson = { sub: string; firstName: string; lastName: string; email: string; isEmailVerified: boolean };

/**
 * The consent page, with one button for each person and one for "no", in no brand's design. Its plain form sends the
 * answer and all of the application's parameters to the library's authorization endpoint.
 */
export function consentPage(people: readonly TwinPerson[], query: URLSearchParams): string {
  const fields = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = people.map(
    ({ sub, firstName, lastName, email, isEmailVerified }) =>
      `<button name="person" value="${escapeHtml(sub)}"><b>${escapeHtml(`${firstName} ${lastName}`)}</b> ${escapeHtml(email)}${isEmailVerified ? '' : ' (not confirmed)'}</button>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Sign in with LinkedIn (offline twin)</title>
<style>body{font:1rem/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;text-align:left;font:inherit}</style>
</head><body><main><h1>Sign in with LinkedIn</h1>
<p>This stands in for LinkedIn on this machine. Havn asks for your name and email address. Who are you?</p>
<form action="/authorize">${fields.join('')}${buttons.join('')}
<button name="error" value="user_cancelled_authorize">Cancel</button></form></main></body></html>`;
}
