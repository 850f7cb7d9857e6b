import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** The thread that hashes passwords; see password-thread.ts. */

// On Linux a priority is a thread's own: only this one steps back. Elsewhere it would be the whole program's.
if (process.platform === 'linux') {
  try {
    setPriority(10);
  } catch {
    // Not allowed here: then it runs like everybody else.
  }
}

type Task = { id: number; password: string; passwordHash?: string; parameters?: Options };

parentPort?.on('message', ({ id, password, passwordHash, parameters }: Task) => {
  try {
    const result = passwordHash === undefined ? hashSync(password, parameters) : verifySync(passwordHash, password);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});
