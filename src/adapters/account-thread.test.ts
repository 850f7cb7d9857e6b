import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/client.ts';
import { SESSION_IDLE_MS } from '../domain/accounts/account.ts';
import { findSession } from '../domain/accounts/sessions.ts';
import { type SignIn, signIn } from '../domain/accounts/sign-in.ts';
import { type Context, visitor } from '../domain/context.ts';
import { errorAnswer } from '../http/refusals.ts';
import { accountParts } from '../testing/account-parts.ts';
import { TEST_NOW } from '../testing/databases.ts';
import { PASSWORD, type Person, somebody } from '../testing/people.ts';
import { ownDatabase } from '../testing/world.ts';
import { createAccountThread } from './account-thread.ts';

const database = ownDatabase();
const parts = accountParts();
let open: OpenDatabase;
let context: Context;
let person: Person;
let threads: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  open = openDatabase(database.url, { connections: 2 });
  context = { actor: visitor, db: open.db, now: TEST_NOW, platform: 'thehub' };
  person = await somebody(context, { password: PASSWORD });
});
afterEach(async () => {
  for (const thread of threads) await thread.stop();
  threads = [];
  await open.close();
});

function threadAt(connectionString: string) {
  const thread = createAccountThread({ connectionString, longestStatementMs: 5_000, limits: parts.limits });
  threads.push(thread);
  return thread;
}
const from = { network: '198.51.100.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const answerOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => errorAnswer(error, 'req-1'),
  );

describe('the thread that lets people in', () => {
  it('opens the session of who knows the password, at the time and on the site they came', async () => {
    const signedIn = await threadAt(database.url).signIn(context, { email: person.email, password: PASSWORD }, from);
    if (!('session' in signedIn)) throw new Error('A code was asked for.');
    expect(signedIn.user).toMatchObject({ id: person.id, email: person.email });
    expect(signedIn.session.expiresAt).toEqual(new Date(TEST_NOW.getTime() + SESSION_IDLE_MS));
    expect((await findSession(context, signedIn.session.token)).actor).toMatchObject({ userId: person.id });
    const sister = await findSession({ ...context, platform: 'plusimpact' }, signedIn.session.token);
    expect(sister.actor.kind).toBe('visitor');
  });

  it('ends the session the browser came with', async () => {
    const token = person.cookie.slice('sid='.length);
    const { actor } = await findSession(context, token);
    await threadAt(database.url).signIn({ ...context, actor }, { email: person.email, password: PASSWORD }, from);
    expect((await findSession(context, token)).isOver).toBe(true);
  });

  it('refuses in the same words, with the same status and the same time to wait', async () => {
    const thread = threadAt(database.url);
    const here: SignIn = (...given) => signIn(given[0], parts, given[1], given[2]);
    const wrong = { email: person.email, password: 'Not-it-1' };
    const answer = await answerOf(thread.signIn(context, wrong, from));
    expect(answer).toMatchObject({ status: 401, body: { code: 'E_CREDENTIALS' } });
    expect(answer).toEqual(await answerOf(here(context, wrong, from)));

    const often = { ...from, network: '198.51.100.8' };
    for (let turn = 0; turn < parts.limits.signInsPerNetwork; turn += 1) {
      await answerOf(thread.signIn(context, { email: `wrong-${turn}@x.dk`, password: 'x' }, often));
    }
    const tooMany = await answerOf(thread.signIn(context, wrong, often));
    expect(tooMany).toMatchObject({ status: 429, headers: { 'retry-after': '300' } });
    expect(tooMany).toEqual(await answerOf(here(context, wrong, often)));
  });

  it('answers "in a moment" while the database is away', async () => {
    const nowhere = 'postgres://havn:havn@127.0.0.1:1/havn';
    const away = await answerOf(threadAt(nowhere).signIn(context, { email: 'x@x.dk', password: 'x' }, from));
    expect(away).toMatchObject({ status: 503, body: { code: 'E_UNAVAILABLE' }, headers: { 'retry-after': '5' } });
  });

  it('tells what failed, and what caused it, as it would have been told without a thread', async () => {
    const unknown = { ...context, now: 'never' as unknown as Date };
    const error = await threadAt(database.url)
      .signIn(unknown, { email: person.email, password: PASSWORD }, from)
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'TypeError', stack: expect.stringContaining('attempts.ts') });
  });

  it('hashes the passwords of all other doors, too', async () => {
    const thread = threadAt(database.url);
    const kept = await thread.hash(PASSWORD);
    expect(await thread.check(PASSWORD, kept)).toEqual({ isRight: true, isStale: false });
    expect(await thread.check('Not-it-1', kept)).toEqual({ isRight: false, isStale: false });
  });

  it('turns away those who would wait too long, and nobody else', async () => {
    const thread = threadAt(database.url);
    const kept = await thread.hash(PASSWORD);
    const answers = await Promise.all(Array.from({ length: 60 }, () => answerOf(thread.check(PASSWORD, kept))));
    const refused = answers.filter((answer) => answer !== 'done');
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer === 'done').length).toBeGreaterThanOrEqual(41);
    expect(refused[0]).toMatchObject({ status: 503, body: { code: 'E_OVERLOADED' }, headers: { 'retry-after': '2' } });
  });

  it('is replaced when it dies: who waited hears so, who comes next is let in', async () => {
    const begun = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const thread = threadAt(database.url);
    const waiting = thread.hash(PASSWORD).catch((error: Error) => error.message);
    await (await begun).terminate();
    expect(await waiting).toBe('The thread that lets people in ended.');
    expect(await answerOf(thread.signIn(context, { email: person.email, password: PASSWORD }, from))).toBe('done');
  });
});
