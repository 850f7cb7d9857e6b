import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealPage as sealBytes } from './security-headers.ts';

/** The page as a text, which expectations can read. */
function sealPage(page: string, nonce: string) {
  const { html, policy } = sealBytes(Buffer.from(page), nonce);
  return { html: html.toString(), policy };
}

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('the policy of a page', () => {
  it('allows the scripts and styles rendered with the nonce, by hash, and takes the nonce away', () => {
    const { html, policy } = sealPage(
      '<style nonce="n0">a{}</style><script nonce="n0">one()\r\ntwo()</script><script type="module" nonce="n0">import "/a.js"</script><script src="/b.js" nonce="n0"></script>',
      'n0',
    );
    expect(policy).toContain(sha('one()\ntwo()'));
    expect(policy).toContain(sha('import "/a.js"'));
    expect(policy).toContain(`style-src 'self' ${sha('a{}')}`);
    expect(html).not.toContain('nonce');
    expect(html).toContain('<script src="/b.js"></script>');
  });

  it('does not allow a script that got into a text', () => {
    const { policy } = sealPage('<p><script>steal()</script><script nonce="guess">steal()</script></p>', 'n0');
    expect(policy).not.toContain('sha256');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  it('allows style attributes one by one', () => {
    const { policy } = sealPage('<i style="width:4px;content:&quot;&amp;&quot;"></i>', 'n0');
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('width:4px;content:"&"')}`);
    expect(policy).not.toContain("'unsafe-inline'");
  });

  it('allows a script by the bytes of its letters', () => {
    const { html, policy } = sealPage('<p>Blåbær – ☃</p><script nonce="n0">say("☃ å")</script><p>Æ</p>', 'n0');
    expect(policy).toContain(sha('say("☃ å")'));
    expect(html).toBe('<p>Blåbær – ☃</p><script>say("☃ å")</script><p>Æ</p>');
  });

  it('does not take a text that speaks of a style for one', () => {
    expect(sealPage('<p>write style="color:red" here</p>', 'n0').policy).not.toContain('style-src-attr');
  });
});
