import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startOwnDatabase } from '#database/own-server.ts';
import { copyOf, databaseNamed } from '#testing/databases.ts';
import { newRunFolder } from '#testing/run-folder.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { startServer } from './server.ts';
import type { Site } from './site.ts';

type Place = Pick<Site, 'databaseUrl' | 'dataDirectory'>;
/**
 * Gives each worker a built server with demo data. The databases are ours rather than the servers' own, so
 * that a journey can put a job into one that no demo startup would post.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const folder = await newRunFolder();
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const database = await startOwnDatabase({ dataDirectory: path.join(folder, 'database'), durable: false });
    stops.push(() => database.stop());
    const chromium = await ensureChromium();
    const places = await loadDemoData(database.connectionString, folder, project.config.maxWorkers);
    project.provide('sites', await Promise.all(places.map((place) => startSite(place, chromium, stops))));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function startSite(place: Place, chromium: string, stops: (() => Promise<unknown>)[]): Promise<Site> {
  const server = await startServer({ DATABASE_URL: place.databaseUrl, HAVN_DATA_DIR: place.dataDirectory });
  stops.push(async () => {
    await server.stop();
    const output = server.output().replace(/^Havn is open.*\n/m, '');
    if (output.trim()) console.log(`Output of the server:\n${output.split('\n').slice(0, 20).map(endsOf).join('\n')}`);
  });
  return { ...place, origin: server.origin, chromium };
}

/** Loads the demo data once, and copies the database and the pictures for every other site. */
async function loadDemoData(databaseUrl: string, folder: string, count: number): Promise<Place[]> {
  const first = { databaseUrl, dataDirectory: path.join(folder, 'data-1') };
  const loader = await startServer({ DATABASE_URL: databaseUrl, HAVN_DATA_DIR: first.dataDirectory });
  await loader.stop();
  const places = [first];
  const admin = new pg.Client({ connectionString: databaseNamed(databaseUrl, 'postgres') });
  await admin.connect();
  for (let number = 2; number <= count; number += 1) {
    const place = {
      databaseUrl: databaseNamed(databaseUrl, `havn_${number}`),
      dataDirectory: path.join(folder, `data-${number}`),
    };
    await admin.query(copyOf('havn', `havn_${number}`));
    await cp(first.dataDirectory, place.dataDirectory, { recursive: true });
    places.push(place);
  }
  await admin.end();
  return places;
}

/** Shortens a line of the log: the failure comes first and the cause last, with a long statement between. */
function endsOf(line: string): string {
  return line.length > 1_200 ? `${line.slice(0, 400)} … ${line.slice(-700)}` : line;
}
