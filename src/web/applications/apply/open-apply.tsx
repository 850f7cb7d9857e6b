import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { whenLoaded } from '#web/app/when-loaded.ts';

type Open = { Drawer: ComponentType<{ path: string; onClose: () => void }>; path: string; onClosed: () => void };

let current: Open | null = null;
const listeners = new Set<() => void>();
const show = (next: Open | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/**
 * Opens the form over the job's page, or its own page if the script fails to load. False on phones, where the link leads
 * to the page, and where nothing renders the drawer, such as in the preview of a draft. `onClosed` follows when the person
 * closes it, having applied or not.
 */
export function openApply(path: string, onClosed: () => void): boolean {
  if (listeners.size === 0 || matchMedia('(max-width: 47.99875em)').matches) return false;
  void whenLoaded(
    import('./apply-drawer.tsx'),
    ({ ApplyDrawer }) => show({ Drawer: ApplyDrawer, path, onClosed }),
    path,
  );
  return true;
}

/** Renders the drawer once somebody has opened it. */
export function ApplySlot() {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  // The drawer belongs to the page it was opened on, so Back closes it.
  useEffect(() => {
    if (pathname === openedOn) return;
    setOpenedOn(pathname);
    show(null);
  }, [pathname, openedOn]);
  if (!open) return null;
  const onClose = () => {
    show(null);
    open.onClosed();
  };
  return <open.Drawer path={open.path} onClose={onClose} />;
}
