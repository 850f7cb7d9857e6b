import { type Context, visitor } from '../domain/context.ts';
import type { Caller } from './hosts.ts';
import { actorOfRequest, type RequestActor } from './request-actor.ts';
import { sessionTokenIn } from './session-cookie.ts';

/** For so long a session is not looked up again on pages that are the same for everybody. */
const TRUSTED_MS = 60_000;
const MOST_REMEMBERED = 20_000;

const NOBODY: RequestActor = { actor: visitor, setCookie: null };

/**
 * Who reads a page that is the same for everybody. It changes nothing of what they see, so a minute's memory is
 * enough: a cookie that is over is cleared, a session is kept alive, and a team's own views are not counted. Whoever
 * is to see something of their own is looked up anew each time, by the doors.
 */
export function createMembers(contextFor: (platform: Caller['platform']) => Context) {
  const remembered = new Map<string, { found: RequestActor; until: number }>();

  return {
    async look(caller: Caller, cookies: string | undefined): Promise<RequestActor> {
      const token = sessionTokenIn(cookies, caller.origin);
      if (token === null) return NOBODY;
      const key = `${caller.platform} ${token}`;
      const known = remembered.get(key);
      if (known && known.until > Date.now()) return known.found;
      // A page that could be read while the database is away stays readable.
      const found = await actorOfRequest(contextFor(caller.platform), cookies, caller.origin).catch(() => null);
      if (found === null) return NOBODY;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const isOver = found.actor.kind !== 'user';
      // A renewed cookie is told once; one that is over, each time it comes.
      remembered.set(key, { found: isOver ? found : { ...found, setCookie: null }, until: Date.now() + TRUSTED_MS });
      return found;
    },
  };
}

export type Members = ReturnType<typeof createMembers>;

/** Whether who reads the page belongs to the startup it is of, or is an admin: no view of a stranger's (rules §2). */
export function isOwnPage({ actor }: RequestActor, tags: readonly string[]): boolean {
  if (actor.kind !== 'user') return false;
  const own = [...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])];
  return actor.isAdmin || own.some((id) => tags.includes(`company:${id}`));
}
