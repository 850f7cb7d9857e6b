export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The type of a picture by its first bytes. Refuses SVG, which can contain scripts (S-5). */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1|miaf)/.test(head.slice(8, 12))) return 'avif';
  return null;
}
