import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationMessages } from '#database/tables/applications.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { moveCard } from '#domain/applications/board/moves.server.ts';
import { decideNo } from '#domain/applications/board/noes.server.ts';
import { answerOffer, answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someTalent } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { boardPage } from './board-data.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const later = (hours: number) => new Date(fixture.context.now.getTime() + hours * HOUR);
const page = (context: Parameters<typeof boardPage>[0], query = '') =>
  boardPage(context, 'tang', new URLSearchParams(query));

describe('an open card', () => {
  it('names the time that the talent chose, and strikes the others', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { talentId, userId } = await someTalent(fixture.context);
    const { id } = await send('Tuva Lind', { talentId });
    const talent = fixture.as({ actor: { kind: 'user', userId, companyIds: [], isAdmin: false } });
    const times = ['2027-01-07', '2027-01-08'].map((day) => ({
      from: `${day}T09:00:00.000Z`,
      to: `${day}T09:30:00.000Z`,
    }));
    const { id: message } = await sendMessage(owner.context, companyId, id, {
      text: 'Shall we talk?',
      times: { times, timeZone: 'Europe/Copenhagen', by: 'video', place: '' },
    });
    const firstMessage = async () => (await page(owner.context, `card=${id}`)).card?.messages[0];
    expect((await firstMessage())?.times.map(({ isOut }) => isOut)).toEqual([false, false]);
    await answerTimes(talent, id, message, { kind: 'yes', from: times[1]?.from ?? '' });
    expect(await firstMessage()).toMatchObject({
      answerText: 'They said yes to Friday 8 January, 10:00.',
      times: [{ isOut: true }, { text: 'Friday 8 January, 10:00', isOut: false }],
    });
  });

  it('says below a question that its answer is awaited, until the talent writes', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { talentId, userId } = await someTalent(fixture.context);
    const { id } = await send('Tuva Lind', { talentId });
    const talent = fixture.as({ actor: { kind: 'user', userId, companyIds: [], isAdmin: false } });
    const write = (text: string, hours: number, asks = false) =>
      sendMessage({ ...owner.context, now: later(hours) }, companyId, id, { text, asks });
    const answers = async () =>
      (await page({ ...owner.context, now: later(9) }, `card=${id}`)).card?.messages.map(
        ({ answerText }) => answerText,
      );
    await write('Thank you for writing.', 1);
    await write('When can you begin?', 2, true);
    await write('There is no hurry.', 3);
    const waits = 'Waiting for their answer. The clock is paused.';
    expect(await answers()).toEqual([null, waits, null]);
    await writeToStartup({ ...talent, now: later(4) }, authServices(), id, { kind: 'message', text: 'In May.' });
    await write('And where?', 5, true);
    expect(await answers()).toEqual([null, null, null, null, waits]);
  });

  it('shows the agreed talk with its link until it is over, and that the offer is accepted', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { talentId, userId } = await someTalent(fixture.context);
    const { id } = await send('Tuva Lind', { talentId });
    const talent = fixture.as({ actor: { kind: 'user', userId, companyIds: [], isAdmin: false } });
    const time = { from: '2027-01-08T09:00:00.000Z', to: '2027-01-08T09:30:00.000Z' };
    const place = 'https://talk.example/kelp';
    const { id: timesId } = await sendMessage(owner.context, companyId, id, {
      text: 'Shall we talk?',
      times: { times: [time], timeZone: 'Europe/Copenhagen', by: 'video', place },
    });
    const cardAt = async (now: Date) => (await page({ ...owner.context, now }, `card=${id}`)).card;
    expect(await cardAt(fixture.context.now)).toMatchObject({ talks: [], hasAcceptedOffer: false });
    await answerTimes(talent, id, timesId, { kind: 'yes', from: time.from });
    expect((await cardAt(new Date('2027-01-08T09:29:00Z')))?.talks).toEqual([
      { from: time.from, place, label: 'Friday 8 January, 10:00 to 10:30 (Copenhagen), 30 minutes, by video' },
    ]);
    expect((await cardAt(new Date(time.to)))?.talks).toEqual([]);
    const { id: offerId } = await sendMessage(owner.context, companyId, id, {
      text: 'Join us.',
      offer: { answerBy: '2027-01-20' },
    });
    const more = { times: [time], timeZone: 'Europe/Copenhagen', by: 'video' as const, place };
    await sendMessage(owner.context, companyId, id, { text: 'Once more?', times: more });
    expect(await cardAt(fixture.context.now)).toMatchObject({ hasAcceptedOffer: false, dueText: 'clock paused' });
    await answerOffer(talent, id, offerId, 'yes');
    const accepted = await cardAt(fixture.context.now);
    expect(accepted).toMatchObject({ hasAcceptedOffer: true, dueText: 'answer due in 7 days' });
    const answers = accepted?.messages.map(({ answerText }) => answerText);
    expect(answers).toContain('They accepted your offer instead.');
  });

  it('says when a no leaves, and announces no step of the clock after it', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind', { sentAt: later(-6 * 24) });
    const next = async () =>
      (await page(owner.context, `card=${id}`)).card?.timeline.flatMap(({ text, isPast }) => (isPast ? [] : [text]));
    expect(await next()).toEqual(['We nudge you, if it is quiet', 'We tell Anna, if it is still quiet']);
    await decideNo(owner.context, companyId, { ids: [id], text: 'No.' });
    expect(await next()).toEqual(['We nudge you, if it is quiet', 'Anna gets your no']);
    const { card } = await page(owner.context, `card=${id}`);
    expect(card?.noWaitsForText).toBe(false);
    expect(card?.rejectsText).toMatch(/^on \w+day \d+ \w+ at \d\d:\d\d$/);
  });

  it('promises no moment for a no whose job has no text yet', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind');
    await moveCard(owner.context, companyId, { id, version, to: 'toreject' });
    const { card } = await page(owner.context, `card=${id}`);
    expect(card).toMatchObject({ noWaitsForText: true, rejectsText: null });
    expect(card?.timeline.map(({ text }) => text)).not.toContain('Anna gets your no');
  });

  it('says when an answer is due in days of the clock, not in days of the application', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind', { sentAt: later(-15 * 24) });
    const due = async (context = owner.context) => (await page(context, `card=${id}`)).card?.dueText;
    expect(await due()).toBe('answer due for 8 days');
    await sendMessage(owner.context, companyId, id, { text: 'Thank you. We read it this week.' });
    expect(await due()).toBe('answer due in 7 days');
    expect(await due({ ...owner.context, now: later(7 * 24) })).toBe('answer due today');
    await decideNo(owner.context, companyId, { ids: [id], text: 'No.' });
    expect(await due()).toBeNull();
  });
});

