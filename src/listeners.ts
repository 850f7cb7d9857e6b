import { FOLLOW_LISTENERS } from '#domain/companies/follow-counter.server.ts';
import type { Listeners } from '#domain/context.ts';
import { SEARCH_LISTENERS } from '#domain/search/index/listeners.server.ts';

/** All that listens to events inside their transactions: every context is made with these. */
export const LISTENERS: Listeners = { ...SEARCH_LISTENERS, ...FOLLOW_LISTENERS };
