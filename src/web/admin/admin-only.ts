import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { absent } from '#domain/errors.ts';
import { type ActionArguments, defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { withTo } from '#web/app/safe-path.ts';

function enter({ context: { actor }, url }: Pick<LoaderArguments, 'context' | 'url'>): void {
  // An admin without two-factor authentication goes to its setup and comes back afterwards (S-15).
  if (actor.kind === 'user' && actor.lacksTwoFactor) {
    throw redirect(withTo('/settings/two-factor', url.pathname + url.search));
  }
  if (actor.kind !== 'user' || !actor.isAdmin) throw absent('This page');
}

/** Wraps the loader of an admin page. Everybody else gets 404. */
export function adminOnly<T>(load: (args: LoaderArguments) => Promise<T> | T) {
  return (routeArgs: LoaderFunctionArgs) =>
    defineLoader((args) => {
      enter(args);
      return load(args);
    })(routeArgs);
}

/** Wraps the action of an admin page. */
export function defineAdminAction<T>(fields: readonly string[], act: (args: ActionArguments) => Promise<T> | T) {
  return (routeArgs: ActionFunctionArgs) =>
    defineAction(fields, (args) => {
      enter(args);
      return act(args);
    })(routeArgs);
}

const LONGEST_SEARCH = 100;

/** The search of the address, without what PostgreSQL cannot store. */
export function searchIn(url: URL): string {
  return (url.searchParams.get('search') ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH);
}

/** Leads from a page past the end of a list to its last page, where something is. */
export function withinPages<T extends { page: number; pages: number }>(url: URL, list: T): T {
  if (list.page <= list.pages || list.pages === 0) return list;
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(list.pages));
  throw redirect(`${url.pathname}?${query}`);
}

/** The page number of the address; 1 for anything else. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
