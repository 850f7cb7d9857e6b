import type { ReactNode } from 'react';
import { type Prefill, useFlow } from './auth-flow.ts';
import type { LinkedScreen } from './auth-screens.ts';

/** The title of a screen. It takes the focus when the screen opens. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const { heading: Heading, headingId } = useFlow();
  return (
    <Heading id={headingId} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** A link to another screen. With JavaScript it carries over what was typed. */
export function ScreenLink({
  to: screen,
  carry,
  className = 'link',
  children,
}: {
  to: LinkedScreen;
  carry?: () => Prefill;
  className?: string;
  children: ReactNode;
}) {
  const { pathOf, go } = useFlow();
  return (
    <a
      className={className}
      href={pathOf(screen)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(screen, carry?.());
      }}
    >
      {children}
    </a>
  );
}

/** Tells the action that the form is in a dialog, so that it does not redirect. */
export function DialogField() {
  return useFlow().heading === 'h2' && <input type="hidden" name="inDialog" value="true" />;
}
