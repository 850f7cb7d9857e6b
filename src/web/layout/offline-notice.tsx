import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useNoReloadOffline } from '#web/app/no-reload-offline.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './notices.module.css';

function whenConnectionChanges(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser is online; always true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  );
}

/** A notice in a live region while the browser is offline. */
export function OfflineNotice() {
  const online = useIsOnline();
  const isPageWaiting = useNoReloadOffline();
  return (
    <div role="status" className={online ? undefined : classNames(css.bar, css.above)}>
      {!online && (
        <div className={`wrap ${css.barIn}`}>
          <p>
            <Icon of={WifiOff} size={18} />
            You’re offline.{' '}
            {isPageWaiting ? 'We’ll open that page as soon as you’re back online.' : 'This page may be out of date.'}
          </p>
        </div>
      )}
    </div>
  );
}
