import { redirect } from 'react-router';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { withTo } from '#web/app/safe-path.ts';

/**
 * The guard `auth` (product §6) for pages that are no rooms (guarded.ts): who is not logged in goes to the front page
 * with `to` set to where they wanted to be, which opens the screen to log in. Whose session is over is told so (403).
 */
export function requireLogin(given: Pick<LoaderArguments, 'context' | 'url'>): UserActor {
  const { actor } = given.context;
  if (actor.kind === 'visitor' && !actor.hasLostSession) {
    throw redirect(withTo('/', given.url.pathname + given.url.search));
  }
  return requireUser(given.context);
}
