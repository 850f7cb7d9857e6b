import { absent } from '#domain/errors.ts';
import { defineGuardedAction, guarded } from './guarded.server.ts';

/** Every workspace of people that is not built: its guard first, so that nobody learns what is behind it, then 404. */
export const loader = guarded((): null => {
  throw absent('This page');
});

export const action = defineGuardedAction([], (): null => {
  throw absent('This page');
});

export default function NotBuiltPage() {
  return null;
}
