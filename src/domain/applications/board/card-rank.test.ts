import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationRow, boardOf, columnNamed, someBoard, someSentApplication } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { statementsOf } from '#testing/statements.ts';
import { moveCard, moveCards, undoMove } from './moves.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const NAMES = ['Anna', 'Bo', 'Cai', 'Dag', 'Eva'] as const;

/** Five cards in "Applied" from the top, in alphabetical order, and a way to move one of them by name. */
async function fiveCards(row: (index: number) => object = () => ({})) {
  const board = await someBoard(fixture.context);
  const ids = new Map<string, string>();
  for (const [index, name] of NAMES.entries()) {
    const sentAt = new Date(fixture.context.now.getTime() - (index + 1) * HOUR);
    ids.set(name, (await board.send(name, { sentAt, movedAt: sentAt, ...row(index) })).id);
  }
  const idOf = (name: string) => ids.get(name) ?? '';
  const move = async (name: string, where: { to: string; after?: string; place?: 'top' | 'bottom' }) => {
    const { version } = await applicationRow(fixture.context, idOf(name));
    const after = where.after === undefined ? {} : { after: idOf(where.after) };
    return moveCard(board.owner.context, board.companyId, { id: idOf(name), version, ...where, ...after } as never);
  };
  const order = async (column = 'Applied', filter: object = {}) =>
    (await boardOf(board.owner.context, filter)).columns
      .find(({ name }) => name === column)
      ?.cards.map(({ name }) => name);
  return { ...board, idOf, move, order };
}

