import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import type { ClientInfo } from '#domain/accounts/auth-services.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { Storage } from '#domain/media/storage.ts';
import type { RateLimits } from '#domain/rate-limit-table.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { createWorkQueue } from '#domain/work-queue.ts';
import {
  FILE_NO_PDF,
  FILE_TOO_LARGE,
  LARGEST_PDF,
  MOST_PDF_PAGES,
  PDF_START,
  type PdfContents,
  type PdfReader,
  type PdfRefusal,
} from './pdf.ts';

export type PrivateFile = { id: string; name: string; pages: number; createdAt: string };

export type PrivateFiles = {
  /** Checks, reads and stores a PDF of the person. Nothing refers to it yet, and after a day without that it is deleted. */
  store(context: Context, file: { name: string; bytes: Uint8Array }): Promise<PrivateFile & { contents: PdfContents }>;
  /** Refuses what `store` would refuse. Everybody may ask, and nothing is stored. */
  check(context: Context, from: ClientInfo, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file. The caller has checked the permission. */
  read(context: Context, id: string): Promise<{ name: string; bytes: Buffer }>;
  /** A page of a PDF as a WebP, the first is 1. The caller has checked the permission. */
  picture(context: Context, id: string, page: number): Promise<Buffer>;
};

/** Each reading may take 512 MB for a moment. */
const READ_AT_ONCE = 1;
const DRAWN_AT_ONCE = 1;
const LONGEST_QUEUE = 20;
const LONGEST_QUEUE_OF_VISITORS = 5;
const UNUSED_MS = DAY_MS;
const LONGEST_NAME = 120;

const REFUSALS: Record<PdfRefusal, string> = {
  encrypted: 'This PDF has a password. Please save it without one and try again.',
  damaged: 'We could not read this PDF. It may be damaged. Please save it again and retry.',
  tooMuch: `This PDF is too long or too complex. Please send one of at most ${MOST_PDF_PAGES} pages.`,
};

export function createPrivateFiles(storage: Storage, pdf: PdfReader, limits: RateLimits): PrivateFiles {
  const enqueue = createWorkQueue({
    atOnce: READ_AT_ONCE,
    longestQueue: LONGEST_QUEUE,
    message: 'Many files are arriving at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  });
  // One at a time joins the queue above: the files of visitors hold up nobody who has an account.
  const enqueueVisitor = createWorkQueue({
    atOnce: 1,
    longestQueue: LONGEST_QUEUE_OF_VISITORS,
    message: 'Many files are arriving at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  });
  // The thread gets a copy, because the library takes the bytes it reads.
  const readPdf = async (bytes: Uint8Array) => {
    const contents = await enqueue(() => pdf.read(bytes.slice()));
    if ('refused' in contents) throw wrongFile('invalid', REFUSALS[contents.refused]);
    return contents;
  };
  // A queue of its own, so that a board with many CVs keeps nobody from sending one.
  const enqueueDrawing = createWorkQueue({
    atOnce: DRAWN_AT_ONCE,
    longestQueue: LONGEST_QUEUE,
    message: 'Many CVs are being opened at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  });
  return {
    async store(context, { name, bytes }) {
      const { userId } = requireUser(context);
      refuseOthers(bytes);
      await takeFromLimit(context, limits, 'uploadsPerPerson', userId);
      const contents = await readPdf(bytes);
      const id = newIdentifier(context.now);
      const path = `private/${id.slice(-2)}/${randomBytes(24).toString('hex')}.pdf`;
      const file = { id, name: plainName(name), pages: contents.pages };
      // The row comes first: a process that is killed in between leaves no file that nothing names (deleteUnusedFiles).
      await context.db
        .insert(privateFiles)
        .values({ ...file, userId, path, bytes: bytes.byteLength, createdAt: context.now });
      await storage.write(path, Buffer.from(bytes));
      return { ...file, createdAt: context.now.toISOString(), contents };
    },

    async check(context, { network }, bytes) {
      refuseOthers(bytes);
      await takeFromLimit(context, limits, 'fileChecksPerNetwork', network);
      await enqueueVisitor(() => readPdf(bytes));
    },

    async read(context, id) {
      const [file] = await context.db
        .select({ name: privateFiles.name, path: privateFiles.path })
        .from(privateFiles)
        .where(eq(privateFiles.id, id));
      const bytes = file && (await storage.read(file.path));
      if (!file || !bytes) throw absent('This file');
      return { name: file.name, bytes };
    },

    async picture(context, id, page) {
      const { bytes } = await this.read(context, id);
      const picture = await enqueueDrawing(() => pdf.draw(new Uint8Array(bytes), page));
      if ('refused' in picture) throw absent('A picture of this page');
      return picture.webp;
    },
  };
}

function wrongFile(kind: 'invalid' | 'tooLarge', message: string): Refusal {
  return new Refusal(kind, 'E_FILE', 'Please fix the fields marked below.', { fields: { cv: message } });
}

function refuseOthers(bytes: Uint8Array): void {
  if (bytes.byteLength > LARGEST_PDF) throw wrongFile('invalid', FILE_TOO_LARGE);
  const start = Buffer.from(bytes.subarray(0, PDF_START.length)).toString('latin1');
  if (start !== PDF_START) throw wrongFile('invalid', FILE_NO_PDF);
}

/** The name without folders, control characters and signs that a header or another system could misread. */
function plainName(name: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}"<>:|?*]/gu, '').trim();
  const stem = [...base.replace(/\.pdf$/i, '')].slice(0, LONGEST_NAME).join('').trim();
  return `${/[\p{L}\p{N}]/u.test(stem) ? stem : 'CV'}.pdf`;
}

/** Refuses a file that is not the person's own, or that something refers to already. */
export async function requireOwnFile(context: Context, fileId: string): Promise<void> {
  const { userId } = requireUser(context);
  const own = and(eq(privateFiles.id, fileId), eq(privateFiles.userId, userId), IS_UNUSED);
  if ((await context.db.$count(privateFiles, own)) === 0) throw absent('This file');
}

/** The CV of the person's profile; null if there is none. */
export async function myCv(context: Context): Promise<PrivateFile | null> {
  const { userId } = requireUser(context);
  const [file] = await context.db
    .select({
      id: privateFiles.id,
      name: privateFiles.name,
      pages: privateFiles.pages,
      createdAt: privateFiles.createdAt,
    })
    .from(talents)
    .innerJoin(privateFiles, eq(privateFiles.id, talents.cvFileId))
    .where(eq(talents.userId, userId));
  return file ? { ...file, createdAt: file.createdAt.toISOString() } : null;
}

/** The same to read what it says. Staff who see the site as the person do not (rules §5). */
export async function ownCv(context: Context): Promise<PrivateFile> {
  const { impersonatedBy } = requireUser(context);
  const cv = impersonatedBy ? null : await myCv(context);
  if (!cv) throw absent('Your CV');
  return cv;
}

/** Makes a file of the person the CV of their profile, or with null removes it. Applications keep the copy they sent. */
export async function setCv(context: Context, fileId: string | null): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, async ({ db, now }) => {
    const [talent] = await db
      .select({ id: talents.id, cvFileId: talents.cvFileId })
      .from(talents)
      .where(eq(talents.userId, userId))
      .for('update');
    if (!talent) throw absent('This profile');
    if (fileId !== null) {
      const own = and(eq(privateFiles.id, fileId), eq(privateFiles.userId, userId));
      if ((await db.$count(privateFiles, own)) === 0) throw absent('This file');
    }
    await db.update(talents).set({ cvFileId: fileId, updatedAt: now }).where(eq(talents.id, talent.id));
    if (talent.cvFileId !== null && talent.cvFileId !== fileId) {
      await db.delete(privateFiles).where(and(eq(privateFiles.id, talent.cvFileId), IS_UNUSED));
    }
  });
}

/** SQL on `private_files`: nothing refers to it. */
const IS_UNUSED = sql`NOT EXISTS (SELECT FROM talents WHERE cv_file_id = private_files.id)
  AND NOT EXISTS (SELECT FROM applications WHERE cv_file_id = private_files.id)
  AND NOT EXISTS (SELECT FROM application_drafts WHERE cv_file_id = private_files.id)
  AND NOT EXISTS (SELECT FROM application_messages WHERE file_id = private_files.id)`;

/** Deletes files that nothing has referred to for a day. A trigger has their bytes removed from the storage. */
export async function deleteUnusedFiles(context: Context): Promise<number> {
  const before = new Date(context.now.getTime() - UNUSED_MS);
  const unusedFiles = context.db
    .select({ id: privateFiles.id })
    .from(privateFiles)
    .where(and(lt(privateFiles.createdAt, before), IS_UNUSED))
    .limit(500);
  const rows = await context.db
    .delete(privateFiles)
    .where(inArray(privateFiles.id, unusedFiles))
    .returning({ id: privateFiles.id });
  return rows.length;
}
