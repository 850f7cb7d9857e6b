import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationEvents, applicationMessages, applications } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import { type ApplicationRow, someApplication, someTalent } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findBoardCompany, noteLook } from './access.server.ts';
import { findBoard, listApplicants } from './board.server.ts';
import { findCv, noteCvOpening, openCard } from './card.server.ts';
import { addColumn, changeColumns, deleteColumns, setAnonymous, shiftColumns } from './columns.server.ts';
import { sendMessage } from './messages.server.ts';
import { moveCard, moveCards, undoMove } from './moves.server.ts';
import { decideNo, sendDueNoes, sendNoNow } from './noes.server.ts';
import { addNote, setScore } from './reviews.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const INTERVIEW = { name: 'Interview', color: '#0c676b', meaning: 'interview' } as const;

/** An application as it stands once it was sent. */
async function apply({ companyId, ...row }: Partial<ApplicationRow> & { companyId: string }) {
  const jobId = row.jobId ?? (await someJob(fixture.context, { companyId })).id;
  const { id } = await someApplication(fixture.context, { name: 'Anna Lind', ...row, companyId, jobId });
  await tell(fixture.context, { type: 'application.sent', id, companyId });
  return { id, jobId, version: 1 };
}

/** A startup with a job, its team, and a board of two columns. */
async function aStartup(key = 'tang') {
  const company = await someCompany(fixture.context, { key, name: 'Tang' });
  const { id: jobId } = await someJob(fixture.context, { companyId: company.id, title: 'Diver' });
  const member = async (firstName: string, role: 'owner' | 'manager' | 'reviewer') => {
    const person = await somebody(fixture.context, { firstName, lastName: 'Lund', member: [{ id: company.id, role }] });
    return { ...person, context: fixture.as({ actor: person.actor }) };
  };
  const owner = await member('Ingrid', 'owner');
  const manager = await member('Halvor', 'manager');
  const reviewer = await member('Mette', 'reviewer');
  const send = (name: string, changes: object = {}) => apply({ companyId: company.id, jobId, name, ...changes });
  return { company, companyId: company.id, jobId, owner, manager, reviewer, send };
}

const boardOf = async (context: Context, key = 'tang', filter = {}) =>
  findBoard(context, await findBoardCompany(context, key), filter);
const rowOf = async (id: string) => {
  const [row] = await fixture.context.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('There is no such application.');
  return row;
};
const columnNamed = async (context: Context, name: string) => {
  const column = (await boardOf(context)).columns.find((each) => each.name === name);
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
};
const names = (column: { cards: { name: string }[] } | undefined) => column?.cards.map(({ name }) => name);

