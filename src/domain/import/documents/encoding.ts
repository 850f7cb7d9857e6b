import { Refusal } from '#domain/errors.ts';

/** Declarations stand at the beginning of a document. */
const BYTES_WITH_DECLARATION = 2_048;

/** Stands in a decoded text for each character that cannot be decoded. Texts do not use it: it is for private use. */
export const UNDECODABLE = '\uf8fd';
/** Of a text in another encoding, most letters beyond ASCII cannot be decoded. */
const DECODED_FOR_EACH_UNDECODABLE = 20;

/**
 * The text of a file or an answer, by its byte order mark, as UTF-8 if its letters beyond ASCII are, else by the character
 * set of the answer or its own declaration. In UTF-8, `UNDECODABLE` stands for the few characters that cannot be decoded.
 * Refuses bytes that none of them decodes, because a title such as "K�kkenchef" would go live.
 */
export function decodedText(bytes: Uint8Array, contentType = ''): string {
  const mark = markOf(bytes);
  // Many answers name Latin-1 for UTF-8, and Latin-1 decodes any bytes: "KÃ¸kkenchef".
  const sure = bytes.some((byte) => byte >= 0x80) ? 'utf-8' : null;
  const labels = mark === null ? [sure, charsetIn(contentType), declaredIn(bytes), 'utf-8'] : [mark];
  for (const label of labels) {
    if (label === null) continue;
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      if (label === 'utf-8' || label === mark || !UTF8_AS_LATIN1.test(text)) return text;
    } catch {}
  }
  const almost = mark === null ? withUndecodable(bytes) : null;
  if (almost !== null) return almost;
  throw new Refusal(
    'invalid',
    'E_ENCODING',
    'Its text cannot be decoded. Please save it as UTF-8, or name its encoding in the file.',
  );
}

/** UTF-8 with a few undecodable characters; null for another encoding, and where the text marks missing characters itself. */
function withUndecodable(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  const letters = text.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  const isAlreadyInText = Buffer.from(bytes).includes(Buffer.from('\ufffd'));
  if (isAlreadyInText || letters < broken * DECODED_FOR_EACH_UNDECODABLE) return null;
  return text.replaceAll('\ufffd', UNDECODABLE);
}

/** "Ã¸" for ø: UTF-8 with an undecodable character, which the answer or the document calls Latin-1. */
const UTF8_AS_LATIN1 = /Ã[¤¥¦¶¸©°¾]/;

/** A byte order mark; without one, UTF-16 has a zero in every other byte of its first signs. */
function markOf([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return null;
}

function charsetIn(contentType: string): string | null {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;
}

/** `<?xml encoding="…">`, `<meta charset="…">` or `<meta content="text/html; charset=…">`. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, BYTES_WITH_DECLARATION)).toString('latin1');
  return (
    /^\s*(?:ï»¿)?<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1] ??
    /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1] ??
    null
  );
}
