import { defineConfig } from 'vitest/config';
import { testNodeOptions } from './scripts/processes.mjs';

/** CI retries a failed test once and reports it: other work on a shared machine can cause a timeout. */
const retry = process.env.CI ? 1 : 0;
/** Journeys of the deep tier visit everything: all addresses of the site map, all kinds of page. */
const longestTest = process.env.TEST_DEPTH === 'deep' ? 600_000 : 180_000;
/** A machine shared with others has been seen to take six times as long for an hour. Only a failing test waits this long. */
const POLL = { timeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        // Tests beside the code in src/. They share modules, because reloading them took a third of the run time.
        test: {
          name: 'domain',
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          execArgv: testNodeOptions,
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['src/testing/database.setup.ts'],
          retry,
          expect: { poll: POLL },
          testTimeout: longestTest,
          hookTimeout: 180_000,
          isolate: false,
        },
      },
      {
        // Journeys. Each worker has a built server with demo data, and a browser. The third uses what two cores leave idle.
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['e2e/*.spec.ts'],
          expect: { poll: POLL },
          globalSetup: ['e2e/journey.setup.ts'],
          retry,
          testTimeout: longestTest,
          hookTimeout: 300_000,
          maxWorkers: 3,
          execArgv: testNodeOptions,
          isolate: false,
        },
      },
      {
        // Runs `npm start` as a process.
        test: {
          name: 'start',
          // It runs alone in the deep tier, which measures how soon a restarted site answers.
          sequence: { groupOrder: 3 },
          include: ['e2e/start/*.test.ts'],
          retry,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        // Kills and outages of minutes, for `npm run test:deep` only.
        test: {
          name: 'deep',
          sequence: { groupOrder: 4 },
          include: ['e2e/deep/*.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
