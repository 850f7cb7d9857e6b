import type { Exchange } from './exchange.ts';
import type { Caller } from './hosts.ts';
import type { KnownSessions } from './known-sessions.ts';
import type { Log } from './log.ts';
import { securityEntry } from './security-log.ts';

/** Logs an answered request, and adds a security entry where one is due (S-16). */
export function createAnsweredLog(log: Log, sessions: KnownSessions) {
  return (exchange: Exchange, caller: Caller, response: { status: number; bytes: number }): void => {
    const { incoming, target: path, requestId: id, notes } = exchange;
    const method = incoming.method ?? '';
    const ms = Math.round((performance.now() - exchange.startedAt) * 100) / 100;
    log.answered({ id, method, platform: caller.platform, path, status: response.status, ms, bytes: response.bytes });
    if (notes.userId) sessions.add(caller, incoming.headers.cookie);
    if (!notes.refusal && !notes.event) return;
    const entry = securityEntry(notes, { id, method, path, from: caller.address, status: response.status });
    if (entry) log.info(entry, 'security');
  };
}

export type AnsweredLog = ReturnType<typeof createAnsweredLog>;
