import type { Caller } from './hosts.ts';
import { sessionTokenIn } from './session-cookie.ts';

const MOST_SESSIONS = 20_000;

/**
 * Sessions that this process has recently found alive. They go first when the site is full, and may make more changes
 * (S-4). A forged cookie gets neither, and the check costs no statement.
 */
export function createKnownSessions() {
  const tokens = new Set<string>();
  const tokenOf = (caller: Caller, cookies: string | undefined) => sessionTokenIn(cookies, caller.origin);
  return {
    add(caller: Caller, cookies: string | undefined): void {
      const token = tokenOf(caller, cookies);
      if (token === null || token.length > 200) return;
      tokens.delete(token);
      tokens.add(token);
      for (const oldest of tokens) {
        if (tokens.size <= MOST_SESSIONS) break;
        tokens.delete(oldest);
      }
    },
    has(caller: Caller, cookies: string | undefined): boolean {
      const token = tokenOf(caller, cookies);
      return token !== null && tokens.has(token);
    },
  };
}

export type KnownSessions = ReturnType<typeof createKnownSessions>;
