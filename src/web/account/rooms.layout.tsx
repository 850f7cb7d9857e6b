import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { SentInVain } from '#web/acting.ts';
import { ErrorPage } from '#web/layout/error-page.tsx';
import { SessionEnded } from './session-ended.tsx';

/** Around all rooms of people: where a form found its session over, that is said, and what was typed is kept. */
export default function Rooms() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const sent = isRouteErrorResponse(error) && (error.data as { sentInVain?: SentInVain } | null)?.sentInVain;
  return sent ? <SessionEnded sent={sent} /> : <ErrorPage error={error} />;
}
