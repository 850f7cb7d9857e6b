import { users } from '#database/tables/accounts.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { textAbout } from '#testing/feeds.ts';
import { loggedIn } from '#testing/people.ts';
import { aTalent, aUser } from '#testing/people-factories.ts';
import { percentile, processorOf } from './measuring.ts';
import type { Running } from './running.ts';

const PEOPLE = 30;

/** Times applications by the form of the page, each in turn with a bare insert of the same rows. */
export async function measureApplying(
  context: Context,
  { ours, bare, rounds }: { ours: Running; bare: Running; rounds: number },
) {
  const jobs: Awaited<ReturnType<typeof someJobToApplyTo>>[] = [];
  for (let n = 0; n < (Math.ceil((rounds + 20) / PEOPLE) + 3) * 2; n += 1) jobs.push(await someJobToApplyTo(context));
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const user = aUser({ firstName: 'Anna', lastName: `Lind ${n}` });
      await context.db.insert(users).values(user);
      const talent = aTalent({ userId: user.id, intro: 'Engineer' });
      await context.db.insert(talents).values(talent);
      return { ...(await loggedIn(context, user)), talentId: talent.id };
    }),
  );
  let turn = 0;
  // Half of the jobs of each person are for our server, the other half for the bare one.
  const next = (isOurs: boolean) => {
    const n = Math.floor(turn / 2);
    turn += 1;
    const person = people[n % PEOPLE];
    const job = jobs[Math.floor(n / PEOPLE) * 2 + (isOurs ? 0 : 1)];
    if (!person || !job) throw new Error('There are too few jobs for so many rounds.');
    return { person, job, note: textAbout(`Boats ${n}`).slice(0, 900) };
  };

  const apply = async () => {
    const { person, job, note } = next(true);
    const fields = { intent: 'send', stay: '1', name: 'Anna Lind', headline: 'Engineer', place: 'Oslo', note };
    const { statusCode, body } = await ours.pool.request({
      path: `/jobs/${job.id}/apply.data`,
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        cookie: person.cookie,
        origin: ours.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    const text = await body.text();
    if (statusCode !== 200 || !text.includes('sent')) throw new Error(`Applying answered ${statusCode}: ${text}`);
  };
  const insert = async () => {
    const { person, job, note } = next(false);
    const { statusCode, body } = await bare.pool.request({
      path: '/bare',
      method: 'POST',
      body: JSON.stringify(rowsOf(person, job, note)),
      headers: { cookie: person.cookie, origin: bare.origin, 'content-type': 'application/json' },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The bare insert answered ${statusCode}.`);
  };

  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -20; round < rounds; round += 1) {
    for (const [name, work] of [
      ['ours', apply],
      ['bare', insert],
    ] as const) {
      const since = performance.now();
      await work();
      if (round >= 0) times[name].push(performance.now() - since);
    }
  }
  const usage = {
    ours: await processorOf(context.db, ours, PEOPLE, async () => {
      await apply();
      turn += 1;
    }),
    bare: await processorOf(context.db, bare, PEOPLE, async () => {
      turn += 1;
      await insert();
    }),
  };
  const ratio = percentile(times.ours, 0.95) / percentile(times.bare, 0.95);
  const each = (name: 'ours' | 'bare') =>
    `${percentile(times[name], 0.5).toFixed(1)} / ${percentile(times[name], 0.95).toFixed(1)}`;
  return {
    ratio,
    text: `${each('ours')} ms (p50 / p95) against ${each('bare')}: ${ratio.toFixed(2)}; processor ${usage.ours.toFixed(1)} ms against ${usage.bare.toFixed(1)}: ${(usage.ours / usage.bare).toFixed(2)}`,
    applyOnce: async () => {
      await apply();
      turn += 1;
    },
  };
}

/** The rows that an application leaves: itself, its event, its board, and the count of its rate limit. */
function rowsOf(
  person: { id: string; email: string; talentId: string },
  job: { id: string; companyId: string },
  note: string,
) {
  const now = new Date();
  const at = now.toISOString();
  const id = newIdentifier(now);
  const application = {
    id,
    job_id: job.id,
    company_id: job.companyId,
    talent_id: person.talentId,
    step: 'applied',
    version: 1,
    rank: -now.getTime(),
    sent_at: at,
    moved_at: at,
    talent_status_at: at,
    clock_from: at,
    talent_status: 'received',
    clock_day: 0,
    close_warned: 0,
    name: 'Anna Lind',
    email: person.email,
    headline: 'Engineer',
    place: 'Oslo',
    profile: {},
    note,
    answers: [],
    misses_knock_out: false,
    text_hash: id,
    created_at: at,
    updated_at: at,
  };
  const event = {
    id: newIdentifier(now),
    application_id: id,
    at,
    actor: `user:${person.id}`,
    kind: 'sent',
    details: {},
  };
  const attempt = { scope: 'bench', who: id, moments: [at], is_let_through: true, forget_at: at };
  return {
    rows: { applications: application, application_events: event, attempts: attempt },
    event: { type: 'application.sent', id, companyId: job.companyId },
  };
}
