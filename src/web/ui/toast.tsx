import { CircleCheck, Info, Pin, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import css from './toast.module.css';
import { dismiss, type ShownToast, type ToastTone } from './toasts.ts';

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

/** Six seconds is the least in which everyone can read two lines; while the pointer or focus rests on it, it stays. */
const READING_TIME = 6000;

/** A toast that leaves by itself; loaded with the first one (see toaster.tsx). */
export default function TimedToast({ toast: { id, tone, title, text } }: { toast: ShownToast }) {
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
