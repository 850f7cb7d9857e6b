import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOwnDatabase } from '#database/own-server.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { startOurs } from './running.ts';

/**
 * Lighthouse scores of the demo site for a slow phone on a slow network. The benchmark downloads Lighthouse itself: with
 * its dependencies it has 176 MB, too much for everybody who starts the site.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROMIUM =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const AT_LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The median of so many runs counts, because a busy moment spoils a run. */
const RUNS = 3;

type Category = keyof typeof AT_LEAST;
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
};

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
let hasFailed = false;
let site: Awaited<ReturnType<typeof startOurs>> | null = null;
try {
  site = await startOurs({ folder, databaseUrl: database.connectionString, port: 3227 });
  const { origin } = site;
  const chromium = await ensureChromium();
  process.stdout.write(
    `  ${['', ...Object.keys(AT_LEAST)].map((name) => name.padEnd(16)).join('')}first paint, largest\n`,
  );
  for (const [name, path] of await pages(origin)) {
    const reports: Report[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      const runOnce = () => runLighthouse(`${origin}${path}`, chromium);
      // Sometimes the trace of the browser lacks its beginning (NO_NAVSTART): then the run is repeated.
      reports.push(await runOnce().catch(runOnce));
    }
    const scores = (Object.keys(AT_LEAST) as Category[]).map((category) => {
      const score = Math.round(median(reports.map((report) => (report.categories[category].score ?? 0) * 100)));
      hasFailed ||= score < AT_LEAST[category];
      return `${score}${score < AT_LEAST[category] ? ' FAIL' : ''}`;
    });
    const [last] = reports.slice(-1);
    const paints = ['first-contentful-paint', 'largest-contentful-paint'].map((id) => last?.audits[id]?.displayValue);
    process.stdout.write(`  ${[name, ...scores].map((cell) => cell.padEnd(16)).join('')}${paints.join(', ')}\n`);
    for (const line of last ? shortcomings(last) : []) process.stdout.write(`      ${line}\n`);
  }
} finally {
  await site?.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

/** One page of each kind that people arrive on. */
async function pages(origin: string): Promise<[name: string, path: string][]> {
  const first = async (path: string) =>
    ((await (await fetch(`${origin}${path}`)).json()) as { docs: { id: string; key: string }[] }).docs[0];
  const landing = /<loc>([^<]+)<\/loc>/.exec(await (await fetch(`${origin}/sitemaps/landing.xml`)).text())?.[1];
  return [
    ['home page', '/'],
    ['jobs', '/jobs'],
    ['job', `/jobs/${(await first('/api/v2/jobs'))?.id}`],
    ['startup', `/startups/${(await first('/api/companies'))?.key}`],
    ['landing page', new URL(landing ?? '/missing', origin).pathname],
  ];
}

async function runLighthouse(address: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, '--quiet', '--output=json'].concat(
      `--only-categories=${Object.keys(AT_LEAST).join(',')}`,
      `--chrome-flags=${CHROMIUM}`,
    ),
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

/** Audits that cost points: they explain a low score. */
function shortcomings(report: Report): string[] {
  return Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, displayValue = '' } = report.audits[id] ?? { score: null };
      return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`.trim()] : [];
    }),
  );
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
