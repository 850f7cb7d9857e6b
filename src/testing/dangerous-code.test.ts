import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectRoot, 'src', path), 'utf8') }));

/** Forbidden code, a sample of each kind, and the files that may contain it. */
const FORBIDDEN: [name: string, pattern: RegExp, sample: string, except?: RegExp][] = [
  ['runs no text as code', /\beval\(|new Function\(|node:vm|setTimeout\('/, "eval('1')"],
  [
    'hands no line to a shell',
    /shell: true|\bexecSync\b|\{[^}]*\bexec\b[^}]*\} from 'node:child_process'/,
    "execSync('ls')",
  ],
  // The database's own programs: fixed names, arguments in a list.
  ['starts no program but the database’s', /node:child_process/, "from 'node:child_process'", /^database\//],
  [
    'turns no certificate check off',
    /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/,
    'rejectUnauthorized: false',
  ],
  ['lowers nothing TLS demands', /minVersion|secureProtocol|ciphers:/, "minVersion: 'TLSv1'"],
  ['uses no broken hash', /['"`](?:md4|md5|sha-?1|ripemd160)['"`]/i, "createHash('md5')"],
  ['uses no cipher without authentication', /aes-\d+-(?:cbc|ecb|ctr)|\bdes\b-|rc4/i, "'aes-256-cbc'"],
  ['parses no HTTP leniently', /insecureHTTPParser/, 'insecureHTTPParser: true'],
  // An open board chooses the moment of its reload by chance, which is no secret.
  ['draws no secret from a guessable source', /Math\.random\(/, 'Math.random()', /use-live-board\.ts$/],
];

describe('the source', () => {
  it.each(FORBIDDEN)('%s', (_, pattern, sample, except) => {
    expect(sample).toMatch(pattern);
    expect(files.length).toBeGreaterThan(200);
    const offenders = files.filter(({ path, text }) => pattern.test(text) && !except?.test(path));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});
