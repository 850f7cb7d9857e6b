import { decodeHTML } from 'entities';
import { isDay } from '#domain/site/days.ts';

/** Readers of foreign data: every field may be missing, null or of the wrong type. */

export type Values = Record<string, unknown>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own property, never one of the prototype. */
export function field(values: unknown, name: string): unknown {
  return isValues(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A list of one value or of many, because many formats allow both. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Text on one line, without control characters; null when there is none. */
export function textOf(value: unknown, longest = 2_000): string | null {
  const text = rawText(value)?.replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
  return text === undefined || text === '' ? null : text;
}

/** Text with its line breaks, for descriptions. */
export function rawText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  return value.replace(/(?![\t\n\f\r])\p{Cc}/gu, '');
}

/** The first of these values that is a text. */
export function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = textOf(value);
    if (text !== null) return text;
  }
  return null;
}

/** A moment, as feeds write it; null for anything else. */
export function momentOf(value: unknown): Date | null {
  // `Date` would read the 31st of February as the 3rd of March.
  if (typeof value !== 'string' || !isDay(value.trim().slice(0, 10))) return null;
  const at = new Date(
    value
      .trim()
      .replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2')
      .replace(/ (UTC|GMT)$/, 'Z'),
  );
  return Number.isNaN(at.getTime()) ? null : at;
}

/** A moment from milliseconds since 1970; null outside this century, where the number means something else. */
export function momentOfMilliseconds(value: unknown): Date | null {
  const isPlausible = typeof value === 'number' && value >= Date.UTC(2000, 0) && value < Date.UTC(2100, 0);
  return isPlausible ? new Date(value) : null;
}

/** Undoes one layer of escaping, because readers should see text that was escaped twice as written. */
export function unescapedOnce(html: string): string {
  return decodeHTML(html);
}

/** Whether text has tags, escaped tags, or neither. */
export function markupOf(text: string): 'html' | 'escaped' | 'plain' {
  if (/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text)) return 'html';
  return /&lt;\/?[a-z]|&#0*60;\/?[a-z]|&#x0*3c;\/?[a-z]/i.test(text) ? 'escaped' : 'plain';
}

/** HTML without the layers of escapes around it: some systems escape twice. Text that only mentions a tag stays. */
export function unescapedHtml(text: string): string {
  const once = unescapedOnce(text);
  return markupOf(once) === 'escaped' && STARTS_WITH_TAG.test(unescapedOnce(once)) ? unescapedOnce(once) : once;
}

const STARTS_WITH_TAG = /^\s*<(?:p|div|h[1-6]|ul|ol|span|section|strong|br|table|html|body)\b/i;

/** Lines of plain text as paragraphs and line breaks. */
export function paragraphsOf(text: string): string {
  const markup = text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return markup
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** The text of a format without escapes: HTML as it is, plain lines as paragraphs; '' when there is none. */
export function htmlOrLines(value: unknown): string {
  const text = rawText(value);
  if (text === null || text.trim() === '') return '';
  return markupOf(text) === 'html' ? text : paragraphsOf(text);
}

/** Sections in their order, without those that have no text. */
export function underHeadings(sections: readonly { heading: string | null; html: string }[]): string {
  return sections
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => {
      if (heading === null) return html;
      const text = heading
        .replace(/&(?!#?\w+;)/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;');
      return `<h3>${text}</h3>${html}`;
    })
    .join('');
}
