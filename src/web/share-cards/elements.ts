/** What cards are built of: elements with styles, as satori takes them, that can be sent to another thread. */

export type CardStyle = Record<string, string | number>;
export type CardElement = {
  type: 'div' | 'img';
  props: {
    style: CardStyle;
    children?: (CardElement | string)[] | string;
    src?: string;
    width?: number;
    height?: number;
    /** Said instead where the card's font has too few of the letters. */
    instead?: string;
  };
};

/** The light theme: a card is a picture and has no other. */
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

/** A text of at most so many lines; a word longer than the line breaks. */
export function text(said: string, style: CardStyle & { lines?: number }, instead?: string): CardElement {
  const { lines = 1, ...rest } = style;
  return {
    type: 'div',
    props: {
      style: { display: 'block', lineClamp: `${lines} "…"`, wordBreak: 'break-word', ...rest },
      children: drawable(said),
      ...(instead && { instead: drawable(instead) }),
    },
  };
}

const LONGEST_TEXT = 240;

/** One line of letters: composed, without controls and direction marks, which a picture has no use for. */
function drawable(said: string): string {
  const flat = said
    .normalize('NFC')
    // Marks that compose with no letter: the font has none to put over others.
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...flat].slice(0, LONGEST_TEXT).join('');
}

export function picture(src: string, width: number, height: number, style: CardStyle = {}): CardElement {
  return { type: 'img', props: { src, width, height, style: { width, height, objectFit: 'cover', ...style } } };
}

/** Shapes of a flag as a picture, with the edge that holds snow on snow. */
export function flagPicture(shapes: string, width: number, height: number, style: CardStyle = {}): CardElement {
  const edge = `<path d="M.5.5h${width - 1}v${height - 1}H.5z" fill="none" stroke="#0b2a2e" stroke-opacity=".22"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${shapes}${edge}</svg>`;
  return picture(`data:image/svg+xml;base64,${btoa(svg)}`, width, height, style);
}

/** Of bold letters, in widths of the font's size: words of Nordic titles are wider than they are many. */
const LETTER = 0.5;

/**
 * The larger the fewer letters there are, so that a short title fills its place and a long one fits; and no larger than
 * its longest word has room for, because a word that breaks anywhere cannot be read.
 */
export function sizeFor(said: string, sizes: readonly [most: number, size: number][], least: number, width: number) {
  const length = [...said].length;
  const longestWord = Math.max(0, ...said.split(/\s+|(?<=[-/])/).map((word) => [...word].length));
  const hasRoom = (size: number) => longestWord * size * LETTER <= width;
  return sizes.find(([most, size]) => length <= most && hasRoom(size))?.[1] ?? least;
}
