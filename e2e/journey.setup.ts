import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startOwnDatabase } from '#database/own-server.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    siteDatabaseUrl: string;
    /** Where the site keeps its pictures. */
    siteDataDirectory: string;
    browserEndpoint: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * One built server with demo data and one browser for all journeys. The database is ours rather than the
 * server's own, so that a journey can put a job into it that no demo startup would post.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), 'havn-journeys-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const database = await startOwnDatabase({ dataDirectory: path.join(folder, 'database'), durable: false });
    stops.push(() => database.stop());
    const dataDirectory = path.join(folder, 'data');
    const server = await startServer({ DATABASE_URL: database.connectionString, HAVN_DATA_DIR: dataDirectory });
    stops.push(async () => {
      await server.stop();
      const said = server.output().replace(/^Havn is open.*\n/m, '');
      if (said.trim()) console.log(`What the server said:\n${said.split('\n').slice(0, 20).map(endsOf).join('\n')}`);
    });
    const browser = await chromium.launchServer({
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: FLAGS,
    });
    stops.push(() => browser.close());
    project.provide('origin', server.origin);
    project.provide('siteDatabaseUrl', database.connectionString);
    project.provide('siteDataDirectory', dataDirectory);
    project.provide('browserEndpoint', browser.wsEndpoint());
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** A line of the log says first what failed and last why, with a long statement twice between. */
function endsOf(line: string): string {
  return line.length > 1_200 ? `${line.slice(0, 400)} … ${line.slice(-700)}` : line;
}
