import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { had, newDataDirectory, postmasterOf, query, someMailServer, startHavn, until, welcome } from './driving.ts';

const KILLS = Number(process.env.DEEP_DATABASE_KILLS ?? 30);

it(`a database killed or restarted ${KILLS} times with mails under way ends nothing and loses no mail`, async () => {
  const dataDirectory = newDataDirectory();
  const mail = await someMailServer('hesitates');
  const havn = await startHavn({
    HAVN_DATA_DIR: dataDirectory,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@havn.example',
  });
  const isReady = () => fetch(`${havn.origin}/readyz`).then(({ status }) => status === 200);
  const everybody: string[] = [];
  const backAfter: number[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const people = [1, 2, 3, 4].map((nth) => `person-${round}-${nth}@example.com`);
    await welcome(dataDirectory, people);
    everybody.push(...people);
    const before = mail.receivedMails.length;
    await until('a mail under way', () => mail.receivedMails.length > before, 240_000);
    // Each round kills it at another moment.
    await wait((round * 317) % 2_500);
    process.kill(postmasterOf(dataDirectory), round % 2 === 0 ? 'SIGINT' : 'SIGKILL');
    await wait(100);
    expect(havn.hasEnded(), havn.output()).toBe(false);
    backAfter.push(await until('the site is ready again', isReady, 60_000));
  }
  const outAfter = await until(
    'all mails are out',
    () => everybody.every((email) => had(mail.acceptedMails).has(email)),
    600_000,
  );
  await until(
    'all mails are noted as sent',
    async () => (await query(dataDirectory, 'SELECT key FROM mails WHERE sent_at IS NULL')).length === 0,
    300_000,
  );
  const times = had(mail.acceptedMails);
  const duplicates = everybody.filter((email) => (times.get(email) ?? 0) > 1).length;
  const longest = Math.max(...backAfter);
  console.log(
    `${KILLS} kills, ${everybody.length} mails: 0 lost, ${duplicates} doubled; ready again after at most ${longest} ms; all out ${outAfter} ms after the last`,
  );
  expect([havn.hasEnded(), duplicates]).toEqual([false, 0]);
});
