import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCardDrawing } from '#adapters/card-drawing.ts';
import { diskStorage } from '#adapters/storage.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { storeImage } from '#domain/media/commands.server.ts';
import { readShareCardAddress, siteCardPath } from '#domain/media/share-card.ts';
import { landingPageOf } from '#domain/search/landing/landing-pages.ts';
import { landingCard, landingCardPath } from '#domain/search/landing/share-card.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { createImages } from '#web/images/serve-images.server.ts';

const fixture = rollbackFixture();
const drawing = createCardDrawing();
let folder: string;
let drawings = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(async () => {
  await drawing.stop();
  await rm(folder, { recursive: true });
});

/** The image server with empty caches. It counts the cards it draws. */
function imageServer(context: Context = fixture.context, draw = (card: object) => drawing.draw(card)) {
  const images = createImages({
    storage: diskStorage(folder),
    contextFor: (platform) => ({ ...context, platform }),
    drawCard: (card) => {
      drawings += 1;
      return draw(card);
    },
    nameOf: { thehub: 'Havn', plusimpact: 'Havn Impact' },
  });
  return (path: string, options: RequestInit = {}, platform: Context['platform'] = 'thehub') =>
    images(new Request(`https://havn.example${path}`, options), { caller: { platform } });
}

async function cardOf(id: string, context = fixture.context): Promise<string> {
  const { job } = await findJob(context, id, { origin: '' });
  return job.socialImageUrl ?? '';
}

async function look(path: string, open = imageServer()): Promise<Metadata> {
  const answer = await open(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}

async function kindOfRefusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return error instanceof Refusal ? error.kind : String(error);
}

