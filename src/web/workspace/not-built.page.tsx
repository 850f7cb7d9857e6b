import { absent } from '#domain/errors.ts';
import { defineGuardedAction, guardedLoader } from './guarded.server.ts';

/** Every workspace page that does not exist yet. Its guard runs before the 404, so that it reveals nothing. */
export const loader = guardedLoader((): null => {
  throw absent('This page');
});

export const action = defineGuardedAction([], (): null => {
  throw absent('This page');
});

export default function NotBuiltPage() {
  return null;
}
