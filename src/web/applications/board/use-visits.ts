import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sayUnreached } from '#web/app/when-loaded.ts';
import { readBoardQuery } from './board-query.ts';

const NOTHING = { wanted: null, tries: 0 };

/** What may differ between two addresses of the same board with another card open, or none. */
const OF_A_CARD = ['card', 'queue', 'expired'];

/**
 * Opens an address of the board and keeps the place on it. Offline the board stays, because an error page would take its
 * place. Where a card is wanted, `unreached` has it, and it opens once the connection is back.
 */
export function useVisits() {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  /** The address that waits for the connection, and how often it was tried again. */
  const [{ wanted, tries }, setWaiting] = useState<{ wanted: string | null; tries: number }>(NOTHING);
  const open = (href: string) => void navigate(href, { preventScrollReset: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has opened
  useEffect(() => setWaiting(NOTHING), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only navigates
  useEffect(() => {
    if (wanted === null) return;
    const goOn = () => open(wanted);
    addEventListener('online', goOn, { once: true });
    return () => removeEventListener('online', goOn);
  }, [wanted]);

  const visit = (href: string) => {
    if (navigator.onLine) return open(href);
    const next = new URLSearchParams(href.split('?')[1]);
    if (withoutCard(next) !== withoutCard(new URLSearchParams(search)))
      return sayUnreached('The board stays as it is.');
    setWaiting((now) => ({ wanted: href, tries: now.wanted === href ? now.tries + 1 : 0 }));
  };
  const card = wanted === null ? null : readBoardQuery(new URLSearchParams(wanted.split('?')[1])).card;
  return {
    visit,
    /** Without a card, one was closed. */
    unreached: wanted === null ? null : { card, tries, retry: () => visit(wanted) },
  };
}

function withoutCard(query: URLSearchParams): string {
  for (const name of OF_A_CARD) query.delete(name);
  query.sort();
  return query.toString();
}
