import { type SQL, sql } from 'drizzle-orm';
import { WITHDRAWAL_UNDO_MINUTES } from '#domain/applications/application.ts';
import type { Context } from '#domain/context.ts';

/** When application \`a\` was withdrawn, as its startup sees it: not before the talent can no longer undo it. */
export const shownWithdrawal = ({ now }: Pick<Context, 'now'>): SQL =>
  sql`CASE WHEN a.withdrawn_at <= ${new Date(now.getTime() - WITHDRAWAL_UNDO_MINUTES * 60_000).toISOString()}::timestamptz
    THEN a.withdrawn_at END`;
