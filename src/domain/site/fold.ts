/** Letters that are not one with an accent, which is dropped. */
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
 * The form in which words are compared: what people write for one Nordic letter finds every other way of
 * writing it (å/aa/a, ä/æ/ae/a, ö/ø/oe/o, ð/d, þ/th), other accents are dropped, everything that is neither
 * letter nor number becomes one space. Folding what is folded changes nothing.
 */
export function fold(text: string): string {
  return (
    text
      // Signs such as ™ and 𝐊 are capitals once taken apart, and small letters can be taken apart once more.
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
