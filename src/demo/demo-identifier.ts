/** FNV-1a with a final avalanche, so that similar names get distant hashes. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/** Like `newIdentifier`, with a hash of the name instead of random bytes: the same data gets the same identifiers. */
export function demoIdentifier(name: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + hashOf(`${name}/1`) + hashOf(`2/${name}`);
}
