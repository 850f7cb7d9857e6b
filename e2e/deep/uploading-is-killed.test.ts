import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { diskStorage } from '#adapters/storage.ts';
import { removeUnusedImages } from '#domain/media/unused-images.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { deleteUnusedFiles } from '#domain/talent/private-files.server.ts';
import { aPdf } from '#testing/pdf.ts';
import { somebody } from '#testing/people.ts';
import { aDatabase, end, newDataDirectory, startHavn, until } from './driving.ts';

const KILLS = Number(process.env.DEEP_UPLOAD_KILLS ?? 8);

/** A photo of two megabytes that no other round has. */
async function aPhoto(round: number): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = round + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

it(`a server killed ${KILLS} times while somebody uploads a photo and a CV shows both wholly or not at all`, async () => {
  const { migrations, serving, db, contextNow } = await aDatabase();
  const folder = newDataDirectory();
  const settings = { DATABASE_URL: serving, DATABASE_MIGRATION_URL: migrations, HAVN_DATA_DIR: folder };
  let havn = await startHavn(settings);
  const counts = { photos: 0, cvs: 0 };
  const files: { photo: string; cv: string }[] = [];

  const numberOf = async (table: SQL) => {
    const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${table}`);
    return rows[0]?.n ?? 0;
  };
  let leftOver = 0;
  /** Removes what nothing names, as the schedules do some days later. */
  const clean = async () => {
    const later = { ...contextNow(), now: new Date(Date.now() + 3 * DAY_MS) };
    leftOver += await removeUnusedImages(later, diskStorage(path.join(folder, 'storage')));
    leftOver += await deleteUnusedFiles(later);
  };

  for (let round = 0; round < KILLS; round += 1) {
    const talent = await somebody(contextNow(), { isTalent: true });
    const photo = await aPhoto(round);
    const cv = await aPdf(`The CV of round ${round}`);
    const boundary = `round-${round}`;
    const part = (name: string, rest: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('intent', '')}profile\r\n${part('name', '')}Tuva\r\n`),
      Buffer.from(part('photo', '; filename="me.jpg"\r\ncontent-type: image/jpeg')),
      photo,
      Buffer.from(`\r\n${part('cv', '; filename="cv.pdf"\r\ncontent-type: application/pdf')}`),
      cv,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    /** The second half comes after `pause`, as from a slow line. */
    const send = async (pause: number) => {
      async function* halves() {
        yield body.subarray(0, body.length / 2);
        await wait(pause);
        yield body.subarray(body.length / 2);
      }
      const answer = await fetch(`${havn.origin}/client/applicant`, {
        method: 'POST',
        redirect: 'manual',
        body: pause > 0 ? halves() : body,
        duplex: 'half',
        headers: {
          cookie: talent.cookie,
          origin: havn.origin,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      } as unknown as RequestInit);
      return answer.status;
    };
    const storedNow = async () => {
      const { rows } = await db.execute<{ photo: string | null; cv: string | null }>(sql`
        SELECT image_id AS photo, cv_file_id AS cv FROM talents WHERE user_id = ${talent.id}`);
      return rows[0] ?? { photo: null, cv: null };
    };
    const get = (address: string) => fetch(havn.origin + address, { headers: { cookie: talent.cookie } });
    /** Every file that the profile names is there in full. */
    const isWhole = async () => {
      const names = await storedNow();
      if (names.photo !== null) {
        const answer = await get(`/images/${names.photo}/thumbnail`);
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([answer.status, width, height]).toEqual([200, 200, 200]);
      }
      const html = await (await get('/client/applicant')).text();
      const link = /\/client\/applicant\/cv\.pdf[^"]*/.exec(html)?.[0].replaceAll('&amp;', '&');
      expect(link !== undefined).toBe(names.cv !== null);
      if (link) expect(Buffer.from(await (await get(link)).arrayBuffer())).toEqual(Buffer.from(cv));
      return names;
    };

    // Killed between the two halves, once the photo has its row, between the halves again, and once the CV has its row.
    const isSlow = round % 2 === 0;
    await clean();
    const kill = Promise.allSettled([send(isSlow ? 2_000 : 0)]);
    if (isSlow) await wait(300);
    else {
      const table = round % 4 === 1 ? sql`images` : sql`private_files`;
      for (const ends = Date.now() + 20_000; (await numberOf(table)) <= round && Date.now() < ends; ) await wait(1);
    }
    await end(havn, 'SIGKILL');
    await kill;
    await wait(500);
    const before = await storedNow();
    if (isSlow) expect(before).toEqual({ photo: null, cv: null });
    counts.photos += Number(before.photo !== null);
    counts.cvs += Number(before.cv !== null);
    havn = await startHavn(settings);
    expect(await isWhole()).toEqual(before);
    // The person sends the form again.
    expect(await send(0)).toBe(302);
    const { photo: photoId, cv: cvId } = await isWhole();
    files.push({ photo: photoId ?? '', cv: cvId ?? '' });
  }

  // The usual cleaning deletes the leftovers of the kills, and nothing that is shown.
  await clean();
  expect([await numberOf(sql`images`), await numberOf(sql`private_files`)]).toEqual([KILLS, KILLS]);
  expect(leftOver).toBeGreaterThan(0);
  const isPrivate = (file: string) => file.includes(`${path.sep}private${path.sep}`);
  await until(
    'the files of the CVs that nobody kept are gone',
    async () => (await filesIn(folder)).filter(isPrivate).length === KILLS,
    60_000,
  );
  for (const file of (await filesIn(folder)).filter(isPrivate)) {
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const originals = (await filesIn(folder)).filter((file) => /images.[0-9a-f]{2}.[0-9a-f]{24}\.webp$/.test(file));
  expect(originals).toHaveLength(KILLS);
  expect(new Set(files.map(({ photo }) => photo)).size).toBe(KILLS);
  console.log(
    `${KILLS} kills: ${counts.photos} photos and ${counts.cvs} CVs were stored before, and ${leftOver} files were cleaned`,
  );
});
