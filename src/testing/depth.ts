/** `npm run test:deep` tries everything; `npm test` a sample, another each day. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

const today = Math.floor(Date.now() / 86_400_000);
/** Set it to what a failed run printed, and the same sample is tried again. */
const seed = Number(process.env.TEST_SEED ?? today);

/** One in so many of these, spread over all of them; every one in the deep tier. Prints the seed once a file. */
export function sampleOf<One>(all: readonly One[], oneIn: number): readonly One[] {
  if (isDeep) return all;
  announce();
  return all.filter((_, at) => (at + seed) % oneIn === 0);
}

/** The seed of random cases: another each day. */
export function randomSeed(): number {
  announce();
  return seed;
}

/** Whether the case with this number is in today's sample. */
export function isInSample(at: number, oneIn: number): boolean {
  if (!isDeep) announce();
  return isDeep || (at + seed) % oneIn === 0;
}

let isAnnounced = false;
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  console.log(`A sample of this file, by TEST_SEED=${seed}`);
}
