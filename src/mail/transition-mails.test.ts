import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { saveBuyer } from '#domain/billing/buyers.server.ts';
import { saveProfileSection } from '#domain/companies/profile/profile-commands.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { checkOut, sendEvent } from '#testing/orders.ts';
import { BUYER, testPayments } from '#testing/payments.ts';
import { type Person, somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { companyMails } from './company-mails.ts';
import { jobMails } from './job-mails.ts';
import { moderationMails } from './moderation-mails.ts';

const fixture = rollbackFixture();
const site = { name: 'Havn', origin: 'https://havn.example' };
let company: { id: string; key: string };
let jobId: string;
let [ida, quiet, admin] = [] as unknown as [Person, Person, Person];

const as = ({ actor }: { actor: Actor }): Context => fixture.as({ actor });

/** Runs the reactions to everything that was told, twice, and returns each mail as `person: subject`. */
async function sentMails() {
  const server = await startMailServer('takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const parts = { mailer, siteOf: { thehub: site, plusimpact: site } };
  const reactions = { ...jobMails(parts), ...companyMails(parts), ...moderationMails(parts) } as Record<
    string,
    ((context: Context, event: Event) => Promise<void>)[]
  >;
  const { rows } = await fixture.context.db.execute<{ event: Event }>(
    sql`SELECT payload AS event FROM graphile_worker._private_jobs ORDER BY id`,
  );
  const system = fixture.as({ actor: { kind: 'system', name: 'mail' } });
  for (const { event } of [...rows, ...rows]) {
    for (const send of reactions[event.type] ?? []) await send(system, event);
  }
  const mails = server.acceptedMails.map(
    ({ to, source }) => `${String(to).split('@')[0]}: ${/^Subject: (.*)\r$/m.exec(source)?.[1]}`,
  );
  return { mails: mails.sort(), sources: server.acceptedMails.map(({ source }) => source) };
}

beforeEach(async () => {
  company = await someCompany(fixture.context, { name: 'Tare' });
  ({ id: jobId } = await someJob(fixture.context, { companyId: company.id, title: 'Kelp Diver' }));
  const member = [{ id: company.id }];
  ida = await somebody(fixture.context, { email: 'ida@tare.example', firstName: 'Ida', member });
  await somebody(fixture.context, { email: 'jon@tare.example', member: [{ id: company.id, role: 'manager' }] });
  quiet = await somebody(fixture.context, {
    email: 'quiet@tare.example',
    member,
    notifications: { teamChanges: false },
  });
  await somebody(fixture.context, { email: 'reviewer@tare.example', member: [{ id: company.id, role: 'reviewer' }] });
  admin = await somebody(fixture.context, { isAdmin: true });
});

describe('the mail about what a member does with a job', () => {
  it('reaches the others of the team who want such mails, once, and names the member', async () => {
    await changeJob(as(ida), jobId, 'pause');
    const { mails, sources } = await sentMails();
    expect(mails).toEqual(['jon: Kelp Diver is paused']);
    expect(sources[0]).toContain('Ida paused Kelp Diver.');
  });

  it('reaches the colleagues of the member who paid for it', async () => {
    const { context } = fixture;
    const payments = testPayments();
    const closesAt = new Date(context.now.getTime() + 3 * DAY_MS);
    const paidJob = await someJob(context, {
      companyId: company.id,
      title: 'Net Mender',
      places: ['Copenhagen'],
      closesAt,
    });
    await saveBuyer(as(ida), company.id, BUYER);
    await sendEvent(
      context,
      payments,
      await checkOut(context, payments, { owner: ida, jobId: paidJob.id }, 'renewLive'),
    );
    const { mails, sources } = await sentMails();
    expect(mails).toEqual(['jon: Net Mender is renewed']);
    expect(sources[0]).toContain('Ida renewed Net Mender.');
  });

  it('reaches them for each thing that is done by hand', async () => {
    await changeJob(as(ida), jobId, 'pause');
    await changeJob(as(ida), jobId, 'resume');
    await changeJob(as(ida), jobId, 'close', { outcome: 'notHired' });
    await changeJob(as(ida), jobId, 'renew');
    expect((await sentMails()).mails).toEqual([
      'jon: Kelp Diver is closed',
      'jon: Kelp Diver is open again',
      'jon: Kelp Diver is paused',
      'jon: Kelp Diver is renewed',
    ]);
  });

  it('reaches everybody but the member when that member has turned such mails off', async () => {
    await changeJob(as(quiet), jobId, 'pause');
    expect((await sentMails()).mails).toEqual(['ida: Kelp Diver is paused', 'jon: Kelp Diver is paused']);
  });
});

describe('the mail about what time does with a job', () => {
  it('reaches the whole team, whatever they chose about their colleagues', async () => {
    const clock = as({ actor: { kind: 'system', name: 'clock' } });
    await transition(clock, jobId, 'pause', { cause: 'answerClock' });
    expect((await sentMails()).mails).toEqual([
      'ida: Kelp Diver is paused',
      'jon: Kelp Diver is paused',
      'quiet: Kelp Diver is paused',
    ]);
  });
});

describe('the mail about what an admin does', () => {
  it('is the statement of reasons when they close a job, and there is no other', async () => {
    await changeJob(as(admin), jobId, 'close', { reason: 'It names no employer.' });
    const { mails, sources } = await sentMails();
    const subject = 'We removed the job Kelp Diver';
    expect(mails).toEqual([`ida: ${subject}`, `jon: ${subject}`, `quiet: ${subject}`]);
    expect(sources[0]).toContain('It names no employer.');
  });

  it('says that they paused a job, and that it is open again', async () => {
    await changeJob(as(admin), jobId, 'pause', { reason: 'It names no employer.' });
    await changeJob(as(admin), jobId, 'reopen');
    const { mails } = await sentMails();
    expect(mails.filter((mail) => mail.startsWith('jon'))).toEqual([
      'jon: Kelp Diver is open again',
      'jon: We paused the job Kelp Diver',
    ]);
  });

  it('comes once a day for a profile, however many sections they save', async () => {
    for (const whatWeDo of ['<p>We grow kelp.</p>', '<p>We grow kelp and mussels.</p>']) {
      await saveProfileSection(as(admin), company.key, 'about', { whatWeDo });
    }
    await saveProfileSection(as(ida), company.key, 'about', { whatWeDo: '<p>We grow kelp.</p>' });
    const { mails } = await sentMails();
    const subject = 'We changed the profile of Tare';
    expect(mails).toEqual([`ida: ${subject}`, `jon: ${subject}`, `quiet: ${subject}`]);
  });
});
