const LETTERS: Record<string, string> = {
  å: 'a',
  ä: 'a',
  æ: 'a',
  ö: 'o',
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
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åäæöøœðđþßłı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/a[ae]+/g, 'a')
    .replace(/oe+/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
