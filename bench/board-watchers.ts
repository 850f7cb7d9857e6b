import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { sql } from 'drizzle-orm';
import { type Browser, chromium } from 'playwright-core';
import type { Database } from '#database/client.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import type { BenchBoard } from './applicants.ts';
import { percentile } from './measuring.ts';
import type { Running } from './running.ts';

const WATCHERS = 200;
const TIMES = 20;

type Server = Running & { figures(): Promise<Map<string, number>> };
type Measurement = { name: string; text: string; isMet: boolean };

/** Opens so many boards on a server. `next` resolves once each of them has heard of a change. */
async function watch(server: Running, board: BenchBoard, number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let count = 0;
  let all = () => {};
  const requests = await Promise.all(
    Array.from({ length: number }, async () => {
      const url = `${server.origin}/api/companies/${board.companyId}/applicants/events`;
      const request = get(url, { agent, headers: { cookie: board.owner.cookie } });
      const [response] = await once(request, 'response');
      if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}.`);
      let isWaiting = false;
      response.on('data', (chunk: Buffer) => {
        if (!isWaiting || !chunk.includes('event: changed')) return;
        isWaiting = false;
        count += 1;
        if (count === number) all();
      });
      return { request, wait: () => (isWaiting = true) };
    }),
  );
  return {
    next: () =>
      new Promise<number>((resolve) => {
        count = 0;
        all = () => resolve(performance.now());
        for (const { wait } of requests) wait();
      }),
    stop: () => {
      for (const { request } of requests) request.destroy();
      agent.destroy();
    },
  };
}

/** Opens the page of the board as a person has it. `shows` resolves once it has drawn a card in a column. */
async function openPage(browser: Browser, server: Running, board: BenchBoard) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = board.owner.cookie.split('=');
  await context.addCookies([{ name, value, url: server.origin }]);
  const page = await context.newPage();
  const isFollowing = page.waitForResponse((response) => response.url().endsWith('/applicants/events'));
  await page.goto(`${server.origin}/client/startups/${board.companyKey}/applicants`);
  await isFollowing;
  const expectCard = (id: string, step: string) =>
    page.evaluate(
      ([card, column]) => {
        const isThere = () =>
          document.getElementById(`card-${card}`)?.closest<HTMLElement>('[data-step]')?.dataset.step === column;
        const update = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!isThere()) return;
            observer.disconnect();
            // The frame that follows the change, and so its drawing.
            requestAnimationFrame(() => setTimeout(resolve));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        });
        Object.assign(window, { shown: update });
      },
      [id, step] as const,
    );
  const shows = async () => {
    await page.evaluate(() => (window as unknown as { shown: Promise<void> }).shown);
    return performance.now();
  };
  return { expectCard, shows, close: () => context.close() };
}

/**
 * Times how long after a move the last of 200 open boards hears of it, and a browser beside them shows it, through its
 * own server and another.
 */
export async function measureWatching(
  db: Database,
  {
    ours,
    second,
    board,
    mostMs,
    mostShownMs,
  }: { ours: Server; second: Server; board: BenchBoard; mostMs: number; mostShownMs: number },
): Promise<Measurement[]> {
  const versions = new Map<string, number>();
  let turn = 0;
  /** The next move, and where its card stands after it. */
  const nextMove = () => {
    const id = board.cards[turn % board.cards.length] ?? '';
    const version = versions.get(id) ?? 1;
    versions.set(id, version + 1);
    turn += 1;
    return { id, version, to: version % 2 === 1 ? 'toreject' : 'applied' };
  };
  const move = async ({ id, version, to } = nextMove()) => {
    const { statusCode, body } = await ours.pool.request({
      path: `/api/companies/${board.companyId}/applicants/move`,
      method: 'POST',
      headers: { cookie: board.owner.cookie, origin: ours.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ cards: [{ id, version }], to }),
    });
    const text = await body.text();
    if (statusCode !== 200 || !text.includes(id)) throw new Error(`The move answered ${statusCode}: ${text}`);
  };
  const resident = async (server: Server) => (await server.figures()).get('havn_memory_resident_bytes') ?? 0;
  const connections = async () => {
    const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM pg_stat_activity`);
    return rows[0]?.n ?? 0;
  };
  const results: Measurement[] = [];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  for (const [name, server] of [
    ['one server', ours],
    ['another server', second],
  ] as const) {
    const before = { bytes: await resident(server), connections: await connections(), cpu: await server.cpu() };
    const watching = await watch(server, board, WATCHERS);
    const after = { bytes: await resident(server), connections: await connections() };
    const page = await openPage(browser, server, board);
    const delays: number[] = [];
    const shownAfter: number[] = [];
    const cpu = await server.cpu();
    for (let time = 0; time < TIMES; time += 1) {
      const next = nextMove();
      await page.expectCard(next.id, next.to);
      const update = watching.next();
      const since = performance.now();
      await move(next);
      delays.push((await update) - since);
      shownAfter.push((await page.shows()) - since);
    }
    await page.close();
    const cpuPerMove = ((await server.cpu()) - cpu) * (1_000 / TIMES);
    const p95 = percentile(delays, 0.95);
    const kilobytes = (after.bytes - before.bytes) / 1_024 / WATCHERS;
    results.push({
      name: `${WATCHERS} boards on ${name} hear of a move, the last: p95 (at most ${mostMs} ms)`,
      text: `${p95.toFixed(0)} ms, p50 ${percentile(delays, 0.5).toFixed(0)} ms; processor ${cpuPerMove.toFixed(1)} ms a move; ${kilobytes.toFixed(0)} kB a board; ${after.connections - before.connections} connections of the database`,
      isMet: p95 <= mostMs,
    });
    const p95Shown = percentile(shownAfter, 0.95);
    results.push({
      name: `and a browser among them shows it: p95 (at most ${mostShownMs} ms)`,
      text: `${p95Shown.toFixed(0)} ms, p50 ${percentile(shownAfter, 0.5).toFixed(0)} ms`,
      isMet: p95Shown <= mostShownMs,
    });
    if (server === second) {
      const update = watching.next();
      await db.execute(sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'havn-listen'`);
      const since = performance.now();
      await move();
      const late = new Promise<number>((resolve) => setTimeout(resolve, 10_000, Number.POSITIVE_INFINITY));
      const delay = (await Promise.race([update, late])) - since;
      results.push({
        name: 'after the end of the listening connections all hear that they missed some',
        text: `${delay.toFixed(0)} ms after`,
        isMet: Number.isFinite(delay),
      });
    }
    watching.stop();
  }
  await browser.close();
  return results;
}
