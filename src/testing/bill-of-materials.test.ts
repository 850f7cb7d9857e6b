import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';

type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  properties: { name: string; value: string }[];
};
type Bill = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
type Locked = Record<string, { version: string; integrity: string; dev?: boolean }>;

let folder: string;
let bill: Bill;
/** The production packages of the lockfile: `name@version` and its integrity. */
let lockfile: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'havn-sbom-'));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(projectRoot, name), join(folder, name));
  execFileSync('npm', ['run', 'sbom'], { cwd: folder, stdio: 'pipe' });
  bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Locked };
  lockfile = new Map(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version, integrity }]) => [`${path.split('node_modules/').at(-1)}@${version}`, integrity]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isForDevelopment = ({ properties }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

describe('npm run sbom', () => {
  // With `--omit dev` npm 11.19 omits packages that development needs, too, such as React and zod. So both are listed.
  it('names every production dependency of the lockfile, told from the tools, with its purl and its hash', () => {
    const production = bill.components.filter((component) => !isForDevelopment(component));
    const byName = new Map(production.map((component) => [`${component.name}@${component.version}`, component]));
    expect([...byName.keys()].sort()).toEqual([...lockfile.keys()].sort());
    for (const [key, integrity] of lockfile) {
      const { name, version, purl, hashes } = byName.get(key) as Component;
      const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      expect([purl, hashes]).toEqual([
        `pkg:npm/${name.replace('@', '%40')}@${version}`,
        [{ alg: 'SHA-512', content: sha512 }],
      ]);
    }
  });

  it('writes one CycloneDX document without dangling references', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', version: 1 });
    expect(Number(bill.specVersion)).toBeGreaterThanOrEqual(1.5);
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Date.parse(bill.metadata.timestamp)).not.toBeNaN();
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(bill.metadata.component).toMatchObject({ type: 'application', purl: `pkg:npm/havn@${version}` });
    const references = [bill.metadata.component, ...bill.components].map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    const existing = new Set(references);
    const dangling = bill.dependencies.flatMap(({ ref, dependsOn }) =>
      [ref, ...dependsOn].filter((reference) => !existing.has(reference)),
    );
    expect(dangling).toEqual([]);
  });
});

describe('the lockfile', () => {
  it('gives every production package a SHA-512 hash, and names no source but the npm registry', () => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string; integrity?: string; dev?: boolean }>;
    };
    const wrong = Object.entries(packages).filter(
      ([path, { resolved = 'https://registry.npmjs.org/', integrity = '', dev }]) =>
        path !== '' &&
        !(resolved.startsWith('https://registry.npmjs.org/') && (dev || integrity.startsWith('sha512-'))),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
