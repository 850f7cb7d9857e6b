import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useSite } from '#web/app/use-site.ts';
import { ErrorScreen, errorTitle, OFFLINE, OfflineScreen } from './error-screen.tsx';
import { useIsOnline } from './offline-notice.tsx';

/** Replaces a page whose loader, action or rendering threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const site = useSite();
  const { status, message } = errorFacts(error);
  // Captured once, when the page failed: going online reloads the page, and must not show an error until then.
  const wasOffline = useState(!useIsOnline())[0] && status === 500;
  return (
    <>
      <title>{`${wasOffline ? OFFLINE : errorTitle(status)} | ${site.name}`}</title>
      <meta name="robots" content={site.isIndexed ? 'noindex' : 'noindex, nofollow'} />
      {wasOffline ? <OfflineScreen /> : <ErrorScreen status={status} message={message} jobsHref="/jobs" />}
    </>
  );
}

/** The status and message of a refusal. The message of a bug belongs in the log, not on the page. */
function errorFacts(error: unknown): { status: number; message?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const body = error.data as { message?: unknown } | null;
  return { status: error.status, message: typeof body?.message === 'string' ? body.message : undefined };
}
