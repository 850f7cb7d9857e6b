import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { had, newDataDirectory, someMailServer, startHavn, until, welcome } from './driving.ts';

const SECONDS = Number(process.env.DEEP_MAIL_OUTAGE_SECONDS ?? 300);

it(`a mail password that is wrong for ${SECONDS} seconds loses no mail, and all are out minutes after it is mended`, async () => {
  const dataDirectory = newDataDirectory();
  const mail = await someMailServer('takes');
  const havn = await startHavn({
    HAVN_DATA_DIR: dataDirectory,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@havn.example',
  });
  const readiness = async () =>
    (await (await fetch(`${havn.origin}/readyz`)).json()) as { isReady: boolean; mailStoppedSince?: string };
  mail.account.password = 'changed';
  const people: string[] = [];
  for (const since = Date.now(); Date.now() - since < SECONDS * 1_000; ) {
    const email = `person-${people.length}@example.com`;
    await welcome(dataDirectory, [email]);
    people.push(email);
    await wait(5_000);
  }
  expect(await readiness()).toMatchObject({ isReady: true, mailStoppedSince: expect.any(String) });
  mail.account.password = 'secret';
  const outAfter = await until(
    'all mails are out',
    () => people.every((one) => had(mail.acceptedMails).has(one)),
    420_000,
  );
  const duplicates = [...had(mail.acceptedMails).values()].filter((times) => times > 1).length;
  console.log(
    `${SECONDS} s, ${people.length} mails: 0 lost, ${duplicates} doubled; all out ${outAfter} ms after it was mended`,
  );
  expect(duplicates).toBe(0);
  await until('it is told no more', async () => (await readiness()).mailStoppedSince === undefined, 10_000);
});
