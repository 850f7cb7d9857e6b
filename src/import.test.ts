import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedFetchOptions } from '#adapters/guarded-fetch.ts';
import { edge } from '#testing/edge.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { importCommand } from './import.ts';
import { projectRoot } from './project-root.ts';

const database = ownDatabase();
const boards = join(projectRoot, 'src/domain/import/boards');
let folder = '';
let server: Server;
let address = '';
let fetchOptions: GuardedFetchOptions;
const pages = new Map<string, { type: string; body: string }>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havn-import-'));
  server = createServer((incoming, answer) => {
    const page = pages.get(incoming.url ?? '');
    answer.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  // Only these tests may reach this machine, and only on this port.
  fetchOptions = { exceptions: { addresses: ['127.0.0.1'], ports: [port] } };
  pages.set('/board', {
    type: 'application/json',
    body: await readFile(join(boards, 'greenhouse/fixtures/greenhouse.json'), 'utf8'),
  });
  const html = await readFile(join(boards, 'job-posting/fixtures/job-posting.html'), 'utf8');
  pages.set('/big', {
    type: 'text/html',
    body: html.replace('<p>Søg nu.</p>', `<p>Søg nu.</p>${'<div><span>menu</span></div>'.repeat(60_000)}`),
  });
  pages.set('/bigger', { type: 'text/html', body: html + ' '.repeat(2_100_000) });
  pages.set('/empty', { type: 'text/html', body: '<p>Nothing here</p>' });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function runImport(args: string[], options: GuardedFetchOptions | null = fetchOptions) {
  const lines: string[] = [];
  const code = await importCommand(args, {
    environment: {
      DATABASE_URL: database.url,
      DATABASE_MIGRATION_URL: database.ownerUrl,
      INIT_CWD: folder,
      ORIGIN_THEHUB: 'https://havn.example',
    },
    write: (line) => lines.push(line),
    ...(options && { fetchOptions: { ...fetchOptions, ...options } }),
  });
  return { code, text: lines.join('\n') };
}
async function count(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${statement}`);
  await client.end();
  return rows[0].n;
}

describe('npm run import', () => {
  it('shows what an import would do, then imports, and finds nothing new afterwards', async () => {
    const dry = await runImport([`${address}/board`, '--dry-run']);
    expect(dry).toMatchObject({
      code: 0,
      text: expect.stringContaining('4 new, 0 same, 0 changed, 1 cannot place, 1 broken. This was a dry run'),
    });
    expect(await count('jobs')).toBe(0);
    expect((await runImport([`${address}/board`])).text).toContain('greenhouse: 4 new');
    expect(await count('jobs')).toBe(4);
    const again = await runImport([`${address}/board`]);
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('0 new, 4 same, 0 changed') });
    expect(await count('jobs')).toBe(4);
  });

  edge('reads a large page and refuses one that is too large', async () => {
    expect(await runImport([`${address}/big`])).toMatchObject({
      code: 0,
      text: expect.stringContaining('jobposting: 1 new'),
    });
    expect(await runImport([`${address}/bigger`])).toMatchObject({
      code: 1,
      text: expect.stringContaining('could not be read'),
    });
  });

  it('reads a file relative to the current folder, as jobs of the named startup', async () => {
    await writeFile(
      join(folder, 'jobs.json'),
      await readFile(join(boards, 'job-posting/fixtures/job-postings.json'), 'utf8'),
    );
    await runImport([`${address}/board`]);
    const { code, text } = await runImport(['jobs.json', '--company', 'fjordlys']);
    expect([code, text.split('\n').at(-1)]).toEqual([
      0,
      'jobposting: 2 new, 0 same, 0 changed, 0 cannot place, 1 over.',
    ]);
  });

  it('names all new startups in one line', async () => {
    const companies = ['Ask', 'Birk', 'Eik', 'Furu', 'Gran', 'Hassel', 'Lind'];
    const postings = companies.map((name) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Gardener',
      description: `Work in the garden of ${name}.`,
      hiringOrganization: { '@type': 'Organization', name: `${name} Hager` },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Oslo', addressCountry: 'NO' } },
    }));
    await writeFile(join(folder, 'many.json'), JSON.stringify(postings));
    const { text } = await runImport(['many.json']);
    expect(text.split('\n').filter((line) => line.includes('for approval'))).toEqual([
      '7 new startups wait for approval: Ask Hager, Birk Hager, Eik Hager, Furu Hager, Gran Hager and 2 more.',
    ]);
  });

  it('fetches nothing from this machine unless a test allows it', async () => {
    const here = { code: 1, text: expect.stringContaining('could not be read') };
    expect(await runImport([`${address}/board`], null)).toMatchObject(here);
    expect(await runImport(['http://localhost/'], null)).toMatchObject(here);
    expect(await runImport(['file:///etc/passwd'])).toMatchObject(here);
    expect(
      await runImport(['https://havn.example/jobs'], { resolve: async () => [{ address: '127.0.0.1', family: 4 }] }),
    ).toMatchObject(here);
  });

  it('exits with 1 and one sentence when nothing could be done', async () => {
    await writeFile(
      join(folder, 'broken.json'),
      JSON.stringify({ jobs: [{ id: 1, internal_job_id: 2, absolute_url: 'x' }], meta: {} }),
    );
    for (const args of [
      ['missing.json'],
      ['.'],
      [`${address}/empty`],
      [`${address}/absent`],
      ['jobs.json', '--company', 'nobody'],
      ['broken.json'],
    ]) {
      const { code, text } = await runImport(args);
      expect(code, text).toBe(1);
      expect(text).not.toMatch(/\n\s+at /);
    }
  });

  it('explains a missing file, and an address without https', async () => {
    expect((await runImport(['jobs.lever.co/nobody'])).text).toBe(
      'There is no file jobs.lever.co/nobody. An address begins with https://.',
    );
    expect((await runImport(['missing.json'])).text).toBe('There is no file missing.json.');
  });

  it('records successful and failed imports and prints them', async () => {
    const board = JSON.parse(await readFile(join(boards, 'greenhouse/fixtures/greenhouse.json'), 'utf8'));
    board.jobs = board.jobs.slice(0, 1).map((job: object) => ({ ...job, company_name: 'Remembered' }));
    await writeFile(join(folder, 'remembered.json'), JSON.stringify(board));
    await runImport(['remembered.json', '--feed', 'the board of Remembered']);
    await runImport(['remembered.json', '--feed', 'the board of Remembered', '--dry-run']);
    await runImport([`${address}/absent`, '--feed', 'the board of Remembered']);
    const { code, text } = await runImport(['--history']);
    expect(code).toBe(0);
    const lines = text.split('\n').filter((line) => line.includes('the board of Remembered'));
    expect(lines.map((line) => line.replace(/^.* UTC {2}/, ''))).toEqual([
      'failed · the board of Remembered',
      expect.stringMatching(/^(?:full|partial) · the board of Remembered: 1 new$/),
    ]);
    expect(text).toMatch(/new +Senior Backend Engineer/);
    expect((await runImport(['--history', '--company', 'nobody'])).code).toBe(1);
    expect((await runImport(['--history', 'jobs.json'])).code).toBe(2);
  });

  it('records a board that did not answer under its usual feed name', async () => {
    const nobody = async () => [{ address: '127.0.0.1', family: 4 as const }];
    await runImport(['https://jobs.lever.co/silent'], { resolve: nobody, exceptions: undefined });
    const { text } = await runImport(['--history']);
    expect(text).toContain('failed · https://api.lever.co/v0/postings/silent?mode=json');
    expect(text).not.toContain('jobs.lever.co/silent');
  });

  it('exits with 2 and prints the usage when it is called wrongly', async () => {
    for (const args of [[], ['a', 'b'], ['--nonsense'], ['a', '--company']]) {
      expect(await runImport(args)).toMatchObject({
        code: 2,
        text: expect.stringContaining('npm run import -- FILE|URL'),
      });
    }
    expect((await runImport(['--help'])).code).toBe(0);
  });

  it('removes control characters from titles', async () => {
    const board = JSON.parse(await readFile(join(boards, 'greenhouse/fixtures/greenhouse.json'), 'utf8'));
    board.jobs = [{ ...board.jobs[0], id: 9, title: 'Pilot \u001b[2J\u001b]0;owned\u0007 \r\nnew line' }];
    await writeFile(join(folder, 'escape.json'), JSON.stringify(board));
    expect((await runImport(['escape.json'])).text).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('runs as its own command', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(projectRoot, 'src/import.ts'), join(boards, 'job-posting/fixtures/microdata.html')],
      { env: { ...process.env, DATABASE_URL: database.url, DATABASE_MIGRATION_URL: database.ownerUrl } },
    );
    expect(stdout).toContain('Keittiömestari · Saaristo (waits for the startup');
  });
});
