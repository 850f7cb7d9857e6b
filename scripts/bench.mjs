// npm run bench [-- NAME… [--OPTION…]] runs bench/*.bench.ts; each compares its result with a baseline.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, ownNode, root, runProgram, say } from './processes.mjs';

const ending = '.bench.ts';
const all = readdirSync(path.join(root, 'bench')).flatMap((file) =>
  file.endsWith(ending) ? [path.basename(file, ending)] : [],
);
const args = process.argv.slice(2);
const firstOption = args.findIndex((word) => word.startsWith('--'));
const names = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
const unknownName = names.find((name) => !all.includes(name));
if (unknownName) giveUp(`There is no bench named ${unknownName}; there are: ${all.join(', ')}.`);

await ensureInstalled();
await ensureBuilt();
let failures = 0;
for (const name of names.length > 0 ? names : all) {
  say(`\n${name}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  if (
    (await runProgram(ownNode, ['--import', './scripts/bench-assets.mjs', `bench/${name}${ending}`, ...options], {
      env,
    })) !== 0
  )
    failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
