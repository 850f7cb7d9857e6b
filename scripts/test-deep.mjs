// npm run test:deep runs every test at its full size, where `npm test` takes a sample (src/testing/depth.ts). It also runs
// e2e/deep: killed servers, databases and workers, mail outages of minutes, restarts under load. DEEP_… sets the numbers.
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, runProgram, testNodeOptions } from './processes.mjs';

await ensureInstalled();
const CHROMIUM_PATH = await ensureChromium();
await ensureBuilt();
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
process.exit(
  await runProgram(ownNode, [...testNodeOptions, vitest, 'run', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'test', TEST_DEPTH: 'deep', CHROMIUM_PATH },
  }),
);
