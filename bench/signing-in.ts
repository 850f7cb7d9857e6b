import { Pool } from 'undici';
import { PASSWORD } from '#testing/people.ts';
import { arriving } from './arrivals.ts';

/**
 * People logging in, in a process of its own: whoever times what readers wait must not wait for these answers
 * himself. Told `begin`, it starts one sign-in after the other, whether or not the last one has ended; told `end`, it
 * says how often each status came. Everybody comes from their own network, so that the limits hold as they are set.
 */
export type SigningIn = { origin: string; emails: string[]; aSecond: number };

const { origin, emails, aSecond } = JSON.parse(process.argv[2] ?? '') as SigningIn;
const pool = new Pool(origin, { connections: 64, pipelining: 1 });
const underWay = new Set<Promise<void>>();
let answers: Record<string, number> = {};
let stop = () => {};
let turn = 0;

process.on('message', async (message) => {
  if (message === 'begin') {
    answers = {};
    stop = arriving(aSecond, () => {
      const one: Promise<void> = signIn(turn++ % emails.length).finally(() => underWay.delete(one));
      underWay.add(one);
    });
    return;
  }
  stop();
  await Promise.all(underWay);
  process.send?.(answers);
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
  answers[statusCode] = (answers[statusCode] ?? 0) + 1;
}
