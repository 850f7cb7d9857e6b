import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationMessages } from '#database/tables/applications.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someTalent } from '#testing/applications.ts';
import { applicationRow, boardOf, columnNamed, someBoard, someSentApplication } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { statementsOf } from '#testing/statements.ts';
import { findBoardCompany } from './access.server.ts';
import { findBoard } from './board.server.ts';
import { listApplicants } from './cards.server.ts';
import { addColumn, setAnonymous } from './columns.server.ts';
import { sendMessage } from './messages.server.ts';
import { moveCard, moveCards, undoMove } from './moves.server.ts';
import { decideNo, sendNoesNow, undoNoes } from './noes.server.ts';
import { findCv, noteCvOpening, openCard } from './open-card.server.ts';
import { addNote, setScore } from './reviews.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const INTERVIEW = { name: 'Interview', color: '#0c676b', meaning: 'interview' } as const;

const names = (column: { cards: { name: string }[] } | undefined) => column?.cards.map(({ name }) => name);

describe('the board', () => {
  it('shows the applicants of all jobs and of one, a column for each name', async () => {
    const { owner, send, companyId } = await someBoard(fixture.context);
    await send('Anna Lind');
    const other = await someSentApplication(fixture.context, { companyId, name: 'Bo Ek' });
    const all = await boardOf(owner.context);
    expect(all.columns.map(({ name, total }) => [name, total])).toEqual([
      ['Applied', 2],
      ['First talk', 0],
      ['Hired', 0],
      ['To be rejected', 0],
      ['Rejected', 0],
    ]);
    expect(all.columns[1]?.columnIds).toHaveLength(2);
    // A filter changes neither the numbers beside the jobs nor the noes that wait.
    const found = await boardOf(owner.context, { search: 'anna' });
    expect([found.total, found.jobs, found.waiting]).toEqual([1, all.jobs, all.waiting]);
    const one = await boardOf(owner.context, { jobId: other.jobId });
    expect(names(one.columns[0])).toEqual(['Bo Ek']);
    expect(one.columns[1]?.columnIds).toHaveLength(1);
  });

  it('takes two statements, however many people have applied, also searched, filtered and as a list', async () => {
    const { owner, send } = await someBoard(fixture.context);
    for (let each = 0; each < 55; each += 1) await send(`Person ${each}`);
    const filters = [{}, { search: 'person' }, { only: 'new' }, { sort: 'score' }, { list: { page: 2 } }] as const;
    for (const filter of filters) {
      const statements = await statementsOf(() => boardOf(owner.context, filter));
      expect(statements, JSON.stringify(filter)).toHaveLength(2);
    }
    const board = await boardOf(owner.context);
    expect(board.columns[0]).toMatchObject({ total: 55 });
    expect(board.columns[0]?.cards).toHaveLength(50);
  });

  it('shows the first cards of each column in every order, and a page of the list beside the same counts', async () => {
    const { owner, send } = await someBoard(fixture.context);
    const at = (minutes: number) => new Date(fixture.context.now.getTime() - minutes * 60_000);
    for (const [minutes, name] of ['Bo', 'Cy', 'Al', 'Di'].entries()) await send(name, { sentAt: at(minutes) });
    const firstNames = async (filter: Parameters<typeof boardOf>[1]) =>
      names((await boardOf(owner.context, { ...filter, limit: 2 })).columns[0]);
    expect(await firstNames({})).toEqual(['Bo', 'Cy']);
    expect(await firstNames({ sort: 'oldest' })).toEqual(['Di', 'Al']);
    expect(await firstNames({ sort: 'name' })).toEqual(['Al', 'Bo']);
    expect(await firstNames({ sort: 'oldest', search: 'i' })).toEqual(['Di']);
    const { list, columns, total } = await boardOf(owner.context, { list: { page: 1 }, search: 'o' });
    expect(list).toMatchObject({ total: 1, page: 1, pages: 1, docs: [{ name: 'Bo', column: 'Applied' }] });
    expect([total, columns[0]?.total, columns[0]?.cards]).toEqual([1, 1, []]);
    expect((await boardOf(owner.context, { list: { page: 9 } })).list).toMatchObject({ total: 4, docs: [] });
  });

  it('is for the team alone: strangers, talents and admins find nothing', async () => {
    const { companyId, send, jobId } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind');
    const other = await someCompany(fixture.context, { key: 'rival' });
    const rival = await somebody(fixture.context, { member: [{ id: other.id }] });
    const admin = await somebody(fixture.context, { isAdmin: true });
    const talent = await somebody(fixture.context, { isTalent: true });
    for (const { actor } of [rival, admin, talent]) {
      const context = fixture.as({ actor });
      const company = { id: companyId, key: 'tang', name: 'Tang', timeZone: 'UTC', canMove: true };
      for (const work of [
        async () => findBoardCompany(context, 'tang'),
        async () => findBoard(context, company),
        async () => listApplicants(context, company),
        async () => openCard(context, company, id),
        async () => findCv(context, companyId, id),
        async () => noteCvOpening(context, companyId, { card: id }),
        async () => moveCard(context, companyId, { id, version, to: 'hired' }),
        async () => undoMove(context, companyId, { id, version }),
        async () => addNote(context, companyId, id, { text: 'Hello' }),
        async () => setScore(context, companyId, id, { score: 5 }),
        async () => sendMessage(context, companyId, id, { text: 'Hello' }),
        async () => decideNo(context, companyId, { ids: [id], text: 'No' }),
        async () => sendNoesNow(context, companyId, { moments: [] }),
        async () => undoNoes(context, companyId, { moments: [] }),
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
    expect((await applicationRow(fixture.context, id)).step).toBe('applied');
  });

  it('lets a reviewer read, note and score, and nothing else', async () => {
    const { reviewer, companyId, send, jobId } = await someBoard(fixture.context);
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
      async () => sendNoesNow(context, companyId, { moments: [] }),
      async () => undoNoes(context, companyId, { moments: [] }),
      async () => addColumn(context, companyId, [jobId], INTERVIEW),
      async () => setAnonymous(context, companyId, jobId, true),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'E_REVIEWER' });
    }
  });

  it('hides names, contact and CV until a custom column where the team wants that', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind', {
      headline: 'Diver at Lind & Co',
      note: 'I dive.\n\nBest,\nAnna',
      answers: [{ question: 'Which school?', answer: 'Linds dykskola' }],
      profile: { phone: '12', links: ['x'], skills: ['diving'], experience: [{ company: 'Anna Lind AB' }] },
    });
    await fixture.context.db.insert(applicationMessages).values({
      id: newIdentifier(fixture.context.now),
      applicationId: id,
      at: fixture.context.now,
      isFromTalent: true,
      kind: 'message',
      text: 'Here is more. /anna',
    });
    await setAnonymous(owner.context, companyId, jobId, true);
    const company = await findBoardCompany(owner.context, 'tang');
    const hiddenCard = await openCard(owner.context, company, id);
    expect(hiddenCard).toMatchObject({
      email: null,
      profile: { skills: ['diving'] },
      note: 'I dive.\n\nBest,\n(their name)',
    });
    expect(JSON.stringify([hiddenCard, await boardOf(owner.context)])).not.toMatch(/Anna|Lind/i);
    for (const search of ['anna', 'lind']) expect((await boardOf(owner.context, { search })).total).toBe(0);
    expect((await boardOf(owner.context, { search: 'diver' })).total).toBe(1);
    await expect(sendMessage(owner.context, companyId, id, { text: 'Hi' })).rejects.toMatchObject({
      code: 'E_ANONYMOUS',
    });
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    expect(await openCard(owner.context, company, id)).toMatchObject({ name: 'Anna Lind', profile: { phone: '12' } });
  });

  it('calls new what this member has not opened, however often they look, and whatever a colleague has opened', async () => {
    const { owner, reviewer, send } = await someBoard(fixture.context);
    const openedCard = await send('Anna Lind');
    await send('Bo Ek');
    await send('Dag Ås', { withdrawnAt: new Date(fixture.context.now.getTime() - HOUR) });
    const newTo = async (member: { context: typeof owner.context }) => {
      const board = await boardOf(member.context);
      const cards = board.columns.flatMap((column) => column.cards).filter((card) => card.isNew);
      expect(board.newTotal).toBe(cards.length);
      expect((await boardOf(member.context, { only: 'new' })).total).toBe(cards.length);
      return cards.map(({ name }) => name).sort();
    };
    expect(await newTo(owner)).toEqual(['Anna Lind', 'Bo Ek']);
    await openCard(reviewer.context, await findBoardCompany(reviewer.context, 'tang'), openedCard.id);
    expect(await newTo(reviewer)).toEqual(['Bo Ek']);
    expect(await newTo(owner)).toEqual(['Anna Lind', 'Bo Ek']);
    await openCard(owner.context, await findBoardCompany(owner.context, 'tang'), openedCard.id);
    expect(await newTo(owner)).toEqual(['Bo Ek']);
  });

  it('calls nobody new whose rejection waits to be sent, and nothing that the team read before a member joined', async () => {
    const { companyId, owner, send } = await someBoard(fixture.context);
    const waiting = await send('Bo Ek', { step: 'toreject', rejectsAt: fixture.context.now });
    const readAt = new Date(fixture.context.now.getTime() - HOUR);
    await send('Cai Dal', { sentAt: readAt, seenAt: readAt });
    await send('Dag Ås', { sentAt: readAt });
    const later = await somebody(fixture.context, { member: [{ id: companyId }] });
    const board = await boardOf({ ...fixture.context, actor: later.actor });
    const cards = board.columns.flatMap((column) => column.cards);
    expect(cards.filter(({ isNew }) => isNew).map(({ name }) => name)).toEqual(['Dag Ås']);
    expect(cards.filter(({ isUnopened }) => isUnopened).map(({ id }) => id)).toContain(waiting.id);
    expect((await boardOf(owner.context)).newTotal).toBe(1);
  });

  it('gathers near-copies and further jobs of one person', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { talentId } = await someTalent(fixture.context);
    await send('Anna Lind', { talentId, textHash: 'same' });
    await someSentApplication(fixture.context, { companyId, talentId });
    const copy = await send('Bo Ek', { textHash: 'same' });
    const board = await boardOf(owner.context);
    const cards = board.columns[0]?.cards ?? [];
    expect(cards.filter(({ alike }) => alike === 1)).toHaveLength(2);
    expect(cards.filter(({ otherJobs }) => otherJobs === 1)).toHaveLength(2);
    expect(names((await boardOf(owner.context, { alike: copy.id })).columns[0])?.sort()).toEqual([
      'Anna Lind',
      'Bo Ek',
    ]);
  });

  it('sorts by date, name or the score of the team, and finds words', async () => {
    const { owner, manager, companyId, send } = await someBoard(fixture.context);
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

describe('a search for applicants', () => {
  it.each([
    ['Embla Ødegård', ['Ødegård', 'ødegård', 'Odegard', 'embla øde', 'oedegaard']],
    ['Þorgerður Árnadóttir', ['Þorgerður', 'thorgerdur', 'Árnadóttir', 'arnadottir', 'ÁRNA']],
    ['Ægir Åsen', ['Ægir', 'agir', 'Åsen', 'aasen', 'asen']],
  ])('finds %s in capitals, small letters and without accents', async (name, searches) => {
    const { owner, send } = await someBoard(fixture.context);
    await send('Bo Ek', { place: 'Malmö' });
    await send(name, { place: 'Tromsø' });
    for (const search of [...searches, 'Tromsø', 'TROMSØ', 'tromso']) {
      expect(names((await boardOf(owner.context, { search })).columns[0]), search).toEqual([name]);
    }
    for (const search of ['bergen', '%', '—']) expect((await boardOf(owner.context, { search })).total).toBe(0);
  });

  it('finds the words of the name, the headline and the place in any order', async () => {
    const { owner, send } = await someBoard(fixture.context);
    await send('Anna Lind', { headline: 'Designs ferries', place: 'Bodø' });
    await send('Anna Ek', { headline: 'Builds ferries', place: 'Oslo' });
    const matches = async (search: string) => names((await boardOf(owner.context, { search })).columns[0]);
    for (const search of ['Lind, Anna', 'anna  bodø', 'BODO ferries lind'])
      expect(await matches(search)).toEqual(['Anna Lind']);
    expect(await matches('anna ferries')).toHaveLength(2);
    expect(await matches('lind oslo')).toEqual([]);
  });

  it('takes and finds applicants whose signs fold into most letters, as long as they may be', async () => {
    const { owner, send } = await someBoard(fixture.context);
    // A Hangul syllable folds into three letters, and one like ㌕ into seven. Differing ones hardly compress.
    const signs = (from: number, total: number) =>
      String.fromCodePoint(
        ...Array.from({ length: total }, (_, n) =>
          n % 2 === 0 ? 0xac00 + (((from + n) * 7919) % 11_172) : 0x3300 + (((from + n) * 31) % 88),
        ),
      );
    await send(signs(0, 80), { headline: signs(80, 160), place: `${signs(240, 113)} Bodø` });
    expect((await boardOf(owner.context, { search: 'bodø' })).total).toBe(1);
  });

  it('finds a hidden person by nothing but the number on the card', async () => {
    const { owner, companyId, jobId, send } = await someBoard(fixture.context);
    const { id } = await send('Embla Ødegård');
    await setAnonymous(owner.context, companyId, jobId, true);
    const total = async (search: string) => (await boardOf(owner.context, { search })).total;
    expect([await total(id.slice(-5).toUpperCase()), await total('Ødegård')]).toEqual([1, 0]);
  });
});

describe('a move', () => {
  it('takes two statements, of one card and of forty', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    for (const number of [1, 40]) {
      const cards: { id: string; version: number }[] = [];
      for (let each = 0; each < number; each += 1) cards.push({ id: (await send(`Person ${each}`)).id, version: 1 });
      const move = () => moveCards(owner.context, companyId, { cards, to: 'hired' });
      expect(await statementsOf(move), `${number} cards`).toHaveLength(2);
    }
  });

  it('tells the talent what changed for them and restarts the answer clock', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const began = new Date(fixture.context.now.getTime() - 10 * 24 * HOUR);
    const { id, version } = await send('Anna Lind', { sentAt: began, clockDay: 7 });
    const { key } = await columnNamed(owner.context, 'First talk');
    await moveCard(owner.context, companyId, { id, version, to: key });
    expect(await applicationRow(fixture.context, id)).toMatchObject({
      step: 'custom',
      columnId: key,
      talentStatus: 'interview',
      clockFrom: fixture.context.now,
      clockDay: 0,
      version: 2,
    });
    await undoMove(owner.context, companyId, { id, version: 2 });
    expect(await applicationRow(fixture.context, id)).toMatchObject({
      step: 'applied',
      talentStatus: 'received',
      clockFrom: began,
      clockDay: 7,
    });
    await expect(undoMove(owner.context, companyId, { id, version: 3 })).rejects.toMatchObject({
      code: 'E_NOTHING_TO_UNDO',
    });
  });

  it('keeps a no to itself for 48 hours, with the clock running on', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id, version } = await send('Anna Lind');
    await moveCard(owner.context, companyId, { id, version, to: 'toreject' });
    expect(await applicationRow(fixture.context, id)).toMatchObject({
      talentStatus: 'received',
      clockFrom: fixture.context.now,
      rejectsAt: new Date(fixture.context.now.getTime() + 48 * HOUR),
    });
  });

  it('is refused with the card as it is now when somebody else was faster', async () => {
    const { owner, manager, companyId, send } = await someBoard(fixture.context);
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
    const { owner, companyId, send } = await someBoard(fixture.context);
    const cards = [await send('Anna Lind'), await send('Bo Ek'), await send('Cai Dal')];
    const [first] = cards;
    if (!first) throw new Error('There is no card.');
    await moveCard(owner.context, companyId, { ...versionOf(first), to: 'toreject' });
    const result = await moveCards(owner.context, companyId, { cards: cards.map(versionOf), to: 'hired' });
    expect(result.moved).toHaveLength(2);
    expect(result.refused).toMatchObject([{ id: first.id, code: 'E_CARD_CHANGED' }]);
  });

  it('goes to the column of the same name of its own job', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    await send('Anna Lind');
    const other = await someSentApplication(fixture.context, { companyId, name: 'Bo Ek' });
    const { columnIds } = await columnNamed(owner.context, 'First talk');
    const { rows } = await fixture.context.db.execute<{ id: string }>(
      sql`SELECT id FROM board_columns WHERE job_id = ${other.jobId}`,
    );
    const foreign = columnIds.find((id) => id !== rows[0]?.id) ?? '';
    await moveCard(owner.context, companyId, { ...versionOf(other), to: foreign });
    expect((await applicationRow(fixture.context, other.id)).columnId).toBe(rows[0]?.id);
  });

  const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version });
});
