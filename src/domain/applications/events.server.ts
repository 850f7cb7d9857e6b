import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { applicationEvents } from '#database/tables/applications.server.ts';
import { type ApplicationEventKind, EVENT_DETAILS } from '#domain/applications/messages/messages.ts';
import { actorName, type Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';

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

/** An event of one of several applications. */
export type EventRow = { id: string; kind: ApplicationEventKind; details: Record<string, unknown> };

/** Records events of many applications, as part of a statement. Only of those in `among`, where that is given. */
export function insertEvents({ actor, now }: Context, events: readonly EventRow[], among?: SQL): SQL {
  const rows = events.map((event) => ({ ...event, event: newIdentifier(now) }));
  return sql`
    INSERT INTO application_events (id, application_id, at, actor, kind, details)
    SELECT event, id, ${now.toISOString()}::timestamptz, ${actorName(actor)}, kind, details
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e(event text, id text, kind text, details jsonb)
    ${among ? sql`WHERE id IN (SELECT id FROM ${among})` : sql``}`;
}