describe('a card that is put below another', () => {
  it('stands there, in its own column and in one it comes to', async () => {
    const { owner, move, order } = await fiveCards();
    await move('Eva', { to: 'applied', after: 'Anna' });
    expect(await order()).toEqual(['Anna', 'Eva', 'Bo', 'Cai', 'Dag']);
    await move('Anna', { to: 'applied', after: 'Cai' });
    expect(await order()).toEqual(['Eva', 'Bo', 'Cai', 'Anna', 'Dag']);
    await move('Eva', { to: 'applied', after: 'Dag' });
    expect(await order()).toEqual(['Bo', 'Cai', 'Anna', 'Dag', 'Eva']);
    const { key } = await columnNamed(owner.context, 'First talk');
    await move('Cai', { to: key });
    await move('Dag', { to: key });
    await move('Bo', { to: key, after: 'Dag' });
    expect(await order('First talk')).toEqual(['Cai', 'Dag', 'Bo']);
  });

  it('stands between cards of equal rank, and the others keep their order', async () => {
    const { move, order } = await fiveCards(() => ({ rank: -5 }));
    await move('Eva', { to: 'applied', after: 'Bo' });
    expect(await order()).toEqual(['Anna', 'Bo', 'Eva', 'Cai', 'Dag']);
    await move('Anna', { to: 'applied', after: 'Cai' });
    expect(await order()).toEqual(['Bo', 'Eva', 'Cai', 'Anna', 'Dag']);
  });

  it('finds its place however often others were put there before', async () => {
    const { move, order } = await fiveCards();
    // Each turn halves the gap of an hour, which a number of this size allows about 35 times.
    for (let turn = 0; turn < 60; turn += 1) {
      const [name = ''] = (await order())?.slice(-1) ?? [];
      const [above] = (await order()) ?? [];
      await move(name, { to: 'applied', after: above ?? '' });
      expect((await order())?.slice(0, 2)).toEqual([above, name]);
    }
    expect(await order()).toHaveLength(NAMES.length);
  });

  it('stands at the top, or where `place` says, if the other was moved away meanwhile', async () => {
    const { owner, manager, companyId, idOf, move, order } = await fiveCards();
    await moveCard(manager.context, companyId, { id: idOf('Bo'), version: 1, to: 'hired' });
    await move('Dag', { to: 'applied', after: 'Bo' });
    expect(await order()).toEqual(['Dag', 'Anna', 'Cai', 'Eva']);
    await move('Dag', { to: 'applied', after: 'Bo', place: 'bottom' });
    expect(await order()).toEqual(['Anna', 'Cai', 'Eva', 'Dag']);
    const foreign = await someSentApplication(fixture.context, { companyId, name: 'Foreign' });
    await fixture.context.db.execute(sql`DELETE FROM applications WHERE id = ${foreign.id}`);
    await moveCard(owner.context, companyId, { id: idOf('Eva'), version: 1, to: 'applied', after: foreign.id });
    expect(await order()).toEqual(['Eva', 'Anna', 'Cai', 'Dag']);
  });

  it('stands below a card of another job in the column of the same name', async () => {
    const { owner, companyId, jobId, idOf, order } = await fiveCards();
    const other = await someSentApplication(fixture.context, { companyId, name: 'Zoe' });
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id: idOf('Anna'), version: 1, to: key });
    const { id, version } = other;
    await moveCard(owner.context, companyId, { id, version, to: key, after: idOf('Anna') });
    await moveCard(owner.context, companyId, { id: idOf('Bo'), version: 1, to: key, after: id });
    expect(await order('First talk')).toEqual(['Anna', 'Zoe', 'Bo']);
    expect(await order('First talk', { jobId })).toEqual(['Anna', 'Bo']);
  });

  it('cannot be one of the cards on the move, and must be named by an id', async () => {
    const { owner, companyId, idOf } = await fiveCards();
    const [id, after] = [idOf('Anna'), 'Bo'];
    const cards = [{ id, version: 1 }];
    const attempt = (input: { after: string }) =>
      moveCards(owner.context, companyId, { cards, to: 'applied', ...input });
    await expect(attempt({ after: id })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(attempt({ after })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('takes two statements, also where there is no number between', async () => {
    const { owner, companyId, idOf } = await fiveCards(() => ({ rank: -5 }));
    const work = () =>
      moveCard(owner.context, companyId, { id: idOf('Eva'), version: 1, to: 'applied', after: idOf('Bo') });
    expect(await statementsOf(work)).toHaveLength(2);
  });
});

describe('a card that changes its place within its column', () => {
  it('keeps all else: nobody is told, its clocks run on, and the move before can still be undone', async () => {
    const { owner, companyId, idOf, move } = await fiveCards();
    await move('Anna', { to: 'toreject' });
    await move('Bo', { to: 'toreject' });
    const before = await applicationRow(fixture.context, idOf('Anna'));
    const later = { ...owner.context, now: new Date(fixture.context.now.getTime() + 5 * HOUR) };
    const { moved } = await moveCard(later, companyId, {
      id: before.id,
      version: before.version,
      to: 'toreject',
      after: idOf('Bo'),
    });
    expect(moved).toEqual([{ id: before.id, version: before.version + 1, canUndo: false, column: 'To be rejected' }]);
    const { rank, version, updatedAt, ...rest } = await applicationRow(fixture.context, before.id);
    expect(before).toMatchObject(rest);
    expect(rank).toBeGreaterThan(before.rank);
    const { rows } = await fixture.context.db.execute(
      sql`SELECT 1 FROM application_events WHERE application_id = ${before.id} AND kind = 'moved'`,
    );
    expect(rows).toHaveLength(1);
    await undoMove(owner.context, companyId, { id: before.id, version });
    expect((await applicationRow(fixture.context, before.id)).step).toBe('applied');
  });

  it('may do so long after it was hired, but not once it has ended', async () => {
    const longAgo = new Date(fixture.context.now.getTime() - 30 * 24 * HOUR);
    const { move, order } = await fiveCards((index) => ({
      step: 'hired',
      movedAt: longAgo,
      ...(index === 4 && { withdrawnAt: longAgo }),
    }));
    await move('Anna', { to: 'hired', after: 'Bo' });
    expect(await order('Hired')).toEqual(['Bo', 'Anna', 'Cai', 'Dag', 'Eva']);
    await expect(move('Eva', { to: 'hired', after: 'Bo' })).rejects.toMatchObject({ code: 'E_LOCKED' });
    // The card above may be one that has ended.
    await move('Bo', { to: 'hired', after: 'Eva' });
    expect(await order('Hired')).toEqual(['Anna', 'Cai', 'Dag', 'Eva', 'Bo']);
  });
});