describe('the board', () => {
  it('shows the applicants of all jobs and of one, a column for each name', async () => {
    const { owner, send, companyId } = await aStartup();
    await send('Anna Lind');
    const other = await apply({ companyId, name: 'Bo Ek' });
    const all = await boardOf(owner.context);
    expect(all.columns.map(({ name, total }) => [name, total])).toEqual([
      ['Applied', 2],
      ['First talk', 0],
      ['Hired', 0],
      ['To be rejected', 0],
      ['Rejected', 0],
    ]);
    expect(all.columns[1]?.columnIds).toHaveLength(2);
    const one = await boardOf(owner.context, 'tang', { jobId: other.jobId });
    expect(names(one.columns[0])).toEqual(['Bo Ek']);
    expect(one.columns[1]?.columnIds).toHaveLength(1);
  });

  it('takes four statements, however many people have applied', async () => {
    const { owner, send } = await aStartup();
    for (let each = 0; each < 55; each += 1) await send(`Person ${each}`);
    const statements: string[] = [];
    const db = new Proxy(fixture.context.db, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name);
        return (query: Parameters<typeof target.execute>[0]) => {
          statements.push('');
          return target.execute(query);
        };
      },
    });
    const board = await boardOf({ ...owner.context, db });
    expect(statements).toHaveLength(4);
    expect(board.columns[0]).toMatchObject({ total: 55 });
    expect(board.columns[0]?.cards).toHaveLength(50);
  });

  it('is for the team alone: strangers, talents and admins find nothing', async () => {
    const { companyId, send, jobId } = await aStartup();
    const { id, version } = await send('Anna Lind');
    const other = await someCompany(fixture.context, { key: 'rival' });
    const rival = await somebody(fixture.context, { member: [{ id: other.id }] });
    const admin = await somebody(fixture.context, { isAdmin: true });
    const talent = await somebody(fixture.context, { isTalent: true });
    for (const { actor } of [rival, admin, talent]) {
      const context = fixture.as({ actor });
      const company = { id: companyId, key: 'tang', name: 'Tang', timeZone: 'UTC', lookedAt: null, canMove: true };
      for (const work of [
        async () => findBoardCompany(context, 'tang'),
        async () => findBoard(context, company),
        async () => listApplicants(context, company),
        async () => openCard(context, company, id),
        async () => findCv(context, companyId, id),
        async () => noteCvOpening(context, companyId, id),
        async () => noteLook(context, companyId),
        async () => moveCard(context, companyId, { id, version, to: 'hired' }),
        async () => undoMove(context, companyId, { id, version }),
        async () => addNote(context, companyId, id, { text: 'Hello' }),
        async () => setScore(context, companyId, id, { score: 5 }),
        async () => sendMessage(context, companyId, id, { text: 'Hello' }),
        async () => decideNo(context, companyId, { ids: [id], text: 'No' }),
        async () => sendNoNow(context, companyId, [id]),
        async () => addColumn(context, companyId, [jobId], INTERVIEW),
        async () => setAnonymous(context, companyId, jobId, true),
      ]) {
        await expect(work()).rejects.toMatchObject({ kind: 'absent' });
      }
    }
    const mine = fixture.as({ actor: rival.actor });
    // Their own startup lets them in, and still shows nothing of another's.
    await expect(moveCard(mine, other.id, { id, version, to: 'hired' })).rejects.toMatchObject({ kind: 'absent' });
    await expect(addNote(mine, other.id, id, { text: 'Hello' })).rejects.toMatchObject({ kind: 'absent' });
    await expect(addColumn(mine, other.id, [jobId], INTERVIEW)).rejects.toMatchObject({ kind: 'absent' });
    expect((await rowOf(id)).step).toBe('applied');
  });

  it('lets a reviewer read, note and score, and nothing else', async () => {
    const { reviewer, companyId, send, jobId } = await aStartup();
    const { id, version } = await send('Anna Lind');
    const { context } = reviewer;
    await addNote(context, companyId, id, { text: '@Halvor look at this' });
    await setScore(context, companyId, id, { score: 4 });
    const card = await openCard(context, await findBoardCompany(context, 'tang'), id);
    expect(card.notes).toMatchObject([{ by: 'Mette', isMine: true }]);
    for (const work of [
      async () => moveCard(context, companyId, { id, version, to: 'hired' }),
      async () => undoMove(context, companyId, { id, version }),
      async () => sendMessage(context, companyId, id, { text: 'Hello' }),
      async () => decideNo(context, companyId, { ids: [id], text: 'No' }),
      async () => sendNoNow(context, companyId, [id]),
      async () => addColumn(context, companyId, [jobId], INTERVIEW),
      async () => setAnonymous(context, companyId, jobId, true),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'E_REVIEWER' });
    }
  });

  it('hides names, contact and CV until a custom column where the team wants that', async () => {
    const { owner, companyId, jobId, send } = await aStartup();
    const { id, version } = await send('Anna Lind', { profile: { phone: '12', links: ['x'], skills: ['diving'] } });
    await setAnonymous(owner.context, companyId, jobId, true);
    const company = await findBoardCompany(owner.context, 'tang');
    const hidden = await openCard(owner.context, company, id);
    expect(hidden).toMatchObject({ email: null, profile: { skills: ['diving'] } });
    expect(JSON.stringify([hidden, await boardOf(owner.context)])).not.toMatch(/Anna|Lind/);
    expect((await boardOf(owner.context, 'tang', { search: 'anna' })).total).toBe(0);
    await expect(sendMessage(owner.context, companyId, id, { text: 'Hi' })).rejects.toMatchObject({
      code: 'E_ANONYMOUS',
    });
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    expect(await openCard(owner.context, company, id)).toMatchObject({ name: 'Anna Lind', profile: { phone: '12' } });
  });

  it('marks what is new since this member looked, and gathers near-copies and further jobs of one person', async () => {
    const { owner, companyId, send } = await aStartup();
    const { talentId } = await someTalent(fixture.context);
    await send('Anna Lind', { talentId, textHash: 'same' });
    await apply({ companyId, talentId });
    const copy = await send('Bo Ek', { textHash: 'same' });
    const board = await boardOf(owner.context);
    expect(board.newTotal).toBe(3);
    const cards = board.columns[0]?.cards ?? [];
    expect(cards.filter(({ alike }) => alike === 1)).toHaveLength(2);
    expect(cards.filter(({ otherJobs }) => otherJobs === 1)).toHaveLength(2);
    expect(names((await boardOf(owner.context, 'tang', { alike: copy.id })).columns[0])?.sort()).toEqual([
      'Anna Lind',
      'Bo Ek',
    ]);
    await noteLook(owner.context, companyId);
    expect((await boardOf(owner.context)).newTotal).toBe(0);
  });

  it('sorts by date, name or the score of the team, and finds words', async () => {
    const { owner, manager, companyId, send } = await aStartup();
    const at = (days: number) => ({ sentAt: new Date(fixture.context.now.getTime() - days * 24 * HOUR) });
    const anna = await send('Anna Lind', at(1));
    await send('Åse Vik', at(9));
    const bo = await send('Bo Ek', { ...at(5), place: 'Oslo' });
    await setScore(owner.context, companyId, bo.id, { score: 5 });
    await setScore(manager.context, companyId, bo.id, { score: 4 });
    await setScore(owner.context, companyId, anna.id, { score: 2 });
    const company = await findBoardCompany(owner.context, 'tang');
    const list = async (filter: object) => (await listApplicants(owner.context, company, filter)).docs;
    expect((await list({ sort: 'newest' })).map(({ name }) => name)).toEqual(['Anna Lind', 'Bo Ek', 'Åse Vik']);
    expect((await list({ sort: 'score' })).map(({ score }) => score)).toEqual([4.5, 2, null]);
    expect((await list({ only: 'due' })).map(({ name }) => name)).toEqual(['Åse Vik']);
    expect((await list({ search: 'oslo' })).map(({ name }) => name)).toEqual(['Bo Ek']);
    expect(await listApplicants(owner.context, company, { page: 9 })).toMatchObject({ docs: [], total: 3, pages: 1 });
  });
});

