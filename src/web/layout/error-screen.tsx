import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Link } from '#web/app/missing-page.ts';
import { useIsReached } from '#web/app/site-reach.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Pennant404 } from '#web/ui/pictures/flag.tsx';
import css from './error-screen.module.css';

export const OFFLINE = 'No connection';
/** Leaves time to read the sentence. */
const REDIRECT_AFTER_MS = 3000;

function Screen({
  title,
  lead,
  flags,
  children,
}: {
  title: string;
  lead?: string;
  flags?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${css.screen}`}>
      {flags}
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      <p className={css.actions}>{children}</p>
    </div>
  );
}

/**
 * The content of a page that failed. `message` must be written for people: no stack, no SQL. A 403 means that the
 * session ended, and redirects to the front page. `list` leads to the list of what is missing.
 */
export function ErrorScreen({ status, message, list }: { status: number; message?: string; list?: Link }) {
  const { pathname, search } = useLocation();
  if (status === 403) return <SessionExpired />;
  const isGone = status === 410;
  const isOurs = status >= 500;
  return (
    <Screen
      title={errorTitle(status)}
      lead={message}
      flags={status === 404 ? <Pennant404 /> : <i className={isGone ? css.papa : css.yankee} />}
    >
      {isGone && <LinkButton href="/jobs">Find jobs</LinkButton>}
      {isOurs && <LinkButton href={pathname + search}>Try again</LinkButton>}
      {list && <LinkButton href={list.href}>{list.label}</LinkButton>}
      <LinkButton kind={isGone || isOurs || list ? 'line' : 'primary'} href="/">
        Back to home
      </LinkButton>
      {status === 404 && list?.href !== '/jobs' && (
        <LinkButton kind="line" href="/jobs">
          Find jobs
        </LinkButton>
      )}
    </Screen>
  );
}

/** Shown if the page could not be fetched. Loads it as soon as the site is reached. */
export function OfflineScreen() {
  const { revalidate } = useRevalidator();
  const isReached = useIsReached();
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (isReached && !wasReached.current) void revalidate();
    wasReached.current = isReached;
  }, [isReached, revalidate]);
  return (
    <Screen title={OFFLINE} lead="This page loads as soon as it is back." flags={<i className={css.delta} />}>
      <Button onClick={revalidate}>Try again</Button>
    </Screen>
  );
}

function SessionExpired() {
  useEffect(() => {
    const timer = setTimeout(() => location.assign('/'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen title="Session expired, redirecting you to frontpage">
      <LinkButton href="/">Back to home</LinkButton>
    </Screen>
  );
}

/** The title of the browser tab for a failed page. */
export function errorTitle(status: number): string {
  if (status === 404) return 'Page not found';
  if (status === 410) return 'No longer here';
  return status === 403 ? 'Session expired' : 'Something went wrong';
}
