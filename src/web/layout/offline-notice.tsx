import { WifiOff } from 'lucide';
import { useNoReloadOffline } from '#web/app/no-reload-offline.ts';
import { useIsReached } from '#web/app/site-reach.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './notices.module.css';

/** A notice in a live region while the site is not reached. */
export function OfflineNotice() {
  const isReached = useIsReached();
  const isPageWaiting = useNoReloadOffline();
  return (
    <div role="status" className={isReached ? undefined : classNames(css.bar, css.above)}>
      {!isReached && (
        <div className={`wrap ${css.barIn}`}>
          <p>
            <Icon of={WifiOff} size={18} />
            No connection.{' '}
            {isPageWaiting ? 'We’ll open that page as soon as it is back.' : 'This page may be out of date.'}
          </p>
        </div>
      )}
    </div>
  );
}
