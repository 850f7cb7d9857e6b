import { useEffect } from 'react';
import { sayUnreached } from '#web/app/when-loaded.ts';

/**
 * Asks the site for a sign of life before the browser posts a form of this page, whatever the browser says of its
 * connection: a form that does not arrive would be replaced by an error page of the browser, and its text be lost.
 */
export function useReachableForms(): void {
  useEffect(() => {
    let asking = false;
    let isReached = false;
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // Components that send their form themselves show a lost connection, too.
      if (event.defaultPrevented || isReached || form.method !== 'post' || form.target) return;
      event.preventDefault();
      if (asking) return;
      asking = true;
      void isSiteReached().then((isThere) => {
        asking = false;
        if (!isThere) return sayUnreached('What you typed is still here.');
        isReached = true;
        form.requestSubmit(event.submitter);
        isReached = false;
      });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
}

/** A proxy that cannot reach the site answers in its place. */
function isSiteReached(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
