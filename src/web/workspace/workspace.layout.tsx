import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { FormToResend } from '#web/app/define-action.ts';
import { SessionEnded } from '#web/auth/session-ended.tsx';
import { ErrorPage } from '#web/layout/error-page.tsx';

/** Around all rooms of people: where a form found its session over, that is said, and what was typed is kept. */
export default function Rooms() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const sent = isRouteErrorResponse(error) && (error.data as { formToResend?: FormToResend } | null)?.formToResend;
  return sent ? <SessionEnded sent={sent} /> : <ErrorPage error={error} />;
}
