import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { aPdf } from '#testing/pdf.ts';
import { somebody } from '#testing/people.ts';
import { aDatabase, end, newDataDirectory, someMailServer, startHavn, until } from './driving.ts';

const KILLS = Number(process.env.DEEP_APPLY_KILLS ?? 6);

it(`a server killed ${KILLS} times while a talent applies or writes does each wholly or not at all, and mails it once`, async () => {
  const { migrations, serving, db, contextNow } = await aDatabase();
  const mail = await someMailServer('takes');
  const settings = {
    DATABASE_URL: serving,
    DATABASE_MIGRATION_URL: migrations,
    HAVN_DATA_DIR: newDataDirectory(),
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@havn.example',
  };
  let havn = await startHavn(settings);
  const counts = { sent: 0, written: 0 };
  const mailsTo = (address: string, words: string) =>
    mail.acceptedMails.filter(({ to, source }) => to[0] === address && source.replaceAll('=\r\n', '').includes(words))
      .length;

  for (let round = 0; round < KILLS; round += 1) {
    const job = await someJobToApplyTo(contextNow(), { closesAt: new Date(Date.now() + 20 * DAY_MS) });
    const talent = await somebody(contextNow(), { isTalent: true });
    const post = async (path: string, fields: Record<string, string>, lines: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const bytes = new Uint8Array(await aPdf(lines));
      form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'cv.pdf');
      const headers = { cookie: talent.cookie, origin: havn.origin };
      const answer = await fetch(havn.origin + path, { method: 'POST', body: form, headers, redirect: 'manual' });
      return answer.status;
    };
    const killAfter = async (work: Promise<unknown>, ms: number) => {
      const kill = Promise.allSettled([work]);
      await wait(ms);
      await end(havn, 'SIGKILL');
      await kill;
      // PostgreSQL notices a dead connection once the statement that it runs is over.
      await wait(500);
    };

    const apply = () => post(`/jobs/${job.id}/apply`, { intent: 'send', version: '0', name: 'Tuva', cv: 'on' }, 'CV');
    const aPerson = async () => {
      const { rows } = await db.execute<Record<string, number> & { id: string | null }>(sql`
        SELECT min(a.id) AS id, count(*)::int AS n, count(f.id)::int AS cvs,
          (SELECT count(*)::int FROM application_events e WHERE e.application_id = min(a.id) AND e.kind = 'sent') AS sent
        FROM applications a LEFT JOIN private_files f ON f.id = a.cv_file_id WHERE a.job_id = ${job.id}`);
      return rows[0];
    };
    await killAfter(apply(), (round * 137) % 900);
    const before = await aPerson();
    expect([
      { n: 0, cvs: 0, sent: 0 },
      { n: 1, cvs: 1, sent: 1 },
    ]).toContainEqual({ n: before?.n, cvs: before?.cvs, sent: before?.sent });
    if (before?.n === 1) counts.sent += 1;
    havn = await startHavn(settings);
    // The person presses the button again.
    expect(await apply()).toBe(302);
    const after = await aPerson();
    expect(after).toMatchObject({ n: 1, cvs: 1, sent: 1 });
    const path = `/client/my-jobs/${after?.id}`;
    const asTalent = (address: string) => fetch(havn.origin + address, { headers: { cookie: talent.cookie } });
    const own = (await (await asTalent(`/api/applications/${after?.id}`)).json()) as {
      contents: { cv: { path: string } };
    };
    const cv = await asTalent(own.contents.cv.path);
    expect(
      Buffer.from(await cv.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const write = () => post(path, { intent: 'message', text: `Round ${round} here.` }, 'A letter');
    const rowsNow = async () => {
      const { rows } = await db.execute<{ n: number; files: number }>(sql`
        SELECT count(*)::int AS n, count(f.id)::int AS files
        FROM application_messages m LEFT JOIN private_files f ON f.id = m.file_id WHERE m.application_id = ${after?.id}`);
      return rows[0];
    };
    await killAfter(write(), (round * 211) % 900);
    const row = await rowsNow();
    expect([
      { n: 0, files: 0 },
      { n: 1, files: 1 },
    ]).toContainEqual(row);
    if (row?.n === 1) counts.written += 1;
    havn = await startHavn(settings);
    // The conversation shows whether it was sent.
    if (row?.n === 0) expect(await write()).toBe(302);
    expect(await rowsNow()).toEqual({ n: 1, files: 1 });
    await until('both have their mail', () => mailsTo(job.owner.email, `Round ${round} here.`) > 0, 120_000);
    await until('the talent has the receipt', () => mailsTo(talent.email, 'has your application') > 0, 120_000);
    expect([mailsTo(job.owner.email, `Round ${round} here.`), mailsTo(talent.email, 'Subject:')]).toEqual([1, 1]);
  }
  console.log(`${KILLS} kills each: ${counts.sent} applications and ${counts.written} messages were stored before`);
});
