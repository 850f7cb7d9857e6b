import { X } from 'lucide';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import css from './modal.module.css';

/** What a dialog is for decides its width: 560, 660, 760, 960 (800 on a medium screen) and 600 px. */
type ModalSize = 'form' | 'picker' | 'application' | 'editor' | 'video';

/**
 * A native modal dialog, which makes the page inert and returns the focus to its opener. With `onClose`, Esc, the
 * backdrop and a button close it; with null, only its content can. Focus begins at the heading named by `labelledBy`.
 */
export function Modal({
  labelledBy,
  onClose,
  size = 'form',
  children,
}: {
  labelledBy: string;
  size?: ModalSize;
  onClose: (() => void) | null;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current: box } = dialog;
    const opener = document.activeElement as HTMLElement | null;
    // Keeps the page's scroll position and width.
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    box?.showModal();
    return () => {
      style.paddingRight = '';
      style.overflow = '';
      box?.close();
      // The opener may be hidden by now, such as a link in a closed menu; then the menu button gets the focus.
      const others = document.querySelectorAll<HTMLElement>('header :is(summary, [popovertarget])');
      const target = [opener, ...others].find((element) => element?.checkVisibility());
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
      className={classNames(css.modal, css[size])}
      aria-labelledby={labelledBy}
      onCancel={close}
      onKeyDown={(event) => {
        // Browsers close on a second Esc, even if the first was prevented.
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
