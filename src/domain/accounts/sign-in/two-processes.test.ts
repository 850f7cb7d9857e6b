import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { freshAnswer } from '#testing/captcha-answer.ts';
import { loggedIn, PASSWORD, somebody } from '#testing/people.ts';
import { ownDatabase } from '#testing/world.ts';
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
/** Two processes: each with connections of its own, and nothing else in common. */
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

const [here, there] = [() => processes[0] as Context, () => processes[1] as Context];
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
    reCaptchaResponse: reCaptchaResponse ?? (await freshAnswer(parts.captcha, here().now)),
  });

describe('two processes', () => {
  it('make one account of two sign-ups with one address at once', async () => {
    const forms = await Promise.all(
      ['Twice@x.dk', 'twice@X.dk', 'twice@x.dk', 'TWICE@x.dk'].map((email) => form(email)),
    );
    const outcomes = await Promise.all(
      forms.map((input, turn) => refusal(signUp(turn % 2 ? here() : there(), parts, input, network(turn)))),
    );
    expect(outcomes.sort()).toEqual(['E_ACCOUNT_EXISTS', 'E_ACCOUNT_EXISTS', 'E_ACCOUNT_EXISTS', 'done']);
    const { rows } = await here().db.execute(sql`SELECT count(*)::int AS n FROM sessions`);
    expect(rows[0]?.n).toBe(1);
  });

  it('take one captcha answer once between them', async () => {
    const answer = await freshAnswer(parts.captcha, here().now);
    const forms = await Promise.all([1, 2, 3, 4].map((turn) => form(`captcha-${turn}@x.dk`, answer)));
    const outcomes = await Promise.all(
      forms.map((input, turn) => refusal(signUp(turn % 2 ? here() : there(), parts, input, network(10 + turn)))),
    );
    expect(outcomes.sort()).toEqual(['E_CAPTCHA', 'E_CAPTCHA', 'E_CAPTCHA', 'done']);
    expect(await refusal(signUp(there(), parts, await form('captcha-5@x.dk', answer), network(15)))).toBe('E_CAPTCHA');
  });

  it('count attempts together, exactly, also when they come at once', async () => {
    const attempts = Array.from({ length: 40 }, (_, turn) =>
      refusal(signIn(turn % 2 ? here() : there(), parts, { email: `wrong-${turn}@x.dk`, password: 'x' }, network(20))),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((code) => code === 'E_TOO_MANY')).toHaveLength(15);
    expect(outcomes.filter((code) => code === 'E_CREDENTIALS')).toHaveLength(25);
  });

  it('let one of two uses of a key win', async () => {
    const { email } = await somebody(here(), { password: PASSWORD });
    await requestPasswordReset(here(), parts, { email }, network(30));
    const { rows } = await here().db.execute<{ id: string }>(
      sql`SELECT id FROM one_time_keys WHERE purpose = 'passwordReset' AND cardinality(key_hashes) = 0`,
    );
    const issued = await issueKey(there(), rows[0]?.id ?? '');
    const input = { password: 'Skagerrak-8-ny', resetKey: issued?.key ?? '' };
    const outcomes = await Promise.all(
      [here(), there()].map((context) => refusal(resetPassword(context, parts, input, network(31)))),
    );
    expect(outcomes.sort()).toEqual(['E_KEY_USED', 'done']);
  });

  it('take a code once between them, of the app or of those that were written down', async () => {
    const person = await somebody(here(), { password: PASSWORD });
    const { app, recoveryCodes } = await turnOnTwoFactor({ ...here(), actor: person.actor }, parts);
    const begin = async (context: Context) => {
      const signedIn = await signIn(context, parts, { email: person.email, password: PASSWORD }, network(40));
      return 'challenge' in signedIn ? signedIn.challenge.key : null;
    };
    for (const code of [app.codeAt(here().now, 1), recoveryCodes[0] ?? '']) {
      const keys = [await begin(here()), await begin(there())];
      const [one, other] = await Promise.all(
        [here(), there()].map((context, turn) =>
          refusal(finishSignIn(context, parts, { key: keys[turn] ?? null, code }, network(41 + turn))),
        ),
      );
      expect([one, other].filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect([one, other].filter((outcome) => /^E_CODE(?:_USED)?$/.test(outcome ?? ''))).toHaveLength(1);
    }
    const { rows } = await here().db.execute(sql`SELECT count(*)::int AS n FROM sessions WHERE user_id = ${person.id}`);
    expect(rows[0]?.n).toBe(3);
  });

  it('open one session of one sign-in that waits, whatever codes come', async () => {
    const person = await somebody(here(), { password: PASSWORD });
    const { recoveryCodes } = await turnOnTwoFactor({ ...here(), actor: person.actor }, parts);
    const signedIn = await signIn(here(), parts, { email: person.email, password: PASSWORD }, network(50));
    const key = 'challenge' in signedIn ? signedIn.challenge.key : null;
    const outcomes = await Promise.all(
      [here(), there()].map((context, turn) =>
        refusal(finishSignIn(context, parts, { key, code: recoveryCodes[turn] ?? '' }, network(51))),
      ),
    );
    expect(outcomes.sort()).toEqual(['E_SECOND_STEP', 'done']);
  });

  it('let in nobody by what was true when the password was looked at, and is not by now', async () => {
    const now = { password: PASSWORD, newPassword: 'quite another harbour 7' };
    const changes: [change: (context: Context) => Promise<unknown>, outcome: string][] = [
      [(context) => turnOnTwoFactor(context, parts), 'challenge'],
      [(context) => changePassword(context, parts, now), 'E_CREDENTIALS'],
    ];
    for (const [change, outcome] of changes) {
      const { id, email, actor } = await somebody(here(), { password: PASSWORD });
      const entering = await there().db.transaction(async (holding) => {
        await holding.execute(sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`);
        const signingIn = signIn(here(), parts, { email, password: PASSWORD }, network(55)).then(
          (signedIn) => ('challenge' in signedIn ? 'challenge' : 'session'),
          (error: { code?: string }) => error.code,
        );
        await vi.waitFor(async () => {
          const { rows } = await there().db.execute(sql`SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        });
        await change({ ...there(), db: holding, actor });
        return { signingIn };
      });
      expect(await entering.signingIn).toBe(outcome);
      const { rows } = await here().db.execute(sql`SELECT FROM sessions WHERE user_id = ${id} AND ended_at IS NULL`);
      expect(rows).toHaveLength(1);
    }
  });

  it('hear at once of a session that ended in the other', async () => {
    const person = await somebody(here());
    const elsewhere = await loggedIn(there(), person);
    await signOut({ ...here(), actor: elsewhere.actor });
    expect((await findSession(there(), elsewhere.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(there(), person.cookie.slice(4))).isOver).toBe(false);
  });

  it('lose nothing of what a person reaches in two tabs at once', async () => {
    const { actor } = await somebody(here());
    const names = ['connectLinkedIn', 'kanbanIntro', 'pinnedSearches', 'profileSwitch', 'quickApply'];
    await Promise.all(
      names.map((name, turn) => reachUiFeatures({ ...(turn % 2 ? here() : there()), actor }, [{ name }])),
    );
    const { rows } = await here().db.execute(
      sql`SELECT jsonb_array_length(ui_features) AS n FROM users ORDER BY n DESC LIMIT 1`,
    );
    expect(rows[0]?.n).toBe(5);
  });

  it('share the secrets the product made for itself', async () => {
    const [one, two] = await Promise.all([ownSecret(here(), 'test'), ownSecret(there(), 'test')]);
    expect(one?.equals(two as Buffer)).toBe(true);
    expect(one).toHaveLength(32);
  });
});

describe('a database that is gone in the middle', () => {
  /** Lets the work come as far as its session, which it waits for, and takes its connection away there. */
  function cutOff(work: () => Promise<unknown>): Promise<string> {
    return there().db.transaction(async (holding) => {
      await holding.execute(sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`);
      const outcome = work().then(
        () => 'done',
        (error: Error) => String(error.cause),
      );
      await vi.waitFor(async () => {
        const { rows } = await there().db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      return outcome;
    });
  }
  // What pages and calls answer with 503, and "please try again" (src/server/refusals.ts).
  const AWAY = /Connection terminated|terminating connection/;
  const numberOf = async (table: string) =>
    (await there().db.execute(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`)).rows[0]?.n;
  const numbers = () => Promise.all(['users', 'sessions', 'one_time_keys'].map(numberOf));

  it('leaves no half of an account behind, and the same address signs up a moment later', async () => {
    const before = await numbers();
    const input = await form('cut-off@x.dk');
    expect(await cutOff(() => signUp(here(), parts, input, network(60)))).toMatch(AWAY);
    expect(await numbers()).toEqual(before);
    expect(await refusal(signUp(here(), parts, await form('cut-off@x.dk'), network(60)))).toBe('done');
  });

  it('opens no session, and the same password does a moment later', async () => {
    const { email } = await somebody(here(), { password: PASSWORD });
    const before = await numbers();
    const input = { email, password: PASSWORD };
    expect(await cutOff(() => signIn(here(), parts, input, network(61)))).toMatch(AWAY);
    expect(await numbers()).toEqual(before);
    expect(await refusal(signIn(here(), parts, input, network(61)))).toBe('done');
  });
});
