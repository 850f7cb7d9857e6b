/** FNV-1a over the normalised name's UTF-8, with an avalanche step so that short names spread. */
export function hashOf(name: string): number {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.normalize('NFC').trim().toLowerCase()))
    h = Math.imul(h ^ byte, 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}
