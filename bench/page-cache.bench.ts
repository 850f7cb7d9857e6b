import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Pool } from 'undici';
import { startOwnDatabase } from '#database/own-server.ts';
import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { bytesOf, type Running, requestAll, startBare, startOurs } from './running.ts';

/**
 * CPU time per cached page over 500 popular addresses, with rate limits, host check, view counting and logs, compared with
 * a bare server that sends the same bytes. The two take turns, so that other load of the machine affects both. Then 500
 * simultaneous misses, the bound on memory, and the delay until a change is visible.
 */
const ADDRESSES = 500;
const ROUNDS = 12;
const REQUESTS_PER_ROUND = 6_000;
/** Until the code is compiled. */
const WARM_UP_REQUESTS = 60_000;
const MOST_RATIO = 2;

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
let hasFailed = false;
const running: Running[] = [];

function report(name: string, value: string, isMet: boolean): void {
  hasFailed ||= !isMet;
  process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${name.padEnd(58)} ${value}\n`);
}

try {
  const ours = await startOurs({ folder, databaseUrl: database.connectionString, port: 3227 });
  running.push(ours);
  const paths = await addressesOf(ours.origin);
  const pages = await popularPages(ours, paths);
  const bare = await startBare(pages);
  running.push(bare);

  for (const server of running) await requestAll(server, paths, WARM_UP_REQUESTS);
  const before = await ours.figures();
  const cpuTimes = new Map(running.map((server) => [server, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of running) {
      const start = await server.cpu();
      const statuses = await requestAll(server, paths, REQUESTS_PER_ROUND);
      if (statuses.get(200) !== REQUESTS_PER_ROUND)
        throw new Error(`Not every answer was 200: ${JSON.stringify([...statuses])}`);
      cpuTimes.get(server)?.push((((await server.cpu()) - start) / REQUESTS_PER_ROUND) * 1e6);
    }
  }
  const after = await ours.figures();
  const renderings =
    (after.get('havn_page_cache_rendered_total') ?? 0) - (before.get('havn_page_cache_rendered_total') ?? 0);
  const [mine, theirs] = running.map((server) => lowerQuartile(cpuTimes.get(server) ?? [])) as [number, number];
  const bytes = [...pages.values()].reduce((sum, page) => sum + page.length, 0) / pages.size / 1024;
  process.stdout.write(
    `  ${paths.length} addresses, ${bytes.toFixed(1)} kB each, ${renderings} rendered while measured\n`,
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
process.exit(hasFailed ? 1 : 0);

/** Addresses that visitors read: home page, lists, jobs, startups and searches, until there are enough. */
async function addressesOf(origin: string): Promise<string[]> {
  const addresses = new Set(['/', '/jobs', '/startups']);
  const readPage = async (path: string) =>
    (await (await fetch(origin + path)).json()) as { docs: { id: string; key: string }[] };
  for (let page = 1; addresses.size < ADDRESSES; page += 1) {
    const { docs } = await readPage(`/api/v2/jobs?page=${page}`);
    for (const { id } of docs) addresses.add(`/jobs/${id}`);
    if (docs.length === 0) break;
    if (page > 1) addresses.add(`/jobs?page=${page}`);
  }
  for (let page = 1; addresses.size < ADDRESSES && page < 50; page += 1) {
    const { docs } = await readPage(`/api/companies?page=${page}`);
    for (const { key } of docs) addresses.add(`/startups/${key}`);
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
  for (const sorting of ['newest', 'mostPopular', 'relevance'])
    for (const word of words)
      for (const country of NORDIC_COUNTRIES)
        addresses.add(`/jobs?countryCode=${country}&search=${word}&sorting=${sorting}`);
  return [...addresses].slice(0, ADDRESSES);
}

/**
 * Requests the pages until each is compressed again, which popular pages are one at a time, and returns their bytes.
 * Otherwise ours would do so while it is measured, and send other bytes than the bare server.
 */
async function popularPages(ours: Running, paths: readonly string[]): Promise<Map<string, Buffer>> {
  for (let times = 0; times < 5_000; times += 1) {
    await requestAll(ours, paths, paths.length);
    const pages = await Promise.all(paths.map((path) => bytesOf(ours, path)));
    const failure = pages.find(({ status }) => status !== 200);
    if (failure) throw new Error(`A page answered ${failure.status}`);
    if (pages.every(({ encoding }) => encoding === 'br'))
      return new Map(pages.map(({ bytes }, at) => [paths[at] ?? '', bytes]));
  }
  throw new Error('Not every page became small.');
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
  const renderCount = async () => (await ours.figures()).get('havn_page_cache_rendered_total') ?? 0;
  const pool = new Pool(ours.origin, { connections: 500, pipelining: 1 });
  try {
    // Opens the connections first, so that the requests are simultaneous.
    await requestAll({ pool }, ['/'], 1_000, 500);
    const before = await renderCount();
    const statuses = await requestAll({ pool }, ['/jobs?search=together'], 500, 500);
    const times = (await renderCount()) - before;
    report(
      'renderings for 500 simultaneous misses of a page (1)',
      String(times),
      times === 1 && statuses.get(200) === 500,
    );
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
    await requestAll(small, paths.slice(at, at + 50), 50);
    most = Math.max(most, (await small.figures()).get('havn_page_cache_bytes') ?? 0);
  }
  const evictions = (await small.figures()).get('havn_page_cache_evicted_total') ?? 0;
  report(
    `memory of cached pages when they may take ${megabytes} MB`,
    `${(most / 1_048_576).toFixed(2)} MB, ${evictions} pages evicted`,
    most <= megabytes * 1_048_576 && evictions > 0,
  );
}

/** Robust against other load of the machine, which only ever adds to a round. */
function lowerQuartile(rounds: number[]): number {
  return rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 4)] ?? 0;
}
