import { describe, expect, it } from 'vitest';
import { htmlOfMarkdown } from './markdown.ts';

describe('Markdown of demo texts', () => {
  it('becomes paragraphs, headings and lists', () => {
    expect(htmlOfMarkdown('One.\n\n## Two & <three>\n\n- a\n- b\n\n1. c\n2. d\n\nEnd.\n')).toBe(
      '<p>One.</p><h2>Two &amp; &lt;three&gt;</h2><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol><p>End.</p>',
    );
  });

  it('may be wrapped anywhere: lines of one paragraph or item are joined', () => {
    expect(htmlOfMarkdown('One\ntwo.\n\n- a long\n  item\n- b')).toBe(
      '<p>One two.</p><ul><li>a long item</li><li>b</li></ul>',
    );
  });
});
