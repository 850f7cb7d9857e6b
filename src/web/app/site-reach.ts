import { useSyncExternalStore } from 'react';

/** After this an answer comes too late. */
const WAITS_MS = 8000;
const ASKS_AGAIN_MS = 3000;

let isReached = true;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/**
 * Asks the site for a sign of life, and again while none comes. `navigator.onLine` is true in networks without internet,
 * and false in some that work. A proxy that cannot reach the site answers in its place.
 */
export async function reachSite(): Promise<boolean> {
  const signal = AbortSignal.timeout(WAITS_MS);
  isReached = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
  clearTimeout(timer);
  if (!isReached) timer = setTimeout(reachSite, ASKS_AGAIN_MS);
  for (const listener of listeners) listener();
  return isReached;
}

/** Whether the site answered when it was last asked; always true on the server. */
export function useIsReached(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('offline', reachSite);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReached,
    () => true,
  );
}
