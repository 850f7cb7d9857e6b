/** A longer line is a sentence about the work, and states no field. */
const LONGEST_LINE = 120;
/** More lines of a pasted text are not read. */
export const MOST_LINES = 400;

/** The lines of a pasted text without those that are empty. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Lines of a pasted text that are short enough to state a field. */
export function shortLines(text: string): string[] {
  return linesOf(text).filter((line) => line.length <= LONGEST_LINE);
}
