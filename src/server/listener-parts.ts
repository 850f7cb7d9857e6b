import type { IncomingMessage } from 'node:http';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import type { Settings } from '#environment.ts';
import type { Readiness } from './health.ts';
import type { Caller } from './hosts.ts';
import type { LoadShedder } from './load-shedding.ts';
import type { Log } from './log.ts';
import type { Members } from './members.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { HandlePage } from './pages.ts';
import type { Limits } from './rate-limits.ts';
import type { RequestNotes } from './security-log.ts';
import type { SiteFiles } from './site-files.ts';

/** What lies behind the server. A door answers null for an address that is not its own. */
export type Doors = {
  page: HandlePage;
  /** Whether the page at an address differs by person, so that it is never cached. */
  isInWorkspace: (path: string) => boolean;
  /** Everything under /api. */
  api: (
    request: Request,
    visit: { caller: Caller; requestId: string; notes: RequestNotes },
  ) => Promise<Response> | Response;
  /** Everything under /images. */
  images: (request: Request, visit: { caller: Caller; requestId: string }) => Promise<Response> | Response;
};

/** What the listener is made of. */
export type ListenerParts = {
  settings: Settings;
  doors: Doors;
  callers: (request: IncomingMessage) => Caller | null;
  pageCache: PageCache;
  limits: Limits;
  members: Members;
  loadShedder: LoadShedder;
  files: SiteFiles;
  viewCounter: ViewCounter;
  readiness: () => Promise<Readiness>;
  poolFigures: () => { total: number; idle: number; waiting: number };
  log: Log;
  /** Milliseconds a body may take, where a test does not want to wait for the usual time. */
  bodyMs?: number;
};
