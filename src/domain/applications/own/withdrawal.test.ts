import { expect, it } from 'vitest';
import { applicantsCsv } from '#api/applicants-csv.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import { exportApplicants } from '#domain/applications/board/cards.server.ts';
import { someTalent } from '#testing/applications.ts';
import { boardOf, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { undoWithdrawal, withdraw } from './withdraw.server.ts';

const fixture = rollbackFixture();
const minutesLater = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** An application, its talent, and all that its startup reads of it at a moment. */
async function someApplication() {
  const { owner, send } = await someBoard(fixture.context);
  const person = await someTalent(fixture.context);
  const { id } = await send('Anna Lind', { talentId: person.talentId });
  const talent = (minutes: number) => ({
    ...fixture.as({ actor: { kind: 'user', userId: person.userId, companyIds: [], isAdmin: false } }),
    now: minutesLater(minutes),
  });
  const readAt = async (minutes: number) => {
    const context = { ...owner.context, now: minutesLater(minutes) };
    const company = await findBoardCompany(context, 'tang');
    const docs = await exportApplicants(context, company, {});
    const [card] = (await boardOf(context)).columns[0]?.cards ?? [];
    const { history, ended } = await findCard(context, company, id);
    return {
      file: applicantsCsv(docs),
      ended: [docs[0]?.ended, card?.ended, ended],
      history: history.map(({ kind }) => kind),
    };
  };
  return { id, talent, read: readAt };
}

it('shows the startup nothing of a withdrawal that its talent has undone', async () => {
  const { id, talent, read } = await someApplication();
  const before = await read(0);
  await withdraw(talent(1), id);
  expect(await read(10)).toEqual(before);
  await undoWithdrawal(talent(10), id);
  expect(await read(10)).toEqual(before);
  expect(await read(60)).toEqual(before);
});

it('shows the startup a withdrawal once it cannot be undone, and not the one before', async () => {
  const { id, talent, read } = await someApplication();
  await withdraw(talent(1), id);
  await undoWithdrawal(talent(2), id);
  await withdraw(talent(3), id);
  expect(await read(12)).toMatchObject({ ended: [null, null, null], history: [] });
  const { file, ...shown } = await read(13);
  expect(shown).toEqual({ ended: ['withdrawn', 'withdrawn', 'withdrawn'], history: ['withdrawn'] });
  expect(file).toContain('withdrawn');
});
