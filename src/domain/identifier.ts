/** 24 lower-case hex characters: 4 bytes of seconds since 1970, then 8 random bytes (rules §1). */
export function newIdentifier(at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const random = crypto.getRandomValues(new Uint8Array(8));
  return (
    seconds.toString(16).padStart(8, '0') + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

export function isIdentifier(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
