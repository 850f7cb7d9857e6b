import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, inTransaction, visitor } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { someApplication } from '#testing/applications.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findBoardCompany } from './access.server.ts';
import { findBoard } from './board.server.ts';
import { deleteColumns } from './columns.server.ts';
import { moveCard } from './moves.server.ts';
import { decideNo, sendDueNoes } from './noes.server.ts';
import { openCard } from './open-card.server.ts';

const database = ownDatabase();
let open: OpenDatabase[] = [];
let first: Context;
let second: Context;
beforeEach(() => {
  open = [1, 2].map(() => openDatabase(database.url, { connections: 4 }));
  const [one, other] = open.map(
    ({ db }): Context => ({ actor: visitor, db, now: new Date(), platform: 'thehub', listeners: LISTENERS }),
  );
  first = one as Context;
  second = other as Context;
});
afterEach(async () => {
  for (const each of open) await each.close();
});

async function aBoard(people: number) {
  const company = await someCompany(first);
  const { id: jobId } = await someJob(first, { companyId: company.id });
  const members = [
    await somebody(first, { firstName: 'Ingrid', member: [{ id: company.id }] }),
    await somebody(first, { firstName: 'Halvor', member: [{ id: company.id, role: 'manager' }] }),
  ];
  const ids: string[] = [];
  for (let each = 0; each < people; each += 1) {
    const { id } = await someApplication(first, { companyId: company.id, jobId, name: `Person${each} Ek` });
    await inTransaction(first, (inside) => tell(inside, { type: 'application.sent', id, companyId: company.id }));
    ids.push(id);
  }
  const [one, other] = [first, second].map((context, at) => ({ ...context, actor: members[at]?.actor ?? visitor }));
  if (!one || !other) throw new Error('There are two members.');
  const board = await findBoard(one, await findBoardCompany(one, company.key));
  const column = board.columns.find(({ step }) => step === 'custom')?.key ?? '';
  return { companyId: company.id, ids, one, other, column };
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const rowsOf = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await first.db.execute<T>(query)).rows;

describe('two managers', () => {
  it('open the same card at the same moment, and both have opened it', async () => {
    const { companyId, ids, one, other } = await aBoard(12);
    const company = await findBoardCompany(one, companyId);
    const outcomes = await Promise.all(
      ids.flatMap((id) => [one, other].map((member) => outcome(openCard(member, company, id)))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const [{ openings, statusChanges } = expect.fail()] = await rowsOf<{ openings: number; statusChanges: number }>(sql`
      SELECT (SELECT count(*)::int FROM application_openings o JOIN applications a ON a.id = o.application_id
          WHERE a.company_id = ${companyId}) AS openings,
        (SELECT count(*)::int FROM application_events e JOIN applications a ON a.id = e.application_id
          WHERE a.company_id = ${companyId} AND e.kind = 'statusChanged') AS "statusChanges"`);
    expect([openings, statusChanges], 'each talent is told once').toEqual([24, 12]);
  });

  it('move one card at the same moment: one does, and the other is told', async () => {
    const { companyId, ids, one, other, column } = await aBoard(8);
    for (const id of ids) {
      const outcomes = await Promise.all([
        outcome(moveCard(one, companyId, { id, version: 1, to: 'hired' })),
        outcome(moveCard(other, companyId, { id, version: 1, to: column })),
      ]);
      expect(outcomes.sort()).toEqual(['E_CARD_CHANGED', 'done']);
      expect(await rowsOf(sql`SELECT version FROM applications WHERE id = ${id}`)).toEqual([{ version: 2 }]);
    }
  });

  it('delete a column while a card comes to it, and the card is in Applied or was refused', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { companyId, ids, one, other, column } = await aBoard(1);
      const [id = ''] = ids;
      const [deletion, move] = await Promise.all([
        outcome(deleteColumns(one, companyId, [column])),
        outcome(moveCard(other, companyId, { id, version: 1, to: column })),
      ]);
      expect(deletion).toBe('done');
      expect(['done', 'E_NO_COLUMN']).toContain(move);
      expect(await rowsOf(sql`SELECT step, column_id FROM applications WHERE id = ${id}`)).toEqual([
        { step: 'applied', column_id: null },
      ]);
    }
  });
});

describe('due noes', () => {
  it('reach everybody once when two processes send them and one is stopped in the middle', async () => {
    const { companyId, ids, one } = await aBoard(60);
    await decideNo(one, companyId, { ids, text: 'Dear {{firstName}}, no.' });
    const due = (context: Context) => ({ ...context, now: new Date(first.now.getTime() + 49 * 3_600_000) });
    // A kill in the middle of a batch: its transaction is lost with everything in it.
    const [doomed] = [openDatabase(database.url, { connections: 1 })];
    await outcome(
      inTransaction(due({ ...first, db: doomed.db }), async (inside) => {
        await sendDueNoes(inside);
        throw new Error('killed');
      }),
    );
    await doomed.close();
    const numbers = await Promise.all([sendDueNoes(due(first)), sendDueNoes(due(second)), sendDueNoes(due(first))]);
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(60);
    const counts = await rowsOf(sql`
      SELECT count(*)::int AS messages, count(DISTINCT application_id)::int AS people FROM application_messages
      WHERE kind = 'no' AND application_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
    expect(counts).toEqual([{ messages: 60, people: 60 }]);
    const events = await rowsOf(sql`
      SELECT count(*)::int AS mails FROM graphile_worker._private_jobs
      WHERE payload ->> 'type' = 'application.statusChanged' AND payload ->> 'status' = 'notSelected'
        AND payload ->> 'id' IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
    expect(events).toEqual([{ mails: 60 }]);
  });
});
