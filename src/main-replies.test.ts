import { eq } from 'drizzle-orm';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import PDFDocument from 'pdfkit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { users } from '#database/tables/accounts.server.ts';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { privateFiles as fileRows } from '#database/tables/talent.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import type { Storage } from '#domain/media/storage.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { createPrivateFiles } from '#domain/talent/private-files.server.ts';
import { readSettings } from '#environment.ts';
import { applicationMails } from '#mail/application-mails.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { receiverFor } from './main-replies.ts';

const fixture = rollbackFixture();
const REPLY_DOMAIN = 'reply.havn.example';
const bytesOf = new Map<string, Buffer>();
const storage: Storage = {
  read: async (path) => bytesOf.get(path) ?? null,
  write: async (path, bytes) => void bytesOf.set(path, bytes),
  remove: async (path) => void bytesOf.delete(path),
};

const pdf = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.text(text).end();
  });

/**
 * A startup that has written to an applicant, both mail servers, and the answers: `deliver` runs the mails of what
 * happened, `answer` sends a mail through SMTP and returns null, or the words with which it was not taken.
 */
async function conversation(settings: Record<string, string> = {}) {
  const outgoing = await startMailServer('takes');
  const mailer = smtpMailer(outgoing.url, 'no-reply@havn.example');
  const site = { name: 'Havn', origin: 'https://havn.example', replyDomain: REPLY_DOMAIN };
  const reactions = applicationMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const events: Event[] = [];
  const system = (): Context => ({
    ...fixture.context,
    actor: { kind: 'system', name: 'mail' },
    listeners: {
      'application.messaged': [async (_, event) => void events.push(event)],
      'application.filesRefused': [async (_, event) => void events.push(event)],
    },
  });
  const settingsRead = readSettings({ REPLY_DOMAIN, REPLY_SMTP_PORT: '0', REPLY_SMTP_HOST: '127.0.0.1', ...settings });
  const faults: unknown[] = [];
  const privateFiles = createPrivateFiles(storage, pdfReader, rateLimitsOf(settingsRead));
  const receiver = await receiverFor(
    settingsRead,
    { contextFor: system, privateFiles },
    (error) => void faults.push(error),
  );
  if (!receiver) throw new Error('Nothing receives mail.');
  onTestFinished(async () => {
    mailer.close();
    await outgoing.stop();
    await receiver.stop();
  });

  const job = await someJobToApplyTo(fixture.context);
  const talent = await somebody(fixture.context, { isTalent: true });
  const { rows } = await fixture.context.db.execute<{ id: string }>(
    `SELECT id FROM talents WHERE user_id = '${talent.id}'`,
  );
  const { id } = await someApplication(fixture.context, {
    jobId: job.id,
    companyId: job.companyId,
    talentId: rows[0]?.id ?? '',
  });
  const deliver = async (): Promise<{ to: string; replyTo: string; source: string }> => {
    for (const event of events.splice(0)) {
      for (const handler of reactions[event.type as 'application.messaged']) await handler(system(), event as never);
    }
    const mail = outgoing.acceptedMails.at(-1);
    const source = mail?.source.replace(/=\r?\n/g, '') ?? '';
    return { to: mail?.to[0] ?? '', replyTo: /^Reply-To:\s*(\S+)/m.exec(source)?.[1] ?? '', source };
  };
  const team = { ...system(), actor: job.owner.actor };
  await sendMessage(team, job.companyId, id, { text: 'When can you start?' });
  const first = await deliver();
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true });
  onTestFinished(() => transport.close());
  const answer = (mail: SendMailOptions): Promise<string | null> =>
    transport.sendMail({ from: talent.email, to: first.replyTo, subject: 'Re: hello', ...mail }).then(
      () => null,
      (error: { response?: string }) => error.response ?? String(error),
    );
  const thread = () =>
    fixture.context.db.select().from(applicationMessages).where(eq(applicationMessages.applicationId, id));
  return { job, talent, id, first, deliver, answer, thread, faults };
}

