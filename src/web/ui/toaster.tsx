import { lazy, Suspense, useSyncExternalStore } from 'react';
import css from './toast.module.css';
import { type ShownToast, shownToasts, whenToastsChange } from './toasts.ts';

/** Most visits show no toast: its looks come with the first one. */
const TimedToast = lazy(() => import('./toast.tsx'));
const NONE: ShownToast[] = [];

/** Put one on the page, outside main. The region is there before the first toast, or it would not be announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(whenToastsChange, shownToasts, () => NONE);
  return (
    <div role="status" className={css.toaster}>
      <Suspense>
        {toasts.map((one) => (
          <TimedToast key={one.id} toast={one} />
        ))}
      </Suspense>
    </div>
  );
}
