import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LOGGED_IN_COOKIE } from '#web/app/personal-store.ts';
import { safePath, withTo } from '#web/app/safe-path.ts';
import { whenLoaded } from '#web/app/when-loaded.ts';
import type { AuthRequest } from './auth-request.ts';
import { createdProfile } from './profile-creation.ts';

type OpenDialog = { Dialog: ComponentType<{ request: AuthRequest; onClose: () => void }>; request: AuthRequest };

let current: OpenDialog | null = null;
const listeners = new Set<() => void>();
const show = (next: OpenDialog | null) => {
  current = next;
  for (const listener of listeners) listener();
};

const loadDialog = () => import('./auth-dialog.tsx');

/** Opens the auth dialog over the page, or the page of its screen if the script fails to load. */
export function openAuth(request: AuthRequest): void {
  void whenLoaded(
    loadDialog(),
    ({ AuthDialog }) => show({ Dialog: AuthDialog, request }),
    withTo(`/auth/${request.screen ?? 'signup-landing'}`, request.to ?? null),
  );
}

const OVER_THE_PAGE = /^\/auth\/(sign(?!out|-exists)[\w-]+)$/;

/**
 * Opens the dialog for a link to an auth screen, or with `ahead` only loads its script. A visitor's link to a page that
 * creates a profile opens it too, so that they sign up where they are. Returns false for other links and on the auth
 * pages themselves.
 */
export function openAuthFromLink(link: HTMLAnchorElement | null, ahead = false): boolean {
  if (!link || link.origin !== location.origin || location.pathname.startsWith('/auth/')) return false;
  const [, screen] = OVER_THE_PAGE.exec(link.pathname) ?? [];
  const purpose = LOGGED_IN_COOKIE.test(document.cookie) ? null : createdProfile(link.pathname + link.search);
  if (!screen && !purpose) return false;
  if (ahead) loadDialog().catch(() => {});
  else if (purpose) openAuth({ to: link.pathname + link.search });
  else {
    const query = new URLSearchParams(link.search);
    const value = (name: string) => query.get(name) ?? undefined;
    openAuth({
      screen,
      to: query.get('to'),
      email: value('email'),
      name: value('name'),
      title: link.dataset.authTitle,
    });
  }
  return true;
}

/** Renders the dialog, and opens it on the front page after a guard's redirect. */
export function AuthSlot() {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
  const { key, pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes even when the same link is followed again
  useEffect(() => {
    const to = pathname === '/' && new URLSearchParams(search).get('to');
    if (to) openAuth({ screen: createdProfile(safePath(to)) ? 'signup-landing' : 'signin', to });
  }, [key]);
  return open && <open.Dialog request={open.request} onClose={() => show(null)} />;
}
