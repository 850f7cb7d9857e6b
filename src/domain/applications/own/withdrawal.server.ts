import { type SQL, sql } from 'drizzle-orm';
import { WITHDRAWAL_UNDO_MINUTES } from '#domain/applications/application.ts';
import type { Context } from '#domain/context.ts';

/** The moment at which application `a` was withdrawn; null for its startup as long as the talent can undo it. */
export const shownWithdrawal = ({ now }: Pick<Context, 'now'>): SQL =>
  sql`CASE WHEN a.withdrawn_at <= ${new Date(now.getTime() - WITHDRAWAL_UNDO_MINUTES * 60_000).toISOString()}::timestamptz
    THEN a.withdrawn_at END`;