describe('a move', () => {
  it('tells the talent what changed for them and restarts the answer clock', async () => {
    const { owner, companyId, send } = await aStartup();
    const began = new Date(fixture.context.now.getTime() - 10 * 24 * HOUR);
    const { id, version } = await send('Anna Lind', { sentAt: began, clockDay: 7 });
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    expect(await rowOf(id)).toMatchObject({
      step: 'custom',
      columnId: key,
      toldStatus: 'interview',
      clockFrom: fixture.context.now,
      clockDay: 0,
      version: 2,
    });
    await undoMove(owner.context, companyId, { id, version: 2 });
    expect(await rowOf(id)).toMatchObject({ step: 'applied', toldStatus: 'received', clockFrom: began, clockDay: 7 });
    await expect(undoMove(owner.context, companyId, { id, version: 3 })).rejects.toMatchObject({
      code: 'E_NOTHING_TO_UNDO',
    });
  });

  it('keeps a no to itself for 48 hours, with the clock running on', async () => {
    const { owner, companyId, send } = await aStartup();
    const { id, version } = await send('Anna Lind');
    await moveCard(owner.context, companyId, { id, version, to: 'toreject' });
    expect(await rowOf(id)).toMatchObject({
      toldStatus: 'received',
      clockFrom: fixture.context.now,
      rejectsAt: new Date(fixture.context.now.getTime() + 48 * HOUR),
    });
  });

  it('is refused with the card as it is now when somebody else was faster', async () => {
    const { owner, manager, companyId, send } = await aStartup();
    const { id, version } = await send('Anna Lind');
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(manager.context, companyId, { id, version, to: key });
    await expect(moveCard(owner.context, companyId, { id, version, to: 'hired' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'E_CARD_CHANGED',
      message: 'Halvor has moved Anna Lind to First talk meanwhile.',
      details: { current: { version: 2, step: 'custom', columnId: key } },
    });
  });

  it('takes several at once, and names those that stayed', async () => {
    const { owner, companyId, send } = await aStartup();
    const cards = await Promise.all(['Anna Lind', 'Bo Ek', 'Cai Dal'].map((name) => send(name)));
    const [first] = cards;
    if (!first) throw new Error('There is no card.');
    await moveCard(owner.context, companyId, { ...versionOf(first), to: 'toreject' });
    const result = await moveCards(owner.context, companyId, { cards: cards.map(versionOf), to: 'hired' });
    expect(result.moved).toHaveLength(2);
    expect(result.refused).toMatchObject([{ id: first.id, code: 'E_CARD_CHANGED' }]);
  });

  it('goes to the column of the same name of its own job', async () => {
    const { owner, companyId, send } = await aStartup();
    await send('Anna Lind');
    const other = await apply({ companyId, name: 'Bo Ek' });
    const { columnIds } = await columnNamed(owner.context, 'First talk');
    const { rows } = await fixture.context.db.execute<{ id: string }>(
      sql`SELECT id FROM board_columns WHERE job_id = ${other.jobId}`,
    );
    const foreign = columnIds.find((id) => id !== rows[0]?.id) ?? '';
    await moveCard(owner.context, companyId, { ...versionOf(other), to: foreign });
    expect((await rowOf(other.id)).columnId).toBe(rows[0]?.id);
  });

  const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
});

describe('the columns', () => {
  it('are added, changed, ordered, and copied from the last board of the startup', async () => {
    const { owner, companyId, jobId, send } = await aStartup();
    await send('Anna Lind');
    await addColumn(owner.context, companyId, [jobId], INTERVIEW);
    await expect(addColumn(owner.context, companyId, [jobId], INTERVIEW)).rejects.toMatchObject({
      code: 'E_COLUMN_EXISTS',
    });
    const { columnIds } = await columnNamed(owner.context, 'Interview');
    await shiftColumns(owner.context, companyId, columnIds, -1);
    await changeColumns(owner.context, companyId, columnIds, { ...INTERVIEW, name: 'Meeting' });
    const custom = async (filter: object) =>
      (await boardOf(owner.context, 'tang', filter)).columns
        .filter(({ step }) => step === 'custom')
        .map(({ name }) => name);
    expect(await custom({ jobId })).toEqual(['Meeting', 'First talk']);
    const next = await apply({ companyId });
    expect(await custom({ jobId: next.jobId })).toEqual(['Meeting', 'First talk']);
    for (let each = 3; each <= 8; each += 1) {
      await addColumn(owner.context, companyId, [jobId], { ...INTERVIEW, name: `Round ${each}` });
    }
    await expect(
      addColumn(owner.context, companyId, [jobId], { ...INTERVIEW, name: 'One too many' }),
    ).rejects.toMatchObject({ code: 'E_TOO_MANY_COLUMNS' });
  });

  it('give their cards back to "Applied" when they are deleted, without a word to the talents', async () => {
    const { owner, companyId, send } = await aStartup();
    const { id, version } = await send('Anna Lind');
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    await deleteColumns(owner.context, companyId, [key]);
    expect(await rowOf(id)).toMatchObject({ step: 'applied', columnId: null, version: 3 });
    await expect(moveCard(owner.context, companyId, { id, version: 3, to: key })).rejects.toMatchObject({
      code: 'E_NO_COLUMN',
    });
  });
});

describe('a card', () => {
  it('is seen with its first opening, which leaves the clock alone', async () => {
    const { owner, send } = await aStartup();
    const { id } = await send('Anna Lind');
    const company = await findBoardCompany(owner.context, 'tang');
    await openCard(owner.context, company, id);
    await openCard({ ...owner.context, now: new Date(fixture.context.now.getTime() + HOUR) }, company, id);
    expect(await rowOf(id)).toMatchObject({
      seenAt: fixture.context.now,
      toldStatus: 'seen',
      clockFrom: fixture.context.now,
    });
    const events = await fixture.context.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    expect(events.map(({ kind }) => kind)).toEqual(['told']);
  });

  it('shows the notes with their mentions, and the scores of each and of all', async () => {
    const { owner, manager, companyId, send } = await aStartup();
    const { id } = await send('Anna Lind');
    await addNote(owner.context, companyId, id, { text: 'Ask @halvor, not @nobody' });
    await setScore(manager.context, companyId, id, { score: 5 });
    await setScore(manager.context, companyId, id, { score: 3 });
    const card = await openCard(owner.context, await findBoardCompany(owner.context, 'tang'), id);
    expect(card.notes[0]?.mentions).toEqual([manager.id]);
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
    const { owner, companyId, send } = await aStartup();
    const { id } = await send('Anna Lind', { sentAt: new Date(fixture.context.now.getTime() - 9 * 24 * HOUR) });
    await sendMessage(owner.context, companyId, id, {
      text: 'Hi {{firstName}}, about {{jobTitle}}. {{senderName}} at {{companyName}}',
    });
    expect(await rowOf(id)).toMatchObject({ clockFrom: fixture.context.now, clockDay: 0 });
    const [from = '', to = ''] = [48, 49].map((hours) =>
      new Date(fixture.context.now.getTime() + hours * HOUR).toISOString(),
    );
    const times = { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video' as const, place: '' };
    await sendMessage(owner.context, companyId, id, { text: 'Shall we talk?', times });
    expect((await rowOf(id)).clockFrom).toBeNull();
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
    const { owner, companyId, send } = await aStartup();
    const { id } = await send('Anna Lind');
    const write = (input: object) => sendMessage(owner.context, companyId, id, { text: 'Hi', ...input });
    await expect(write({ text: 'Hi {{fristName}}' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(write({ offer: { answerBy: '2020-01-01' } })).rejects.toMatchObject({ kind: 'invalid' });
    await fixture.context.db
      .update(applications)
      .set({ withdrawnAt: fixture.context.now })
      .where(eq(applications.id, id));
    await expect(write({})).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('a no', () => {
  it('reaches each person once, after 48 hours, with their own name', async () => {
    const { owner, companyId, send } = await aStartup();
    const sent = [];
    for (const name of ['Anna Lind', 'Bo Ek', 'Cai Dal']) sent.push(await send(name));
    const ids = sent.map(({ id }) => id);
    await decideNo(owner.context, companyId, { ids, text: 'Dear {{firstName}}, no. {{senderName}}' });
    expect(await sendDueNoes(fixture.context)).toBe(0);
    const back = sent[2]?.id ?? '';
    await undoMove(owner.context, companyId, { id: back, version: 2 });
    const later = fixture.at(new Date(fixture.context.now.getTime() + 48 * HOUR));
    expect(await sendDueNoes(later)).toBe(2);
    expect(await sendDueNoes(later)).toBe(0);
    const messages = await fixture.context.db.select().from(applicationMessages);
    expect(messages.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['no', 'Dear Anna, no. Ingrid'],
      ['no', 'Dear Bo, no. Ingrid'],
    ]);
    expect(await rowOf(ids[0] ?? '')).toMatchObject({ step: 'rejected', toldStatus: 'notSelected', clockFrom: null });
    expect(await rowOf(back)).toMatchObject({ step: 'applied', toldStatus: 'received' });
    await expect(undoMove(owner.context, companyId, { id: ids[0] ?? '', version: 3 })).rejects.toMatchObject({
      code: 'E_LOCKED',
    });
  });

  it('waits for a text where nobody has chosen one, and can be sent at once', async () => {
    const { owner, companyId, send } = await aStartup();
    const { id, version } = await send('Anna Lind');
    await moveCard(owner.context, companyId, { id, version, to: 'toreject' });
    expect(await sendDueNoes(fixture.at(new Date(fixture.context.now.getTime() + 99 * HOUR)))).toBe(0);
    await decideNo(owner.context, companyId, { ids: [id], text: 'No.' });
    expect(await sendNoNow(owner.context, companyId, [id])).toBe(1);
    expect(await sendNoNow(owner.context, companyId, [id])).toBe(0);
  });
});
