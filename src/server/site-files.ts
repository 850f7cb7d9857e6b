import { hash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, encode } from './page-cache/encodings.ts';

export type SiteFile = {
  type: string;
  isImmutable: boolean;
  isCompressible: boolean;
  etag: string;
  /** As the build compressed it; an encoding is missing where compression saves nothing. */
  bytes: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};

export type SiteFiles = { get(path: string): SiteFile | undefined };

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Bytes; below this size compression saves no packet. */
const SMALLEST_COMPRESSED = 512;
const BUILDS_KEPT = 3;

/** The end of the build: compresses its files once, and puts the copies beside them for every start of the server. */
export async function compressFiles(folder: string): Promise<void> {
  for (const path of await filesIn(folder)) {
    const bytes = await readFile(path);
    if (!COMPRESSED.has(extname(path)) || bytes.length < SMALLEST_COMPRESSED) continue;
    await Promise.all(
      COPIES.map(async ([encoding, ending]) => writeFile(path + ending, await encode(bytes, encoding, 'small'))),
    );
  }
}

/**
 * The built scripts, styles, fonts and pictures, in memory. Files of recent builds stay, so that a page opened before
 * a release still finds its chunks. Their names hold a hash, so builds cannot conflict.
 */
export async function loadSiteFiles(settings: {
  clientDirectory: string;
  /** The folder of older builds; without it the server stores none. */
  olderBuildsDirectory?: string;
}): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const assets = join(settings.clientDirectory, 'assets');
  if (settings.olderBuildsDirectory) {
    for (const folder of await rememberBuild(assets, settings.olderBuildsDirectory)) {
      await addFolder(files, folder, '/assets/');
    }
  }
  await addFolder(files, settings.clientDirectory, '/');
  return files;
}

/** All files of a folder, but no hidden ones. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function addFolder(files: Map<string, SiteFile>, folder: string, prefix: string): Promise<void> {
  const paths = new Set(await filesIn(folder));
  for (const path of paths) {
    if (COPIES.some(([, ending]) => path.endsWith(ending))) continue;
    const address = prefix + relative(folder, path).split(sep).join('/');
    const bytes: SiteFile['bytes'] = { identity: await readFile(path) };
    for (const [encoding, ending] of COPIES) {
      if (paths.has(path + ending)) bytes[encoding] = await readFile(path + ending);
    }
    files.set(address, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      isImmutable: address.startsWith('/assets/'),
      isCompressible: COMPRESSED.has(extname(path)),
      etag: `"${hash('sha256', bytes.identity, 'base64url').slice(0, 24)}"`,
      bytes,
    });
  }
}

/** Copies the assets of this build beside the older ones; returns the folders that stay, oldest first. */
async function rememberBuild(assets: string, directory: string): Promise<string[]> {
  const names = (await readdir(assets).catch(() => [])).sort();
  await mkdir(directory, { recursive: true });
  if (names.length > 0) {
    const build = join(directory, hash('sha256', names.join('\n'), 'hex').slice(0, 16));
    if (!(await stat(build).catch(() => null))) {
      // Under a temporary name first, so that a killed start leaves no half build.
      await rm(`${build}.new`, { recursive: true, force: true });
      await cp(assets, `${build}.new`, { recursive: true });
      await rename(`${build}.new`, build);
    }
    // Later than all others: two starts may fall into one millisecond, or the clock may be set back.
    const others = (await buildsIn(directory)).filter(({ path }) => path !== build);
    const at = new Date(Math.max(Date.now(), ...others.map((other) => Math.ceil(other.at) + 1)));
    await utimes(build, at, at);
  }
  const builds = await buildsIn(directory);
  builds.sort((a, b) => b.at - a.at);
  for (const old of builds.slice(BUILDS_KEPT)) await rm(old.path, { recursive: true, force: true });
  return builds
    .slice(0, BUILDS_KEPT)
    .map((build) => build.path)
    .reverse();
}

/** The builds in the folder, with the time of each one's last start (milliseconds). */
async function buildsIn(directory: string): Promise<{ path: string; at: number }[]> {
  const names = (await readdir(directory)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  return Promise.all(
    names.map(async (name) => ({ path: join(directory, name), at: (await stat(join(directory, name))).mtimeMs })),
  );
}
