import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { openDatabase } from '../database/client.ts';
import type { AccountLimits } from '../domain/accounts/attempts.ts';
import type { SignInInput } from '../domain/accounts/inputs.ts';
import type { CallingFrom } from '../domain/accounts/parts.ts';
import { createPasswords, type PasswordWork } from '../domain/accounts/passwords.ts';
import { signIn } from '../domain/accounts/sign-in.ts';
import type { Context } from '../domain/context.ts';
import { toThrown } from './thrown.ts';

/** The thread that lets people in; see account-thread.ts. */

export type ThreadSettings = { connectionString: string; longestStatementMs: number; limits: AccountLimits };
export type ThreadWork = typeof work;
export type ThreadCall = { id: number; name: keyof ThreadWork; given: unknown[] };

stepBack();

const { connectionString, longestStatementMs, limits } = workerData as ThreadSettings;
const { db } = openDatabase(connectionString, { connections: 2, longestStatementMs });

// Between two passwords those have their turn who wait for an answer of the database.
const hashing: PasswordWork = {
  async hash(password, parameters) {
    await setImmediate();
    return hashSync(password, parameters);
  },
  async verify(passwordHash, password) {
    await setImmediate();
    return verifySync(passwordHash, password);
  },
};
const passwords = createPasswords({ work: hashing });

const work = {
  hash: passwords.hash,
  check: passwords.check,
  signIn: (context: Omit<Context, 'db'>, input: SignInInput, from: CallingFrom) =>
    signIn({ ...context, db }, { passwords, limits }, input, from),
};

parentPort?.on('message', async ({ id, name, given }: ThreadCall) => {
  try {
    const result = await (work[name] as (...given: unknown[]) => Promise<unknown>)(...given);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, thrown: toThrown(error) });
  }
});

/**
 * On Linux how a thread is scheduled is its own affair: only this one steps back; elsewhere it would be the whole
 * program. As one that runs when nobody else wants to: beside a thread that merely has a low priority, who wakes up
 * waits for the rest of its turn, which is 3 ms and more than a page takes.
 */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = basename(readlinkSync('/proc/thread-self'));
    execFileSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' });
  } catch {
    try {
      setPriority(10);
    } catch {
      // Not allowed here: then it runs like everybody else.
    }
  }
}
