import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

/**
 * A native modal: the browser holds the focus inside, makes the page behind inert and gives the focus back.
 * `mustChoose` has no close and minds neither Esc nor the backdrop. Focus starts on the title, so that a change
 * of `title` inside the open dialog (a next step) is heard as well.
 */
export function Dialog({
  open,
  onClose,
  title,
  lead,
  before,
  foot,
  size = 'md',
  mustChoose = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  /** Stands above the title. */
  before?: ReactNode;
  foot?: ReactNode;
  size?: 'md' | 'lg' | 'xl' | 'xxl';
  mustChoose?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const pressedBehind = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open, title]);

  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, size !== 'md' && css[size])}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        if (mustChoose) event.preventDefault();
      }}
      onKeyDown={(event) => {
        // A second Esc is not cancellable in some browsers, the key itself is.
        if (mustChoose && event.key === 'Escape') event.preventDefault();
      }}
      onPointerDown={(event) => {
        pressedBehind.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Only what began on the backdrop: letting go there after selecting text is not a wish to leave.
        if (!mustChoose && pressedBehind.current && event.target === dialog.current) dialog.current.close();
      }}
    >
      {open && (
        <>
          {!mustChoose && (
            <IconButton
              className={css.close}
              icon={X}
              label="Close"
              onClick={() => dialog.current?.close()}
            />
          )}
          <div className={css.inside}>
            {before}
            <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p className={css.lead}>{lead}</p>}
            {children}
          </div>
          {foot && <div className={css.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  );
}
