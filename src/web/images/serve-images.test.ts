import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '#adapters/storage.ts';
import { storeImage } from '#domain/media/commands.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { createImages } from './serve-images.server.ts';

const fixture = rollbackFixture();
const { call } = apiClient(() => fixture.context);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const images = createImages({
    storage: diskStorage(folder),
    contextFor: () => fixture.context,
    drawCard: () => Promise.reject(new Error('No share card is drawn here.')),
    nameOf: { thehub: 'Havn', plusimpact: 'Havn Impact' },
  });
  return images(new Request(`https://havn.example${path}`, { headers }), { caller: { platform: 'thehub' } });
}

describe('the path of a picture in an answer of the API', () => {
  it('is the address of its large variant, and the name of a variant after it leads to that one', async () => {
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0a575b' } })
      .png()
      .toBuffer();
    const { id } = await storeImage(
      fixture.as({ actor: { kind: 'system', name: 'test' } }),
      diskStorage(folder),
      bytes,
    );
    const { id: companyId } = await someCompany(fixture.context, { logoImageId: id, coverImageId: id });
    await someJob(fixture.context, { companyId });
    const { logoImage, coverImage } = (await call('/v2/jobs')).body.docs[0].company;
    const sizeOf = async (path: string) => {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [width, height];
    };
    expect(await sizeOf(logoImage.path)).toEqual([900, 300]);
    expect(await sizeOf(`${logoImage.path}?w=200&h=200&fit=crop`)).toEqual([900, 300]);
    expect(await sizeOf(coverImage.path)).toEqual([900, 300]);
    expect(await sizeOf(`${logoImage.path}/thumbnail`)).toEqual([200, 200]);
    const [company] = (await call('/companies')).body.docs;
    expect(await sizeOf(company.logoImage.url)).toEqual([200, 200]);

    const { headers } = await open(logoImage.path);
    expect((await open(logoImage.path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await open(logoImage.path, { 'if-none-match': '*' })).status).toBe(304);
  });

  it('is absent when no picture has the id, whatever the client claims to have', async () => {
    const path = '/images/65f0c0ffee0123456789abcd';
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      await expect(open(path, headers as Record<string, string>)).rejects.toMatchObject({ kind: 'absent' });
    }
  });
});
