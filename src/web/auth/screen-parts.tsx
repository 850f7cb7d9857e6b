import type { ReactNode } from 'react';
import { type Carried, useFlow } from './auth-flow.ts';
import type { LinkedScreen } from './auth-screens.ts';

/** The title of a screen: takes the focus when the screen begins. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const { heading: Heading, headingId } = useFlow();
  return (
    <Heading id={headingId} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** A way to another screen: a link that works by itself, and takes along what was typed where it can. */
export function ScreenLink({
  to: screen,
  carry,
  className = 'link',
  children,
}: {
  to: LinkedScreen;
  carry?: () => Carried;
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

/** Tells the action that the page stays, and is not to be led away from. */
export function DialogField() {
  return useFlow().heading === 'h2' && <input type="hidden" name="inDialog" value="true" />;
}
