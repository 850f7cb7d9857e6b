// npm run vocabulary [-- REF] prints which titles of the demo data each entry of the vocabulary has gained and lost since
// a commit (HEAD if none is named), and which titles tell another role.
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { capture, giveUp, ownNode, root, say } from './processes.mjs';

const PROGRAM = 'bench/relevance/title-meanings.ts';

await ensureInstalled();
const ref = process.argv[2] ?? 'HEAD';
const folder = await mkdtemp(path.join(tmpdir(), 'havn-vocabulary-'));
let failure = null;
try {
  const archive = path.join(folder, 'old.tar');
  await outputOf('git', ['archive', '--output', archive, ref, 'package.json', 'src']);
  await outputOf('tar', ['-xf', archive, '-C', folder]);
  await cp(path.join(root, PROGRAM), path.join(folder, PROGRAM));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  print(await meaningsIn(folder), await meaningsIn(root));
} catch (cause) {
  failure = cause.message;
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (failure !== null) giveUp(`The vocabulary cannot be compared with that of ${ref}: ${failure}`);

/** The role and the entries of each title, by the vocabulary in this folder. */
async function meaningsIn(cwd) {
  const output = await outputOf(ownNode, [PROGRAM], { cwd });
  return new Map(JSON.parse(output).map(([title, role, keys]) => [title, { role, keys }]));
}

async function outputOf(program, args, options = {}) {
  const { code, output } = await capture(program, args, options);
  if (code !== 0) throw new Error(output);
  return output;
}

function print(before, after) {
  const gains = new Map();
  const losses = new Map();
  const roles = [];
  const note = (changes, key, title) => changes.set(key, [...(changes.get(key) ?? []), title]);
  for (const [title, { role, keys }] of after) {
    const old = before.get(title);
    if (!old) continue;
    for (const key of keys) if (!old.keys.includes(key)) note(gains, key, title);
    for (const key of old.keys) if (!keys.includes(key)) note(losses, key, title);
    if (role !== old.role) roles.push(`${title}: ${old.role ?? 'no role'} → ${role ?? 'no role'}`);
  }
  for (const key of [...new Set([...gains.keys(), ...losses.keys()])].sort()) {
    say(`\n${key}`);
    for (const title of gains.get(key) ?? []) say(`  + ${title}`);
    for (const title of losses.get(key) ?? []) say(`  - ${title}`);
  }
  if (roles.length > 0) say(`\nroles\n${roles.map((line) => `  ${line}`).join('\n')}`);
  if (gains.size + losses.size + roles.length === 0) say('No title has another meaning.');
}
