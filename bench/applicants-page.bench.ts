/**
 * What a board of 500 applicants asks of the browser: how far its layout shifts while it loads, and its longest task, in
 * milliseconds of processor time, because a busy machine stretches the time of the clock. Without throttling, and with a
 * slow network and a processor that is four times slower.
 *
 *   npm run bench -- applicants-page [--rounds 3]
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Browser, chromium } from 'playwright-core';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import type { Context } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { boardWith } from './applicants.ts';
import { startOurs } from './running.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const MOST_SHIFT = 0.05;
const MOST_MS = 50;
const SLOW = { latency: 300, bytesPerSecond: 50_000, processor: 4 };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number };

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const databaseUrl = database.connectionString;
await migrateDatabase({ migrations: databaseUrl, serving: databaseUrl });
const { db, close } = openDatabase(databaseUrl, { connections: 2 });
const context: Context = {
  actor: { kind: 'system', name: 'bench' },
  db,
  now: new Date(),
  platform: 'thehub',
  listeners: LISTENERS,
};
const stops: (() => Promise<void>)[] = [];
let hasFailed = false;
try {
  const board = await boardWith(context, 500, { isSpread: true });
  await db.execute(sql`VACUUM ANALYZE`);
  const settings = { RUN_WORKER: 'false', DEMO_DATA: 'false' };
  const ours = await startOurs({ folder, databaseUrl, port: 3246, settings });
  stops.push(ours.stop);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  stops.push(() => browser.close());
  process.stdout.write(`  load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  const page = `${ours.origin}/client/startups/${board.companyKey}/applicants`;
  for (const width of [1440, 390]) {
    for (const [name, address] of [
      ['200 cards', page],
      ['400 cards', `${page}?n=100`],
      ['an open card', `${page}?card=${board.cards[0]}`],
      ['the list', `${page}?view=list`],
    ] as const) {
      for (const isSlow of [false, true]) {
        const loads: Awaited<ReturnType<typeof load>>[] = [];
        for (let round = 0; round < Number(options.rounds); round += 1) {
          loads.push(await load(browser, { address, width, cookie: board.owner.cookie, isSlow }));
        }
        const shift = Math.max(...loads.map((each) => each.shift));
        const task = Math.min(...loads.map((each) => each.task));
        const isMet = shift <= MOST_SHIFT && (isSlow || task <= MOST_MS);
        hasFailed ||= !isMet;
        const what = `${name}, ${width} px${isSlow ? ', slow' : ''}`;
        const text = `${shift.toFixed(3)} shift (worst); longest task ${task.toFixed(0)} ms of processor time (best)`;
        process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${what.padEnd(30)} ${text}\n`);
      }
    }
  }
} finally {
  for (const stop of stops.reverse()) await stop();
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

/** Loads a page as a member who has seen the notice about cookies, and returns its layout shift and longest task. */
async function load(
  browser: Browser,
  { address, width, cookie, isSlow }: { address: string; width: number; cookie: string; isSlow: boolean },
): Promise<{ shift: number; task: number }> {
  const visit = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const [name = '', ...value] = cookie.split('=');
    await visit.addCookies([{ name, value: value.join('='), url: address }]);
    const tab = await visit.newPage();
    await tab.addInitScript(() => {
      localStorage.setItem('havn.closed.cookies', '1');
      const shifts = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const tools = await visit.newCDPSession(tab);
    if (isSlow) {
      const { latency, bytesPerSecond: speed, processor: rate } = SLOW;
      const network = { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed };
      await tools.send('Network.emulateNetworkConditions', network);
      await tools.send('Emulation.setCPUThrottlingRate', { rate });
    }
    const events: TraceEvent[] = [];
    tools.on('Tracing.dataCollected', ({ value: some }) => events.push(...(some as unknown as TraceEvent[])));
    await tools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] } });
    await tab.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await tab.waitForTimeout(isSlow ? 4_000 : 1_500);
    const shift = await tab.evaluate(() => (window as unknown as { shift: number }).shift);
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await complete;
    return { shift, task: longestTask(events) };
  } finally {
    await visit.close();
  }
}

/** Of the thread that laid the page out; other threads and processes are the browser's own. */
function longestTask(events: readonly TraceEvent[]): number {
  const layouts = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  for (const event of events) {
    if (event.name === 'Layout') layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + (event.dur ?? 0));
  }
  const [main] = [...layouts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && threadOf(event) === main);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
