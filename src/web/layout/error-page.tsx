import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Link, MissingPage } from '#web/app/missing-page.ts';
import { reachSite } from '#web/app/site-reach.ts';
import { useSite } from '#web/app/use-site.ts';
import { ErrorScreen, errorTitle, OFFLINE, OfflineScreen } from './error-screen.tsx';

/** Replaces a page whose loader, action or rendering threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const site = useSite();
  const facts = errorFacts(error);
  // A request that failed is a TypeError, as many bugs are. The site knows which: it answers now, or it does not.
  const [isUnreached, setUnreached] = useState(!import.meta.env.SSR && error instanceof TypeError);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) void reachSite().then((isReached) => setUnreached(!isReached));
  }, [error]);
  return (
    <>
      <title>{`${isUnreached ? OFFLINE : errorTitle(facts.status)} | ${site.name}`}</title>
      <meta name="robots" content={site.isIndexed ? 'noindex' : 'noindex, nofollow'} />
      {isUnreached ? <OfflineScreen /> : <ErrorScreen {...facts} />}
    </>
  );
}

const MESSAGES: Record<number, string> = {
  405: 'This page does not take what was sent. Nothing was changed.',
  500: 'The fault is ours, and we have a record of it. Please try again.',
};

/** The status and message of a refusal. A bug's own words belong in the log, so its page has a message of ours. */
export function errorFacts(error: unknown): { status: number; message?: string; list?: Link } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: MESSAGES[500] };
  const body = error.data as MissingPage | null;
  return { status: error.status, message: body?.message ?? MESSAGES[error.status], list: body?.list };
}
