import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import css from './modal.module.css';

/**
 * A native dialog over the page: the browser makes everything else inert, keeps focus inside and gives it back
 * to what opened it. With `onClose` it closes by Esc, backdrop and its cross; without, only what it holds closes it.
 * Focus begins at its heading, which `labelledBy` names.
 */
export function Modal({
  labelledBy,
  onClose,
  children,
}: {
  labelledBy: string;
  onClose: (() => void) | null;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current: box } = dialog;
    const opener = document.activeElement as HTMLElement | null;
    // The page stays where it is, and as wide as it was.
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    box?.showModal();
    return () => {
      style.paddingRight = '';
      style.overflow = '';
      box?.close();
      // What opened it may have gone meanwhile, as the link in a menu that has closed: then its menu has the focus.
      const others = document.querySelectorAll<HTMLElement>('header :is(summary, [popovertarget])');
      const target = [opener, ...others].find((one) => one?.checkVisibility());
      target?.focus({ preventScroll: true });
    };
  }, []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      className={css.modal}
      aria-labelledby={labelledBy}
      onCancel={close}
      onKeyDown={(event) => {
        // Browsers let a second Esc through, whatever is made of its first.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={css.box}>
        {children}
        {onClose && <IconButton className={css.close} icon={X} label="Close" onClick={onClose} />}
      </div>
    </dialog>
  );
}
