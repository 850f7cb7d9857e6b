import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Passwords } from '../domain/accounts/passwords.ts';
import type { SignIn } from '../domain/accounts/sign-in.ts';
import { projectRoot } from '../project-root.ts';
import type { ThreadCall, ThreadSettings, ThreadWork } from './account-thread.worker.ts';
import { fromThrown, type Thrown } from './thrown.ts';

/** Longer than a statement may take and everybody who may wait for a password; a thread that needs it is broken. */
const LONGEST_MS = 60_000;

type Done = { id: number; result: unknown } | { id: number; thrown: Thrown };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/**
 * Hashes passwords and lets people in, in a thread of its own with connections of its own, that the system lets run
 * when nobody else needs the processor: however many people log in, pages do not wait for them.
 */
export function createAccountThread(settings: ThreadSettings): Passwords & { signIn: SignIn; stop(): Promise<void> } {
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
    const begun = new Worker(join(projectRoot, 'src/adapters/account-thread.worker.ts'), {
      execArgv: [],
      // It uses 20; left to itself it would let what loading leaves behind grow to 200.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
      workerData: settings,
    });
    begun.unref();
    begun.on('message', (done: Done) => {
      const asked = waiting.get(done.id);
      waiting.delete(done.id);
      if ('thrown' in done) asked?.reject(fromThrown(done.thrown));
      else asked?.resolve(done.result);
    });
    begun.on('error', (error) => fail(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => fail(begun, new Error('The thread that lets people in ended.')));
    return begun;
  }

  async function ask<Name extends keyof ThreadWork>(
    name: Name,
    ...given: Parameters<ThreadWork[Name]>
  ): Promise<Awaited<ReturnType<ThreadWork[Name]>>> {
    worker ??= begin();
    const thread = worker;
    const id = ++last;
    let deadline: NodeJS.Timeout | undefined;
    try {
      return (await new Promise<unknown>((resolve, reject) => {
        deadline = setTimeout(() => fail(thread, new Error('Letting somebody in took too long.')), LONGEST_MS);
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, name, given } satisfies ThreadCall);
      })) as Awaited<ReturnType<ThreadWork[Name]>>;
    } finally {
      clearTimeout(deadline);
    }
  }

  // Loading takes half a second, for which the first who logs in should not wait.
  worker = begin();

  return {
    hash: (password) => ask('hash', password),
    check: (password, passwordHash) => ask('check', password, passwordHash),
    signIn: ({ actor, now, platform }, input, from) => ask('signIn', { actor, now, platform }, input, from),
    async stop() {
      if (worker) fail(worker, new Error('The site is stopping.'));
    },
  };
}
