import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { WITHDRAWAL_UNDO_MINUTES } from './application.ts';

/** When application \`a\` was withdrawn, as its startup sees it: not before the talent can no longer undo it. */
export const shownWithdrawal = ({ now }: Pick<Context, 'now'>): SQL =>
  sql`CASE WHEN a.withdrawn_at <= ${new Date(now.getTime() - WITHDRAWAL_UNDO_MINUTES * 60_000).toISOString()}::timestamptz
    THEN a.withdrawn_at END`;
