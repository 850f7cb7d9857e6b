/** Stands at the top of mails that can be answered, so that the quoted part is known in every language. */
export const REPLY_MARK = 'Write your answer above this line';

/** Strips an answer by mail of the quoted mail and the signature. Empty if nothing is left. */
export function replyText(text: string): string {
  const lines = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').split('\n');
  const mark = lines.findIndex((line) => line.includes(REPLY_MARK));
  const above = mark < 0 ? lines : lines.slice(0, mark);
  const signature = above.findIndex((line) => /^-- ?$/.test(line));
  return withoutQuote(signature < 0 ? above : above.slice(0, signature), mark >= 0)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const isEmpty = (line: string | undefined) => line === undefined || /^[\s>\u00a0]*$/.test(line);
const isQuoted = (line: string | undefined) => line?.trimStart().startsWith('>') ?? false;

/**
 * Drops the quoted lines at the end, and what mail programs write above them: "On Monday … wrote:", or the header of the
 * mail that is answered. Answers between quoted lines stay.
 */
function withoutQuote(lines: readonly string[], isCut: boolean): string[] {
  const own = [...lines];
  const length = own.length;
  while (own.length > 0 && (isEmpty(own.at(-1)) || isQuoted(own.at(-1)))) own.pop();
  const wasQuoted = isCut || own.length < length;
  const paragraph = lastParagraph(own);
  const isAttribution =
    wasQuoted && paragraph.length <= 3 && /:\s*$/.test(paragraph.at(-1) ?? '') && /[@\d]/.test(paragraph.join(' '));
  // From, Sent, To and Subject in any language.
  const headers = paragraph.filter((line) => /^\*?[\p{L} ]{2,20}\*?:\*?\s/u.test(line));
  const isHeader = headers.length >= 3 && headers.length >= paragraph.length - 1;
  if (isAttribution || isHeader) own.length -= paragraph.length;
  while (own.length > 0 && (isEmpty(own.at(-1)) || /^[-_]{5}/.test(own.at(-1)?.trimStart() ?? ''))) own.pop();
  return own;
}

function lastParagraph(lines: readonly string[]): string[] {
  let start = lines.length;
  while (start > 0 && !isEmpty(lines[start - 1])) start -= 1;
  return lines.slice(start);
}
