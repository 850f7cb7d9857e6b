import { useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from 'react-router';
import { ANSWERS_WITHIN_MS } from './board-reach.ts';
import type { BoardPageData } from './board-types.ts';

/** The board as it was last read. `search` is the query of the address that it belongs to. */
type KeptBoard = { route: string; path: string; search: string; data: BoardPageData };

/** Set where the site was not reached: the data are those of the board that stays, and this is its query. */
export type PerhapsUnreached = { unreached?: { search: string } };

let cache: KeptBoard | null = null;

/** Has the board on the screen stay if the next one cannot be read. */
export function useKeptBoard(data: BoardPageData & PerhapsUnreached): void {
  const { pathname: path, search } = useLocation();
  const route = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    if (!data.unreached) cache = { route, path, search, data };
  }, [route, path, search, data]);
  useEffect(
    () => () => {
      cache = null;
    },
    [],
  );
}

/**
 * The `clientMiddleware` of the board. Whether there is a connection shows only when the board is read, because browsers
 * say "online" in a network without internet, and "offline" in some that work.
 */
export const keepBoard: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const board = cache;
  if (request.method !== 'GET' || board?.path !== new URL(request.url).pathname) return next();
  const results = await Promise.race([next(), noResultsIn(ANSWERS_WITHIN_MS)]);
  if (results && !Object.values(results).some(isUnreached)) return results;
  // The layouts around the board have no result, so they stay, too.
  return { [board.route]: { type: 'data', result: { ...board.data, unreached: { search: board.search } } } };
};

/** A refusal of the site is an answer. An answer that is no page comes from something between the person and the site. */
function isUnreached({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false;
  if (isRouteErrorResponse(result)) return result.status > 500;
  return result instanceof TypeError || (result instanceof Error && result.message.startsWith('Unable to decode'));
}

const noResultsIn = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
