import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { boards } from '#database/tables/applications.server.ts';
import { applicationRow, boardOf, columnNamed, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { statementsOf } from '#testing/statements.ts';
import { findBoardCompany } from './access.server.ts';
import { moveCard, moveCards, undoMoves } from './moves.server.ts';
import { decideNo, sendDueNoes, undoNoes } from './noes.server.ts';
import { openCard } from './open-card.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const later = (hours: number) => new Date(fixture.context.now.getTime() + hours * HOUR);

/** Six people, of whom two stand in "First talk", and the order of every column. */
async function sixPeople() {
  const board = await someBoard(fixture.context);
  const { owner, companyId, send } = board;
  const ids: string[] = [];
  for (const [index, name] of ['Anna', 'Bo', 'Cai', 'Dag', 'Eva', 'Fia'].entries()) {
    ids.push((await send(name, { sentAt: later(-index - 1) })).id);
  }
  const { key } = await columnNamed(owner.context, 'First talk');
  for (const [index, id] of ids.slice(1, 3).entries()) {
    await moveCard({ ...owner.context, now: later(index - 30) }, companyId, { id, version: 1, to: key });
  }
  const order = async () =>
    (await boardOf(owner.context)).columns
      .filter(({ total }) => total > 0)
      .map(({ name, cards }) => `${name}: ${cards.map((card) => card.name).join(' ')}`);
  return { ...board, ids, order };
}

const batchesOf = async (owner: Parameters<typeof boardOf>[0]) => (await boardOf(owner)).waiting.batches;

describe('noes that wait', () => {
  it('stand by decision, each with its own moment and number', async () => {
    const { owner, companyId, ids } = await sixPeople();
    const people = (...of: number[]) =>
      of.map((at) => ({ id: ids[at], name: ['Anna', 'Bo', 'Cai', 'Dag', 'Eva'][at] }));
    const early = { ...owner.context, now: later(-5) };
    await decideNo(early, companyId, { ids: ids.slice(0, 2), text: 'No.' });
    await decideNo(owner.context, companyId, { ids: ids.slice(0, 5), text: 'No.' });
    expect(await batchesOf(owner.context)).toEqual([
      { at: later(43).toISOString(), total: 2, people: people(0, 1) },
      { at: later(48).toISOString(), total: 3, people: people(2, 3, 4) },
    ]);
    expect(await sendDueNoes(fixture.at(later(44)))).toBe(2);
    expect(await batchesOf(owner.context)).toEqual([
      { at: later(48).toISOString(), total: 3, people: people(2, 3, 4) },
    ]);
  });

  it('are taken back one by one, while the others of the decision wait on', async () => {
    const { owner, companyId, ids } = await sixPeople();
    await decideNo(owner.context, companyId, { ids, text: 'No.' });
    const [id = '', ...others] = ids;
    const card = (await boardOf(owner.context)).columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
    await moveCard(owner.context, companyId, { id, version: card?.version ?? 0, to: 'applied' });
    expect(await batchesOf(owner.context)).toMatchObject([
      { total: 5, people: others.slice(0, 3).map((each) => ({ id: each })) },
    ]);
  });

  it('name nobody on an anonymous board', async () => {
    const { owner, companyId, ids, jobId } = await sixPeople();
    await decideNo(owner.context, companyId, { ids, text: 'No.' });
    await fixture.context.db.update(boards).set({ isAnonymous: true }).where(eq(boards.jobId, jobId));
    const [batch] = await batchesOf(owner.context);
    expect(batch?.people.map(({ name }) => name)).toEqual(
      Array(3).fill(expect.stringMatching(/^Applicant [0-9A-F]{5}$/)),
    );
  });

  it('are undone by decision, and everybody stands again in the column and the place where they stood', async () => {
    const { owner, companyId, ids, order } = await sixPeople();
    const before = await order();
    expect(before).toEqual(['Applied: Anna Dag Eva Fia', 'First talk: Cai Bo']);
    await decideNo({ ...owner.context, now: later(-5) }, companyId, { ids: ids.slice(3, 4), text: 'No.' });
    const between = await order();
    await decideNo(owner.context, companyId, { ids: [...ids.slice(0, 2), ...ids.slice(4)], text: 'No.' });
    const { moved, refused } = await undoNoes(owner.context, companyId, { moments: [later(48).toISOString()] });
    expect(moved.map(({ column }) => column).sort()).toEqual(['Applied', 'Applied', 'Applied', 'First talk']);
    expect(refused).toEqual([]);
    expect(await order()).toEqual(between);
    await undoNoes(owner.context, companyId, { moments: [later(43).toISOString()] });
    expect(await order()).toEqual(before);
    expect(await batchesOf(owner.context)).toEqual([]);
  });

  it('are undone all at once: with as many statements for forty as for one', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    for (const number of [1, 40]) {
      const ids: string[] = [];
      for (let each = 0; each < number; each += 1) ids.push((await send(`Person ${each}`)).id);
      await decideNo(owner.context, companyId, { ids, text: 'No.' });
      const undo = () => undoNoes(owner.context, companyId, { moments: [later(48).toISOString()] });
      expect(await statementsOf(undo), `${number} people`).toHaveLength(3);
    }
    expect((await boardOf(owner.context)).columns[0]).toMatchObject({ name: 'Applied', total: 41 });
  });

  it('are undone for nobody by an empty choice or a time that is none', async () => {
    const { owner, companyId, ids } = await sixPeople();
    await decideNo(owner.context, companyId, { ids, text: 'No.' });
    for (const moments of [[], ['yesterday'], ["2026-13-45T99:00:00Z'"]]) {
      await expect(undoNoes(owner.context, companyId, { moments })).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect((await applicationRow(fixture.context, ids[0] ?? '')).step).toBe('toreject');
  });
});

describe('several moves that are undone', () => {
  it('put every card back to its own place, and leave those that a colleague has moved meanwhile', async () => {
    const { owner, manager, companyId, ids, order } = await sixPeople();
    const before = await order();
    const cards: { id: string; version: number }[] = [];
    for (const id of ids) cards.push({ id, version: (await applicationRow(fixture.context, id)).version });
    const { moved } = await moveCards(owner.context, companyId, { cards, to: 'hired' });
    await undoMoves(owner.context, companyId, moved);
    expect(await order()).toEqual(before);
    const again = await moveCards({ ...owner.context, now: later(1) }, companyId, {
      cards: moved.map(({ id, version }) => ({ id, version: version + 1 })),
      to: 'hired',
    });
    const [first] = again.moved;
    if (!first) throw new Error('Nobody moved.');
    await moveCard({ ...manager.context, now: later(2) }, companyId, {
      id: first.id,
      version: first.version,
      to: 'toreject',
    });
    const { refused } = await undoMoves(owner.context, companyId, again.moved);
    expect(refused).toMatchObject([{ id: first.id, message: 'Halvor has moved Anna to To be rejected meanwhile.' }]);
  });

  it('count those whom nobody opened, while their text says that it was read', async () => {
    const { owner, companyId, ids } = await sixPeople();
    const company = await findBoardCompany(owner.context, 'tang');
    const unreadCount = async () => (await boardOf(owner.context)).waiting.unread;
    await openCard(owner.context, company, ids[0] ?? '');
    await decideNo(owner.context, companyId, { ids: ids.slice(0, 3), text: 'We read yours, too.' });
    expect(await unreadCount()).toBe(2);
    await openCard(owner.context, company, ids[1] ?? '');
    expect(await unreadCount()).toBe(1);
    await decideNo(owner.context, companyId, { ids: ids.slice(0, 3), text: 'This time it is a no.' });
    expect(await unreadCount()).toBe(0);
  });
});
