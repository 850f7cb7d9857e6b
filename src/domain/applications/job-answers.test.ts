import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { findBoardCompany } from './board/access.server.ts';
import { listApplicants } from './board/cards.server.ts';
import { sendMessage } from './board/messages.server.ts';
import { moveCard } from './board/moves.server.ts';
import { decideNo } from './board/noes.server.ts';
import { findJobAnswers } from './job-answers.server.ts';

const fixture = rollbackFixture();
const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * DAY_MS);

describe('the answers to the applicants of a job', () => {
  it('count first answers in time and late, and people who wait, of this job alone', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    const { id: other } = await someJob(fixture.context, { companyId });
    await send('Elsewhere', { jobId: other });
    const quick = await send('Quick', { sentAt: daysAgo(2) });
    const slow = await send('Slow', { sentAt: daysAgo(12) });
    await send('Due', { sentAt: daysAgo(9) });
    await send('New', { sentAt: daysAgo(1) });
    await send('Withdrawn', { sentAt: daysAgo(9), withdrawnAt: daysAgo(8), clockFrom: null });
    for (const { id } of [quick, slow]) await sendMessage(owner.context, companyId, id, { text: 'When can you talk?' });
    const answers = await findJobAnswers(owner.context, 'tang', jobId);
    expect(answers).toMatchObject({ total: 5, inTime: 1, late: 1, due: 1, waiting: 1 });
    expect(answers.steps[0]).toMatchObject({ name: 'Applied', total: 5 });
  });

  it('name first the people who have waited longest, and not those whose answer is on its way', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    for (const days of [3, 9, 1, 5]) await send(`Since ${days}`, { sentAt: daysAgo(days) });
    const rejectedCard = await send('Declined', { sentAt: daysAgo(20) });
    const hiredCard = await send('Hired', { sentAt: daysAgo(20) });
    await decideNo(owner.context, companyId, { ids: [rejectedCard.id], text: 'Thank you, [name].' });
    await moveCard(owner.context, companyId, { id: hiredCard.id, version: 1, to: 'hired' });
    const { unanswered, due, waiting } = await findJobAnswers(owner.context, 'tang', jobId);
    expect(unanswered.total).toBe(4);
    // Nobody of the four has had a first answer, and the others wait for none.
    expect([due, waiting]).toEqual([1, 3]);
    expect(unanswered.first.map(({ name }) => name)).toEqual(['Since 9', 'Since 5', 'Since 3']);
    const company = await findBoardCompany(owner.context, 'tang');
    expect((await listApplicants(owner.context, company, { jobId, only: 'unanswered' })).total).toBe(4);
  });

  it('are for the team alone: strangers and admins find nothing', async () => {
    const { jobId, reviewer } = await someBoard(fixture.context);
    const stranger = await somebody(fixture.context);
    const admin = await somebody(fixture.context, { isAdmin: true });
    for (const { actor } of [stranger, admin]) {
      await expect(findJobAnswers(fixture.as({ actor }), 'tang', jobId)).rejects.toMatchObject({ kind: 'absent' });
    }
    expect(await findJobAnswers(reviewer.context, 'tang', jobId)).toMatchObject({ total: 0, canMove: false });
  });
});
