/** The elements of cards, in satori's format. They are plain data, which can be sent to another thread. */

export type CardStyle = Record<string, string | number>;
export type CardElement = {
  type: 'div' | 'img';
  props: {
    style: CardStyle;
    children?: (CardElement | string)[] | string;
    src?: string;
    width?: number;
    height?: number;
    /** Fallback text, if the font lacks too many of the letters. */
    instead?: string;
  };
};

/** Colours of the light theme, the only one that a picture can have. */
export const INK = '#0b2529';
export const INK_2 = '#3a5053';
export const PAPER = '#fbfbf8';
export const LINE = '#dbe2dc';

export function box(style: CardStyle, ...children: (CardElement | null)[]): CardElement {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
  };
}

/** Text on at most `lines` lines. A word longer than a line breaks. */
export function text(content: string, style: CardStyle & { lines?: number }, instead?: string): CardElement {
  const { lines = 1, ...rest } = style;
  return {
    type: 'div',
    props: {
      style: { display: 'block', lineClamp: `${lines} "…"`, wordBreak: 'break-word', ...rest },
      children: drawable(content),
      ...(instead && { instead: drawable(instead) }),
    },
  };
}

const MAX_TEXT_LENGTH = 240;

/** Text on one line in composed form, without control characters and direction marks. */
function drawable(content: string): string {
  const flat = content
    .normalize('NFC')
    // Removes marks that did not compose, because the font cannot place them over letters.
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...flat].slice(0, MAX_TEXT_LENGTH).join('');
}

export function picture(src: string, width: number, height: number, style: CardStyle = {}): CardElement {
  return { type: 'img', props: { src, width, height, style: { width, height, objectFit: 'cover', ...style } } };
}

/** A flag as a picture, with an edge that separates white from white. */
export function flagPicture(shapes: string, width: number, height: number, style: CardStyle = {}): CardElement {
  const edge = `<path d="M.5.5h${width - 1}v${height - 1}H.5z" fill="none" stroke="#0b2a2e" stroke-opacity=".22"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${shapes}${edge}</svg>`;
  return picture(`data:image/svg+xml;base64,${btoa(svg)}`, width, height, style);
}

/** Average width of a bold letter, relative to the font size. */
const LETTER_WIDTH = 0.5;

/**
 * The font size for a text: larger for a shorter text, but small enough for its longest word, because a broken word is
 * hard to read. `sizes` has pairs of a maximum length and a size; `least` is the smallest size.
 */
export function sizeFor(content: string, sizes: readonly [most: number, size: number][], least: number, width: number) {
  const length = [...content].length;
  const longestWord = Math.max(0, ...content.split(/\s+|(?<=[-/])/).map((word) => [...word].length));
  const fits = (size: number) => longestWord * size * LETTER_WIDTH <= width;
  return sizes.find(([most, size]) => length <= most && fits(size))?.[1] ?? least;
}
