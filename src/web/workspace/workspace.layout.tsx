import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { FormToResend } from '#web/app/define-action.ts';
import { SessionEnded } from '#web/auth/session-ended.tsx';
import { ErrorPage } from '#web/layout/error-page.tsx';
import { Unsaved, type UnsavedTexts } from './unsaved-texts.tsx';

type RefusedForm = { message: string; formToResend: FormToResend } & UnsavedTexts;

/** Wraps all workspaces. A form sent after the session ended, or after a removal from the team, gets its values back. */
export default function WorkspaceLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const answer = isRouteErrorResponse(error) ? (error.data as Partial<RefusedForm> | null) : null;
  if (answer?.formToResend) return <SessionEnded form={answer.formToResend} />;
  if (answer?.unsaved) return <Unsaved message={answer.message ?? ''} unsaved={answer.unsaved} />;
  return <ErrorPage error={error} />;
}
