import type { z } from 'zod';
import { applicationEvents } from '#database/tables/applications.server.ts';
import { actorName, type Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { type ApplicationEventKind, EVENT_DETAILS } from './messages.ts';

/** Records what happened to an application, in the transaction of the change. */
export async function writeEvent<Kind extends ApplicationEventKind>(
  context: Context,
  applicationId: string,
  kind: Kind,
  details: z.infer<(typeof EVENT_DETAILS)[Kind]>,
): Promise<void> {
  await context.db.insert(applicationEvents).values({
    id: newIdentifier(context.now),
    applicationId,
    at: context.now,
    actor: actorName(context.actor),
    kind,
    details: EVENT_DETAILS[kind].parse(details),
  });
}
