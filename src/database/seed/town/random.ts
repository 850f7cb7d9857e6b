/** Chance that always falls the same way: the town must be the same on every machine and in every test. */
export type Random = {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different members of the list, in a new order. */
  some<T>(list: readonly T[], count: number): T[];
};

/** FNV-1a over the text, finished with an avalanche so that near names fall far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32, seeded by a name. */
export function randomOf(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)];
    if (chosen === undefined) throw new Error(`nothing to pick from (${name})`);
    return chosen;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      const [one] = left.splice(whole(0, left.length - 1), 1);
      taken.push(one as T);
    }
    return taken;
  };
  return { next, whole, chance: (probability) => next() < probability, pick, some };
}

/** 24 hex characters as every identifier: 4 bytes of time, the rest from the name instead of from chance. */
export function identifierOf(name: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const rest = hashOf(`${name}/1`).toString(16).padStart(8, '0') + hashOf(`2/${name}`).toString(16).padStart(8, '0');
  return seconds.toString(16).padStart(8, '0') + rest;
}