describe('the noes that wait above the board', () => {
  it('say by decision when they leave, and stand as one within a minute', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const ids: string[] = [];
    for (const name of ['Anna', 'Bo', 'Cai', 'Dag']) ids.push((await send(name)).id);
    const decide = (at: Date, ids: string[]) =>
      decideNo({ ...owner.context, now: at }, companyId, { ids, text: 'No.' });
    await decide(later(-46), ids.slice(0, 1));
    await decide(fixture.context.now, ids.slice(1, 2));
    await decide(new Date(fixture.context.now.getTime() + 1), ids.slice(2));
    const { batches } = (await page(owner.context)).board.waiting;
    expect(batches.map(({ total, moments }) => [total, moments.length])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(batches.map(({ people }) => people.map(({ name }) => name))).toEqual([['Anna'], ['Bo', 'Cai', 'Dag']]);
    expect(batches[0]?.when).toMatch(/^today at \d\d:\d\d$/);
    expect(batches[1]?.when).toMatch(/^on \w+day \d+ \w+ at \d\d:\d\d$/);
  });
});

describe('reading one by one', () => {
  it('goes on to the last card of a column and of the list, though the page shows the first of them only', async () => {
    const { owner, send } = await someBoard(fixture.context);
    const ids: string[] = [];
    for (let n = 0; n < 52; n += 1) ids.unshift((await send(`Person ${n}`, { sentAt: later(n) })).id);
    for (const view of ['n=2', 'n=50', 'view=list&page=1', 'view=list&page=2']) {
      const readIds = ids.slice(0, 48);
      for (let id: string | null | undefined = ids[48]; id; ) {
        const { queue }: Awaited<ReturnType<typeof page>> = await page(owner.context, `${view}&card=${id}`);
        expect(queue).toMatchObject({ previous: readIds.at(-1) ?? null, place: readIds.length + 1, total: 52 });
        readIds.push(id);
        id = queue?.next;
      }
      expect(readIds).toEqual(ids);
    }
  });

  it('goes on among the new after one of them was opened, and after it has moved', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const [c, b, a] = [
      await send('Cai'),
      await send('Bo', { sentAt: later(1) }),
      await send('Anna', { sentAt: later(2) }),
    ];
    const queueAt = async (query: string) => (await page(owner.context, `only=new&${query}`)).queue;
    expect(await queueAt(`card=${a.id}`)).toMatchObject({ previous: null, next: b.id, place: 1, total: 3 });
    expect(await queueAt(`card=${b.id}`)).toMatchObject({ previous: null, next: c.id, place: 1, total: 2 });
    await decideNo(owner.context, companyId, { ids: [b.id], text: 'No.' });
    expect(await queueAt(`card=${b.id}&queue=${b.id}:applied:${c.id}`)).toMatchObject({
      previous: null,
      next: c.id,
      place: null,
      total: 1,
      column: 'applied',
    });
  });

  it('goes back among the new, and among those who wrote, to the ones read before', async () => {
    const { owner, send } = await someBoard(fixture.context);
    const [c, b, a] = [
      await send('Cai'),
      await send('Bo', { sentAt: later(1) }),
      await send('Anna', { sentAt: later(2) }),
    ];
    const sent = { text: 'Hello', at: fixture.context.now, isFromTalent: true };
    for (const { id } of [a, b, c]) {
      await fixture.context.db
        .insert(applicationMessages)
        .values({ ...sent, id: newIdentifier(sent.at), applicationId: id });
    }
    for (const [only, now] of [
      ['new', later(3)],
      ['wrote', later(4)],
    ] as const) {
      await fixture.context.db.execute(sql`UPDATE application_messages SET read_at = NULL`);
      const query = `only=${only}&since=${now.getTime()}`;
      const queueAt = async (id: string) => (await page({ ...owner.context, now }, `${query}&card=${id}`)).queue;
      expect(await queueAt(a.id)).toMatchObject({ previous: null, next: b.id, place: 1, total: 3 });
      expect(await queueAt(b.id)).toMatchObject({ previous: a.id, next: c.id, place: 2, total: 3 });
      expect(await queueAt(c.id)).toMatchObject({ previous: b.id, next: null, place: 3, total: 3 });
      expect(await queueAt(a.id)).toMatchObject({ previous: null, next: b.id, place: 1, total: 3 });
    }
  });
});
