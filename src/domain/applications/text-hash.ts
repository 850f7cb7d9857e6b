import { createHash } from 'node:crypto';

/** Shorter texts are alike by chance. */
const SHORTEST_COMPARED = 200;

/** Equal for texts that differ in spaces, case and punctuation only. Null if there is too little text to compare. */
export function textHash(texts: readonly string[]): string | null {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  return words.length < SHORTEST_COMPARED ? null : createHash('sha256').update(words).digest('hex').slice(0, 32);
}
