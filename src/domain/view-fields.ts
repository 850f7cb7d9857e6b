import { z } from 'zod';

/**
 * Fields of views with a format or a closed list of values. They describe an answer (OpenAPI) and do not check it, so that
 * one stored value that no list has yet cannot fail a whole list of jobs. A test checks real answers against them.
 */

export const idField = z.string().meta({ pattern: '^[0-9a-f]{24}$', examples: ['6560a1b2c3d4e5f601234567'] });
export const momentField = z.string().meta({ format: 'date-time', examples: ['2026-11-18T08:00:00.000Z'] });
export const dateField = z.string().meta({ format: 'date', examples: ['2026-12-18'] });
export const countryCodeField = z.string().meta({ pattern: '^[A-Z]{2}$', examples: ['DK'] });
export const addressField = z.string().meta({ format: 'uri', examples: ['https://example.com/'] });
export const htmlField = z.string().meta({ description: 'Sanitised HTML.', examples: ['<p>We build ferries.</p>'] });
export const textField = (...examples: string[]) => z.string().meta({ examples });
export const nullableText = z.string().nullable();

/** Code of a flag: design, turns, field, charge, accent, piece and its colour. */
export const flagField = z.string().meta({ examples: ['wedge.m.fjord.snow.lingon.-.-'] });

export const imagePathField = z.string().meta({
  format: 'uri-reference',
  description:
    'An address on this host that answers the picture, at most 2000 pixels wide or high. Add `/thumbnail` (200×200), ' +
    '`/logo` (200×200, never cut), `/listing` (1200×675), `/cover` (1600×900), `/portrait` (800×1000) or `/social` ' +
    '(1200×630) for another variant, `@2x` for twice as many pixels, and `.jpg`, `.webp` or `.avif` for a format.',
  examples: ['/images/6560a1b2c3d4e5f601234560'],
});

/** One of a closed list of values. */
export const oneOf = (values: readonly string[]) => z.string().meta({ enum: [...values], examples: [values[0]] });
export const oneOfOrNull = (values: readonly string[]) =>
  z
    .string()
    .nullable()
    .meta({ enum: [...values, null], examples: [values[0]] });

/** The keys of a list of terms. */
export const keysOf = (terms: readonly { key: string }[]) => terms.map(({ key }) => key);
