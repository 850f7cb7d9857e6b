// npm run import -- FILE|URL [--company KEY]
import { ensureInstalled } from './install.mjs';
import { ownNode, runProgram } from './processes.mjs';

await ensureInstalled();
process.exit(await runProgram(ownNode, ['src/import.ts', ...process.argv.slice(2)]));
