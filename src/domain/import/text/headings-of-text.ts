/** A longer line, or one that ends like a sentence, is no heading. */
const LONGEST_HEADING = 60;
const ITEM = /^(?:[-*•·–]|\d{1,2}[.)])\s/;

/**
 * Marks the headings of a plain text with `# `, as `textAsRichText` reads them. A heading is a short line on its own after
 * a blank line, before a list or a sentence. "Place: Oslo" states a field and is none.
 */
export function withHeadings(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .map((line, at) => {
      const isAlone = at > 0 && lines[at - 1] === '' && isShort(line);
      return isAlone && isBody(lines.slice(at + 1).find(Boolean)) ? `# ${line.replace(/:$/, '')}` : line;
    })
    .join('\n');
}

const isShort = (line: string) =>
  line.length <= LONGEST_HEADING && /^\p{Lu}/u.test(line) && !/[.,;!]$|:\s|[@|]/.test(line);

const isBody = (line: string | undefined) =>
  line !== undefined && (ITEM.test(line) || line.length > LONGEST_HEADING || /[.!?]$/.test(line));
