import { HOUR_MS } from '#domain/site/days.ts';
import type { Encoding } from './encodings.ts';
import { compressHarder, type FinishedPage, type Representation, represent } from './finished-page.ts';
import { createStoredPages } from './stored-pages.ts';

/** A page being rendered, and the changes meanwhile: if they affect it, it is stale before it is finished. */
type Rendering = {
  finished: Promise<FinishedPage | Response>;
  changedTags: Set<string>;
  isOvertaken: boolean;
};

export type PageCacheFigures = {
  pages: number;
  bytes: number;
  rendered: number;
  joined: number;
  dropped: number;
  evicted: number;
};

/** Uses after which a page is compressed again with more effort. */
const USES_BEFORE_RECOMPRESSION = 20;

/**
 * The shared pages, rendered once and cached in memory (stored-pages.ts). A committed change drops pages by tag, also those
 * that are being rendered from the old state, and no page lives longer than an hour (`longestMs`).
 */
export function createPageCache(settings: { maximumBytes: number; longestMs?: number; now?: () => number }) {
  const pages = createStoredPages({
    maximumBytes: settings.maximumBytes,
    longestMs: settings.longestMs ?? HOUR_MS,
    now: settings.now ?? Date.now,
  });
  const renderings = new Map<string, Rendering>();
  /** Renderings begun before a change: requests already waiting get theirs, new ones do not join. */
  const detached = new Set<Rendering>();
  const figures = { rendered: 0, joined: 0, dropped: 0 };
  let isRecompressing = false;
  let isListening = true;

  function detachRenderings(): void {
    for (const rendering of renderings.values()) detached.add(rendering);
    renderings.clear();
  }

  /** One at a time, because it takes a core for a while; another popular page has its chance when it is next asked for. */
  function recompress(key: string, page: FinishedPage): void {
    if (isRecompressing) return;
    isRecompressing = true;
    compressHarder(page)
      .then(() => pages.updateSize(key, page))
      .catch(() => {})
      .finally(() => {
        isRecompressing = false;
      });
  }

  return {
    /** The cached page, if there is one and time has not changed it. */
    get(key: string): FinishedPage | undefined {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      page.uses += 1;
      if (page.uses >= USES_BEFORE_RECOMPRESSION && !page.isCompressedHarder) recompress(key, page);
      return page;
    },

    /** The page's bytes in this encoding; a form made later counts towards its size, too. */
    represent(key: string, page: FinishedPage, encoding: Encoding): Representation | Promise<Representation> {
      const ready = page.representations[encoding];
      if (ready) return ready;
      const made = represent(page, encoding);
      if (!(made instanceof Promise)) {
        pages.updateSize(key, page);
        return made;
      }
      return made.then((representation) => {
        pages.updateSize(key, page);
        return representation;
      });
    },

    /**
     * Renders once for all concurrent requests. A Response instead of a page is for the first of them only: the others
     * get null and render their own.
     */
    async render<Made extends FinishedPage | Response>(
      key: string,
      make: () => Promise<Made>,
    ): Promise<FinishedPage | Made | null> {
      const running = renderings.get(key);
      if (running) {
        figures.joined += 1;
        const page = await running.finished;
        return page instanceof Response ? null : page;
      }
      figures.rendered += 1;
      const finished = make();
      const rendering: Rendering = {
        finished,
        changedTags: new Set(),
        isOvertaken: false,
      };
      renderings.set(key, rendering);
      try {
        const page = await finished;
        if (page instanceof Response) return page;
        const isStale = rendering.isOvertaken || page.tags.some((tag) => rendering.changedTags.has(tag));
        if (isListening && !isStale) pages.store(key, page);
        return page;
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key);
        else detached.delete(rendering);
      }
    },

    /** Drops every page that shows one of these, including pages being rendered from the old state. */
    drop(tags: Iterable<string>): void {
      for (const tag of tags) {
        for (const rendering of [...renderings.values(), ...detached]) rendering.changedTags.add(tag);
        figures.dropped += pages.removeTagged(tag);
      }
      detachRenderings();
    },

    /** Whether changes arrive. While they do not, nothing is cached: it could be stale for an hour. */
    setListening(listening: boolean): void {
      isListening = listening;
    },

    /** For possibly missed changes, after the event connection was lost. */
    dropAll(): void {
      figures.dropped += pages.removeAll();
      for (const rendering of [...renderings.values(), ...detached]) rendering.isOvertaken = true;
      detachRenderings();
    },

    figures(): PageCacheFigures {
      return { ...figures, ...pages.figures() };
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
