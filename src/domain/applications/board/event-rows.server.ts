import { type SQL, sql } from 'drizzle-orm';
import { actorName, type Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { ApplicationEventKind } from '../messages.ts';

/** What happened to one of several applications. */
export type EventRow = { id: string; kind: ApplicationEventKind; details: Record<string, unknown> };

/** Records events of many applications in one statement, which may be part of another. */
export function insertEvents({ actor, now }: Context, events: readonly EventRow[]): SQL {
  const rows = events.map((event) => ({ ...event, event: newIdentifier(now) }));
  return sql`
    INSERT INTO application_events (id, application_id, at, actor, kind, details)
    SELECT event, id, ${now.toISOString()}::timestamptz, ${actorName(actor)}, kind, details
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e(event text, id text, kind text, details jsonb)`;
}
