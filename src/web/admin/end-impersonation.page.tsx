import { redirect, redirectDocument } from 'react-router';
import { endImpersonation } from '#domain/accounts/sign-in/impersonation.server.ts';
import { sessionCookies } from '#server/session-cookie.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';

/** The notice posts its form here. Opening the address ends nothing. */
export const loader = defineLoader(() => {
  throw redirect('/');
});

export const action = defineAction([], async ({ context, accountCall: { origin }, notes }) => {
  const { session, email } = await endImpersonation(context);
  notes.event = 'impersonation-ended';
  // A full page load, because the page belongs to another person now.
  return redirectDocument(`/admin/people?search=${encodeURIComponent(email)}`, {
    headers: cookieHeaders(sessionCookies(origin, session, context.now)),
  });
});

export default function EndImpersonationPage() {
  return null;
}
