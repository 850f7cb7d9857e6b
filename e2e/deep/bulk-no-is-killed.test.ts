import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { someSentApplication } from '#testing/boards.ts';
import { aDatabase, end, had, newDataDirectory, someMailServer, startHavn, until } from './driving.ts';

const KILLS = Number(process.env.DEEP_NO_KILLS ?? 6);
const PEOPLE = 40;

it(`forty people have one answer each, although the server is killed ${KILLS} times in the middle of their noes`, async () => {
  const { migrations, serving, db, contextNow } = await aDatabase();
  const mail = await someMailServer('takes');
  const settings = {
    DATABASE_URL: serving,
    DATABASE_MIGRATION_URL: migrations,
    HAVN_DATA_DIR: newDataDirectory(),
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@havn.example',
  };
  // Two servers with a worker each: one is killed, and the other goes on.
  await startHavn(settings);
  let havn = await startHavn(settings);
  const moments: string[] = [];
  const everybody: string[] = [];
  // They also have a mail that their application came in.
  const noes = () => had(mail.acceptedMails.filter(({ source }) => source.replaceAll('=\r\n', '').includes('Nejtak')));

  for (let round = 0; round < KILLS; round += 1) {
    const job = await someJobToApplyTo(contextNow(), { closesAt: new Date(Date.now() + 20 * DAY_MS) });
    const ids: string[] = [];
    for (let each = 0; each < PEOPLE; each += 1) {
      ids.push((await someSentApplication(contextNow(), { companyId: job.companyId, jobId: job.id })).id);
    }
    const { rows: people } = await db.execute<{ email: string }>(sql`
      SELECT u.email FROM applications a JOIN talents t ON t.id = a.talent_id JOIN users u ON u.id = t.user_id
      WHERE a.job_id = ${job.id}`);
    const addresses = people.map(({ email }) => email);
    everybody.push(...addresses);
    const headers = { cookie: job.owner.cookie, origin: havn.origin };
    const response = await fetch(`${havn.origin}/api/companies/${job.companyId}/applicants/no`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ids, text: 'Nejtak, {{firstName}}.' }),
    });
    expect(response.status).toBe(200);
    const { rows: waiting } = await db.execute<{ at: Date }>(sql`
      SELECT DISTINCT rejects_at AS at FROM applications WHERE job_id = ${job.id} AND rejects_at IS NOT NULL`);
    const send = async () => {
      const form = new URLSearchParams({ intent: 'sendNow' });
      for (const { at } of waiting) form.append('leavesAt', new Date(at).toISOString());
      return fetch(`${havn.origin}/client/startups/${job.companyKey}/applicants.data`, {
        method: 'POST',
        body: form,
        headers: { ...headers, origin: havn.origin },
      }).then(({ status }) => status);
    };
    const mailCount = () => addresses.filter((address) => noes().has(address)).length;

    const kill = Promise.allSettled([send()]);
    // Each round kills it at another moment: before the transaction, in it, and while the mails go out.
    await wait((round * 83) % 500);
    await end(havn, 'SIGKILL');
    await kill;
    await wait(500);
    const { rows } = await db.execute<{ step: string; n: number }>(sql`
      SELECT step, count(*)::int AS n FROM applications WHERE job_id = ${job.id} GROUP BY step`);
    expect(rows).toHaveLength(1);
    moments.push(`${rows[0]?.step} with ${mailCount()} mails`);
    havn = await startHavn(settings);
    // The person presses the button again.
    expect(await send()).toBe(200);
    await until('everybody has a mail', () => mailCount() === PEOPLE, 240_000);
    const { rows: counts } = await db.execute<Record<string, number>>(sql`
      SELECT count(*)::int AS noes, count(DISTINCT m.application_id)::int AS people,
        (SELECT count(*)::int FROM application_events e JOIN applications a ON a.id = e.application_id
          WHERE a.job_id = ${job.id} AND e.kind = 'statusChanged' AND e.details ->> 'status' = 'notSelected') AS "statusChanges"
      FROM application_messages m JOIN applications a ON a.id = m.application_id
      WHERE a.job_id = ${job.id} AND m.kind = 'no'`);
    expect(counts).toEqual([{ noes: PEOPLE, people: PEOPLE, statusChanges: PEOPLE }]);
  }
  const mails = everybody.map((address) => noes().get(address));
  console.log(`${KILLS} kills: ${moments.join('; ')}; at most ${Math.max(...mails.map(Number))} mails to a person`);
  expect(mails).toEqual(Array.from({ length: KILLS * PEOPLE }, () => 1));
});
