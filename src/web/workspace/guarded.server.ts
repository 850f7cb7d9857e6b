import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectFor, type Workspace, workspaceAt } from '#domain/accounts/guards.ts';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { findWorkspaceAccess } from '#domain/accounts/workspace-access.server.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { awayFrom } from './redirect-notice.tsx';

export type Guarded = {
  user: UserActor;
  /** The workspace one is in; its key is that of the startup or investor, as it is written in links. */
  workspace: Workspace;
};

/** Lets in who the guard of this address lets in, and sends everybody else where it says (domain/accounts/guards.ts). */
async function enter({ context, url, notes }: Pick<LoaderArguments, 'context' | 'url' | 'notes'>): Promise<Guarded> {
  const workspace = workspaceAt(url.pathname);
  if (!workspace) throw new Error(`${url.pathname} has no guard: domain/accounts/guards.ts lists the rooms.`);
  const access = await findWorkspaceAccess(context, workspace);
  const elsewhere = redirectFor(workspace, { actor: context.actor, address: url.pathname + url.search, ...access });
  if (elsewhere !== null) {
    notes.event = 'sent-away';
    throw redirect(context.actor.kind === 'user' ? awayFrom(workspace.guard, elsewhere) : elsewhere);
  }
  return { user: requireUser(context), workspace };
}

/** What the loader of a person's workspace goes through: its guard first, whatever is behind it. */
export function guarded<T>(load: (given: LoaderArguments & Guarded) => Promise<T> | T) {
  return (args: LoaderFunctionArgs) =>
    defineLoader(async (given) => load(Object.assign(given, await enter(given))))(args);
}

/** What its action goes through. Whose session is over is not sent away: what they wrote would be lost. */
export function defineGuardedAction<T>(
  fields: readonly string[],
  act: (given: ActionArguments & Guarded) => Promise<T> | T,
) {
  return (args: ActionFunctionArgs) =>
    defineAction(fields, async (given) => {
      requireUser(given.context);
      return act(Object.assign(given, await enter(given)));
    })(args);
}
