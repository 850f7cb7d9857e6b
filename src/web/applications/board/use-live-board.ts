import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Several changes at once, such as a bulk no, reload the board once. */
const PAUSE_MS = 100;

/** Reloads the board when somebody of the team, or a talent, has changed something. */
export function useLiveBoard(companyKey: string): void {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource(`/api/companies/${encodeURIComponent(companyKey)}/applicants/events`);
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void reload.current();
      }, PAUSE_MS);
    };
    source.addEventListener('changed', later);
    // What happened while the connection was lost is only on the server.
    let wasLost = false;
    source.addEventListener('error', () => {
      wasLost = true;
    });
    source.addEventListener('open', () => {
      if (wasLost) later();
      wasLost = false;
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [companyKey]);
}
