import { describe, expect, it } from 'vitest';
import xssPayloads from './fixtures/xss-payloads.json' with { type: 'json' };
import { plainText, sanitiseRichText, webAddress } from './rich-text.ts';

describe('sanitising rich text', () => {
  const cases: [string, string, string][] = [
    [
      'keeps what the allow-list names',
      '<h2>A</h2><p><strong>b</strong> <em>c</em> <u>d</u> <code>e</code></p>',
      '<h2>A</h2><p><strong>b</strong> <em>c</em> <u>d</u> <code>e</code></p>',
    ],
    [
      'writes b as strong, i as em, h1 as h2 and h5 as h4',
      '<h1>A</h1><h3>A1</h3><h5>B</h5><b>c</b><i>d</i>',
      '<h2>A</h2><h3>A1</h3><h4>B</h4><p><strong>c</strong><em>d</em></p>',
    ],
    [
      'begins with a heading of the second level and skips none, so that nobody who reads by headings misses one',
      '<h3>Do</h3><p>x</p><h4></h4><h3>Be</h3><p>x</p><h5>Or</h5><p>x</p><h4>Nor</h4><p>x</p><h2>Get</h2><ul><li><h4>In</h4></li></ul>',
      '<h2>Do</h2><p>x</p><h2>Be</h2><p>x</p><h3>Or</h3><p>x</p><h3>Nor</h3><p>x</p><h2>Get</h2><ul><li><h3>In</h3></li></ul>',
    ],
    [
      'makes a paragraph of every innermost div',
      '<div><div>One</div><div>Two <b>x</b></div><ul><li>y</li></ul></div>',
      '<p>One</p><p>Two <strong>x</strong></p><ul><li>y</li></ul>',
    ],
    [
      'drops empty paragraphs, also those of no-break spaces and breaks',
      '<p></p><p>&nbsp;</p><p><br></p><p><b> </b></p><p>x</p>',
      '<p>x</p>',
    ],
    ['makes paragraphs of text between two line breaks', 'One<br><br>Two<br>Three', '<p>One</p><p>Two<br>Three</p>'],
    [
      'drops classes, styles, ids and handlers',
      '<p class="a" style="color:red" id="x" onclick="y()" data-z="1">t</p>',
      '<p>t</p>',
    ],
    [
      "marks links as nobody's recommendation",
      '<a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="opener">l</a>',
      '<p><a href="https://a.example/?x=1&amp;y=2" rel="nofollow ugc noopener">l</a></p>',
    ],
    [
      'keeps a mail address as a link',
      '<a href="mailto:a@b.example">m</a>',
      '<p><a href="mailto:a@b.example" rel="nofollow ugc noopener">m</a></p>',
    ],
    [
      'keeps the words of a link that leads nowhere good',
      '<a href="javascript:alert(1)">a</a> <a href="/x">b</a> <a href="//e.test">c</a>',
      '<p>a b c</p>',
    ],
    [
      'drops scripts and styles with their content',
      'a<script>b</script><style>c</style><template>d</template>e',
      '<p>ae</p>',
    ],
    ['keeps the words of other tags', '<section><span>a</span> <font size=7>b</font></section>', '<p>a b</p>'],
    [
      'puts lone items in a list and ends lists left open',
      '<li>a<li>b</li>c<ul><li>d',
      '<ul><li>a</li><li>b</li></ul><p>c</p><ul><li>d</li></ul>',
    ],
    [
      'never nests a paragraph in a paragraph or a link in a link',
      '<p>a<p>b<a href="https://x.example/1">c<a href="https://x.example/2">d',
      '<p>a</p><p>b<a href="https://x.example/1" rel="nofollow ugc noopener">c</a><a href="https://x.example/2" rel="nofollow ugc noopener">d</a></p>',
    ],
    ['reads escaped markup as text', '&lt;b&gt; &amp; &quot;c&quot;', '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['takes out characters that hide or turn text', 'a\u202eb\u0000c\u200b', '<p>abc</p>'],
    [
      'keeps the cells of a table apart',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '<p>a b</p><p>c</p>',
    ],
  ];
  for (const [promise, from, to] of cases) {
    it(promise, () => {
      expect(sanitiseRichText(from)).toBe(to);
    });
  }

  it('is empty for text without words', () => {
    for (const nothing of ['', ' ', '<p></p>', '<img src=x>', '<!-- x -->']) expect(sanitiseRichText(nothing)).toBe('');
  });

  it('is fast on text made to be slow', () => {
    const began = performance.now();
    for (const part of [
      '<div>',
      '<ul><li>',
      '<b><i>x</i>',
      '<blockquote>x',
      '<a href="https://x.example">',
      '<b>x<br>',
      '&lt;<',
    ]) {
      sanitiseRichText(part.repeat(Math.floor(100_000 / part.length)));
    }
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});

describe('the corpus of XSS payloads', () => {
  const TAGS =
    /<\/?(?:p|strong|em|u|ul|ol|li|h[234]|blockquote|code)>|<br>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow ugc noopener">|<\/a>/g;

  it('has at least 200 different payloads', () => {
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
    expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
  });

  it('leaves only allowed tags, alone and inside ordinary text', () => {
    for (const payload of xssPayloads) {
      for (const html of [payload, `<p>Before ${payload} after</p>`, `<ul><li>${payload}</li></ul>`]) {
        const clean = sanitiseRichText(html);
        expect(clean.replace(TAGS, ''), payload).not.toMatch(/[<>]/);
        expect(clean.match(/href="[^"]*"/g)?.join(' ') ?? '', payload).not.toMatch(/javascript:|data:|vbscript:.*\(/i);
      }
    }
  });

  it('changes nothing the second time, so that pages show what is stored', () => {
    for (const payload of xssPayloads) {
      const clean = sanitiseRichText(payload);
      expect(sanitiseRichText(clean), payload).toBe(clean);
    }
  });
});

describe('plain text', () => {
  it('has a line for each paragraph, heading and item, with decoded entities', () => {
    expect(
      plainText('<h2>A &amp; B</h2><p>c <strong>d</strong><br>e</p><ul><li>f</li><li>g<ul><li>h</li></ul></li></ul>'),
    ).toBe('A & B\nc d\ne\nf\ng\nh');
  });

  it('contains nothing of scripts', () => {
    expect(plainText('<script>alert(1)</script>Hello')).toBe('Hello');
  });
});

describe('web addresses', () => {
  const addresses: [string, string | null][] = [
    ['example.com', 'http://example.com'],
    [' https://example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
    ['HTTP://Example.COM/', 'http://example.com/'],
    ['example.com:8080/x', 'http://example.com:8080/x'],
    ['blåbær.dk', 'http://xn--blbr-roah.dk'],
    ['//example.com/a', 'http://example.com/a'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt://example.com/%0aalert(1)', null],
    ['data:text/html,x', null],
    ['ftp://example.com', null],
    ['mailto:a@example.com', null],
    ['a@example.com', null],
    ['https://user:pass@example.com', null],
    ['http:example.com', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['http://2130706433/', null],
    ['http://[::1]/', null],
    ['not an address', null],
    ['example', null],
    ['https://exa\\mple.com', null],
    [`example.com/${'a'.repeat(3000)}`, null],
    ['', null],
  ];
  for (const [input, address] of addresses) {
    it(`reads ${JSON.stringify(input.slice(0, 40))} as ${address === null ? 'no address' : address}`, () => {
      expect(webAddress(input)).toBe(address);
    });
  }
});
