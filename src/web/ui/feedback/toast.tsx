import { CircleCheck, Info, Pin, TriangleAlert, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import css from './toast.module.css';
import { dismiss, type ShownToast, type ToastTone } from './toasts.ts';

const ICONS = { ok: CircleCheck, bad: TriangleAlert, pin: Pin, note: Info };

/** A message after an action. Icon and text convey the tone, never the colour alone. */
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
      <Icon of={ICONS[tone]} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      {onDismiss && <IconButton icon={X} label="Dismiss" small onClick={onDismiss} />}
    </div>
  );
}

/** Enough to read two lines. A toast stays while it has the pointer or focus. */
const READING_MS = 6000;

/** A toast that closes by itself. The first toast loads this file (see toaster.tsx). */
export default function TimedToast({ toast: { id, tone, title, text } }: { toast: ShownToast }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) dismiss(id);
    }, READING_MS);
    return () => clearInterval(timer);
  }, [id]);
  return (
    <div ref={box}>
      <Toast tone={tone} title={title} text={text} onDismiss={() => dismiss(id)} />
    </div>
  );
}
