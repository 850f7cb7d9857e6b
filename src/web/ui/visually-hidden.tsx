import type { ReactNode } from 'react';

/** Read out, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
