import { createContext, type RouterContextProvider } from 'react-router';

/**
 * What the loaders of one page say about caching it. A page is not kept unless one of them says so, and what
 * several say adds up: all their tags, the earliest of their moments.
 */
export type PageCaching = {
  /** Marks our own inline scripts and styles while rendering; taken out of the page before it is sent. */
  readonly nonce: string;
  isCached: boolean;
  readonly tags: Set<string>;
  /** Milliseconds since 1970; Infinity when time alone does not change the page. */
  until: number;
};

export const pageCaching = createContext<PageCaching | null>(null);

export function newPageCaching(nonce: string): PageCaching {
  return {
    nonce,
    isCached: false,
    tags: new Set(),
    until: Number.POSITIVE_INFINITY,
  };
}

export type PageCacheControl = {
  /**
   * What the page shows: `jobs`, `job:ID`, `company:ID`, `followers:ID`, `companies`; it is dropped when one of them changes.
   * Without any it stays until it is the least recently used, or an hour has passed.
   */
  dependsOn(...tags: string[]): PageCacheControl;
  /** The first moment at which time alone changes the page: an expiry, the end of a boost, "3 h ago". */
  until(moment: Date | null | undefined): PageCacheControl;
};

/**
 * For a loader to say: this page is the same for every visitor, render it once and keep it. It is said by
 * calling one of the keeper's functions, not by asking for the keeper. Such a loader must not look at cookies
 * or at who asks (it would not see them: the request it gets has been stripped).
 */
export function cachingOf(context: Readonly<RouterContextProvider>): PageCacheControl {
  const caching = context.get(pageCaching);
  const keeper: PageCacheControl = {
    dependsOn(...tags) {
      if (caching) caching.isCached = true;
      for (const tag of tags) caching?.tags.add(tag);
      return keeper;
    },
    until(moment) {
      if (!caching) return keeper;
      caching.isCached = true;
      if (moment) caching.until = Math.min(caching.until, moment.getTime());
      return keeper;
    },
  };
  return keeper;
}

/** What entry.server gives to `<ServerRouter nonce>` and writes on inline scripts of its own. */
export function renderNonce(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(pageCaching)?.nonce;
}
