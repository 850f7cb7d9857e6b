import { setTimeout as after } from 'node:timers/promises';

/** Longer than the extra work for an existing account. Without the delay, answers differed by a measured 20 ms. */
const CONSTANT_TIME_MS = 400;

/** Delays an answer or refusal to a fixed time, so that timing does not reveal whether an account exists (S-14). */
export async function withConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const deadline = after(CONSTANT_TIME_MS);
  try {
    return await work();
  } finally {
    await deadline;
  }
}
