import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { diskStorage } from '#adapters/storage.ts';
import { openDatabase } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { projectRoot } from '#project-root.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { storeImage } from './commands.server.ts';
import { IMAGE_COLUMNS, removeUnusedImages } from './unused-images.server.ts';
import { createVariants } from './variants.server.ts';

const fixture = rollbackFixture();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havn-unused-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (days: number): Context => ({
  ...fixture.as({ actor: { kind: 'system', name: 'test' } }),
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a picture that nothing names', () => {
  it('is kept for two days, and then goes with its files', async () => {
    const storage = diskStorage(folder);
    const { id } = await storeImage(at(0), storage, await picture('red'));
    const request = { id, variant: 'thumbnail', density: 2, format: 'webp' } as const;
    await createVariants(storage)(fixture.context, request);
    expect(await removeUnusedImages(at(1.9), storage)).toBe(0);
    expect(await filesIn(folder)).toHaveLength(2);
    expect(await removeUnusedImages(at(2.1), storage)).toBe(1);
    expect([await filesIn(folder), await fixture.context.db.$count(images)]).toEqual([[], 0]);
  });

  it('counts as new when somebody uploads it again', async () => {
    const storage = diskStorage(folder);
    const bytes = await picture('blue');
    const first = await storeImage(at(0), storage, bytes);
    expect(await storeImage(at(2), storage, bytes)).toEqual(first);
    expect(await removeUnusedImages(at(2.1), storage)).toBe(0);
  });

  it('goes too if its process ended before the file was written', async () => {
    const storage = diskStorage(folder);
    const dead = { ...storage, write: () => Promise.reject(new Error('The process ended.')) };
    await expect(storeImage(at(0), dead, await picture('green'))).rejects.toThrow('ended');
    expect(await removeUnusedImages(at(3), storage)).toBe(1);
  });
});

describe('a picture that is uploaded again while the schedule removes it', () => {
  const database = ownDatabase();

  it('is stored anew', async () => {
    const { db, close } = openDatabase(database.url, { connections: 3 });
    onTestFinished(close);
    const context = { ...at(0), db };
    const storage = diskStorage(folder);
    const bytes = await picture('black');
    const first = await storeImage(context, storage, bytes);
    const { promise: isDeleted, resolve: resolveDeleted } = Promise.withResolvers<void>();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const removing = db.transaction(async (inside) => {
      await inside.delete(images).where(eq(images.id, first.id));
      resolveDeleted();
      await isReleased;
    });
    await isDeleted;
    const again = storeImage(context, storage, bytes);
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, 15_000);
    release();
    await removing;
    expect(await db.$count(images, eq(images.id, (await again).id))).toBe(1);
  });
});

describe('a picture that is named', () => {
  it('stays, however old it is', async () => {
    const storage = diskStorage(folder);
    const { id } = await storeImage(at(0), storage, await picture('white'));
    const company = await someCompany(fixture.context);
    await fixture.context.db.update(companies).set({ coverImageId: id }).where(eq(companies.id, company.id));
    expect(await removeUnusedImages(at(400), storage)).toBe(0);
    expect(await filesIn(folder)).toHaveLength(1);
  });

  it('is looked for in every column with a foreign key to pictures', async () => {
    const { rows } = await fixture.context.db.execute<{ table: string; column: string }>(sql`
      SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
      WHERE contype = 'f' AND confrelid = 'images'::regclass`);
    const columns = rows.map(({ table, column }) => `${table}.${column}`).sort();
    expect(IMAGE_COLUMNS.map((names) => names.join('.')).sort()).toEqual(columns);
  });
});

describe('a file that a killed process left half written', () => {
  it('goes with the picture', async () => {
    const script = `
      const { diskStorage } = await import('./src/adapters/storage.ts');
      const storage = diskStorage(process.argv[1]);
      for (;;) await storage.write('images/aa/one.webp', Buffer.alloc(50_000_000));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], { cwd: projectRoot });
    await expect.poll(() => filesIn(folder).then((names) => names.some((name) => name.endsWith('.part')))).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await diskStorage(folder).remove('images/aa/one.webp');
    expect(await filesIn(folder)).toEqual([]);
  });
});
