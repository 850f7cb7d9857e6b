/** Repeatable chance (mulberry32): the same seed gives the same choices. */
export type Chance = {
  /** At least 0 and below 1. */
  next(): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  of<T>(list: readonly T[]): T;
  happens(share: number): boolean;
};

export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    next,
    between,
    whole,
    of: (list) => {
      const item = list[whole(0, list.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    happens: (share) => next() < share,
  };
}
