// npm run import -- FILE|URL [--company KEY]
import { ensureInstalled } from './install.mjs';
import { ownNode, run } from './processes.mjs';

await ensureInstalled();
process.exit(await run(ownNode, ['src/import.ts', ...process.argv.slice(2)]));
