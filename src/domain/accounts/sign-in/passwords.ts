import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '#domain/errors.ts';
import { normalisedPassword } from './password-rule.ts';

type Cost = { memoryCost: number; timeCost: number; parallelism: number; outputLen: number };

/** Argon2id, the library's default kind, as OWASP asks for (S-3). */
const PARAMETERS: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Who would wait longer than some two seconds is told so at once. */
const MOST_WAITING = 40;

/** The library's two functions, as far as they are used. */
type Work = {
  hash(password: string, parameters: Cost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password. Without a hash (nobody of that name, or nobody with a password) it costs the same
   * time and is wrong (S-14). `isStale`: made with weaker parameters than today's.
   */
  check(password: string, passwordHash: string | null): Promise<{ isRight: boolean; isStale: boolean }>;
};

/**
 * Hashing costs 19 MiB and 20 ms of a core each time, so only a few are worked on at once and only some wait: a
 * flood of sign-ins must not take the machine from those who read.
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
  const waiting: (() => void)[] = [];
  let running = 0;
  let nobody: Promise<string> | null = null;

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= MOST_WAITING) {
        throw new Refusal(
          'overloaded',
          'E_OVERLOADED',
          'Too many people log in just now. Please try again in a moment.',
          {
            retryAfterSeconds: 2,
          },
        );
      }
      await new Promise<void>((begin) => waiting.push(begin));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** Made once; a failure is forgotten, so that the next one tries again. */
  function hashOfNobody(): Promise<string> {
    nobody ??= work.hash('nobody has this password', parameters).catch((error: unknown) => {
      nobody = null;
      throw error;
    });
    return nobody;
  }

  return {
    hash: (password) => inTurn(() => work.hash(normalisedPassword(password), parameters)),
    async check(password, passwordHash) {
      const isRight = await inTurn(async () =>
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
