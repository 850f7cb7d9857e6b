// npm run test:deep: what takes longer than anybody waits for a change. All tests at their full size where `npm test`
// takes a sample (src/testing/depth.ts); databases and workers killed again and again, mail that does not go out for
// minutes, restarts under load (e2e/deep; numbers are set by DEEP_…).
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, run } from './processes.mjs';

await ensureInstalled();
const CHROMIUM_PATH = await ensureChromium();
await ensureBuilt();
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
process.exit(
  await run(ownNode, [vitest, 'run', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'test', TEST_DEPTH: 'deep', CHROMIUM_PATH },
  }),
);
