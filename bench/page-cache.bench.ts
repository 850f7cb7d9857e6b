import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Pool } from 'undici';
import { startOwnDatabase } from '#database/own-server.ts';
import { ask, bytesOf, type Running, startBare, startOurs } from './running.ts';

/**
 * Cached pages against a bare server answering the same bytes: processor time a request, over 500 addresses,
 * with limits, host check, view counting and logs on. Both are asked in turns, so that whatever else the
 * machine does meets both. Then: 500 who miss at once, the bound on memory, and how soon a change is seen.
 */
const ADDRESSES = 500;
const ROUNDS = 12;
const A_ROUND = 6_000;
const MOST_RATIO = 2;

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
let failed = false;
const running: Running[] = [];

function report(what: string, value: string, isMet: boolean): void {
  failed ||= !isMet;
  process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${what.padEnd(58)} ${value}\n`);
}

try {
  const ours = await startOurs({ folder, databaseUrl: database.connectionString, port: 3227 });
  running.push(ours);
  const paths = await addressesOf(ours.origin);
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const { status, encoding, bytes } = await bytesOf(ours, path);
    if (status !== 200 || encoding !== 'br') throw new Error(`${path} answered ${status} ${encoding}`);
    pages.set(path, bytes);
  }
  const bare = await startBare(pages);
  running.push(bare);

  for (const server of running) await ask(server, paths, 6_000);
  const before = await ours.figures();
  const spent = new Map(running.map((server) => [server, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of running) {
      const start = await server.cpu();
      const statuses = await ask(server, paths, A_ROUND);
      if (statuses.get(200) !== A_ROUND) throw new Error(`Not every answer was 200: ${JSON.stringify([...statuses])}`);
      spent.get(server)?.push((((await server.cpu()) - start) / A_ROUND) * 1e6);
    }
  }
  const after = await ours.figures();
  const rendered =
    (after.get('havn_page_cache_rendered_total') ?? 0) - (before.get('havn_page_cache_rendered_total') ?? 0);
  const [mine, theirs] = running.map((server) => usual(spent.get(server) ?? [])) as [number, number];
  const bytes = [...pages.values()].reduce((sum, page) => sum + page.length, 0) / pages.size / 1024;
  process.stdout.write(
    `  ${paths.length} addresses, ${bytes.toFixed(1)} kB each, ${rendered} rendered while measured\n`,
  );
  process.stdout.write(`  a request: ours ${mine.toFixed(1)} µs, bare ${theirs.toFixed(1)} µs of processor time\n`);
  report(
    `processor time against bare (at most ${MOST_RATIO})`,
    (mine / theirs).toFixed(2),
    mine / theirs <= MOST_RATIO,
  );

  await missTogether(ours);
  await seeChange(ours);
  await ours.stop();
  await stayBounded(paths);
} finally {
  for (const server of running) await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** What visitors read: front page, lists, pages of jobs, startups and places, until there are enough. */
async function addressesOf(origin: string): Promise<string[]> {
  const found = new Set(['/', '/jobs', '/startups']);
  const read = async (path: string) =>
    (await (await fetch(origin + path)).json()) as { docs: { id: string; key: string }[] };
  for (let page = 1; found.size < ADDRESSES; page += 1) {
    const { docs } = await read(`/api/v2/jobs?page=${page}`);
    for (const { id } of docs) found.add(`/jobs/${id}`);
    if (docs.length === 0) break;
    if (page > 1) found.add(`/jobs?page=${page}`);
  }
  for (let page = 1; found.size < ADDRESSES && page < 50; page += 1) {
    const { docs } = await read(`/api/companies?page=${page}`);
    for (const { key } of docs) found.add(`/startups/${key}`);
    if (docs.length === 0) break;
  }
  const words = [
    'engineer',
    'designer',
    'sales',
    'data',
    'product',
    'marketing',
    'finance',
    'people',
    'legal',
    'backend',
  ];
  const countries = ['DK', 'SE', 'NO', 'FI', 'IS'];
  for (const sorting of ['newest', 'mostPopular', 'relevance'])
    for (const word of words)
      for (const country of countries) found.add(`/jobs?countryCode=${country}&search=${word}&sorting=${sorting}`);
  return [...found].slice(0, ADDRESSES);
}

async function inDatabase<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function missTogether(ours: Awaited<ReturnType<typeof startOurs>>): Promise<void> {
  const rendered = async () => (await ours.figures()).get('havn_page_cache_rendered_total') ?? 0;
  const pool = new Pool(ours.origin, { connections: 500, pipelining: 1 });
  try {
    // Connected beforehand, so that they do ask at once.
    await ask({ pool }, ['/'], 1_000, 500);
    const before = await rendered();
    const statuses = await ask({ pool }, ['/jobs?search=together'], 500, 500);
    const times = (await rendered()) - before;
    report('renderings for 500 who miss one page at once (1)', String(times), times === 1 && statuses.get(200) === 500);
  } finally {
    await pool.destroy();
  }
}

async function seeChange(ours: Running): Promise<void> {
  const [job] = await inDatabase<{ id: string; company_id: string }>(
    "SELECT id, company_id FROM jobs WHERE status = 'ACTIVE' AND approved_at IS NOT NULL AND closes_at > now() LIMIT 1",
  );
  if (!job) throw new Error('There is no open job to change.');
  const page = async () => (await fetch(`${ours.origin}/jobs/${job.id}`)).text();
  const delays: number[] = [];
  for (let time = 1; time <= 5; time += 1) {
    const title = `Harbour master ${time}`;
    await page();
    await inDatabase(
      `WITH changed AS (UPDATE jobs SET title = $2 WHERE id = $1 RETURNING id)
       SELECT tell_event(json_build_object('type', 'job.changed', 'id', id, 'companyId', $3::text)) FROM changed`,
      [job.id, title, job.company_id],
    );
    const since = performance.now();
    while (!(await page()).includes(title)) {
      if (performance.now() - since > 5_000) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    delays.push(performance.now() - since);
  }
  const longest = Math.max(...delays);
  report('a committed change is seen on a cached page (within 1000 ms)', `${longest.toFixed(0)} ms`, longest < 1_000);
}

async function stayBounded(paths: readonly string[]): Promise<void> {
  const megabytes = 3;
  const small = await startOurs({
    folder,
    databaseUrl: database.connectionString,
    port: 3228,
    settings: { PAGE_CACHE_MEGABYTES: String(megabytes) },
  });
  running.push(small);
  let most = 0;
  for (let at = 0; at < paths.length; at += 50) {
    await ask(small, paths.slice(at, at + 50), 50);
    most = Math.max(most, (await small.figures()).get('havn_page_cache_bytes') ?? 0);
  }
  const evicted = (await small.figures()).get('havn_page_cache_evicted_total') ?? 0;
  report(
    `memory of cached pages when they may take ${megabytes} MB`,
    `${(most / 1_048_576).toFixed(2)} MB, ${evicted} pages left`,
    most <= megabytes * 1_048_576 && evicted > 0,
  );
}

/** The lower quartile: what else the machine does only ever adds to a round. */
function usual(rounds: number[]): number {
  return rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 4)] ?? 0;
}
