import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { applicationEvents } from '#database/tables/applications.server.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import { setAnonymous } from '#domain/applications/board/columns.server.ts';
import type { Context } from '#domain/context.ts';
import { createPrivateFiles } from '#domain/talent/private-files.server.ts';
import { authServices } from '#testing/auth-services.ts';
import { someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPage } from '#testing/load-page.ts';
import { aPdf } from '#testing/pdf.ts';
import { somebody } from '#testing/people.ts';
import { memoryStorage } from '#testing/uploads.ts';
import { loader } from './card-cv.feed.ts';

const fixture = rollbackFixture();
const MINUTE_MS = 60_000;

/** A card with a CV, the link to it on the card of its owner, and the feed that serves it. */
async function aCv() {
  const privateFiles = createPrivateFiles(memoryStorage(), pdfReader, authServices().limits);
  const talent = await somebody(fixture.context, { isTalent: true });
  const cv = await privateFiles.store(fixture.as({ actor: talent.actor }), {
    name: 'Tuva.pdf',
    bytes: await aPdf('Tuva Lyngstad'),
  });
  const board = await someBoard(fixture.context);
  const { id } = await board.send('Tuva Lyngstad', { cvFileId: cv.id });
  const card = await findCard(board.owner.context, await findBoardCompany(board.owner.context, 'tang'), id);
  const open = async (context: Context, path: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await loadPage(loader, context, { path, method, params: { company: 'tang' }, privateFiles });
    return 'data' in answer ? { status: 200, type: answer.data.headers.get('content-type') } : answer;
  };
  const openings = async () =>
    (await fixture.context.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))).filter(
      ({ kind }) => kind === 'cvOpened',
    ).length;
  return { ...board, id, link: card.cv?.path ?? '', open, openings };
}

const later = (context: Context, minutes: number) => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * MINUTE_MS),
});

describe('the link to a CV', () => {
  it('opens it for its person, who is noted unless it was a HEAD request', async () => {
    const { owner, link, open, openings } = await aCv();
    expect(await open(owner.context, link, 'HEAD')).toMatchObject({ status: 200 });
    expect(await openings()).toBe(0);
    expect(await open(owner.context, link)).toEqual({ status: 200, type: 'application/pdf' });
    expect(await open(owner.context, `${link}&page=1`)).toEqual({ status: 200, type: 'image/webp' });
    expect(await openings()).toBe(1);
  });

  it('leads to the card once it has expired, and from a colleague at once, and notes nobody', async () => {
    const { owner, reviewer, id, link, open, openings } = await aCv();
    const card = { status: 302, location: `/client/startups/tang/applicants?card=${id}&expired=cv` };
    expect(await open(later(owner.context, 15), link)).toEqual(card);
    expect(await open(reviewer.context, link)).toEqual(card);
    expect(await open(owner.context, `/client/startups/tang/applicants/cv.pdf?card=${id}`)).toEqual(card);
    expect(await openings()).toBe(0);
  });

  it('leads an expired picture to its successor, and is absent for a picture that was never linked', async () => {
    const { owner, reviewer, id, link, open } = await aCv();
    const after = later(owner.context, 20);
    const answer = await open(after, `${link}&page=1`);
    expect(answer).toMatchObject({ status: 302, location: expect.stringContaining('&page=1&until=') });
    const successor = 'location' in answer ? (answer.location ?? '') : '';
    expect(await open(after, successor)).toEqual({ status: 200, type: 'image/webp' });
    expect(await open(reviewer.context, `${link}&page=1`)).toMatchObject({ status: 404 });
    const bare = `/client/startups/tang/applicants/cv.pdf?card=${id}&page=1`;
    expect(await open(owner.context, bare)).toMatchObject({ status: 404 });
  });

  it('opens nothing once the names are hidden', async () => {
    const { owner, companyId, jobId, link, open } = await aCv();
    await setAnonymous(owner.context, companyId, jobId, true);
    expect(await open(owner.context, link)).toMatchObject({ status: 404 });
    expect(await open(later(owner.context, 15), link)).toMatchObject({ status: 404 });
  });
});