describe('an answer by mail', () => {
  it('reaches the messages of its application, and is mailed to the other side, in both directions', async () => {
    const { job, talent, first, deliver, answer, thread } = await conversation();
    expect(first).toMatchObject({ to: talent.email, replyTo: expect.stringContaining(`@${REPLY_DOMAIN}`) });
    const quotation = first.source
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    const text = `Hello,\n\nin March.\n\nOn Mon, 23 Nov 2026 at 09:00, Havn <no-reply@havn.example>\nwrote:\n\n${quotation}`;
    expect(await answer({ text })).toBeNull();
    expect(await thread()).toContainEqual(
      expect.objectContaining({
        isFromTalent: true,
        isByMail: true,
        userId: talent.id,
        text: 'Hello,\n\nin March.',
      }),
    );
    const second = await deliver();
    expect(second).toMatchObject({ to: job.owner.email, source: expect.stringContaining('in March.') });
    expect(second.replyTo).not.toBe(first.replyTo);
    expect(await answer({ from: job.owner.email, to: second.replyTo, text: 'Good, see you {first name}.' })).toBeNull();
    expect(await thread()).toContainEqual(
      expect.objectContaining({
        isFromTalent: false,
        isByMail: true,
        userId: job.owner.id,
        text: 'Good, see you {first name}.',
      }),
    );
    expect(await deliver()).toMatchObject({ to: talent.email, source: expect.stringContaining('Good, see you') });
  });

  it('is refused in words to everybody but the person whom we wrote to', async () => {
    const { job, first, answer, thread } = await conversation();
    const stranger = await somebody(fixture.context, { isTalent: true });
    for (const from of [stranger.email, job.owner.email, 'nobody@elsewhere.example']) {
      expect(await answer({ from, text: 'Hello' })).toMatch(/^550 .*from the address to which we wrote/);
    }
    const forgedAddress = first.replyTo.replace(/\.[0-9a-f]{32}@/, `.${'0'.repeat(32)}@`);
    expect(await answer({ to: forgedAddress, text: 'Hello' })).toMatch(/^550/);
    expect(await answer({ to: `reply+none@${REPLY_DOMAIN}`, text: 'Hello' })).toMatch(/^550 .*no such mailbox/);
    expect(await answer({ to: 'jobs@elsewhere.example', text: 'Hello' })).toMatch(/^550 .*no such mailbox/);
    expect(await thread()).toHaveLength(1);
  });

  it('is refused in words to a person whose account is to be deleted', async () => {
    const { talent, answer, thread } = await conversation();
    const deletesAt = new Date(fixture.context.now.getTime() + DAY_MS);
    await fixture.context.db.update(users).set({ deletesAt }).where(eq(users.id, talent.id));
    expect(await answer({ text: 'In March.' })).toMatch(/^550 .*to be deleted/);
    expect(await thread()).toHaveLength(1);
  });

  it('is refused once the application has ended, without a text, or when it is too large', async () => {
    const { job, id, answer, thread, deliver } = await conversation();
    expect(await answer({ text: '> quoted only\n\n-- \nTuva' })).toMatch(/^550 .*no text above/);
    expect(await answer({ text: 'a'.repeat(5_001) })).toMatch(/^550 .*shorten your answer/);
    expect(await answer({ text: 'a line of text\n'.repeat(100_000) })).toMatch(/^550 .*too long to read/);
    const file = { filename: 'cv.pdf', content: Buffer.alloc(12_000_000), contentDisposition: 'attachment' as const };
    expect(await answer({ text: 'My CV', attachments: [file] })).toMatch(/^552/);
    expect(await answer({ text: 'Any news?' })).toBeNull();
    const { replyTo } = await deliver();
    await fixture.context.db.update(applications).set({ step: 'rejected' }).where(eq(applications.id, id));
    const late = { from: job.owner.email, to: replyTo, text: 'We changed our minds.' };
    expect(await answer(late)).toMatch(/^550 .*has ended/);
    expect(await thread()).toHaveLength(2);
  });

  it('brings its PDFs, each with a message, in both directions', async () => {
    const { job, talent, answer, thread, deliver } = await conversation();
    const [cv, letter] = [await pdf('Tuva Lyngstad'), await pdf('A letter')];
    const attachments = [
      { filename: 'my cv.pdf', content: cv },
      // Apple Mail shows a file within the text.
      { filename: 'letter.pdf', content: letter, contentDisposition: 'inline' as const },
    ];
    expect(await answer({ text: 'Here it is.', attachments })).toBeNull();
    const files = await fixture.context.db.select().from(fileRows).where(eq(fileRows.userId, talent.id));
    const idOf = (name: string) => files.find((file) => file.name === name)?.id ?? name;
    expect(bytesOf.get(files.find(({ name }) => name === 'my cv.pdf')?.path ?? '')).toEqual(cv);
    expect(await thread()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'Here it is.', fileId: idOf('my cv.pdf'), isByMail: true }),
        expect.objectContaining({ text: 'letter.pdf', fileId: idOf('letter.pdf'), isByMail: true }),
      ]),
    );
    const { replyTo } = await deliver();
    const terms = { filename: 'terms.pdf', content: letter };
    expect(await answer({ from: job.owner.email, to: replyTo, text: '', attachments: [terms] })).toBeNull();
    expect(await thread()).toContainEqual(
      expect.objectContaining({ isFromTalent: false, text: 'terms.pdf', fileId: expect.any(String) }),
    );
  });

  it('arrives without a file that cannot be taken, and its sender learns why', async () => {
    const { answer, thread, deliver, talent, first } = await conversation();
    const photo = { filename: 'på havet.jpg', content: Buffer.from('no picture') };
    const brokenFile = { filename: 'cv.pdf', content: Buffer.from('%PDF-1.7') };
    const good = { filename: 'good.pdf', content: await pdf('Good') };
    expect(await answer({ text: 'See these.', attachments: [photo, good, brokenFile] })).toBeNull();
    const { to, source, replyTo } = await deliver();
    expect([to, replyTo]).toEqual([talent.email, first.replyTo]);
    expect(source).toContain('The rest of your email has arrived, so please do not send it again.');
    expect(source).toContain('havet.jpg: The file must be a PDF.');
    expect(source).toContain('cv.pdf: We could not read this PDF.');
    expect(source).not.toContain('good.pdf:');
    const [, message] = await thread();
    expect(message).toMatchObject({ text: 'See these.', fileId: expect.any(String) });
    expect(await answer({ text: '', attachments: [photo] })).toMatch(/^550 The file "p\? havet.jpg" was not taken/);
    const many = Array.from({ length: 6 }, (_, n) => ({ filename: `${n}.txt`, content: Buffer.from('text') }));
    expect(await answer({ text: 'Six', attachments: many })).toBeNull();
    expect((await deliver()).source).toContain('We could not take 5 of your files');
    expect((await thread()).map(({ text }) => text).slice(1)).toEqual(['See these.', 'Six']);
  });

  it('arrives without the pictures within its text, and without its digital signature', async () => {
    const { answer, thread } = await conversation();
    const html = '<p>In March.</p><img src="cid:logo">';
    const attachments = [
      { filename: 'logo.png', content: Buffer.from('picture'), cid: 'logo', contentDisposition: 'inline' as const },
      { filename: 'smime.p7s', content: Buffer.from('key'), contentType: 'application/pkcs7-signature' },
    ];
    expect(await answer({ html, attachments })).toBeNull();
    expect(await thread()).toContainEqual(expect.objectContaining({ text: 'In March.', fileId: null }));
  });

  it('is added once, however often it is delivered', async () => {
    const { answer, thread } = await conversation();
    const mail = { text: 'In March.', messageId: '<one@people.example>' };
    expect(await answer(mail)).toBeNull();
    expect(await answer(mail)).toBeNull();
    expect(await thread()).toHaveLength(2);
    expect(await answer({ ...mail, messageId: '<two@people.example>' })).toBeNull();
    expect(await thread()).toHaveLength(3);
  });

  it('is dropped without an answer if a program sent it', async () => {
    const { first, answer, thread } = await conversation();
    const automatic = [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'List-Id': '<people.list.example>' },
    ];
    for (const headers of automatic) expect(await answer({ text: 'I am away.', headers })).toBeNull();
    // A bounce has no sender on its envelope.
    expect(await answer({ text: 'Undelivered.', envelope: { from: '', to: first.replyTo } })).toBeNull();
    expect(await thread()).toHaveLength(1);
    expect(await answer({ text: 'I am back.', headers: { 'Auto-Submitted': 'no' } })).toBeNull();
    expect(await thread()).toHaveLength(2);
  });

  it('waits with its server when the person has sent too many, and loses nothing', async () => {
    const { answer, thread } = await conversation({ LIMIT_MAILED_REPLIES: '1' });
    expect(await answer({ text: 'One' })).toBeNull();
    expect(await answer({ text: 'Two' })).toMatch(/^451 .*many answers by email/);
    expect(await thread()).toHaveLength(2);
  });

  it('in HTML alone becomes text, without the quoted mail and inline pictures', async () => {
    const { answer, thread } = await conversation();
    const html =
      '<p>Hello <b>Ingrid</b></p><p>In March.</p><div class="gmail_quote">On Monday you wrote: <blockquote>When?</blockquote></div>';
    expect(await answer({ html })).toBeNull();
    expect((await thread()).map(({ text }) => text)).toContain('Hello Ingrid\n\nIn March.');
  });
});

describe('the settings of answers by mail', () => {
  it('are off by default, and name what is wrong', async () => {
    const receive = (settings: Record<string, string>) =>
      receiverFor(
        readSettings(settings),
        { contextFor: () => fixture.context, privateFiles: { store: () => Promise.reject(new Error('no file')) } },
        () => {},
      );
    expect(await receive({})).toBeNull();
    await expect(
      receive({ REPLY_DOMAIN, REPLY_SMTP_PORT: '0', REPLY_SMTP_CERT: '/none', REPLY_SMTP_KEY: '/none' }),
    ).rejects.toThrow('REPLY_SMTP_CERT');
    expect(() => readSettings({ REPLY_DOMAIN, REPLY_SMTP_CERT: '/some' })).toThrow('REPLY_SMTP_KEY');
    expect(() => readSettings({ REPLY_DOMAIN: 'not a domain' })).toThrow('REPLY_DOMAIN is wrong');
  });
});
