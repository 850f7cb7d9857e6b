// npm start: from a fresh clone to a served site, with nothing but Node 20 and npm on the machine.
import { builtServer, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { endWithNpm, ownNode, runProgram } from './processes.mjs';

endWithNpm();
await ensureInstalled();
await ensureBuilt();
process.exit(
  await runProgram(ownNode, [builtServer], {
    env: { ...process.env, NODE_ENV: 'production' },
    hasChannel: true,
  }),
);
