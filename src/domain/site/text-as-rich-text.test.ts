import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';
import { richTextAsText, richTextIn, textAsRichText } from './text-as-rich-text.ts';

describe('rich text in a plain field', () => {
  it('keeps headings, lists and paragraphs on the way there and back', () => {
    const html =
      '<p>You bake &amp; sell.<br>Early.</p><h3>What you do</h3><ul><li>Knead</li><li>Bake</li></ul><p>Call.</p>';
    expect(textAsRichText(richTextAsText(html))).toBe(html);
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
    const unchanged = richTextAsText(former).replaceAll('\n', '\r\n');
    expect(richTextIn(formWith({ bodyText: unchanged }), 'body', former), 'keeps its form').toBe(former);
    expect(richTextIn(formWith({}), 'body', former)).toBe('');
  });

  it('writes tags as text', () => {
    const html = textAsRichText('<script>alert(1)</script>\n\n<b>Hi</b>');
    expect(sanitiseRichText(html)).toBe(html);
    expect(html).not.toContain('<script');
  });
});
