import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { boardColumns } from '#database/tables/applications.server.ts';
import { applicationRow, boardOf, columnNamed, someBoard, someSentApplication } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { addColumn, changeColumns, deleteColumns, shiftColumns } from './columns.server.ts';
import { moveCard } from './moves.server.ts';

const fixture = rollbackFixture();
const INTERVIEW = { name: 'Interview', color: '#0c676b', meaning: 'interview' } as const;

describe('the columns', () => {
  it('are added, changed, ordered, and copied from the last board of the startup', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    await send('Anna Lind');
    await addColumn(owner.context, companyId, [jobId], INTERVIEW);
    await expect(addColumn(owner.context, companyId, [jobId], INTERVIEW)).rejects.toMatchObject({
      code: 'E_COLUMN_EXISTS',
    });
    const { columnIds } = await columnNamed(owner.context, 'Interview');
    await shiftColumns(owner.context, companyId, columnIds, -1);
    await changeColumns(owner.context, companyId, columnIds, { ...INTERVIEW, name: 'Meeting' });
    const custom = async (filter: object) =>
      (await boardOf(owner.context, filter)).columns.filter(({ step }) => step === 'custom').map(({ name }) => name);
    expect(await custom({ jobId })).toEqual(['Meeting', 'First talk']);
    const next = await someSentApplication(fixture.context, { companyId });
    expect(await custom({ jobId: next.jobId })).toEqual(['Meeting', 'First talk']);
    for (let each = 3; each <= 8; each += 1) {
      await addColumn(owner.context, companyId, [jobId], { ...INTERVIEW, name: `Round ${each}` });
    }
    await expect(
      addColumn(owner.context, companyId, [jobId], { ...INTERVIEW, name: 'One too many' }),
    ).rejects.toMatchObject({ code: 'E_TOO_MANY_COLUMNS' });
  });

  it('are added after a column, on each board after the one of its name, and otherwise before "Hired"', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    await send('Anna Lind');
    const other = await someSentApplication(fixture.context, { companyId });
    const rival = await someCompany(fixture.context, { key: 'rival' });
    const theirs = await someSentApplication(fixture.context, { companyId: rival.id });
    const jobIds = [jobId, other.jobId];
    const { key: talk } = await columnNamed(owner.context, 'First talk');
    const [foreign] = await fixture.context.db.select().from(boardColumns).where(eq(boardColumns.jobId, theirs.jobId));
    const add = (name: string, jobs: string[], after?: string) =>
      addColumn(owner.context, companyId, jobs, { ...INTERVIEW, name, after });
    const namesOf = async (job: string) =>
      (await boardOf(owner.context, { jobId: job })).columns
        .filter(({ step }) => step === 'custom')
        .map(({ name }) => name);
    await add('Offer', jobIds);
    await add('Interview', jobIds, talk);
    await add('Phone call', jobIds, 'applied');
    for (const job of jobIds) expect(await namesOf(job)).toEqual(['Phone call', 'First talk', 'Interview', 'Offer']);
    await add('Only here', [jobId], talk);
    const { key: onlyHere } = await columnNamed(owner.context, 'Only here');
    await add('Contract', jobIds, onlyHere);
    expect(await namesOf(jobId)).toEqual(['Phone call', 'First talk', 'Only here', 'Contract', 'Interview', 'Offer']);
    expect(await namesOf(other.jobId)).toEqual(['Phone call', 'First talk', 'Interview', 'Offer', 'Contract']);
    await expect(add('Nowhere', jobIds, foreign?.id ?? '')).rejects.toMatchObject({ kind: 'absent' });
    await expect(add('Nowhere', jobIds, 'hired')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('give their cards back to "Applied" when they are deleted, without a word to the talents', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind');
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    await deleteColumns(owner.context, companyId, [key]);
    expect(await applicationRow(fixture.context, id)).toMatchObject({ step: 'applied', columnId: null, version: 3 });
    await expect(moveCard(owner.context, companyId, { id, version: 3, to: key })).rejects.toMatchObject({
      code: 'E_NO_COLUMN',
    });
  });
});
