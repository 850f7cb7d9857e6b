import { sql } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { Storage } from '#domain/media/storage.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireSelf } from '../policy.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { isSigned, signatureOf } from '../signed-links.server.ts';
import { proveAgain, type SentProof } from '../two-factor/prove-again.server.ts';
import { downloadQueries, isOwnFile, type PartQuery } from './download-parts.server.ts';
import { DOWNLOAD_PARTS, type DownloadPart } from './personal-data.ts';

/** Everything about a person, as they download it (Art. 15 and 20 GDPR). */

/** The link to the file works for this long, and for its person only. */
export const DOWNLOAD_LINK_MINUTES = 60;

/** The name of the data in the archive. */
export const DATA_FILE = 'about-you.json';

/** Makes the link to the file, once the person has proven again that it is them. */
export async function makeDownloadLink(context: Context, parts: AuthServices, proof: SentProof): Promise<string> {
  const { userId } = requireSelf(context);
  await proveAgain(context, parts, proof);
  const until = new Date(context.now.getTime() + DOWNLOAD_LINK_MINUTES * 60_000).toISOString();
  const signature = await signatureOf(context, 'ownData', [userId, until]);
  return `/api/users/me/download?${new URLSearchParams({ until, signature })}`;
}

/** The archive with the data of the person as JSON, and their files. Made while it is sent. */
export type DownloadOwnData = (
  context: Context,
  link: { until: string; signature: string },
) => Promise<{ name: string; archive: ReadableStream<Uint8Array> }>;

/** Refuses a link that is not ours, of another person, or older than DOWNLOAD_LINK_MINUTES, and counts against a limit. */
export function createDownloads(storage: Storage, limits: RateLimits): DownloadOwnData {
  return async (context, { until, signature }) => {
    const { userId } = requireSelf(context);
    const isOurs = await isSigned(context, 'ownData', [userId, until], signature);
    if (!isOurs || Date.parse(until) <= context.now.getTime()) {
      const message = 'This link is not valid, or an hour has passed. Please get a new one in your settings.';
      throw new Refusal('invalid', 'E_KEY_EXPIRED', message);
    }
    await takeFromLimit(context, limits, 'downloadsPerPerson', userId);
    const data = await readOwnData(context);
    const files = await filesOf(context);
    return {
      name: `havn-${context.now.toISOString().slice(0, 10)}.zip`,
      archive: streamOf(zipOf(contentsOf(storage, data, files))),
    };
  };
}

export type OwnData = { about: { madeAt: string; hint: string } } & Record<DownloadPart, unknown>;

/** Reads every part of the download. */
export async function readOwnData(context: Context): Promise<OwnData> {
  const { userId } = requireSelf(context);
  const queries = downloadQueries(userId);
  const parts: [DownloadPart, unknown][] = [];
  for (const part of DOWNLOAD_PARTS) parts.push([part, await readPart(context, queries[part])]);
  const hint = 'Everything Havn stores about you. Times are in UTC. Names of files are those in this archive.';
  return { about: { madeAt: context.now.toISOString(), hint }, ...Object.fromEntries(parts) } as OwnData;
}

/** PostgreSQL writes the rows as JSON, so that times and numbers have one form. */
async function readPart(context: Context, query: PartQuery): Promise<unknown> {
  const { rows } = await context.db.execute<{ part: unknown }>(
    sql`SELECT to_json(part) AS part FROM (${'row' in query ? query.row : query.rows}) AS part`,
  );
  return 'row' in query ? (rows[0]?.part ?? null) : rows.map(({ part }) => part);
}

type OwnFile = { name: string; path: string };

async function filesOf(context: Context): Promise<OwnFile[]> {
  const { userId } = requireSelf(context);
  const talentIds = sql`(SELECT id FROM talents WHERE user_id = ${userId})`;
  const applicationIds = sql`(SELECT id FROM applications WHERE talent_id IN ${talentIds})`;
  const { rows } = await context.db.execute<OwnFile>(sql`
    SELECT 'files/' || id || '-' || name AS name, path FROM private_files WHERE ${isOwnFile(userId, applicationIds)}
    UNION ALL
    SELECT 'photo-' || id || '.' || split_part(media_type, '/', 2), path FROM images
    WHERE id IN (SELECT image_id FROM users WHERE id = ${userId} UNION SELECT image_id FROM talents WHERE user_id = ${userId})
    ORDER BY name`);
  return rows;
}

type Content = { name: string; bytes: Uint8Array };

/** One file after the other, so that the memory holds no more than one. */
async function* contentsOf(storage: Storage, data: OwnData, files: readonly OwnFile[]): AsyncGenerator<Content> {
  yield { name: DATA_FILE, bytes: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`) };
  for (const { name, path } of files) {
    const bytes = await storage.read(path);
    // Deleted while the archive is made.
    if (bytes) yield { name, bytes };
  }
}

async function* zipOf(contents: AsyncIterable<Content>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => {
    const ready = chunks;
    chunks = [];
    return ready;
  };
  for await (const { name, bytes } of contents) {
    // PDFs and pictures are compressed already.
    const file = name === DATA_FILE ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}

/** Makes the next piece when the reader wants it, and stops when they go away. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
