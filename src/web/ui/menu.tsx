import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import css from './menu.module.css';

/** A short list of links or buttons (`li`) below its button. It works without JavaScript; with it, Esc closes it. */
export function Menu({
  summary,
  name,
  className,
  children,
}: {
  summary: ReactNode;
  /** Menus of one name are open one at a time. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={details}
      name={name}
      className={classNames(css.menu, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        details.current.removeAttribute('open');
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) details.current?.removeAttribute('open');
      }}
    >
      <summary>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
