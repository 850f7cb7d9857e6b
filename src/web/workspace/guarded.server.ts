import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { redirectFor, type Workspace, workspaceAt } from '#domain/accounts/guards.ts';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { findWorkspaceAccess, keySinceApproval } from '#domain/accounts/workspace-access.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { richTextAsText } from '#domain/site/text-as-rich-text.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { withRedirectReason } from './redirect-notice.tsx';
import type { UnsavedTexts } from './unsaved-texts.tsx';

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

type Entry = { entered: Guarded; elsewhere?: undefined } | { elsewhere: string; workspace: Workspace };

/** Applies the guard of this address: lets the person in, or says where it leads them (domain/accounts/guards.ts). */
async function enter(
  { context, url, notes, request }: Pick<LoaderArguments, 'context' | 'url' | 'notes' | 'request'>,
  readAccess: typeof findWorkspaceAccess | typeof accessForLoaders,
): Promise<Entry> {
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
    return {
      elsewhere: context.actor.kind === 'user' ? withRedirectReason(workspace, elsewhere) : elsewhere,
      workspace,
    };
  }
  return { entered: { user: requireUser(context), workspace } };
}

/** Wraps a workspace's loader, so that its guard runs first. */
export function guardedLoader<T>(load: (args: LoaderArguments & Guarded) => Promise<T> | T) {
  return (routeArgs: LoaderFunctionArgs) =>
    defineLoader(async (args) => {
      const entry = await enter(args, accessForLoaders);
      if (entry.elsewhere !== undefined) throw redirect(entry.elsewhere);
      return load(Object.assign(args, entry.entered));
    })(routeArgs);
}

/**
 * Wraps a workspace's action. It refuses an expired session and people who have left the team, rather than redirect them,
 * so that the form's values survive.
 */
export function defineGuardedAction<T>(
  fields: readonly string[],
  act: (args: ActionArguments & Guarded) => Promise<T> | T,
) {
  return (routeArgs: ActionFunctionArgs) =>
    defineAction(fields, async (args) => {
      requireUser(args.context);
      const entry = await enter(args, findWorkspaceAccess);
      if (entry.elsewhere === undefined) return act(Object.assign(args, entry.entered));
      const isOfTeam = entry.workspace.guard === 'isClientManager' || entry.workspace.guard === 'isInvestorManager';
      // A draft leads its own team to its form.
      if (!isOfTeam || entry.elsewhere.includes('/edit')) throw redirect(entry.elsewhere);
      throw refusalOfStranger(args);
    })(routeArgs);
}

const NOT_IN_TEAM = 'Nothing was saved: you are not in this team, or your role has no access to this page.';

/** The page of a script keeps the form; a document that the browser sent gets its texts back. */
function refusalOfStranger({ request, form }: ActionArguments) {
  if (new URL(request.url).pathname.endsWith('.data')) {
    return new Refusal('unmet', 'E_NOT_IN_TEAM', `${NOT_IN_TEAM} Your text stays here, so that you can copy it.`);
  }
  const unsaved: UnsavedTexts = { unsaved: textsIn(form) };
  return data({ message: NOT_IN_TEAM, code: 'E_NOT_IN_TEAM', ...unsaved }, { status: 404 });
}

/** Picks what a person wrote, without choices and identifiers: texts of several words. */
const textsIn = (form: FormData) =>
  [...form.values()]
    .map((value) => (typeof value !== 'string' ? '' : value.startsWith('<') ? richTextAsText(value) : value).trim())
    .filter((text) => /\s/.test(text));
