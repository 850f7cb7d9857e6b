import { absent } from '#domain/errors.ts';
import { actingGuarded, guarded } from './guarded.server.ts';

/** Every room of people that is not built: its guard first, so that nobody learns what is behind it, then 404. */
export const loader = guarded((): null => {
  throw absent('This page');
});

export const action = actingGuarded([], (): null => {
  throw absent('This page');
});

export default function UnbuiltRoom() {
  return null;
}
