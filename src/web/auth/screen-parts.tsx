import type { ReactNode } from 'react';
import { type Carried, useFlow } from './auth-flow.ts';
import type { LinkedStep } from './auth-screens.ts';

/** The title of a step: takes the focus when the step begins. */
export function StepTitle({ children }: { children: ReactNode }) {
  const { heading: Heading, headingId } = useFlow();
  return (
    <Heading id={headingId} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** A way to another step: a link that works by itself, and takes along what was typed where it can. */
export function StepLink({
  to: step,
  carry,
  className = 'link',
  children,
}: {
  to: LinkedStep;
  carry?: () => Carried;
  className?: string;
  children: ReactNode;
}) {
  const { pathOf, go } = useFlow();
  return (
    <a
      className={className}
      href={pathOf(step)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(step, carry?.());
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
