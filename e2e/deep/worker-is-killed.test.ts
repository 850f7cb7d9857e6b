import { expect, it } from 'vitest';
import { end, had, newDataDirectory, someMailServer, startHavn, until, welcome } from './driving.ts';

const KILLS = Number(process.env.DEEP_WORKER_KILLS ?? 10);

it(`each mail that a worker had in hand when it was killed is out about two minutes after the next start, ${KILLS} times`, async () => {
  const dataDirectory = newDataDirectory();
  const mail = await someMailServer('takes');
  const settings = { HAVN_DATA_DIR: dataDirectory, SMTP_URL: mail.url, MAIL_FROM: 'no-reply@havn.example' };
  let havn = await startHavn(settings);
  const outAfter: number[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const people = [1, 2].map((nth) => `person-${round}-${nth}@example.com`);
    mail.behave('hangs');
    const before = mail.receivedMails.length;
    await welcome(dataDirectory, people);
    await until('both mails in hand', () => mail.receivedMails.length === before + 2, 30_000);
    await end(havn, 'SIGKILL');
    mail.behave('takes');
    havn = await startHavn(settings);
    outAfter.push(
      await until('both mails are out', () => people.every((one) => had(mail.acceptedMails).has(one)), 150_000),
    );
  }
  const duplicates = [...had(mail.acceptedMails).values()].filter((times) => times > 1).length;
  console.log(
    `${KILLS} kills, ${KILLS * 2} mails in hand: 0 lost, ${duplicates} doubled; out at most ${Math.max(...outAfter)} ms after the start`,
  );
  // The claim on a mail ends after two minutes (domain/mails.server.ts); then the queue looks for it and it is sent.
  expect(Math.max(...outAfter)).toBeLessThanOrEqual(125_000);
  expect(duplicates).toBe(0);
});
