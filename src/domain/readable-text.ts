/** Control characters, and what is left of half a character, in the text of an address. */

const UNREADABLE = /[\p{Cs}\uFFFD]|(?![\t\n\r])\p{Cc}/gu;

export function isUnreadable(text: string): boolean {
  return text.search(UNREADABLE) >= 0;
}

/** The text without what cannot be read. */
export function readablePart(text: string): string {
  return text.replace(UNREADABLE, '');
}

/** The text with a sign in place of what cannot be read, to show it. */
export function withSigns(text: string): string {
  return text.replace(UNREADABLE, '\uFFFD');
}
