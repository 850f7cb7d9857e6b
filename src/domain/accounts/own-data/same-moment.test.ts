import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, visitor } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { PASSWORD, type Person, somebody } from '#testing/people.ts';
import { aPersonWithEverything } from '#testing/person-with-everything.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { deleteDueAccounts } from './delete-accounts.server.ts';
import { askForDeletion, keepAccount } from './deletion.server.ts';

const database = ownDatabase();
const parts = authServices();
/** Two processes, each with its own connections to one database. */
let open: OpenDatabase[] = [];
let processes: Context[] = [];
beforeEach(() => {
  open = [1, 2].map(() => openDatabase(database.url, { connections: 4 }));
  const now = new Date();
  processes = open.map(({ db }) => ({ actor: visitor, db, now, platform: 'thehub', listeners: LISTENERS }));
});
afterEach(async () => {
  for (const one of open) await one.close();
});

const process = (index: number) => processes[index % 2] as Context;
const ask = (index: number, person: Person) =>
  askForDeletion({ ...process(index), actor: person.actor }, parts, {
    password: PASSWORD,
    code: '',
    typedEmail: person.email,
  });
const later = (index: number): Context => ({
  ...process(index),
  actor: { kind: 'system', name: 'clock' },
  now: new Date(process(index).now.getTime() + 7 * DAY_MS),
});
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const count = async (query: string) =>
  (await process(0).db.execute<{ n: number }>(`SELECT count(*)::int AS n FROM ${query}`)).rows[0]?.n;

describe('at the same moment', () => {
  it('two owners ask, and one of them stays an owner', async () => {
    const company = await someCompany(process(0));
    const member = [{ id: company.id }];
    const owners = [
      await somebody(process(0), { password: PASSWORD, member }),
      await somebody(process(0), { password: PASSWORD, member }),
    ];
    const outcomes = await Promise.all(owners.map((owner, index) => refusal(ask(index, owner))));
    expect(outcomes.sort()).toEqual(['E_LAST_OWNER', 'done']);
  });

  it('one person asks four times, and each application is withdrawn once', async () => {
    const { person } = await aPersonWithEverything(process(0));
    const answers = await Promise.all([0, 1, 2, 3].map((index) => ask(index, person)));
    expect(new Set(answers.map(({ deletesAt }) => deletesAt.getTime())).size).toBe(1);
    expect(await count(`application_events WHERE kind = 'withdrawn'`)).toBe(1);

    await Promise.all([0, 1, 2, 3].map((index) => deleteDueAccounts(later(index))));
    expect(await count(`audit_entries WHERE action = 'deleteAccount' AND subject_id = '${person.id}'`)).toBe(1);
    expect(await count(`users WHERE id = '${person.id}'`)).toBe(0);
  });

  it('one keeps the account while the worker deletes it, and it is whole or absent', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const person = await somebody(process(0), { password: PASSWORD, isTalent: true });
      await process(0).db.execute(sql`UPDATE users SET deletes_at = now() WHERE id = ${person.id}`);
      await Promise.all([deleteDueAccounts(later(0)), keepAccount({ ...process(1), actor: person.actor })]);
      expect(await count(`talents WHERE user_id = '${person.id}'`)).toBe(
        await count(`users WHERE id = '${person.id}' AND deletes_at IS NULL`),
      );
    }
  });
});
