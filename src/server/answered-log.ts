import type { KnownSessions } from './known-sessions.ts';
import type { Log } from './log.ts';
import { securityEntry } from './security-log.ts';
import type { Visit } from './visits.ts';

/** Logs an answered request, and a second line where somebody may want to know whose it was (S-16). */
export function createAnsweredLog(log: Log, sessions: KnownSessions) {
  return (visit: Visit, status: number, bytes: number): void => {
    const { request, caller, requestId: id, notes } = visit;
    const { method = '', url: path = '' } = request;
    const ms = Math.round((performance.now() - visit.startedAt) * 100) / 100;
    log.info({ id, method, platform: caller.platform, path, status, ms, bytes });
    if (notes.userId) sessions.add(caller, request.headers.cookie);
    if (!notes.refusal && !notes.event) return;
    const entry = securityEntry(notes, { id, method, path, from: caller.address, status });
    if (entry) log.info(entry, 'security');
  };
}
