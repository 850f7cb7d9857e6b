/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  æ: 'a',
  ø: 'o',
  œ: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
};

/**
 * Folds text for comparison. All spellings of a Nordic letter become one (å/aa/a, ä/æ/ae/a, ö/ø/oe/o, ð/d, þ/th), other
 * accents are dropped, and everything else becomes a space. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return (
    text
      // ™ and 𝐊 decompose into capitals, and their lower case may decompose further.
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[æøœðđþßłı]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/a[ae]+/g, 'a')
      .replace(/oe+/g, 'o')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
