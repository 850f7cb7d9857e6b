import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';
import { richTextAsText, textAsRichText } from './text-as-rich-text.ts';

describe('rich text in a plain field', () => {
  it('keeps headings, lists and paragraphs on the way there and back', () => {
    const html =
      '<p>You bake &amp; sell.<br>Early.</p><h3>What you do</h3><ul><li>Knead</li><li>Bake</li></ul><p>Call.</p>';
    expect(textAsRichText(richTextAsText(html))).toBe(html);
  });

  it('writes tags as text', () => {
    const html = textAsRichText('<script>alert(1)</script>\n\n<b>Hi</b>');
    expect(sanitiseRichText(html)).toBe(html);
    expect(html).not.toContain('<script');
  });
});
