import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileEncodingFor, pageEncodingFor } from './encodings.ts';
import { compressHarder, finishPage, isUnchanged, represent } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

function page(text: string, options: { tags?: string[]; until?: number } = {}) {
  return finishPage({
    status: 200,
    headers: ['content-type', 'text/html; charset=utf-8'],
    body: Buffer.from(text),
    tags: options.tags ?? ['jobs'],
    until: options.until ?? Number.POSITIVE_INFINITY,
  });
}

/** A render that ends on demand. */
function slowRender(text: string, options: Parameters<typeof page>[1] = {}) {
  let finish = () => {};
  const renderings = { times: 0 };
  const make = () => {
    renderings.times += 1;
    return new Promise<ReturnType<typeof page>>((resolve) => {
      finish = () => resolve(page(text, options));
    });
  };
  return { make, begun: renderings, finish: () => finish() };
}

const large = { maximumBytes: 10_000_000 };

describe('pages of visitors', () => {
  it('are rendered once for five hundred who ask at the same time', async () => {
    const pages = createPageCache(large);
    const render = slowRender('hello');
    const pending = Array.from({ length: 500 }, () => pages.render('/jobs', render.make));
    render.finish();
    const answers = await Promise.all(pending);
    expect(render.begun.times).toBe(1);
    expect(new Set(answers).size).toBe(1);
    expect(pages.get('/jobs')).toBe(answers[0]);
  });

  it('are not given to others when they turn out to be for one', async () => {
    const pages = createPageCache(large);
    const render = async () => new Response('hello, Anna');
    const first = pages.render('/jobs', render);
    const second = pages.render('/jobs', render);
    expect(await ((await first) as Response).text()).toBe('hello, Anna');
    expect(await second).toBeNull();
    expect(pages.get('/jobs')).toBeUndefined();
  });

  it('are dropped when what they show changes, and only those', async () => {
    const pages = createPageCache(large);
    await pages.render('/jobs/1', async () => page('one', { tags: ['job:1', 'company:7'] }));
    await pages.render('/jobs/2', async () => page('two', { tags: ['job:2', 'company:7'] }));
    pages.drop(['job:1']);
    expect(pages.get('/jobs/1')).toBeUndefined();
    expect(pages.get('/jobs/2')).toBeDefined();
    pages.drop(['company:7']);
    expect(pages.get('/jobs/2')).toBeUndefined();
  });

  it('are not kept when what they show changed while they were rendered', async () => {
    const pages = createPageCache(large);
    const render = slowRender('before the change', { tags: ['job:1'] });
    const pending = pages.render('/jobs/1', render.make);
    pages.drop(['job:1']);
    render.finish();
    await pending;
    expect(pages.get('/jobs/1')).toBeUndefined();
  });

  it('are rendered anew for who asks after a change, though an older rendering is not finished', async () => {
    const pages = createPageCache(large);
    const before = slowRender('before', { tags: ['job:1'] });
    const after = slowRender('after', { tags: ['job:1'] });
    const early = pages.render('/jobs/1', before.make);
    pages.drop(['job:1']);
    const late = pages.render('/jobs/1', after.make);
    after.finish();
    const answer = await late;
    before.finish();
    await early;
    expect(pages.get('/jobs/1')).toBe(answer);
  });

  it('are all forgotten when changes may have gone unheard, those being rendered too', async () => {
    const pages = createPageCache(large);
    await pages.render('/a', async () => page('a'));
    const render = slowRender('b');
    const pending = pages.render('/b', render.make);
    pages.dropAll();
    render.finish();
    await pending;
    expect(pages.figures().pages).toBe(0);
  });

  it('are not kept while changes are not heard of', async () => {
    const pages = createPageCache(large);
    pages.setListening(false);
    expect(await pages.render('/a', async () => page('a'))).not.toBeNull();
    expect(pages.get('/a')).toBeUndefined();
  });

  it('end at the moment at which time alone changes them', async () => {
    let now = 1_000;
    const pages = createPageCache({ ...large, now: () => now });
    await pages.render('/jobs', async () => page('closes at noon', { until: 5_000 }));
    now = 4_999;
    expect(pages.get('/jobs')).toBeDefined();
    now = 5_000;
    expect(pages.get('/jobs')).toBeUndefined();
  });

  it('never take more memory than they may, the least recently used leaving first', async () => {
    const pages = createPageCache({ maximumBytes: 500_000 });
    for (let index = 0; index < 200; index += 1) {
      const key = `/jobs/${index}`;
      const made = await pages.render(key, async () => page(randomBytes(5_000).toString('hex')));
      if (made) await pages.represent(key, made, 'br');
      expect(pages.get('/jobs/0')).toBeDefined();
      expect(pages.figures().bytes).toBeLessThanOrEqual(500_000);
    }
    expect(pages.figures().evicted).toBeGreaterThan(100);
    pages.dropAll();
    expect(pages.figures().bytes).toBe(0);
  });

  it('count nothing when a rendering fails, and the next who asks tries again', async () => {
    const pages = createPageCache(large);
    await expect(
      pages.render('/a', async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await pages.render('/a', async () => page('well again'))).not.toBeNull();
    expect(pages.get('/a')).toBeDefined();
  });
});

describe('a page on its way', () => {
  const text = 'A job in Reykjavík. '.repeat(500);

  it('is the same in every encoding, also when one is made from another', async () => {
    const pages = createPageCache(large);
    const made = page(text);
    await pages.render('/jobs', async () => made);
    const br = await pages.represent('/jobs', made, 'br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(made.source).toBeNull();
    expect(gunzipSync((await pages.represent('/jobs', made, 'gzip')).bytes).toString()).toBe(text);
    expect((await pages.represent('/jobs', made, 'identity')).bytes.toString()).toBe(text);
    expect(new Set(Object.values(made.representations).map((form) => form?.etag)).size).toBe(3);
  });

  it('is made from Zstandard, too, and sent as Brotli once it is popular', async () => {
    const made = page(text);
    const first = await represent(made, 'zstd');
    expect(zstdDecompressSync(first.bytes).toString()).toBe(text);
    expect(gunzipSync((await represent(made, 'gzip')).bytes).toString()).toBe(text);
    await compressHarder(made);
    const { zstd } = made.representations;
    expect(zstd?.headers.join(' ')).toContain('content-encoding br');
    expect(brotliDecompressSync(zstd?.bytes as Buffer).toString()).toBe(text);
    expect(zstd?.etag).not.toBe(first.etag);
  });

  it('keeps no more memory than its bytes, which are what the cache counts', async () => {
    const made = page(text);
    for (const encoding of ['zstd', 'br', 'gzip'] as const) await represent(made, encoding);
    for (const { bytes } of Object.values(made.representations)) expect(bytes.buffer.byteLength).toBe(bytes.length);
    await compressHarder(made);
    for (const { bytes } of Object.values(made.representations)) expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('is made smaller the next time it is asked for, where another popular page was being made smaller', async () => {
    const pages = createPageCache(large);
    const [first, second] = [page(text), page(`${text}!`)];
    await pages.render('/1', async () => first);
    await pages.render('/2', async () => second);
    for (const [key, made] of [
      ['/1', first],
      ['/2', second],
    ] as const)
      await pages.represent(key, made, 'zstd');
    for (let uses = 0; uses < 20; uses += 1) for (const key of ['/1', '/2']) pages.get(key);
    await expect.poll(() => first.representations.zstd?.encoding).toBe('br');
    expect(second.representations.zstd?.encoding).toBe('zstd');
    const askAgain = () => pages.get('/2')?.representations.zstd?.encoding;
    await expect.poll(askAgain).toBe('br');
  });

  it('is unchanged for a browser that has it in any encoding, and changed for one that has another', async () => {
    const made = page(text);
    const pages = createPageCache(large);
    const { etag } = await pages.represent('', made, 'gzip');
    expect(isUnchanged(made, etag)).toBe(true);
    expect(isUnchanged(made, `W/${etag}, "x"`)).toBe(true);
    expect(isUnchanged(page('other'), etag)).toBe(false);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', 'br'],
    ['gzip, deflate, br', 'br', 'br'],
    ['gzip, zstd', 'gzip', 'gzip'],
    ['zstd;q=0.5, br', 'br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity', 'identity'],
    ['*', 'br', 'br'],
    ['', 'identity', 'identity'],
    [undefined, 'identity', 'identity'],
    ['deflate', 'identity', 'identity'],
  ] as const)('for clients that accept %j is sent as %s, and a file as %s', (acceptEncoding, page, file) => {
    expect([pageEncodingFor(acceptEncoding), fileEncodingFor(acceptEncoding)]).toEqual([page, file]);
  });
});
