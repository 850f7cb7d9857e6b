import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationEvents, applicationMessages, applications } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import { applicationRow, columnNamed, someBoard, someSentApplication } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { findBoardCompany } from './access.server.ts';
import { sendMessage } from './messages.server.ts';
import { moveCard, undoMove } from './moves.server.ts';
import { decideNo, findNoText, keepNoDraft, sendDueNoes, sendNoesNow } from './noes.server.ts';
import { noteCvOpening, openCard } from './open-card.server.ts';
import { addNote, setScore } from './reviews.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;

describe('a card', () => {
  it('is seen with its first opening, which leaves the clock alone', async () => {
    const { owner, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const company = await findBoardCompany(owner.context, 'tang');
    await openCard(owner.context, company, id);
    await openCard({ ...owner.context, now: new Date(fixture.context.now.getTime() + HOUR) }, company, id);
    expect(await applicationRow(fixture.context, id)).toMatchObject({
      seenAt: fixture.context.now,
      talentStatus: 'seen',
      clockFrom: fixture.context.now,
    });
    const events = await fixture.context.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    expect(events.map(({ kind }) => kind)).toEqual(['statusChanged']);
  });

  it('has its opening, its moves and their statuses in this order where they happened at the same moment', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const company = await findBoardCompany(owner.context, 'tang');
    await openCard(owner.context, company, id);
    const column = (await columnNamed(owner.context, 'First talk')).key;
    const hour = (hours: number) => ({ ...owner.context, now: new Date(fixture.context.now.getTime() + hours * HOUR) });
    for (let round = 0; round < 4; round += 1) {
      const version = round * 2 + 1;
      await moveCard(hour(version), companyId, { id, version, to: column });
      await moveCard(hour(version + 1), companyId, { id, version: version + 1, to: 'hired' });
    }
    const { history } = await openCard(hour(9), company, id);
    expect(history.map(({ status, kind }) => status ?? kind)).toEqual([
      'seen',
      ...Array.from({ length: 4 }, () => ['moved', 'interview', 'moved', 'hired']).flat(),
    ]);
  });

  it('notes once a day for each member that the CV was opened', async () => {
    const { owner, reviewer, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    for (const { context } of [owner, owner, reviewer]) await noteCvOpening(context, companyId, { card: id });
    const events = await fixture.context.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    expect(events.map(({ kind, details }) => [kind, details.userId])).toEqual([
      ['cvOpened', owner.id],
      ['cvOpened', reviewer.id],
    ]);
  });

  it('shows the notes with their mentions, and the scores of each and of all', async () => {
    const { owner, manager, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    await addNote(owner.context, companyId, id, { text: 'Ask @halvor, not @nobody' });
    await setScore(manager.context, companyId, id, { score: 5 });
    await setScore(manager.context, companyId, id, { score: 3 });
    const card = await openCard(owner.context, await findBoardCompany(owner.context, 'tang'), id);
    expect(card.notes[0]?.mentions).toEqual([manager.id]);
    await addNote(owner.context, companyId, id, { text: '@Hálvor, you too' });
    const again = await openCard(owner.context, await findBoardCompany(owner.context, 'tang'), id);
    expect(again.notes.map(({ mentions }) => mentions)).toEqual([[manager.id], [manager.id]]);
    expect(card.team.map(({ name, score }) => [name, score])).toEqual([
      ['Halvor', 3],
      ['Mette', null],
      ['Ingrid', null],
    ]);
    await setScore(manager.context, companyId, id, { score: null });
    await expect(setScore(manager.context, companyId, id, { score: 6 })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a message', () => {
  it('fills in the names and restarts the clock, which rests while an answer is awaited', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind', { sentAt: new Date(fixture.context.now.getTime() - 9 * 24 * HOUR) });
    await sendMessage(owner.context, companyId, id, {
      text: 'Hi {{firstName}}, about {{jobTitle}}. {{senderName}} at {{companyName}}',
    });
    expect(await applicationRow(fixture.context, id)).toMatchObject({ clockFrom: fixture.context.now, clockDay: 0 });
    const [from = '', to = ''] = [48, 49].map((hours) =>
      new Date(fixture.context.now.getTime() + hours * HOUR).toISOString(),
    );
    const times = { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video' as const, place: '' };
    await sendMessage(owner.context, companyId, id, { text: 'Shall we talk?', times });
    expect((await applicationRow(fixture.context, id)).clockFrom).toBeNull();
    const messages = await fixture.context.db
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.applicationId, id));
    expect(messages.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['message', 'Hi Anna, about Diver. Ingrid at Tang'],
      ['times', 'Shall we talk?'],
    ]);
  });

  it('is refused with a placeholder that does not exist, a time that has passed, or after the end', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const write = (input: object) => sendMessage(owner.context, companyId, id, { text: 'Hi', ...input });
    for (const text of ['Hi {{fristName}}', 'Hi {name}', 'Hi {{firstName']) {
      await expect(write({ text })).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(write({ offer: { answerBy: '2020-01-01' } })).rejects.toMatchObject({ kind: 'invalid' });
    const hour = (from: string) => ({ from, to: new Date(Date.parse(from) + HOUR).toISOString() });
    const later = new Date(fixture.context.now.getTime() + 48 * HOUR).toISOString();
    const times = {
      times: [hour(later), hour('2020-01-01T10:00:00Z')],
      timeZone: 'Europe/Oslo',
      by: 'video' as const,
      place: '',
    };
    await expect(write({ times })).rejects.toMatchObject({
      details: { fields: { 'times.times.1.from': 'Please choose a time in the future' } },
    });
    await fixture.context.db
      .update(applications)
      .set({ withdrawnAt: fixture.context.now })
      .where(eq(applications.id, id));
    await expect(write({})).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('a no', () => {
  it('reaches each person once, after 48 hours, with their own name', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const cards = [];
    for (const name of ['Anna Lind', 'Bo Ek', 'Cai Dal']) cards.push(await send(name));
    const ids = cards.map(({ id }) => id);
    await decideNo(owner.context, companyId, { ids, text: 'Dear {{firstName}}, no. {{senderName}}' });
    expect(await sendDueNoes(fixture.context)).toBe(0);
    const back = cards[2]?.id ?? '';
    await undoMove(owner.context, companyId, { id: back, version: 2 });
    const later = fixture.at(new Date(fixture.context.now.getTime() + 48 * HOUR));
    expect(await sendDueNoes(later)).toBe(2);
    expect(await sendDueNoes(later)).toBe(0);
    const messages = await fixture.context.db.select().from(applicationMessages);
    expect(messages.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['no', 'Dear Anna, no. Ingrid'],
      ['no', 'Dear Bo, no. Ingrid'],
    ]);
    expect(await applicationRow(fixture.context, ids[0] ?? '')).toMatchObject({
      step: 'rejected',
      talentStatus: 'notSelected',
      clockFrom: null,
    });
    expect(await applicationRow(fixture.context, back)).toMatchObject({ step: 'applied', talentStatus: 'received' });
    await expect(undoMove(owner.context, companyId, { id: ids[0] ?? '', version: 3 })).rejects.toMatchObject({
      code: 'E_LOCKED',
    });
  });

  it('is kept as a draft, with which nobody is written to, until it is said', async () => {
    const { owner, manager, reviewer, companyId, jobId, send } = await someBoard(fixture.context);
    const [waiting, other] = [await send('Anna Lind'), await send('Bo Ek')];
    await moveCard(owner.context, companyId, { id: waiting.id, version: waiting.version, to: 'toreject' });
    const keep = (context: Context, text: string, ids = [other.id]) => keepNoDraft(context, companyId, { ids, text });
    await keep(owner.context, 'Dear {{fristName}},');
    const later = fixture.at(new Date(fixture.context.now.getTime() + 99 * HOUR));
    expect(await sendDueNoes(later)).toBe(0);
    expect(await applicationRow(fixture.context, other.id)).toMatchObject({ step: 'applied', version: 1 });
    expect((await findNoText(manager.context, companyId, jobId)).text).toBe('Dear {{fristName}},');

    await decideNo(owner.context, companyId, { ids: [waiting.id], text: 'No.' });
    expect((await findNoText(owner.context, companyId, jobId)).text).toBe('No.');
    await keep(owner.context, 'A better no.');
    expect(await sendDueNoes(later)).toBe(1);
    const messages = await fixture.context.db.select().from(applicationMessages);
    expect(messages.map(({ text }) => text)).toEqual(['No.']);
    expect((await findNoText(owner.context, companyId, jobId)).text).toBe('A better no.');

    await expect(keep(reviewer.context, 'No.')).rejects.toMatchObject({ kind: 'unmet' });
    await expect(keep(owner.context, ' ')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(keep(owner.context, 'No.', ['6560a1b2c3d4e5f601234567'])).rejects.toMatchObject({ kind: 'absent' });
    const foreign = await someSentApplication(fixture.context, { companyId: (await someCompany(fixture.context)).id });
    await expect(keep(owner.context, 'No.', [foreign.id])).rejects.toMatchObject({ kind: 'absent' });
  });

  it('waits for a text where nobody has chosen one, and can be sent at once', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind');
    await moveCard(owner.context, companyId, { id, version, to: 'toreject' });
    expect(await sendDueNoes(fixture.at(new Date(fixture.context.now.getTime() + 99 * HOUR)))).toBe(0);
    await decideNo(owner.context, companyId, { ids: [id], text: 'No.' });
    const moments = [(await applicationRow(fixture.context, id)).rejectsAt?.toISOString() ?? ''];
    expect(await sendNoesNow(owner.context, companyId, { moments })).toBe(1);
    expect(await sendNoesNow(owner.context, companyId, { moments })).toBe(0);
  });
});
