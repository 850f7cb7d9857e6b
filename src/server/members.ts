import { type Context, visitor } from '#domain/context.ts';
import type { Caller } from './hosts.ts';
import { actorOfRequest, type RequestActor } from './request-actor.ts';

const NOBODY: RequestActor = { actor: visitor, setCookies: [] };

/**
 * Who reads a page that is the same for everybody. It changes nothing of what they see: a cookie that is over is
 * cleared, a session is kept alive, and a team's own views are not counted. So a page that could be read while the
 * database is away stays readable. One statement, and none for visitors.
 */
export function createMembers(contextFor: (platform: Caller['platform']) => Context) {
  return {
    look: (caller: Caller, cookies: string | undefined): Promise<RequestActor> =>
      actorOfRequest(contextFor(caller.platform), cookies, caller.origin).catch(() => NOBODY),
  };
}

export type Members = ReturnType<typeof createMembers>;

/** Whether who reads the page belongs to the startup it is of, or is an admin: no view of a stranger's (rules §2). */
export function isOwnPage({ actor }: RequestActor, tags: readonly string[]): boolean {
  if (actor.kind !== 'user') return false;
  const own = [...actor.companyIds, ...(actor.reviewedCompanyIds ?? [])];
  return actor.isAdmin || own.some((id) => tags.includes(`company:${id}`));
}
