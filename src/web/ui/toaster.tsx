import { lazy, Suspense, useSyncExternalStore } from 'react';
import css from './toast.module.css';
import { type ShownToast, shownToasts, whenToastsChange } from './toasts.ts';

/** Loaded with the first toast, because most visits show none. */
const TimedToast = lazy(() => import('./toast.tsx'));
const NONE: ShownToast[] = [];

/** The live region for toasts, once on each page. It must exist before the first toast to be announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(whenToastsChange, shownToasts, () => NONE);
  return (
    <div role="status" className={css.toaster}>
      <Suspense>
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </div>
  );
}
