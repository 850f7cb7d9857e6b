import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { loggedIn, PASSWORD, somebody } from '#testing/people.ts';
import { changeEmail, verifyEmail } from '../email-address.server.ts';
import { signUpInput } from '../inputs.ts';
import { issueKey } from '../link-keys.server.ts';
import { reachUiFeatures } from '../myself.server.ts';
import { ownSecret } from '../own-secrets.server.ts';
import { finishSignIn } from '../two-factor/challenge.server.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-reset.server.ts';
import { findSession, signOut } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

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
  for (const database of open) await database.close();
});

const [first, second] = [() => processes[0] as Context, () => processes[1] as Context];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const network = (last: number) => ({ network: `198.51.100.${last}`, userAgent: '' });
const form = async (email: string, reCaptchaResponse?: string) =>
  signUpInput.parse({
    name: { first: 'Liv', last: 'Vik' },
    email,
    password: PASSWORD,
    reCaptchaResponse: reCaptchaResponse ?? (await freshAnswer(parts.captcha, first().now)),
  });

describe('two processes', () => {
  it('make one account from two concurrent sign-ups with one address', async () => {
    const forms = await Promise.all(
      ['Twice@x.dk', 'twice@X.dk', 'twice@x.dk', 'TWICE@x.dk'].map((email) => form(email)),
    );
    const outcomes = await Promise.all(
      forms.map((input, turn) => refusal(signUp(turn % 2 ? first() : second(), parts, input, network(turn)))),
    );
    expect(outcomes.sort()).toEqual(['E_ACCOUNT_EXISTS', 'E_ACCOUNT_EXISTS', 'E_ACCOUNT_EXISTS', 'done']);
    const { rows } = await first().db.execute(sql`SELECT count(*)::int AS n FROM sessions`);
    expect(rows[0]?.n).toBe(1);
  });

  it('give an address to one of two people who confirm it at the same moment', async () => {
    for (const turn of [1, 2, 3]) {
      const email = `wanted-${turn}@x.dk`;
      const keys: string[] = [];
      for (const process of [first(), second()]) {
        const person = await somebody(process, { password: PASSWORD, emailVerifiedAt: null });
        await changeEmail({ ...process, actor: person.actor }, parts, { email, password: PASSWORD });
        const { rows } = await process.db.execute<{ id: string }>(
          sql`SELECT id FROM one_time_keys WHERE user_id = ${person.id} AND purpose = 'emailChangeNew'`,
        );
        keys.push((await issueKey(process, rows[0]?.id ?? ''))?.key ?? '');
      }
      const [one = '', other = ''] = keys;
      const outcomes = await Promise.all([refusal(verifyEmail(first(), one)), refusal(verifyEmail(second(), other))]);
      expect(outcomes.sort()).toEqual(['E_ACCOUNT_EXISTS', 'done']);
    }
  });

  it('accept a captcha answer once between them', async () => {
    const answer = await freshAnswer(parts.captcha, first().now);
    const forms = await Promise.all([1, 2, 3, 4].map((turn) => form(`captcha-${turn}@x.dk`, answer)));
    const outcomes = await Promise.all(
      forms.map((input, turn) => refusal(signUp(turn % 2 ? first() : second(), parts, input, network(10 + turn)))),
    );
    expect(outcomes.sort()).toEqual(['E_CAPTCHA', 'E_CAPTCHA', 'E_CAPTCHA', 'done']);
    expect(await refusal(signUp(second(), parts, await form('captcha-5@x.dk', answer), network(15)))).toBe('E_CAPTCHA');
  });

  it('count concurrent attempts together and exactly', async () => {
    const attempts = Array.from({ length: 40 }, (_, turn) =>
      refusal(
        signIn(turn % 2 ? first() : second(), parts, { email: `wrong-${turn}@x.dk`, password: 'x' }, network(20)),
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((code) => code === 'E_TOO_MANY')).toHaveLength(15);
    expect(outcomes.filter((code) => code === 'E_CREDENTIALS')).toHaveLength(25);
  });

  it('accept one of two concurrent uses of a key', async () => {
    const { email } = await somebody(first(), { password: PASSWORD });
    await requestPasswordReset(first(), parts, { email }, network(30));
    const { rows } = await first().db.execute<{ id: string }>(
      sql`SELECT id FROM one_time_keys WHERE purpose = 'passwordReset' AND cardinality(key_hashes) = 0`,
    );
    const key = await issueKey(second(), rows[0]?.id ?? '');
    const input = { password: 'Skagerrak-8-ny', resetKey: key?.key ?? '' };
    const outcomes = await Promise.all(
      [first(), second()].map((context) => refusal(resetPassword(context, parts, input, network(31)))),
    );
    expect(outcomes.sort()).toEqual(['E_KEY_USED', 'done']);
  });

  it('accept an app code or recovery code once between them', async () => {
    const person = await somebody(first(), { password: PASSWORD });
    const { app, recoveryCodes } = await turnOnTwoFactor({ ...first(), actor: person.actor }, parts);
    const begin = async (context: Context) => {
      const signedIn = await signIn(context, parts, { email: person.email, password: PASSWORD }, network(40));
      return 'challenge' in signedIn ? signedIn.challenge.key : null;
    };
    for (const code of [app.codeAt(first().now, 1), recoveryCodes[0] ?? '']) {
      const keys = [await begin(first()), await begin(second())];
      const [one, other] = await Promise.all(
        [first(), second()].map((context, turn) =>
          refusal(finishSignIn(context, parts, { key: keys[turn] ?? null, code }, network(41 + turn))),
        ),
      );
      expect([one, other].filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect([one, other].filter((outcome) => /^E_CODE(?:_USED)?$/.test(outcome ?? ''))).toHaveLength(1);
    }
    const { rows } = await first().db.execute(
      sql`SELECT count(*)::int AS n FROM sessions WHERE user_id = ${person.id}`,
    );
    expect(rows[0]?.n).toBe(3);
  });

  it('open one session for one challenge, whatever codes arrive', async () => {
    const person = await somebody(first(), { password: PASSWORD });
    const { recoveryCodes } = await turnOnTwoFactor({ ...first(), actor: person.actor }, parts);
    const signedIn = await signIn(first(), parts, { email: person.email, password: PASSWORD }, network(50));
    const key = 'challenge' in signedIn ? signedIn.challenge.key : null;
    const outcomes = await Promise.all(
      [first(), second()].map((context, turn) =>
        refusal(finishSignIn(context, parts, { key, code: recoveryCodes[turn] ?? '' }, network(51))),
      ),
    );
    expect(outcomes.sort()).toEqual(['E_SECOND_STEP', 'done']);
  });

  it('open no session if the account changed while the password was checked', async () => {
    const now = { password: PASSWORD, newPassword: 'quite another harbour 7' };
    const changes: [change: (context: Context) => Promise<unknown>, outcome: string][] = [
      [(context) => turnOnTwoFactor(context, parts), 'challenge'],
      [(context) => changePassword(context, parts, now), 'E_CREDENTIALS'],
    ];
    for (const [change, outcome] of changes) {
      const { id, email, actor } = await somebody(first(), { password: PASSWORD });
      const entering = await second().db.transaction(async (holding) => {
        await holding.execute(sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`);
        const signingIn = signIn(first(), parts, { email, password: PASSWORD }, network(55)).then(
          (signedIn) => ('challenge' in signedIn ? 'challenge' : 'session'),
          (error: { code?: string }) => error.code,
        );
        await vi.waitFor(async () => {
          const { rows } = await second().db.execute(sql`SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        });
        await change({ ...second(), db: holding, actor });
        return { signingIn };
      });
      expect(await entering.signingIn).toBe(outcome);
      const { rows } = await first().db.execute(sql`SELECT FROM sessions WHERE user_id = ${id} AND ended_at IS NULL`);
      expect(rows).toHaveLength(1);
    }
  });

  it('see at once that the other has ended a session', async () => {
    const person = await somebody(first());
    const elsewhere = await loggedIn(second(), person);
    await signOut({ ...first(), actor: elsewhere.actor });
    expect((await findSession(second(), elsewhere.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(second(), person.cookie.slice(4))).isOver).toBe(false);
  });

  it('keep all features that a person reaches in two tabs at once', async () => {
    const { actor } = await somebody(first());
    const names = ['answerClock', 'boardKeys', 'boost', 'aFourth', 'aFifth'];
    await Promise.all(
      names.map((name, turn) => reachUiFeatures({ ...(turn % 2 ? first() : second()), actor }, [{ name }])),
    );
    const { rows } = await first().db.execute(
      sql`SELECT jsonb_array_length(ui_features) AS n FROM users ORDER BY n DESC LIMIT 1`,
    );
    expect(rows[0]?.n).toBe(5);
  });

  it('share the secrets that the product made', async () => {
    const [one, two] = await Promise.all([ownSecret(first(), 'test'), ownSecret(second(), 'test')]);
    expect(one?.equals(two as Buffer)).toBe(true);
    expect(one).toHaveLength(32);
  });
});

describe('a database that disappears midway', () => {
  /** Blocks the work at the insertion of its session, and terminates its connection there. */
  function cutOff(work: () => Promise<unknown>): Promise<string> {
    return second().db.transaction(async (holding) => {
      await holding.execute(sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`);
      const outcome = work().then(
        () => 'done',
        (error: Error) => String(error.cause),
      );
      await vi.waitFor(async () => {
        const { rows } = await second().db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      return outcome;
    });
  }
  // Pages and API answer these errors with 503 (src/server/refusals.ts).
  const AWAY = /Connection terminated|terminating connection/;
  const numberOf = async (table: string) =>
    (await second().db.execute(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`)).rows[0]?.n;
  const numbers = () => Promise.all(['users', 'sessions', 'one_time_keys'].map(numberOf));

  it('leaves no partial account behind, and the same address can sign up afterwards', async () => {
    const before = await numbers();
    const input = await form('cut-off@x.dk');
    expect(await cutOff(() => signUp(first(), parts, input, network(60)))).toMatch(AWAY);
    expect(await numbers()).toEqual(before);
    expect(await refusal(signUp(first(), parts, await form('cut-off@x.dk'), network(60)))).toBe('done');
  });

  it('opens no session, and the same password works afterwards', async () => {
    const { email } = await somebody(first(), { password: PASSWORD });
    const before = await numbers();
    const input = { email, password: PASSWORD };
    expect(await cutOff(() => signIn(first(), parts, input, network(61)))).toMatch(AWAY);
    expect(await numbers()).toEqual(before);
    expect(await refusal(signIn(first(), parts, input, network(61)))).toBe('done');
  });
});
