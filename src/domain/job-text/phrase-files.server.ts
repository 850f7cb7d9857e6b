import { z } from 'zod';

/** The shared parts of the YAML files with phrases. text-facts/README.md explains the phrases to the people who edit them. */

/** A part of a phrase by its name. `\p{L}` and `{0,3}` are regular expressions, and no names. */
const NAME = /\{([a-z][a-zA-Z]*)\}/g;

/** Plain words with commas between them. */
export const words = z
  .string()
  .transform((text) => text.split(/,\s+/))
  .refine((list) => new Set(list).size === list.length, 'Lists a word twice')
  .refine((list) => list.every(isLowerCase), 'Has a capital letter');

/** One phrase a line. A line that begins with `|` continues the line above it, one that begins with `#` is a comment. */
export const phrases = z
  .string()
  .transform((text) =>
    text
      .replace(/^\s*#.*\n/gm, '')
      .trim()
      .replace(/\n\s*\|/g, '|')
      .split(/\s*\n\s*/),
  )
  .refine((list) => new Set(list).size === list.length, 'Lists a phrase twice')
  .refine((list) => list.every((phrase) => isLowerCase(phrase.replace(NAME, ''))), 'Has a capital letter');

/** A file whose phrases name its `parts` in braces, and those that `values` defines. Reading it puts the parts in. */
export function withParts<T extends { parts: Record<string, string[]> }>(
  file: z.ZodType<T>,
  values: Record<string, string>,
) {
  return file.transform((data, check): T => {
    const parts = new Map(Object.entries(values));
    const expand = (phrase: string, path: string[]): string => {
      const expansion = phrase.replace(NAME, (braces, name: string) => {
        const part = parts.get(name);
        if (part === undefined)
          check.addIssue({ code: 'custom', path, message: `${braces} is no part in "${phrase}"` });
        return part ?? '';
      });
      if (!isExpression(expansion))
        check.addIssue({ code: 'custom', path, message: `"${phrase}" is no regular expression` });
      return expansion;
    };
    // A part may use the parts above it.
    for (const [name, list] of Object.entries(data.parts))
      parts.set(name, `(?:${list.map((phrase) => expand(phrase, ['parts', name])).join('|')})`);
    return expandAll(data, expand, []) as T;
  });
}

function expandAll(value: unknown, expand: (phrase: string, path: string[]) => string, path: string[]): unknown {
  if (typeof value === 'string') return expand(value, path);
  if (Array.isArray(value)) return value.map((one) => expandAll(one, expand, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'parts' ? one : expandAll(one, expand, [...path, key])]),
  );
}

function isLowerCase(text: string): boolean {
  const letters = text.replace(/\\p\{L\}|\\./g, '');
  return letters === letters.toLowerCase();
}

function isExpression(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
