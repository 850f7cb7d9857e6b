import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { keepAccount } from '#domain/accounts/own-data/deletion.server.ts';
import type { Context } from '#domain/context.ts';
import { readMailOutage } from '#domain/mails.server.ts';
import { edge } from '#testing/edge.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { type Behaviour, startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { accountMails } from './account-mails.ts';
import type { Mailer } from './mailer.ts';
import { sendOnce } from './send-once.ts';
import { welcomeMessage } from './welcome-message.tsx';

const site = { name: 'Havn', origin: 'https://havn.example' };
const person = { firstName: 'Þórunn', email: 'thorunn@example.com' };
const patience = { connecting: 500, greeting: 500, answering: 500 };

async function withServer(...behaviours: Behaviour[]) {
  const server = await startMailServer(...behaviours);
  const mailer = smtpMailer(server.url, 'no-reply@havn.example', patience);
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  return { ...server, mailer };
}

describe('a mail', () => {
  const fixture = rollbackFixture();
  const send = (mailer: Mailer, to = person.email) =>
    sendOnce(fixture.context, mailer, 'welcome:1', async () => ({ to, site, message: welcomeMessage(site, person) }));

  it('goes out once, however often the code sends it', async () => {
    const { mailer, acceptedMails } = await withServer('takes');
    for (let times = 0; times < 3; times += 1) await send(mailer);
    expect(acceptedMails.map(({ to }) => to)).toEqual([['thorunn@example.com']]);
  });

  it('has text and HTML parts, the sender’s name and a message id', async () => {
    const { mailer, acceptedMails } = await withServer('takes');
    await send(mailer);
    const source = acceptedMails[0]?.source ?? '';
    expect(source).toMatch(/^From: Havn <no-reply@havn\.example>\r$/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f]{32}@havn\.example>\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    // Account mails are not a subscription (ML-3).
    expect(source).not.toMatch(/^List-Unsubscribe/m);
  });

  it('is retried after a temporary refusal', async () => {
    const { mailer, acceptedMails, receivedMails } = await withServer('defers', 'takes');
    await expect(send(mailer)).rejects.toThrow(/Try again later/);
    await send(mailer);
    await send(mailer);
    expect([receivedMails.length, acceptedMails.length]).toEqual([2, 1]);
  });

  it('is not retried after a permanent refusal', async () => {
    const { mailer, receivedMails } = await withServer('refuses');
    await send(mailer);
    await send(mailer);
    expect(receivedMails).toHaveLength(1);
  });

  it('is retried with the same id after the server closed the connection', async () => {
    const { mailer, receivedMails, acceptedMails } = await withServer('drops', 'takes');
    await expect(send(mailer)).rejects.toThrow();
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
    const ids = receivedMails.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1]);
    expect(ids[0]).toBe(ids[1]);
  });

  edge('is retried after the server stopped answering', async () => {
    const { mailer, acceptedMails } = await withServer('hangs', 'takes');
    await expect(send(mailer)).rejects.toThrow();
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
  });

  edge('waits for a retry when the server never greets or is down', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    for (const url of [`smtp://127.0.0.1:${port}`, 'smtp://127.0.0.1:1']) {
      const mailer = smtpMailer(url, 'no-reply@havn.example', patience);
      await expect(send(mailer)).rejects.toThrow();
      mailer.close();
    }
    const { mailer, acceptedMails } = await withServer('takes');
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
  });

  it('is not sent while another process sends it, and is sent once that process was killed', async () => {
    const { mailer, acceptedMails } = await withServer('takes');
    const { context } = fixture;
    await context.db.execute(sql`
      INSERT INTO mails (key, taken_at, attempts, created_at) VALUES ('welcome:1', clock_timestamp(), 1, now())`);
    await expect(send(mailer)).rejects.toThrow(/by another process/);
    expect(acceptedMails).toHaveLength(0);
    await context.db.execute(sql`UPDATE mails SET taken_at = clock_timestamp() - interval '3 minutes'`);
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
  });

  it('with a line break in a header is never sent', async () => {
    const { mailer, receivedMails } = await withServer('takes');
    await send(mailer, 'a@example.com\r\nBcc: everyone@example.com');
    expect(receivedMails).toHaveLength(0);
  });

  it('that has become pointless is not sent', async () => {
    const { mailer, receivedMails } = await withServer('takes');
    await sendOnce(fixture.context, mailer, 'welcome:2', async () => null);
    expect(receivedMails).toHaveLength(0);
  });

  it('to an account that awaits its deletion goes out only if it is about the account', async () => {
    const { mailer, acceptedMails } = await withServer('takes');
    const { id, email } = await somebody(fixture.context, { deletesAt: fixture.context.now });
    const system = fixture.as({ actor: { kind: 'system', name: 'mail' } });
    const reactions = accountMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
    const at = fixture.context.now.toISOString();
    for (const welcome of reactions['account.welcomed']) {
      await welcome(system, { type: 'account.welcomed', id, platform: 'thehub' });
    }
    for (const reaction of reactions['account.deletionScheduled']) {
      await reaction(system, { type: 'account.deletionScheduled', id, platform: 'thehub', at });
      await keepAccount(fixture.as({ actor: { kind: 'user', userId: id, companyIds: [], isAdmin: false } }));
      await reaction(system, { type: 'account.deletionScheduled', id, platform: 'thehub', at: 'another time' });
    }
    expect(acceptedMails.map(({ to }) => to)).toEqual([[email]]);
    expect(acceptedMails[0]?.source).toContain('will be deleted on');
  });

  it('survives a wrong password of our mail account, and the outage has a start and a reason', async () => {
    const server = await startMailServer('takes');
    const mailer = smtpMailer(server.url.replace('//', '//havn:secret@'), 'no-reply@havn.example', patience);
    onTestFinished(async () => {
      mailer.close();
      await server.stop();
    });
    server.account.password = 'changed';
    await expect(send(mailer)).rejects.toThrow(/535/);
    const outage = await readMailOutage(fixture.context);
    expect(outage?.reason).toMatch(/535/);
    await expect(send(mailer)).rejects.toThrow(/535/);
    expect((await readMailOutage(fixture.context))?.since).toEqual(outage?.since);
    server.account.password = 'secret';
    await send(mailer);
    expect(server.acceptedMails).toHaveLength(1);
    expect(await readMailOutage(fixture.context)).toBeNull();
  });

  it.each([
    ['greets with 554', '554 Go away\r\n', ''],
    ['does not let us send', '220 hello\r\n', '550 Not with this sender\r\n'],
    ['relays nothing', '220 hello\r\n', '554 5.7.1 Relay access denied\r\n'],
  ])('waits for a retry when the server %s', async (_how, greeting, toRecipient) => {
    const isSender = toRecipient.includes('sender');
    const url = await startScriptedServer(greeting, (line) =>
      line.startsWith(isSender ? 'MAIL' : 'RCPT') ? toRecipient : '250 ok\r\n',
    );
    const refusing = smtpMailer(url, 'no-reply@havn.example', patience);
    await expect(send(refusing)).rejects.toThrow(/55[04]/);
    expect(await readMailOutage(fixture.context)).not.toBeNull();
    refusing.close();
    const { mailer, acceptedMails } = await withServer('takes');
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
  });

  it('to a missing mailbox does not count as an outage', async () => {
    const { mailer } = await withServer('refuses');
    await send(mailer);
    expect(await readMailOutage(fixture.context)).toBeNull();
  });

  it('never leaves this machine unencrypted, and waits until the server offers encryption', async () => {
    const { mailer, acceptedMails, url } = await withServer('takes');
    // A name of this machine that does not count as local.
    const remote = smtpMailer(url.replace('127.0.0.1', '0.0.0.0'), 'no-reply@havn.example', patience);
    await expect(send(remote)).rejects.toThrow(/STARTTLS/);
    expect(acceptedMails).toHaveLength(0);
    expect((await readMailOutage(fixture.context))?.reason).toMatch(/STARTTLS/);
    remote.close();
    await send(mailer);
    expect(acceptedMails).toHaveLength(1);
  });

  edge('that was accepted goes out once although the database was down before it was recorded', async () => {
    const { mailer, acceptedMails } = await withServer('takes');
    let refusals = 2;
    const { db } = fixture.context;
    const away = new Proxy(db, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name);
        return (query: Parameters<typeof db.execute>[0]) => {
          if (acceptedMails.length > 0 && refusals > 0) {
            refusals -= 1;
            return Promise.reject(new Error('Connection terminated unexpectedly'));
          }
          return target.execute(query);
        };
      },
    }) as Context['db'];
    const address = async () => ({ to: person.email, site, message: welcomeMessage(site, person) });
    await sendOnce({ ...fixture.context, db: away }, mailer, 'welcome:1', address);
    await send(mailer);
    expect([acceptedMails.length, refusals]).toEqual([1, 0]);
  });
});

/** Starts a mail server that sends a greeting and one answer for each line; returns its address. */
async function startScriptedServer(greeting: string, answer: (line: string) => string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write(greeting);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) socket.write(answer(line));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
