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

const MESSAGES: Record<number, string> = {
  405: 'This page does not take what was sent. Nothing was changed.',
  500: 'The fault is ours, and we have a record of it. Please try again in a moment.',
};

/** The status and message of a refusal. A bug's own words belong in the log, so its page has a message of ours. */
export function errorFacts(error: unknown): { status: number; message?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: MESSAGES[500] };
  const body = error.data as { message?: unknown } | null;
  return { status: error.status, message: typeof body?.message === 'string' ? body.message : MESSAGES[error.status] };
}
