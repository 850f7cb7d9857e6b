import { CircleCheck, Info, Pin, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import css from './toast.module.css';

export type ToastTone = 'ok' | 'bad' | 'pin' | 'note';
const SIGNS = { ok: CircleCheck, bad: TriangleAlert, pin: Pin, note: Info };

/** A word after something was done; the state is told by its sign and its words, never by a colored ground. */
export function Toast({
  tone = 'note',
  title,
  text,
  onDismiss,
}: {
  tone?: ToastTone;
  title: string;
  text?: string;
  onDismiss?: () => void;
}) {
  return (
    <div className={classNames(css.toast, css[tone])}>
      <Icon of={SIGNS[tone]} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      {onDismiss && <IconButton icon={X} label="Dismiss" small onClick={onDismiss} />}
    </div>
  );
}

type Shown = { id: number; tone: ToastTone; title: string; text?: string };
let shown: Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};
const none: Shown[] = [];

/** Shows a toast from an event handler in the browser. At most three stand at once. */
export function toast(message: Omit<Shown, 'id' | 'tone'> & { tone?: ToastTone }): void {
  lastId += 1;
  change([...shown.slice(-2), { tone: 'note', ...message, id: lastId }]);
}

function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id));
}

/** Six seconds is the least in which everyone can read two lines; while the pointer or focus rests on it, it stays. */
const READING_TIME = 6000;

/** Put one on the page, outside main. The region is there before the first toast, or it would not be announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
  return (
    <div role="status" className={css.toaster}>
      {toasts.map((one) => (
        <Timed key={one.id} toast={one} />
      ))}
    </div>
  );
}

function Timed({ toast: { id, tone, title, text } }: { toast: Shown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) dismiss(id);
    }, READING_TIME);
    return () => clearInterval(timer);
  }, [id]);
  return (
    <div ref={box}>
      <Toast tone={tone} title={title} text={text} onDismiss={() => dismiss(id)} />
    </div>
  );
}
