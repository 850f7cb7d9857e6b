import type { LoaderFunctionArgs } from 'react-router';
import { absent } from '../../domain/errors.ts';
import { type Loading, loading } from '../loading.ts';

/** What the loader of an admin's room goes through: to everybody else, a visitor too, the room is not there. */
export function adminOnly<T>(load: (given: Loading) => Promise<T> | T) {
  return (args: LoaderFunctionArgs) =>
    loading((given) => {
      const { actor } = given.context;
      if (actor.kind !== 'user' || !actor.isAdmin) throw absent('This page');
      return load(given);
    })(args);
}

/** The page asked for; the first for anything that is no number. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
