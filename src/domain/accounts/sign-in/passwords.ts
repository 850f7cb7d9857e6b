import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from '#domain/work-queue.ts';
import { normalisedPassword } from './password-rule.ts';

type Cost = { memoryCost: number; timeCost: number; parallelism: number; outputLen: number };

/** Argon2id (the library's default) with OWASP's parameters (S-3). */
const PARAMETERS: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** A longer queue would mean waiting more than about two seconds. */
const LONGEST_QUEUE = 40;

/** The part of the library in use. */
type Work = {
  hash(password: string, parameters: Cost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (no account, or no password) the check fails after the same time
   * (S-14). `isStale`: the hash has weaker parameters than today's.
   */
  check(password: string, passwordHash: string | null): Promise<{ isRight: boolean; isStale: boolean }>;
};

/**
 * Each hash costs 19 MiB and 20 ms of a core. Limits how many run and wait at once, so that a flood of log-ins does not
 * slow down readers.
 */
export function createPasswords({
  atOnce = 1,
  work = { hash, verify },
  parameters = PARAMETERS,
}: {
  atOnce?: number;
  work?: Work;
  /** Cheaper ones make tests faster. */
  parameters?: Cost;
} = {}): Passwords {
  const enqueue = createWorkQueue({
    atOnce,
    longestQueue: LONGEST_QUEUE,
    message: 'Too many people are logging in right now. Please try again in a moment.',
    retryAfterSeconds: 2,
  });
  let nobody: Promise<string> | null = null;

  /** Made once. After a failure the next call tries again. */
  function hashOfNobody(): Promise<string> {
    nobody ??= work.hash('nobody has this password', parameters).catch((error: unknown) => {
      nobody = null;
      throw error;
    });
    return nobody;
  }

  return {
    hash: (password) => enqueue(() => work.hash(normalisedPassword(password), parameters)),
    async check(password, passwordHash) {
      const isRight = await enqueue(async () =>
        work.verify(passwordHash ?? (await hashOfNobody()), normalisedPassword(password)),
      );
      if (!isRight || passwordHash === null) return { isRight: false, isStale: false };
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
      const isStale =
        memoryCost < parameters.memoryCost || timeCost < parameters.timeCost || parallelism < parameters.parallelism;
      return { isRight, isStale };
    },
  };
}
