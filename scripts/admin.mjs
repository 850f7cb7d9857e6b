// npm run admin -- grant EMAIL | revoke EMAIL | list
import { ensureInstalled } from './install.mjs';
import { ownNode, runProgram } from './processes.mjs';

await ensureInstalled();
process.exit(await runProgram(ownNode, ['src/admin.ts', ...process.argv.slice(2)]));
