import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { AuthRequest } from './auth-request.ts';

type Shown = { Dialog: ComponentType<{ request: AuthRequest; onClose: () => void }>; request: AuthRequest };

let shown: Shown | null = null;
const listeners = new Set<() => void>();
const show = (next: Shown | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

const loadDialog = () => import('./auth-dialog.tsx');

/** Opens the screens over the page. Where their program cannot be loaded, their page is opened instead. */
export function openAuth(request: AuthRequest): void {
  loadDialog().then(
    ({ AuthDialog }) => show({ Dialog: AuthDialog, request }),
    () => location.assign(`/auth/${request.screen ?? 'signup-landing'}`),
  );
}

const OVER_THE_PAGE = /^\/auth\/(sign(?!out|-exists)[\w-]+)$/;

/**
 * Takes a link to a screen as the wish to have it over this page; false for every other link, and on the pages of the
 * screens themselves. Fetched ahead it is only loaded.
 */
export function takesToAuth(link: HTMLAnchorElement | null, ahead = false): boolean {
  const [, screen] = OVER_THE_PAGE.exec(link?.pathname ?? '') ?? [];
  if (!link || !screen || link.origin !== location.origin || location.pathname.startsWith('/auth/')) return false;
  if (ahead) loadDialog().catch(() => {});
  else {
    const query = new URLSearchParams(link.search);
    const known = (name: string) => query.get(name) ?? undefined;
    openAuth({
      screen,
      to: query.get('to'),
      email: known('email'),
      name: known('name'),
      title: link.dataset.authTitle,
    });
  }
  return true;
}

/** Where the dialog stands. Whoever a guard has sent to the front page, by a link or by an address, finds it open there. */
export function AuthSlot() {
  const open = useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => shown,
    () => null,
  );
  const { key, pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by its key, because the same link may be followed again
  useEffect(() => {
    const to = pathname === '/' && new URLSearchParams(search).get('to');
    if (to) openAuth({ screen: 'signin', to });
  }, [key]);
  return open && <open.Dialog request={open.request} onClose={() => show(null)} />;
}
