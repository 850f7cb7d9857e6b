import { isRouteErrorResponse } from 'react-router';
import { useSite } from '../use-site.ts';
import { ErrorScreen, errorTitle } from './error-screen.tsx';

/** Stands in place of a page whose loader, action or rendering threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const site = useSite();
  const { status, message } = errorFacts(error);
  return (
    <>
      <title>{`${errorTitle(status)} | ${site.name}`}</title>
      <meta name="robots" content={site.isIndexed ? 'noindex' : 'noindex, nofollow'} />
      <ErrorScreen status={status} message={message} jobsHref="/jobs" />
    </>
  );
}

/** Status and sentence of what went wrong; a bug's own message is for the log, not for people. */
function errorFacts(error: unknown): { status: number; message?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const given = error.data as { message?: unknown } | null;
  return { status: error.status, message: typeof given?.message === 'string' ? given.message : undefined };
}
