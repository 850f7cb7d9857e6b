import { describe, expect, it } from 'vitest';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { someTalent } from '#testing/applications.ts';
import { applicationRow, columnNamed, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { findBoardCompany } from './access.server.ts';
import { findCard } from './card.server.ts';
import { moveCard, undoMove } from './moves.server.ts';
import { decideNo, undoNoes } from './noes.server.ts';
import { openCard } from './open-card.server.ts';

const fixture = rollbackFixture();
const minutesLater = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** An application that nobody has opened, its talent, and what each side reads of her status. */
async function anApplication() {
  const board = await someBoard(fixture.context);
  const person = await someTalent(fixture.context);
  const { id } = await board.send('Linnea Ek', { talentId: person.talentId, sentAt: minutesLater(-600) });
  const talent = fixture.as({ actor: { kind: 'user', userId: person.userId, companyIds: [], isAdmin: false } });
  const owner = (minutes: number) => ({ ...board.owner.context, now: minutesLater(minutes) });
  const company = await findBoardCompany(board.owner.context, 'tang');
  const { key } = await columnNamed(board.owner.context, 'First talk');
  const move = (minutes: number) => moveCard(owner(minutes), board.companyId, { id, version: 1, to: key });
  const undo = (minutes: number) => undoMove(owner(minutes), board.companyId, { id, version: 2 });
  const readAll = async () => {
    const { status, statusAt, steps, seenAt, clockFrom } = await findOwnApplication(talent, id);
    const [inList] = (await myApplications(talent)).docs;
    const { history } = await findCard(board.owner.context, company, id);
    return {
      page: { status, statusAt, steps, seenAt, clockFrom },
      list: [inList?.status, inList?.dates, inList?.isSeen],
      statusesOnCard: history.flatMap((entry) => (entry.status ? [entry.status] : [])),
    };
  };
  return { ...board, id, company, owner, move, undo, read: readAll };
}

describe('the undo of a move', () => {
  it('leaves no trace on the page and in the list of the talent, nor on the card', async () => {
    const { move, undo, read } = await anApplication();
    const before = await read();
    await move(0);
    expect((await read()).page.status).toBe('interview');
    expect((await read()).statusesOnCard).toEqual(['interview']);
    await undo(9);
    expect(await read()).toEqual(before);
  });

  it('keeps the status that the talent saw before, with its date', async () => {
    const { id, company, owner, companyId, move, read } = await anApplication();
    await openCard(owner(-300), company, id);
    const before = await read();
    expect(before.page).toMatchObject({ status: 'seen', steps: [{ status: 'seen' }] });
    await move(0);
    await undoMove(owner(1), companyId, { id, version: 2 });
    expect(await read()).toEqual(before);
  });

  it('says that it was seen where somebody opened the card in between', async () => {
    const { id, company, owner, move, undo, read } = await anApplication();
    await move(0);
    await openCard(owner(2), company, id);
    await undo(5);
    expect((await read()).statusesOnCard).toEqual(['seen']);
    expect((await read()).page).toMatchObject({ status: 'seen', seenAt: minutesLater(2).toISOString() });
  });

  it('is shown to the talent once the mail about the move has left', async () => {
    const { move, undo, read } = await anApplication();
    await move(0);
    await undo(11);
    expect((await read()).statusesOnCard).toEqual(['interview', 'received']);
    expect((await read()).page.statusAt).toBe(minutesLater(11).toISOString());
  });

  it('of a card that nobody opened leaves it unread, after a move and after a no', async () => {
    const { id, owner, companyId, move, undo, read } = await anApplication();
    const before = await read();
    await move(0);
    await undo(1);
    await decideNo(owner(2), companyId, { ids: [id], text: 'No.' });
    await undoNoes(owner(3), companyId, { moments: [minutesLater(2 + 48 * 60).toISOString()] });
    expect((await applicationRow(fixture.context, id)).seenAt).toBeNull();
    expect(await read()).toEqual(before);
  });
});
