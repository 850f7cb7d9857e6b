import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { approveCompany, rejectCompany } from '#domain/companies/approval/approval.server.ts';
import { decideCompanyChange } from '#domain/companies/changes.server.ts';
import { editCompany } from '#domain/companies/commands.server.ts';
import type { Event } from '#domain/events.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { companyMails } from './company-mails.ts';

const fixture = rollbackFixture();
const site = { name: 'Havn', origin: 'https://havn.example' };

/** Sends what is queued about startups, and returns each mail as `address subject`. */
async function sentMails() {
  const server = await startMailServer('takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const [send] = companyMails({ mailer, siteOf: { thehub: site, plusimpact: site } })['company.mailDue'];
  const { rows } = await fixture.context.db.execute<{ event: Event }>(sql`
    SELECT payload AS event FROM graphile_worker._private_jobs WHERE payload->>'type' = 'company.mailDue' ORDER BY id`);
  const system = fixture.as({ actor: { kind: 'system', name: 'mail' } });
  for (const { event } of rows) {
    if (event.type !== 'company.mailDue') continue;
    // A reaction may run twice.
    await send?.(system, event);
    await send?.(system, event);
  }
  const mails = server.acceptedMails.map(({ to, source }) => `${to} ${/^Subject: (.*)\r$/m.exec(source)?.[1]}`);
  return { mails: mails.sort(), sources: server.acceptedMails };
}

/** A startup that waits, with an owner, a manager, a reviewer and an owner without a verified address. */
async function waiting() {
  const { id, key } = await someCompany(fixture.context, { name: 'Tare', key: 'tare', status: 'PENDING' });
  await somebody(fixture.context, { email: 'owner@tare.example', member: [{ id }] });
  await somebody(fixture.context, { email: 'manager@tare.example', member: [{ id, role: 'manager' }] });
  await somebody(fixture.context, { email: 'reviewer@tare.example', member: [{ id, role: 'reviewer' }] });
  await somebody(fixture.context, { email: 'new@tare.example', emailVerifiedAt: null, member: [{ id }] });
  const admin = await somebody(fixture.context, { isAdmin: true });
  return { key, admin: fixture.as({ actor: admin.actor }) };
}

async function ownerOf(key: string) {
  const { rows } = await fixture.context.db.execute<{ id: string }>(
    sql`SELECT id FROM users WHERE email = ${`owner@${key}.example`}`,
  );
  const { rows: companies } = await fixture.context.db.execute<{ id: string }>(
    sql`SELECT id FROM companies WHERE key = ${key}`,
  );
  const companyIds = companies.map(({ id }) => id);
  return fixture.as({ actor: { kind: 'user', userId: rows[0]?.id ?? '', companyIds, isAdmin: false } });
}

describe('the mail about a decision', () => {
  it('reaches the owners and managers once', async () => {
    const { key, admin } = await waiting();
    await approveCompany(admin, key);
    const { mails } = await sentMails();
    expect(mails).toEqual(['manager@tare.example Tare is live', 'owner@tare.example Tare is live']);
  });

  it('says why a startup was not approved', async () => {
    const { key, admin } = await waiting();
    await rejectCompany(admin, key, { reason: 'agency', text: 'You rent out people.' });
    const { sources } = await sentMails();
    expect(sources[0]?.source).toContain('It is an agency');
    expect(sources[0]?.source).toContain('You rent out people.');
  });

  it('says why a change of an approved startup does not go live', async () => {
    const { key, admin } = await waiting();
    await approveCompany(admin, key);
    const owner = await ownerOf(key);
    await editCompany(owner, key, { name: 'Tare', website: 'https://elsewhere.example', intro: '' });
    const change = { field: 'website', value: 'https://elsewhere.example', approve: false } as const;
    await decideCompanyChange(admin, key, { ...change, reason: 'The website does not belong to your startup.' });
    const { mails, sources } = await sentMails();
    expect(mails).toContain('owner@tare.example We did not approve your change of Tare');
    const mail = sources.find(({ source }) => source.includes('did not approve your change'));
    expect(mail?.source).toMatch(/The website does\s+not\s+belong/);
    expect(mail?.source).toContain('elsewhere.example');
  });
});
