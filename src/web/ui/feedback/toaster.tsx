import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import css from './toast.module.css';
import { dismiss, type ShownToast, shownToasts, whenToastsChange } from './toasts.ts';

type ToastProps = { toast: ShownToast };

const NONE: ShownToast[] = [];

/** The live region for toasts, once on each page. It must exist before the first toast to be announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(whenToastsChange, shownToasts, () => NONE);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const isNeeded = toasts.length > 0;
  // Loaded with the first toast, because most visits show none. Offline the message shows plainly.
  useEffect(() => {
    if (isNeeded)
      import('./toast.tsx').then(
        (module) => setToast(() => module.default),
        () => setToast(() => PlainToast),
      );
  }, [isNeeded]);
  return (
    <div role="status" className={css.toaster}>
      {Toast && toasts.map((toast) => <Toast key={toast.id} toast={toast} />)}
    </div>
  );
}

/** Stays until it is pressed. */
function PlainToast({ toast: { id, title, text } }: ToastProps) {
  return (
    <button type="button" className={css.plain} onClick={() => dismiss(id)}>
      <b>{title}.</b> {text}
    </button>
  );
}
