// npm run bench [-- NAME… [--OPTION…]] runs bench/*.bench.ts; each compares its result with a baseline.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, ownNode, root, run, say } from './processes.mjs';

const ending = '.bench.ts';
const all = readdirSync(path.join(root, 'bench')).flatMap((file) =>
  file.endsWith(ending) ? [path.basename(file, ending)] : [],
);
const args = process.argv.slice(2);
const firstOption = args.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
const unknown = wanted.find((name) => !all.includes(name));
if (unknown) giveUp(`There is no bench named ${unknown}; there are: ${all.join(', ')}.`);

await ensureInstalled();
await ensureBuilt();
let failed = 0;
for (const name of wanted.length > 0 ? wanted : all) {
  say(`\n${name}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  if ((await run(ownNode, [`bench/${name}${ending}`, ...options], { env })) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
