// npm run check: format, lint, types, boundaries, dead code.
import { runChecks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
