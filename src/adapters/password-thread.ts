import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PasswordWork } from '../domain/accounts/passwords.ts';
import { projectRoot } from '../project-root.ts';

/** No password takes so long, however busy the machine; a thread that does is broken. */
const LONGEST_MS = 20_000;

type Done = { id: number; result: string | boolean } | { id: number; failed: string };
type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };

/**
 * Hashes passwords in a thread of its own that the system lets run when nobody else needs the processor: however
 * many people log in, pages do not wait for them. The thread begins with the first password.
 */
export function createPasswordThread(): PasswordWork & { stop(): Promise<void> } {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function fail(from: Worker, error: Error): void {
    if (worker !== from) return;
    worker = null;
    void from.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): Worker {
    // Run from its source: it is loaded by the thread, not by the bundle.
    const begun = new Worker(join(projectRoot, 'src/adapters/password-thread.worker.ts'), { execArgv: [] });
    begun.unref();
    begun.on('message', (done: Done) => {
      const asked = waiting.get(done.id);
      waiting.delete(done.id);
      if ('failed' in done) asked?.reject(new Error(`A password could not be hashed: ${done.failed}`));
      else asked?.resolve(done.result);
    });
    begun.on('error', (error) => fail(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => fail(begun, new Error('The thread that hashes passwords ended.')));
    return begun;
  }

  async function ask<T extends string | boolean>(task: object): Promise<T> {
    worker ??= begin();
    const thread = worker;
    const id = ++last;
    let deadline: NodeJS.Timeout | undefined;
    try {
      return (await new Promise<string | boolean>((resolve, reject) => {
        deadline = setTimeout(() => fail(thread, new Error('A password took too long to hash.')), LONGEST_MS);
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, ...task });
      })) as T;
    } finally {
      clearTimeout(deadline);
    }
  }

  return {
    hash: (password, parameters) => ask<string>({ password, parameters }),
    verify: (passwordHash, password) => ask<boolean>({ password, passwordHash }),
    async stop() {
      if (worker) fail(worker, new Error('The site is stopping.'));
    },
  };
}
