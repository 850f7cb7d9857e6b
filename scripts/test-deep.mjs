// npm run test:deep: what takes longer than anybody waits for a change. Databases and workers killed again and again,
// mail that does not go out for minutes, restarts under load. Numbers are set by DEEP_… (see e2e/deep).
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, run } from './processes.mjs';

await ensureInstalled();
await ensureBuilt();
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
process.exit(
  await run(ownNode, [vitest, 'run', '--project=deep', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'test' },
  }),
);
