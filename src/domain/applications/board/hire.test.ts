import { describe, expect, it } from 'vitest';
import { someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findBoardCompany } from './access.server.ts';
import { findHire, findNotHired } from './hire.server.ts';
import { sendMessage } from './messages.server.ts';
import { moveCard } from './moves.server.ts';

const fixture = rollbackFixture();

describe('the question before somebody is hired', () => {
  it('names them, their offer, their mail, and how many others wait for their job', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    const company = await findBoardCompany(owner.context, 'tang');
    const anna = await send('Anna Lind');
    const bo = await send('Bo Berg');
    await send('Cai Ek');
    const rejectedCard = await send('Dag Holm');
    await moveCard(owner.context, companyId, { id: rejectedCard.id, version: 1, to: 'toreject' });
    await sendMessage(owner.context, companyId, anna.id, { text: 'Join us.', offer: { answerBy: '2027-03-01' } });
    const hire = await findHire(owner.context, company, [anna.id, bo.id]);
    expect(hire.people.map(({ name, firstName, hasOffer }) => [name, firstName, hasOffer])).toEqual([
      ['Anna Lind', 'Anna', true],
      ['Bo Berg', 'Bo', false],
    ]);
    expect(hire.people[0]?.mail).toEqual({
      subject: 'Congratulations from Tang',
      text: 'Tang has marked you as hired for Diver. We wish you a good start.',
    });
    expect(hire.jobs).toEqual([{ id: jobId, title: 'Diver', waiting: 1 }]);
  });

  it('leaves out those who are hired, and jobs that have closed', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const company = await findBoardCompany(owner.context, 'tang');
    const { id: closedId } = await someJob(owner.context, { companyId, status: 'EXPIRED' });
    const anna = await send('Anna Lind');
    const bo = await send('Bo Berg', { jobId: closedId });
    await moveCard(owner.context, companyId, { id: anna.id, version: 1, to: 'hired' });
    const hire = await findHire(owner.context, company, [anna.id, bo.id]);
    expect(hire.people.map(({ name }) => name)).toEqual(['Bo Berg']);
    expect(hire.jobs).toEqual([]);
  });

  it('is asked only about cards that would be hired by this move', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const [anna, bo, cai] = [await send('Anna Lind'), await send('Bo Berg'), await send('Cai Ek')];
    await moveCard(owner.context, companyId, { id: anna.id, version: 1, to: 'hired' });
    await moveCard(owner.context, companyId, { id: bo.id, version: 1, to: 'toreject' });
    const cards = [
      { id: anna.id, version: 2 },
      { id: bo.id, version: 1 },
      { id: cai.id, version: 1 },
    ];
    expect(await findNotHired(owner.context, companyId, cards)).toEqual([cai.id]);
  });

  it('is for those who may move cards, and about their own applicants', async () => {
    const { owner, reviewer, companyId, send } = await someBoard(fixture.context);
    const company = await findBoardCompany(reviewer.context, 'tang');
    const { id } = await send('Anna Lind');
    await expect(findHire(reviewer.context, company, [id])).rejects.toMatchObject({ kind: 'unmet' });
    await expect(findNotHired(reviewer.context, companyId, [])).rejects.toMatchObject({ kind: 'unmet' });
    const other = await someCompany(fixture.context, { key: 'kelp' });
    const stranger = { ...company, id: other.id };
    await expect(findHire(owner.context, stranger, [id])).rejects.toMatchObject({ kind: 'absent' });
  });
});
