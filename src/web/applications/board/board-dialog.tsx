import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './board-dialog.module.css';

/**
 * A dialog at an address of its own. The server writes it open, so that it works without a script; with one it becomes
 * modal: the page behind is inert, Esc and the backdrop close it, and the focus begins at its heading or at `focus`.
 */
export function BoardDialog({
  labelledBy,
  focus = labelledBy,
  kind,
  card,
  onClose,
  closeHref,
  children,
}: {
  labelledBy: string;
  /** The id of what has the focus at first: the heading, unless said otherwise. */
  focus?: string;
  kind: 'drawer' | 'sheet';
  /** The card that it shows: after one card and the next, the focus returns to the last. */
  card?: string;
  onClose: () => void;
  closeHref: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: box } = dialog;
    const opener = document.activeElement as HTMLElement | null;
    const openerCard = opener?.closest<HTMLElement>('[data-card]')?.dataset.card;
    box?.close();
    box?.showModal();
    document.getElementById(focus)?.focus({ preventScroll: true });
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      const lastCard = openerCard && (card ?? openerCard);
      const isOpenerThere = opener?.isConnected && lastCard === openerCard;
      // A card that has moved stands in another column, as another element.
      const back = isOpenerThere || !lastCard ? opener : document.getElementById(`card-${lastCard}`);
      (back ?? opener)?.focus({ preventScroll: true });
      // Its column may be beyond the edge, and focus alone shows no more than the name.
      back?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
  }, [focus, card]);
  return (
    <>
      <a className={css.veil} href={closeHref} tabIndex={-1}>
        <VisuallyHidden>Close</VisuallyHidden>
      </a>
      <dialog
        ref={dialog}
        open
        className={classNames(css.dialog, css[kind])}
        aria-labelledby={labelledBy}
        onCancel={(event) => {
          // A dialog above this one, or a file chooser within, was cancelled.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          onClose();
        }}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) onClose();
        }}
      >
        <div className={css.box}>{children}</div>
      </dialog>
    </>
  );
}
