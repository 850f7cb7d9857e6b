import { redirect } from 'react-router';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { withTo } from '#web/app/safe-path.ts';

/**
 * The guard `auth` (product §6) for pages outside the workspaces (guarded.server.ts). A visitor goes to the front page,
 * where `to` opens the log-in screen. An expired session gets 403.
 */
export function requireLogin(args: Pick<LoaderArguments, 'context' | 'url'>): UserActor {
  const { actor } = args.context;
  if (actor.kind === 'visitor' && !actor.hasLostSession) {
    throw redirect(withTo('/', args.url.pathname + args.url.search));
  }
  return requireUser(args.context);
}
