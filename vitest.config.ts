import { defineConfig } from 'vitest/config';

/**
 * Where nobody watches, what fails is tried once more, and the report names it: promises about the clock ("within a
 * second") depend on what else a shared machine does at that moment. Here a test that fails has failed.
 */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        // Rules, commands, queries, API: everything beside its own code.
        test: {
          name: 'domain',
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['src/testing/database.setup.ts'],
          retry,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Journeys: a built server with demo data, one browser.
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['e2e/*.spec.ts'],
          globalSetup: ['e2e/journey.setup.ts'],
          retry,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        // The two commands themselves, as processes.
        test: {
          name: 'start',
          // Alone: one of its promises is how soon a restarted site is up.
          sequence: { groupOrder: 3 },
          include: ['e2e/start/*.test.ts'],
          retry,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        // Minutes of kills and outages: `npm run test:deep`, not `npm test`.
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
