// npm run admin -- grant EMAIL | revoke EMAIL | list
import { ensureInstalled } from './install.mjs';
import { ownNode, run } from './processes.mjs';

await ensureInstalled();
process.exit(await run(ownNode, ['src/admin.ts', ...process.argv.slice(2)]));
