import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';
import { richTextAsText, richTextIn, textAsRichText } from './text-as-rich-text.ts';

describe('rich text in a plain field', () => {
  it('keeps headings, lists and paragraphs on the way there and back', () => {
    const html =
      '<p>You bake &amp; sell.<br>Early.</p><h3>What you do</h3><ul><li>Knead</li><li>Bake</li></ul><p>Call.</p>';
    expect(textAsRichText(richTextAsText(html))).toBe(html);
  });

  it('makes a list of numbers that count up, and leaves a date at the beginning of a line', () => {
    expect(textAsRichText('1. Knead\n2. Bake\n\nDeadline\n15. januar 2027')).toBe(
      '<ul><li>Knead</li><li>Bake</li></ul><p>Deadline<br>15. januar 2027</p>',
    );
    expect(textAsRichText('Søknadsfrist\n1. februar')).toBe('<p>Søknadsfrist<br>1. februar</p>');
  });

  it('is read from a form as HTML where scripts ran, and else as plain text', () => {
    const formWith = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return form;
    };
    const former = '<p>We <strong>bake</strong>.</p><p>Early.</p>';
    expect(richTextIn(formWith({ body: '<p>New</p>' }), 'body', former)).toBe('<p>New</p>');
    expect(richTextIn(formWith({ body: '' }), 'body', former)).toBe('');
    expect(richTextIn(formWith({ bodyText: 'We bake.\r\n\r\nLate.' }), 'body', former)).toBe(
      '<p>We bake.</p><p>Late.</p>',
    );
    const sameText = richTextAsText(former).replaceAll('\n', '\r\n');
    expect(richTextIn(formWith({ bodyText: sameText }), 'body', former), 'keeps its form').toBe(former);
    expect(richTextIn(formWith({}), 'body', former)).toBe('');
  });

  it('writes tags as text', () => {
    const html = textAsRichText('<script>alert(1)</script>\n\n<b>Hi</b>');
    expect(sanitiseRichText(html)).toBe(html);
    expect(html).not.toContain('<script');
  });
});
