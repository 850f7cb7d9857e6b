import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles, loadSiteFiles } from './site-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havn-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(release: number) {
  const clientDirectory = join(folder, 'client');
  await rm(clientDirectory, { recursive: true, force: true });
  await mkdir(join(clientDirectory, 'assets'), { recursive: true });
  await writeFile(join(clientDirectory, 'assets', `page-${release}.js`), `console.log(${release});`.repeat(100));
  await writeFile(join(clientDirectory, 'favicon.svg'), '<svg/>');
  await writeFile(join(clientDirectory, '.secret'), 'x');
  await compressFiles(clientDirectory);
  return loadSiteFiles({ clientDirectory, olderBuildsDirectory: join(folder, 'builds') });
}

describe('built files', () => {
  it('are sent compressed, with their type, for good when their name holds their hash', async () => {
    const files = await build(1);
    const script = files.get('/assets/page-1.js');
    expect(script).toMatchObject({ type: 'text/javascript; charset=utf-8', isImmutable: true });
    expect(brotliDecompressSync(script?.bytes.br ?? '').toString()).toContain('console.log(1)');
    expect(gunzipSync(script?.bytes.gzip ?? '').toString()).toContain('console.log(1)');
    expect(files.get('/favicon.svg')).toMatchObject({ type: 'image/svg+xml', isImmutable: false });
  });

  it('are nothing but what was built', async () => {
    const files = await build(1);
    for (const path of [
      '/.secret',
      '/../client/favicon.svg',
      '/assets/../favicon.svg',
      '/assets/',
      '/assets/page-1.js.br',
      '/',
    ]) {
      expect(files.get(path), path).toBeUndefined();
    }
  });

  it('of the two releases before are still there for pages opened before', async () => {
    for (const release of [1, 2, 3]) await build(release);
    const files = await build(4);
    expect(files.get('/assets/page-4.js')).toBeDefined();
    expect(files.get('/assets/page-3.js')).toBeDefined();
    expect(files.get('/assets/page-2.js')).toBeDefined();
    expect(files.get('/assets/page-1.js')).toBeUndefined();
  });
});
