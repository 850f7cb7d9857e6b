import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectFor, type Workspace, workspaceAt } from '#domain/accounts/guards.ts';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { findWorkspaceAccess } from '#domain/accounts/workspace-access.server.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { withRedirectReason } from './redirect-notice.tsx';

export type Guarded = {
  user: UserActor;
  /** The workspace of this page; `key` is that of its startup or investor. */
  workspace: Workspace;
};

/** Applies the guard of this address: lets the person in or redirects them (domain/accounts/guards.ts). */
async function enter({ context, url, notes }: Pick<LoaderArguments, 'context' | 'url' | 'notes'>): Promise<Guarded> {
  const workspace = workspaceAt(url.pathname);
  if (!workspace) throw new Error(`${url.pathname} has no guard: domain/accounts/guards.ts lists the workspaces.`);
  const access = await findWorkspaceAccess(context, workspace);
  const elsewhere = redirectFor(workspace, { actor: context.actor, address: url.pathname + url.search, ...access });
  if (elsewhere !== null) {
    notes.event = 'sent-away';
    throw redirect(context.actor.kind === 'user' ? withRedirectReason(workspace.guard, elsewhere) : elsewhere);
  }
  return { user: requireUser(context), workspace };
}

/** Wraps a workspace's loader, so that its guard runs first. */
export function guarded<T>(load: (args: LoaderArguments & Guarded) => Promise<T> | T) {
  return (routeArgs: LoaderFunctionArgs) =>
    defineLoader(async (args) => load(Object.assign(args, await enter(args))))(routeArgs);
}

/** Wraps a workspace's action. An expired session is refused, not redirected, so that the form's values survive. */
export function defineGuardedAction<T>(
  fields: readonly string[],
  act: (args: ActionArguments & Guarded) => Promise<T> | T,
) {
  return (routeArgs: ActionFunctionArgs) =>
    defineAction(fields, async (args) => {
      requireUser(args.context);
      return act(Object.assign(args, await enter(args)));
    })(routeArgs);
}
