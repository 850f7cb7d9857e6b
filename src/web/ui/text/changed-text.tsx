import { useState } from 'react';

/**
 * Text for screen readers only, which they read by themselves once it changes. With the text that it came with it is
 * quiet: Orca reads a live region that comes into a page.
 */
export function ChangedText({ children }: { children: string }) {
  const [first, setFirst] = useState<string | null>(children);
  if (first !== null && first !== children) setFirst(null);
  return (
    <p className="vh" role="status" aria-live={first === null ? undefined : 'off'}>
      {children}
    </p>
  );
}
