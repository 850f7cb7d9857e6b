/** `npm run test:deep` runs all cases, `npm test` a sample: another one each day. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

const today = Math.floor(Date.now() / 86_400_000);
/** Set TEST_SEED to the seed that a failed run printed, and the same sample runs again. */
const seed = Number(process.env.TEST_SEED ?? today);

/** One of every `oneIn` cases; all of them in the deep tier. Prints the seed once per file. */
export function sampleOf<Case>(all: readonly Case[], oneIn: number): readonly Case[] {
  if (isDeep) return all;
  announce();
  return all.filter((_, at) => (at + seed) % oneIn === 0);
}

/** The seed of random cases: another each day. */
export function randomSeed(): number {
  announce();
  return seed;
}

/** Whether the case with this index is in the sample. */
export function isInSample(at: number, oneIn: number): boolean {
  if (!isDeep) announce();
  return isDeep || (at + seed) % oneIn === 0;
}

/** Whether the case with this name is in the sample. Names need no order, so a new case moves no other. */
export function isNameInSample(name: string, oneIn: number): boolean {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return isInSample(hash, oneIn);
}

let isAnnounced = false;
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  console.log(`Runs a sample of this file: TEST_SEED=${seed}`);
}
