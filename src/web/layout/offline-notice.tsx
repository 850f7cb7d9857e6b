import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './notices.module.css';

function whenConnectionChanges(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Whether the browser has a connection; on the server it is taken to have one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  );
}

/** Says so, politely, while the browser has no connection. */
export function OfflineNotice() {
  const online = useIsOnline();
  return (
    <div role="status" className={online ? undefined : classNames(css.bar, css.above)}>
      {!online && (
        <div className={`wrap ${css.barIn}`}>
          <p>
            <Icon of={WifiOff} size={18} />
            You’re offline. This page may be out of date.
          </p>
        </div>
      )}
    </div>
  );
}
