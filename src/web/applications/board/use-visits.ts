import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { sayUnreached } from '#web/app/when-loaded.ts';
import { readBoardQuery } from './board-query.ts';
import type { PerhapsUnreached } from './keep-board.ts';

/** What may differ between two addresses of the same board with another card open, or none. */
const OF_A_CARD = ['card', 'queue', 'since', 'expired'];

/** A card that the site did not send is asked for again this often, because browsers do not always notice the connection. */
const AGAIN_MS = 10_000;

/**
 * Opens an address of the board and keeps the place on it. Where the site cannot be reached, the board stays. A card that
 * was wanted is then in `unreached`, and opens once the site answers.
 */
export function useVisits({ unreached }: PerhapsUnreached) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [attempt, setAttempt] = useState({ search, times: 0 });
  /** The last address at which this board could be shown, with another card open, or none. */
  const lastSearch = useRef(search);
  const isOther = unreached !== undefined && withoutCard(unreached.search) !== withoutCard(search);
  const card = cardIn(search);
  const isCardMissing = unreached !== undefined && !isOther && card !== cardIn(unreached.search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!isOther) {
      lastSearch.current = search;
      return;
    }
    sayUnreached('The board stays as it is.');
    void navigate(pathname + lastSearch.current, { replace: true, preventScrollReset: true });
  }, [unreached, search]);
  useEffect(() => {
    if (!isCardMissing) return;
    const timer = setInterval(revalidate, AGAIN_MS);
    addEventListener('online', revalidate);
    return () => {
      clearInterval(timer);
      removeEventListener('online', revalidate);
    };
  }, [isCardMissing, revalidate]);

  return {
    visit: (href: string) => void navigate(href, { preventScrollReset: true }),
    /** Without a card, one was closed. */
    unreached: isCardMissing
      ? {
          card,
          tries: attempt.search === search ? attempt.times : 0,
          retry: async () => {
            await revalidate();
            setAttempt(({ search: of, times }) => ({ search, times: of === search ? times + 1 : 1 }));
          },
        }
      : null,
  };
}

const cardIn = (search: string) => readBoardQuery(new URLSearchParams(search)).card;

function withoutCard(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of OF_A_CARD) query.delete(name);
  query.sort();
  return query.toString();
}
