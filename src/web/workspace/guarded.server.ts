import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { type Room, redirectOf, roomAt } from '#domain/accounts/guards.ts';
import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import { findRoomAccess } from '#domain/accounts/workspace-access.server.ts';
import { type Acting, acting } from '#web/app/define-action.ts';
import { type Loading, loading } from '#web/app/define-loader.ts';
import { awayFrom } from './redirect-notice.tsx';

export type Guarded = {
  user: UserActor;
  /** The room one is in; its key is that of the startup or investor, as it is written in links. */
  room: Room;
};

/** Lets in who the guard of this address lets in, and sends everybody else where it says (domain/accounts/guards.ts). */
async function enter({ context, url, notes }: Pick<Loading, 'context' | 'url' | 'notes'>): Promise<Guarded> {
  const room = roomAt(url.pathname);
  if (!room) throw new Error(`${url.pathname} has no guard: domain/accounts/guards.ts lists the rooms.`);
  const access = await findRoomAccess(context, room);
  const elsewhere = redirectOf(room, { actor: context.actor, address: url.pathname + url.search, ...access });
  if (elsewhere !== null) {
    notes.event = 'sent-away';
    throw redirect(context.actor.kind === 'user' ? awayFrom(room.guard, elsewhere) : elsewhere);
  }
  return { user: requireUser(context), room };
}

/** What the loader of a person's room goes through: its guard first, whatever is behind it. */
export function guarded<T>(load: (given: Loading & Guarded) => Promise<T> | T) {
  return (args: LoaderFunctionArgs) => loading(async (given) => load(Object.assign(given, await enter(given))))(args);
}

/** What its action goes through. Whose session is over is not sent away: what they wrote would be lost. */
export function actingGuarded<T>(fields: readonly string[], act: (given: Acting & Guarded) => Promise<T> | T) {
  return (args: ActionFunctionArgs) =>
    acting(fields, async (given) => {
      requireUser(given.context);
      return act(Object.assign(given, await enter(given)));
    })(args);
}
