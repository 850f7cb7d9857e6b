import type { IncomingMessage } from 'node:http';
import type { EmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Settings } from '#environment.ts';
import type { AnsweredLog } from './answered-log.ts';
import type { RequestFigures } from './figures.ts';
import type { Readiness } from './health.ts';
import type { Caller } from './hosts.ts';
import type { KnownSessions } from './known-sessions.ts';
import type { LoadShedder } from './load-shedding.ts';
import type { Log } from './log.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { KeyOfPage } from './page-keys.ts';
import type { HandlePage } from './pages.ts';
import type { Limits } from './rate-limits.ts';
import type { FindReader } from './request-actor.ts';
import type { RequestNotes } from './security-log.ts';
import type { SiteFiles } from './site-files.ts';

/** The server passes requests on to these. */
export type EntryPoints = {
  page: HandlePage;
  /** Whether the page at an address differs by person, so that it is never cached. */
  isInWorkspace: (path: string) => boolean;
  /** Everything under /api. */
  api: (
    request: Request,
    from: { caller: Caller; requestId: string; notes: RequestNotes },
  ) => Promise<Response> | Response;
  /** Everything under /images. */
  images: (request: Request, from: { caller: Caller }) => Promise<Response> | Response;
};

/** The parts of the server. */
export type ServerParts = {
  settings: Settings;
  entryPoints: EntryPoints;
  callers: (request: IncomingMessage) => Caller | null;
  pageCache: PageCache;
  limits: Limits;
  findReader: FindReader;
  loadShedder: LoadShedder;
  files: SiteFiles;
  viewCounter: ViewCounter;
  emptySearches: EmptySearchCounter;
  readiness: () => Promise<Readiness>;
  poolFigures: () => { total: number; idle: number; waiting: number };
  log: Log;
  /** Milliseconds that a body may take; tests shorten it. */
  bodyMs?: number;
};

/** The state that the app shares with the listener before it. */
export type AppState = {
  keyOf: KeyOfPage;
  sessions: KnownSessions;
  logAnswer: AnsweredLog;
  figures: RequestFigures;
  isStopping: boolean;
};