describe('the card of a job', () => {
  it('is a picture of 1200 by 630 at the address that the job and the API name', async () => {
    const { id } = await someJob(fixture.context, { places: ['Bergen'] });
    const { job } = await findJob(fixture.context, id, { origin: 'https://havn.example' });
    expect(job.share.image).toBe(job.socialImageUrl);
    expect(job.socialImageUrl).toMatch(
      new RegExp(`^https://havn\\.example/images/share/job/${id}-[0-9a-f]{16}\\.png$`),
    );
    expect(await look(await cardOf(id))).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  it('is cached forever, because a new title gets a new address', async () => {
    const { id } = await someJob(fixture.context, { title: 'Sailor' });
    const before = await cardOf(id);
    const answer = await imageServer()(before);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = answer.headers.get('etag') ?? '';
    expect((await imageServer()(before, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await imageServer()(before, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    await fixture.context.db.execute(`UPDATE jobs SET title = 'Captain' WHERE id = '${id}'`);
    const after = await cardOf(id);
    expect(after).not.toBe(before);
    const old = await imageServer()(before);
    expect([old.status, old.headers.get('location')]).toEqual([302, after]);
  });

  it('keeps its address until its content changes', async () => {
    const { id } = await someJob(fixture.context);
    const before = await cardOf(id);
    await fixture.context.db.execute(`UPDATE jobs SET views_total = 900, updated_at = now() WHERE id = '${id}'`);
    expect(await cardOf(id)).toBe(before);
  });

  it('changes when the job closes, and is gone when its page is', async () => {
    const { id } = await someJob(fixture.context);
    const open = await cardOf(id);
    const later = fixture.at(new Date(fixture.context.now.getTime() + 40 * DAY_MS));
    const closedCard = await cardOf(id, later);
    expect(closedCard).not.toBe(open);
    expect(await look(closedCard, imageServer(later))).toMatchObject({ width: 1200 });
    const monthsLater = fixture.at(new Date(fixture.context.now.getTime() + 300 * DAY_MS));
    expect(await kindOfRefusal(imageServer(monthsLater)(closedCard))).toBe('gone');
  });

  it('is absent for drafts, jobs in review, hidden startups and invalid addresses', async () => {
    const { id } = await someJob(fixture.context);
    const hash = readShareCardAddress((await cardOf(id)).slice('/images/share/'.length))?.hash;
    const draft = await someJob(fixture.context, { status: 'DRAFT', approvedAt: null, publishedAt: null });
    const review = await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    const hiddenStartup = await someCompany(fixture.context, { status: 'SUSPENDED' });
    const ofHidden = await someJob(fixture.context, { companyId: hiddenStartup.id });
    const open = imageServer();
    for (const path of [
      `job/${draft.id}-${hash}.png`,
      `job/${review.id}-${hash}.png`,
      `job/${ofHidden.id}-${hash}.png`,
      `job/${'f'.repeat(24)}-${hash}.png`,
      `job/${id}-${hash}.jpg`,
      `job/${id}.png`,
      `job/../${id}-${hash}.png`,
      `startup/${hiddenStartup.id}-${hash}.jpg`,
      `landing/no-such-page-${hash}.png`,
      `site/back-${hash}.png`,
      'job/',
      '',
    ]) {
      expect([path, await kindOfRefusal(open(`/images/share/${path}`))]).toEqual([path, 'absent']);
    }
    // A site that does not show the startup has no card of its jobs.
    expect(await kindOfRefusal(open(await cardOf(id), {}, 'plusimpact'))).toBe('absent');
    expect(await kindOfRefusal(open(await cardOf(id), { method: 'POST' }))).toBe('absent');
  });

  it('is drawn once for many requests, and stored for the next server', async () => {
    const path = await cardOf((await someJob(fixture.context, { title: 'Lighthouse Keeper' })).id);
    drawings = 0;
    const open = imageServer();
    await Promise.all(Array.from({ length: 12 }, () => look(path, open)));
    await look(path, imageServer());
    expect(drawings).toBe(1);
  });

  it.each([
    [
      'very long',
      'Senior Principal Staff Platform Reliability Engineer for Everything Under the Sun, Twice '.repeat(3),
    ],
    ['one word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['in Nordic letters', 'Þróunarstjóri, Ærøskøbing, Åland: Öö, ðá'],
    ['with emoji', 'Designer 🚀👩🏽‍🚀🇩🇰'],
    ['in other scripts', '数据工程师 مهندس مهندسة'],
    ['with marks and controls', `Z\u0336a\u0336l\u0336g\u0336o\u202e \u0007\u00ad engineer`],
    ['with half a letter', 'Engineer \ud83d'],
    ['as markup', '</svg><script>alert(1)</script> & "quotes" \'too\' <img src=x onerror=alert(1)>'],
    ['of nothing that shows', '\u200b\u200b'],
  ])('is drawn for any title: %s', async (_, title) => {
    const company = await someCompany(fixture.context, { name: title.slice(0, 60).replace('\ud83d', '') });
    const changes = { title: title.replace(/\0/g, ''), companyId: company.id, places: ['Bergen', 'Oslo', 'Tromsø'] };
    const { id } = await someJob(fixture.context, { ...changes, title: changes.title.replace('\ud83d', '\ufffd') });
    expect(await look(await cardOf(id))).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('the card of a startup', () => {
  it('shows its logo and its cover, whatever their format', async () => {
    const system = fixture.as({ actor: { kind: 'system', name: 'test' } });
    const pictureOf = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 4, background } });
    const logo = await storeImage(system, diskStorage(folder), await pictureOf(300, 300, '#c22f38').avif().toBuffer());
    const cover = await storeImage(system, diskStorage(folder), await pictureOf(900, 600, '#0000ff').webp().toBuffer());
    const { id } = await someCompany(fixture.context, { logoImageId: logo.id, coverImageId: cover.id });
    const redirect = await imageServer()(`/images/share/startup/${id}-${'0'.repeat(16)}.jpg`);
    const path = redirect.headers.get('location') ?? '';
    const answer = await imageServer()(path);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const colorAt = async (x: number, top: number) => {
      const { data } = await picture
        .clone()
        .extract({ left: x, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return ['r', 'g', 'b'].filter((_, at) => (data[at] ?? 0) > 150).join('');
    };
    expect([await colorAt(1000, 100), await colorAt(150, 330)]).toEqual(['b', 'r']);
  });
});

describe('the cards of landing pages and of the site', () => {
  it('are pictures of the same size', async () => {
    const page = landingPageOf('developer-jobs-copenhagen');
    if (!page) throw new Error('The landing page is missing.');
    const path = landingCardPath(landingCard(page, 0, 'thehub'));
    for (const address of [path, siteCardPath('Havn')]) {
      expect(await look(address)).toMatchObject({ width: 1200, height: 630, format: 'png' });
    }
    expect((await imageServer()(siteCardPath('Havn'), {}, 'plusimpact')).headers.get('location')).toBe(
      siteCardPath('Havn Impact'),
    );
  });

  it('change in steps, not with every job', () => {
    const page = landingPageOf('developer-jobs');
    if (!page) throw new Error('The landing page is missing.');
    const addresses = new Set(
      Array.from({ length: 10_001 }, (_, total) => landingCardPath(landingCard(page, total, 'thehub'))),
    );
    expect(addresses.size).toBe(16);
    expect(landingCard(page, 29, 'thehub').atLeast).toBe(20);
    expect(landingCard(page, 2, 'thehub').atLeast).toBeNull();
  });
});
