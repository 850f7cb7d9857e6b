import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Several changes at once, such as a bulk no, reload the board once. */
const PAUSE_MS = 100;
/** After a lost connection every open board reloads, at a random moment within this: together they would stop the server. */
const SPREAD_MS = 5_000;

/** Reloads the board when somebody of the team, or a talent, has changed something. */
export function useLiveBoard(companyKey: string): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Number.POSITIVE_INFINITY;
    const reloadIn = (ms: number) => {
      const at = performance.now() + ms;
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY;
        reload();
      }, ms);
    };
    const source = new EventSource(`/api/companies/${encodeURIComponent(companyKey)}/applicants/events`);
    // Without an id the server has lost touch for a moment, and does not know of a change.
    source.addEventListener('changed', ({ data }) => reloadIn(data === '{}' ? Math.random() * SPREAD_MS : PAUSE_MS));
    // What happened while the connection was lost is only on the server.
    let wasLost = false;
    source.addEventListener('error', () => {
      wasLost = true;
    });
    source.addEventListener('open', () => {
      if (wasLost) reloadIn(Math.random() * SPREAD_MS);
      wasLost = false;
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [companyKey]);
}
