import { plainText } from './rich-text.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Turns what somebody typed into HTML: an empty line begins a paragraph, and lines with a hyphen make a list. Text that
 * already has tags stays as it is. The result is not sanitised.
 */
export function textToHtml(typed: string): string {
  if (/<\/?[a-z][a-z0-9]*[\s>/]/i.test(typed)) return typed;
  const safe = typed.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
  return safe
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (lines.every((line) => /^[-*•]\s/.test(line))) {
        return `<ul>${lines.map((line) => `<li>${line.slice(1).trim()}</li>`).join('')}</ul>`;
      }
      return `<p>${lines.join('<br>')}</p>`;
    })
    .join('');
}

/** The text to edit in a plain field: without tags if only paragraphs would be lost, else the HTML itself. */
export function htmlToText(html: string): string {
  if (/<(?!\/?p>|br>)/.test(html)) return html;
  return html
    .split('</p>')
    .map((paragraph) => plainText(paragraph))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
