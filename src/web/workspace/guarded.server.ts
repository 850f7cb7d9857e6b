import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectFor, type Workspace, workspaceAt } from '#domain/accounts/guards.ts';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { findWorkspaceAccess, keySinceApproval } from '#domain/accounts/workspace-access.server.ts';
import type { Context } from '#domain/context.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { withRedirectReason } from './redirect-notice.tsx';

export type Guarded = {
  user: UserActor;
  /** The workspace of this page; `key` is that of its startup or investor. */
  workspace: Workspace;
};

type Access = ReturnType<typeof findWorkspaceAccess>;
const accessesOf = new WeakMap<Context, Map<string, Access>>();

/** Reads the access once for the loaders of a request: the page and the layouts around it have the same guard. */
function accessForLoaders(context: Context, workspace: Workspace): Access {
  const accesses = accessesOf.get(context) ?? new Map<string, Access>();
  accessesOf.set(context, accesses);
  const key = `${workspace.guard} ${workspace.key}`;
  const access = accesses.get(key) ?? findWorkspaceAccess(context, workspace);
  accesses.set(key, access);
  return access;
}

/** Applies the guard of this address: lets the person in or redirects them (domain/accounts/guards.ts). */
async function enter(
  { context, url, notes, request }: Pick<LoaderArguments, 'context' | 'url' | 'notes' | 'request'>,
  readAccess: typeof findWorkspaceAccess | typeof accessForLoaders,
): Promise<Guarded> {
  const workspace = workspaceAt(url.pathname);
  if (!workspace) throw new Error(`${url.pathname} has no guard: domain/accounts/guards.ts lists the workspaces.`);
  if (context.actor.kind === 'user' && context.actor.deletesAt && url.pathname !== '/settings') {
    throw redirect('/settings');
  }
  const access = await readAccess(context, workspace);
  if (workspace.guard === 'isClientManager' && access.organisation === null) {
    const key = await keySinceApproval(context, workspace.key);
    if (key !== null) {
      const path = ['/client/startups', key, workspace.page].filter(Boolean).join('/');
      // 307 repeats a form at the new address.
      throw redirect(path + url.search, request.method === 'GET' ? 302 : 307);
    }
  }
  const elsewhere = redirectFor(workspace, { actor: context.actor, address: url.pathname + url.search, ...access });
  if (elsewhere !== null) {
    notes.event = 'sent-away';
    throw redirect(context.actor.kind === 'user' ? withRedirectReason(workspace, elsewhere) : elsewhere);
  }
  return { user: requireUser(context), workspace };
}

/** Wraps a workspace's loader, so that its guard runs first. */
export function guarded<T>(load: (args: LoaderArguments & Guarded) => Promise<T> | T) {
  return (routeArgs: LoaderFunctionArgs) =>
    defineLoader(async (args) => load(Object.assign(args, await enter(args, accessForLoaders))))(routeArgs);
}

/** Wraps a workspace's action. An expired session is refused, not redirected, so that the form's values survive. */
export function defineGuardedAction<T>(
  fields: readonly string[],
  act: (args: ActionArguments & Guarded) => Promise<T> | T,
) {
  return (routeArgs: ActionFunctionArgs) =>
    defineAction(fields, async (args) => {
      requireUser(args.context);
      return act(Object.assign(args, await enter(args, findWorkspaceAccess)));
    })(routeArgs);
}
