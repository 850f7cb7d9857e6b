import { LRUCache } from 'lru-cache';
import { type FinishedPage, memoryOf } from './finished-page.ts';

/**
 * Pages in memory, found by their key and by what they show (tags). When memory is full, the least recently used leave; no
 * page lives longer than `longestMs`.
 */
export function createStoredPages(settings: { maximumBytes: number; longestMs: number; now: () => number }) {
  const { now, longestMs } = settings;
  const byTag = new Map<string, Set<string>>();
  let evicted = 0;

  const pages = new LRUCache<string, FinishedPage>({
    maxSize: settings.maximumBytes,
    sizeCalculation: (page, key) => memoryOf(page) + key.length,
    noDisposeOnSet: true,
    dispose: (page, key, reason) => {
      if (reason === 'evict') evicted += 1;
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) byTag.delete(tag);
      }
    },
  });

  return {
    /** The page, if time has not changed it. */
    get(key: string): FinishedPage | undefined {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      // By our own clock: the library returns an entry for a moment after it has expired.
      if (page.until <= now()) {
        pages.delete(key);
        return undefined;
      }
      return page;
    },

    store(key: string, page: FinishedPage): void {
      pages.delete(key);
      page.until = Math.min(page.until, now() + longestMs);
      if (page.until <= now()) return;
      pages.set(key, page);
      if (!pages.has(key)) return;
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        if (keys) keys.add(key);
        else byTag.set(tag, new Set([key]));
      }
    },

    /** Updates the page's size, because its compressed forms are made later than the page. */
    updateSize(key: string, page: FinishedPage): void {
      if (pages.peek(key) === page) pages.set(key, page);
    },

    /** Removes every page with this tag, and returns how many there were. */
    removeTagged(tag: string): number {
      return [...(byTag.get(tag) ?? [])].filter((key) => pages.delete(key)).length;
    },

    /** Removes all pages, and returns how many there were. */
    removeAll(): number {
      const { size } = pages;
      pages.clear();
      return size;
    },

    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize, evicted }),
  };
}
