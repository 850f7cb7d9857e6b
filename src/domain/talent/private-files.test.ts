import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { edge } from '#testing/edge.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aCvPdf, aPdfBomb } from '#testing/pdf.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { privateFileReactions } from '#worker/private-files.ts';
import { react } from '#worker/reactions.ts';
import { createPrivateFiles, deleteUnusedFiles, myCv, ownCv, setCv } from './private-files.server.ts';

const fixture = rollbackFixture();
const contents = new Map<string, Buffer>();
const storage: Storage = {
  read: async (path) => contents.get(path) ?? null,
  write: async (path, bytes) => void contents.set(path, bytes),
  remove: async (path) => void contents.delete(path),
};
afterEach(() => contents.clear());
const files = createPrivateFiles(storage, pdfReader, authServices().limits);

const aTalent = async () => fixture.as({ actor: (await somebody(fixture.context, { isTalent: true })).actor });
const upload = async (context: Context, bytes: Uint8Array, name = 'Tuva CV.pdf') =>
  files.store(context, { name, bytes });
const deletionEvents = async () => {
  const { rows } = await fixture.context.db.execute<{ payload: never }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'type' = 'privateFile.deleted'`,
  );
  return rows.map(({ payload }) => payload);
};

describe('a CV', () => {
  it('is read and stored, and is the person’s once it is on their profile', async () => {
    const tuva = await aTalent();
    const file = await upload(tuva, await aCvPdf(2));
    expect(file).toMatchObject({ name: 'Tuva CV.pdf', pages: 2 });
    expect(file.contents.lines).toContain('Tuva Lyngstad');
    expect(file.contents.links).toEqual(['https://linkedin.example/in/tuva']);
    expect(await myCv(tuva)).toBeNull();
    await setCv(tuva, file.id);
    expect(await myCv(tuva)).toMatchObject({ id: file.id, pages: 2 });
    expect((await ownCv(tuva)).id).toBe(file.id);
    const staff = { ...tuva, actor: { ...(tuva.actor as UserActor), impersonatedBy: 'a'.repeat(24) } };
    await expect(ownCv(staff)).rejects.toMatchObject({ kind: 'absent' });
    expect((await files.read(tuva, file.id)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect([...contents.keys()][0]).toMatch(/^private\/[0-9a-f]{2}\/[0-9a-f]{48}\.pdf$/);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\cv\\Ærlig "CV".PDF', 'Ærlig CV.pdf'],
    ['\r\nX: y.pdf', 'X y.pdf'],
    ['???', 'CV.pdf'],
  ])('has a plain name for %j', async (name, expected) => {
    expect((await upload(await aTalent(), await aCvPdf(), name)).name).toBe(expected);
  });

  it('is refused from a visitor, and to a stranger’s profile', async () => {
    await expect(upload(fixture.context, await aCvPdf())).rejects.toMatchObject({ kind: 'notLoggedIn' });
    const { id } = await upload(await aTalent(), await aCvPdf());
    await expect(setCv(await aTalent(), id)).rejects.toMatchObject({
      kind: 'absent',
      message: 'This file was not found.',
    });
  });

  it.each([
    ['no PDF', () => new Uint8Array(Buffer.from('<html>')), /must be a PDF/],
    ['empty', () => new Uint8Array(), /must be a PDF/],
    ['larger than 10 MB', () => new Uint8Array(10_000_001), /larger than 10 MB/],
    ['damaged', () => new Uint8Array(Buffer.from('%PDF-1.7\nnothing here')), /damaged/],
    ['locked with a password', () => aCvPdf(1, { userPassword: 'a', ownerPassword: 'b' }), /password/],
    ['locked for changes', () => aCvPdf(1, { ownerPassword: 'b', permissions: {} }), /password/],
    ['longer than 50 pages', () => aCvPdf(51), /too long/],
    ['a bomb of 3 GB', () => aPdfBomb(3_000_000_000), /too complex/],
  ])('is refused if it is %s', async (_, make, message) => {
    const bytes = await make();
    await expect(upload(await aTalent(), bytes)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { cv: expect.stringMatching(message) } },
    });
    expect([contents.size, await fixture.context.db.$count(privateFiles)]).toEqual([0, 0]);
  });
});

describe('the file of a visitor', () => {
  const from = (network: string) => ({ network, userAgent: 'test' });

  it.each([
    ['no PDF', () => new Uint8Array(Buffer.from('<html>')), /must be a PDF/],
    ['locked with a password', () => aCvPdf(1, { userPassword: 'a', ownerPassword: 'b' }), /password/],
    ['longer than 50 pages', () => aCvPdf(51), /too long/],
  ])('is refused before they have an account if it is %s', async (_, make, message) => {
    await expect(files.check(fixture.context, from('192.0.2.1'), await make())).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { cv: expect.stringMatching(message) } },
    });
  });

  it('is stored nowhere by its check, of which a network has so many an hour', async () => {
    const few = createPrivateFiles(storage, pdfReader, { ...authServices().limits, fileChecksPerNetwork: 2 });
    const cv = await aCvPdf();
    const check = (network: string) => few.check(fixture.context, from(network), cv);
    await check('192.0.2.1');
    await check('192.0.2.1');
    await expect(check('192.0.2.1')).rejects.toMatchObject({ kind: 'tooMany' });
    await check('192.0.2.2');
    expect([contents.size, await fixture.context.db.$count(privateFiles)]).toEqual([0, 0]);
  });
});

describe('a picture of a page', () => {
  const sizeOf = async (webp: Buffer) => {
    const { format, width, height } = await sharp(webp).metadata();
    return [format, width, height];
  };

  it('shows what the page says, each page its own', async () => {
    const tuva = await aTalent();
    const { id } = await upload(tuva, await aCvPdf(2));
    const [first, second] = [await files.picture(tuva, id, 1), await files.picture(tuva, id, 2)];
    expect(await sizeOf(first)).toEqual(['webp', 1200, 1553]);
    // Each page has dark letters on white, and they differ.
    const { channels } = await sharp(first).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(channels[0]?.max).toBe(255);
    expect(first.equals(second)).toBe(false);
    await expect(files.picture(tuva, id, 3)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('is as small for a page of any shape', async () => {
    const tuva = await aTalent();
    const { id } = await upload(tuva, await aCvPdf(1, { size: [20, 14_000], margin: 1 }));
    const [, width = 0, height] = await sizeOf(await files.picture(tuva, id, 1));
    expect(Number(width)).toBeLessThan(10);
    expect(height).toBe(2400);
  });

  it('is refused where the page cannot be drawn', async () => {
    const tuva = await aTalent();
    const { id } = await upload(tuva, await aCvPdf());
    const [path] = contents.keys();
    contents.set(path ?? '', Buffer.from('%PDF-1.7 nothing of the kind'));
    await expect(files.picture(tuva, id, 1)).rejects.toMatchObject({ kind: 'absent' });
  });

  // The same bomb is refused when it is uploaded, above.
  edge(
    'is refused for a page that unpacks to gigabytes',
    async () => {
      const tuva = await aTalent();
      const { id } = await upload(tuva, await aCvPdf());
      const [path] = contents.keys();
      contents.set(path ?? '', aPdfBomb(2_000_000_000));
      await expect(files.picture(tuva, id, 1)).rejects.toMatchObject({ kind: 'absent' });
    },
    60_000,
  );
});

describe('the bytes of a private file', () => {
  const removeQueued = async () => {
    for (const event of await deletionEvents()) await react(fixture.context, event, privateFileReactions(storage));
  };

  edge('are removed once it is replaced or deleted', async () => {
    const tuva = await aTalent();
    await setCv(tuva, (await upload(tuva, await aCvPdf())).id);
    const next = await upload(tuva, await aCvPdf(2));
    await setCv(tuva, next.id);
    await removeQueued();
    expect([contents.size, await tuva.db.$count(privateFiles)]).toEqual([1, 1]);
    await setCv(tuva, null);
    await removeQueued();
    expect([contents.size, await tuva.db.$count(privateFiles), await myCv(tuva)]).toEqual([0, 0, null]);
  });

  it('stay while an application was sent with them', async () => {
    const tuva = await aTalent();
    const { id } = await upload(tuva, await aCvPdf());
    await setCv(tuva, id);
    const [talent] = await tuva.db.select({ id: talents.id }).from(talents);
    const company = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId: company.id });
    await someApplication(fixture.context, {
      jobId: job.id,
      companyId: company.id,
      talentId: talent?.id ?? '',
      cvFileId: id,
    });
    await setCv(tuva, null);
    expect((await files.read(tuva, id)).name).toBe('Tuva CV.pdf');
    await fixture.context.db.execute('DELETE FROM applications');
    const tomorrow = { ...fixture.context, now: new Date(fixture.context.now.getTime() + DAY_MS + 1) };
    expect(await deleteUnusedFiles(tomorrow)).toBe(1);
    await removeQueued();
    expect(contents.size).toBe(0);
  });

  it('are removed with their person', async () => {
    const tuva = await aTalent();
    await setCv(tuva, (await upload(tuva, await aCvPdf())).id);
    await fixture.context.db.execute('DELETE FROM talents');
    await fixture.context.db.execute('DELETE FROM users');
    await removeQueued();
    expect(contents.size).toBe(0);
  });

  it('are removed after a day if the process ended while it stored them', async () => {
    const tuva = await aTalent();
    const ending: Storage = {
      ...storage,
      write: async (path, bytes) => {
        await storage.write(path, bytes);
        throw new Error('killed');
      },
    };
    const upload = createPrivateFiles(ending, pdfReader, authServices().limits);
    await expect(upload.store(tuva, { name: 'CV.pdf', bytes: await aCvPdf() })).rejects.toThrow('killed');
    expect(contents.size).toBe(1);
    await deleteUnusedFiles({ ...fixture.context, now: new Date(fixture.context.now.getTime() + DAY_MS + 1) });
    await removeQueued();
    expect(contents.size).toBe(0);
  });

  it('wait a day for an application that is being written', async () => {
    await upload(await aTalent(), await aCvPdf());
    expect(await deleteUnusedFiles(fixture.context)).toBe(0);
  });
});
