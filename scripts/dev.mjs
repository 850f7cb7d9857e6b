// npm run dev: the site with hot reload. dev-server.mjs does the work, on our own Node.
import { ensureInstalled } from './install.mjs';
import { endWithNpm, ownNode, runProgram } from './processes.mjs';

endWithNpm();
await ensureInstalled();
const env = { ...process.env, NODE_ENV: 'development' };
const server = ['--disable-warning=ExperimentalWarning', 'scripts/dev-server.mjs'];
process.exit(await runProgram(ownNode, server, { env, hasChannel: true }));
