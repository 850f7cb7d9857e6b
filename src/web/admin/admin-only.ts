import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { absent } from '#domain/errors.ts';
import { type Acting, acting } from '#web/app/define-action.ts';
import { type Loading, loading } from '#web/app/define-loader.ts';
import { withTo } from '#web/app/safe-path.ts';

function enter({ context: { actor }, url }: Pick<Loading, 'context' | 'url'>): void {
  // They are told what is missing, where they can mend it, and come back (S-15).
  if (actor.kind === 'user' && actor.lacksSecondStep) {
    throw redirect(withTo('/settings/two-step', url.pathname + url.search));
  }
  if (actor.kind !== 'user' || !actor.isAdmin) throw absent('This page');
}

/** What the loader of an admin's room goes through: to everybody else, a visitor too, the room is not there. */
export function adminOnly<T>(load: (given: Loading) => Promise<T> | T) {
  return (args: LoaderFunctionArgs) =>
    loading((given) => {
      enter(given);
      return load(given);
    })(args);
}

/** What its action goes through. */
export function actingAdminOnly<T>(fields: readonly string[], act: (given: Acting) => Promise<T> | T) {
  return (args: ActionFunctionArgs) =>
    acting(fields, (given) => {
      enter(given);
      return act(given);
    })(args);
}

/** The page asked for; the first for anything that is no number. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
