import type { KnownSessions } from './known-sessions.ts';
import { type Log, loggablePath } from './log.ts';
import { securityEntry } from './security-log.ts';
import type { Visit } from './visits.ts';

/** Writes the line of an answered request, and a second one where somebody may want to know who it was (S-16). */
export function createAnsweredLog(log: Log, sessions: KnownSessions) {
  return (visit: Visit, path: string, status: number, bytes: number): void => {
    const { request, caller, requestId: id, notes } = visit;
    const method = request.method ?? '';
    const ms = Math.round((performance.now() - visit.startedAt) * 100) / 100;
    log.answered({ ...{ id, method, path, status, ms, bytes }, platform: caller.platform });
    if (notes.userId) sessions.add(caller, request.headers.cookie);
    if (!notes.refusal && !notes.event) return;
    const from = caller.address;
    const entry = securityEntry(notes, { id, method, path: loggablePath(request.url ?? ''), from, status });
    if (entry) log.info(entry, 'security');
  };
}
