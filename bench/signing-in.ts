import { Pool } from 'undici';
import { PASSWORD } from '#testing/people.ts';
import { startArrivals } from './arrivals.ts';

/**
 * Signs people in, as a separate process, so that its work does not delay the readers that the benchmark times. `begin`
 * starts sign-ins at random moments, without waiting for answers; `end` reports how often each status came. Each person
 * has their own network, so that the default rate limits allow them.
 */
export type SigningIn = { origin: string; emails: string[]; perSecond: number };

const { origin, emails, perSecond } = JSON.parse(process.argv[2] ?? '') as SigningIn;
const pool = new Pool(origin, { connections: 64, pipelining: 1 });
const pending = new Set<Promise<void>>();
let statuses: Record<string, number> = {};
let stop = () => {};
let turn = 0;

process.on('message', async (message) => {
  if (message === 'begin') {
    statuses = {};
    stop = startArrivals(perSecond, () => {
      const attempt: Promise<void> = signIn(turn++ % emails.length).finally(() => pending.delete(attempt));
      pending.add(attempt);
    });
    return;
  }
  stop();
  await Promise.all(pending);
  process.send?.(statuses);
});

process.on('disconnect', () => process.exit());

async function signIn(person: number): Promise<void> {
  const { statusCode, body } = await pool.request({
    path: '/api/users/sign-in',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${person >> 8}.${person & 255}`,
    },
    body: JSON.stringify({ email: emails[person], password: PASSWORD }),
  });
  await body.dump();
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
}
