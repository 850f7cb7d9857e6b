import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { FormToResend } from '#web/app/define-action.ts';
import { SessionEnded } from '#web/auth/session-ended.tsx';
import { ErrorPage } from '#web/layout/error-page.tsx';

/** Wraps all workspaces. A form sent after the session ended gets a page that holds its values. */
export default function WorkspaceLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const sent = isRouteErrorResponse(error) && (error.data as { formToResend?: FormToResend } | null)?.formToResend;
  return sent ? <SessionEnded sent={sent} /> : <ErrorPage error={error} />;
}
