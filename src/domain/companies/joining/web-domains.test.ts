import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyDomains } from '#database/tables/companies.server.ts';
import { addMember, removeMember } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { decideCompanyChange, waitingChangesOf } from '../changes.server.ts';
import { createCompany, editCompany } from '../commands.server.ts';
import { findOwnCompany } from '../own-company.server.ts';
import { findCompany } from '../queries.server.ts';
import { holdApprovedDomains } from './domains.server.ts';
import { domainOf } from './web-domain.ts';

const parts = authServices();

const fixture = rollbackFixture();
const system = () => fixture.as({ actor: { kind: 'system', name: 'tests' } });
const as = async (overrides: Parameters<typeof somebody>[1] = {}) =>
  fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
const fields = (domain: string, changes: Partial<{ name: string; intro: string }> = {}) => ({
  name: 'Tare',
  website: `https://www.${domain}`,
  intro: '',
  ...changes,
});
/** A draft without a website, and its owner. */
const draft = async (email: string) => {
  const { id, key } = await someCompany(fixture.context, { key: 'tare', status: 'DRAFT', website: null, domain: null });
  return { key, owner: await as({ email, member: [{ id }] }) };
};
/** All held domains, as `domain key heldBy`. */
const heldDomains = async (context: Context = fixture.context) =>
  (
    await context.db
      .select({ domain: companyDomains.domain, heldBy: companyDomains.heldBy, key: companies.key })
      .from(companyDomains)
      .innerJoin(companies, eq(companies.id, companyDomains.companyId))
      .orderBy(companyDomains.domain)
  )
    // The key of a draft ends with part of its id.
    .map(({ domain, key, heldBy }) => `${domain} ${key.replace(/-[0-9a-f]{6}$/, '')} ${heldBy}`);

describe('the web domain of a website', () => {
  it.each([
    ['https://www.Skjærgård.no/jobs?x=1', 'xn--skjrgrd-exam.no'],
    ['jobs.acme.co.uk.', 'acme.co.uk'],
    ['https://careers.acme.example:8443', 'acme.example'],
    ['https://acme.webflow.io/about', 'acme.webflow.io'],
    ['https://acme.uk.com', 'acme.uk.com'],
    ['https://user@acme.example', null],
    ['https://co.uk', null],
    ['https://github.io', null],
    ['http://127.0.0.1', null],
    ['http://[::1]', null],
    ['http://localhost', null],
    ['https://dk.linkedin.com/company/acme', null],
    ['https://sites.google.com/view/acme', null],
    ['https://www.google.dk', null],
    ['https://acme.squarespace.com', null],
    ['https://acme.teamtailor.com/jobs', null],
    ['https://gmail.com', null],
    ['https://simnet.is', null],
    ['', null],
    ['not a web address', null],
  ])('of %s is %s', (website, domain) => {
    expect(domainOf(website)?.replace(/^xn--.*/, 'xn--skjrgrd-exam.no') ?? null).toBe(domain);
  });
});

describe('a startup that is a draft', () => {
  it('holds no domain by its website alone', async () => {
    await createCompany(await as({ emailVerifiedAt: null, email: 'loke@tare.example' }), parts, fields('tare.example'));
    await createCompany(await as({ email: 'loke@elsewhere.example' }), parts, fields('tare.example'));
    await createCompany(await as({ email: 'loke@xtare.example' }), parts, fields('tare.example'));
    expect(await heldDomains()).toEqual([]);
  });

  it('holds a domain with a verified address of its owner as soon as the website is set', async () => {
    const { key, owner } = await draft('siv@mail.tare.example');
    expect(await heldDomains()).toEqual([]);
    await editCompany(owner, key, fields('tare.example'));
    expect(await heldDomains()).toEqual(['tare.example tare proven']);
    await editCompany(owner, key, fields('somewhere.example'));
    expect(await heldDomains()).toEqual([]);
  });

  it('holds it as soon as a member with a verified address verifies, changes or joins', async () => {
    const siv = await somebody(fixture.context, { emailVerifiedAt: null, email: 'siv@tare.example' });
    await createCompany(fixture.as({ actor: siv.actor }), parts, fields('tare.example'));
    expect(await heldDomains()).toEqual([]);
    await fixture.context.db.update(users).set({ emailVerifiedAt: TEST_NOW }).where(eq(users.id, siv.id));
    expect(await heldDomains()).toEqual(['tare.example tare proven']);

    const moves = await somebody(fixture.context, { email: 'moves@elsewhere.example' });
    await createCompany(fixture.as({ actor: moves.actor }), parts, fields('kelp.example', { name: 'Kelp' }));
    await fixture.context.db.update(users).set({ email: 'moves@kelp.example' }).where(eq(users.id, moves.id));
    expect(await heldDomains()).toEqual(['kelp.example kelp proven', 'tare.example tare proven']);

    const { id } = await createCompany(await as(), parts, fields('dulse.example', { name: 'Dulse' }));
    const joins = await somebody(fixture.context, { email: 'joins@dulse.example' });
    await addMember(fixture.context, { kind: 'company', id }, joins.id, 'reviewer');
    expect(await heldDomains()).not.toContain('dulse.example dulse proven');
    await fixture.context.db.execute(sql`UPDATE company_members SET role = 'manager' WHERE user_id = ${joins.id}`);
    expect(await heldDomains()).toContain('dulse.example dulse proven');
  });

  it('never proves a shared mail host', async () => {
    await createCompany(await as({ email: 'loke@gmail.com' }), parts, fields('gmail.com'));
    await createCompany(await as({ email: 'loke@co.uk' }), parts, fields('co.uk'));
    expect(await heldDomains()).toEqual([]);
  });

  it('keeps a proven domain when the person who proved it leaves', async () => {
    const siv = await somebody(fixture.context, { email: 'siv@tare.example' });
    const { id } = await createCompany(fixture.as({ actor: siv.actor }), parts, fields('tare.example'));
    await somebody(fixture.context, { member: [{ id }] });
    await removeMember(fixture.as({ actor: siv.actor }), { kind: 'company', id }, siv.id);
    expect(await heldDomains()).toEqual(['tare.example tare proven']);
  });

  it('learns the owner of a domain if that is public, with advice to join', async () => {
    await someCompany(fixture.context, { key: 'fugl', name: 'Fugl' });
    const { key, owner } = await draft('siv@fugl.example');
    await expect(createCompany(owner, parts, fields('jobs.fugl.example'))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'E_DOMAIN_HELD',
      message: expect.stringContaining('fugl.example belongs to Fugl'),
    });
    await expect(editCompany(owner, key, fields('fugl.example'))).rejects.toMatchObject({ code: 'E_DOMAIN_HELD' });
    expect(await heldDomains()).toEqual(['fugl.example fugl approved']);
  });
});

describe('an approved startup', () => {
  const approvedStartup = async (key: string, changes: Parameters<typeof someCompany>[1] = {}) => {
    const company = await someCompany(fixture.context, { key, name: key, ...changes });
    return { ...company, owner: await as({ member: [{ id: company.id }] }) };
  };

  it('keeps its website and domain until an admin approves the new one', async () => {
    const { id, key, owner } = await approvedStartup('fugl');
    const change = fields('terne.example', { name: 'fugl', intro: 'Flies.' });
    await editCompany(owner, key, change);
    expect(await findCompany(fixture.context, key)).toMatchObject({ website: 'https://fugl.example', intro: 'Flies.' });
    expect((await findOwnCompany(owner, key)).waiting).toEqual({ website: change.website });
    expect(await heldDomains()).toEqual(['fugl.example fugl approved']);

    const admin = await as({ isAdmin: true });
    expect(await waitingChangesOf(admin, id)).toMatchObject([{ field: 'website', value: change.website }]);
    await decideCompanyChange(admin, key, { field: 'website', value: change.website, approve: true });
    expect((await findCompany(fixture.context, key)).website).toBe(change.website);
    expect([await heldDomains(), await waitingChangesOf(admin, id)]).toEqual([['terne.example fugl approved'], []]);
  });

  it('keeps them when the change is turned down or withdrawn', async () => {
    const { key, owner } = await approvedStartup('fugl');
    const member = await somebody(fixture.context, { email: 'siv@terne.example' });
    const { id } = await findOwnCompany(owner, key);
    await addMember(fixture.context, { kind: 'company', id }, member.id, 'manager');
    const admin = await as({ isAdmin: true });
    await editCompany(owner, key, fields('terne.example', { name: 'fugl' }));
    // A proven domain is reserved, but the page shows it only once approved.
    expect(await heldDomains()).toEqual(['fugl.example fugl approved', 'terne.example fugl proven']);
    await decideCompanyChange(admin, key, { field: 'website', value: 'https://www.terne.example', approve: false });
    expect((await findCompany(fixture.context, key)).website).toBe('https://fugl.example');
    await editCompany(owner, key, fields('terne.example', { name: 'fugl' }));
    await editCompany(owner, key, fields('fugl.example', { name: 'fugl' }));
    expect([await heldDomains(), await waitingChangesOf(admin, id)]).toEqual([['fugl.example fugl approved'], []]);
  });

  it('can link another page of its domain at once', async () => {
    const { key, owner } = await approvedStartup('fugl');
    await editCompany(owner, key, fields('start.fugl.example', { name: 'fugl' }));
    expect((await findCompany(fixture.context, key)).website).toBe('https://www.start.fugl.example');
  });

  it('waits for an admin with another name, even while disabled', async () => {
    const { key, owner } = await approvedStartup('kelp', { status: 'DISABLED', domain: null, website: null });
    const admin = await as({ isAdmin: true });
    const rename = (name: string) => editCompany(owner, key, { name, website: null, intro: '' });
    await rename('Sukkertare');
    expect(await findOwnCompany(owner, key)).toMatchObject({ name: 'kelp', waiting: { name: 'Sukkertare' } });
    await decideCompanyChange(admin, key, { field: 'name', value: 'Sukkertare', approve: true });
    expect(await findOwnCompany(owner, key)).toMatchObject({ name: 'Sukkertare', waiting: {} });
    await rename('Kelp');
    await decideCompanyChange(admin, key, { field: 'name', value: 'Kelp', approve: false });
    expect(await findOwnCompany(owner, key)).toMatchObject({ name: 'Sukkertare', waiting: {} });
  });

  it.each(['KELP & Sea', 'Kelp & Sea', 'KelpSea', 'kelp-sea!', 'Ｋelp Sea'])(
    'can write its name as %s at once',
    async (name) => {
      const { key, owner } = await approvedStartup('kelp sea', { domain: null, website: null });
      await editCompany(owner, key, { name, website: null, intro: '' });
      expect(await findOwnCompany(owner, key)).toMatchObject({ name, waiting: {} });
    },
  );

  it.each(['Kelp Seas', 'Kélp Sea', 'Кelp Sea', 'Sea Kelp'])('waits with the name %s', async (name) => {
    const { key, owner } = await approvedStartup('kelp sea', { domain: null, website: null });
    await editCompany(owner, key, { name, website: null, intro: '' });
    expect(await findOwnCompany(owner, key)).toMatchObject({ name: 'kelp sea', waiting: { name } });
  });

  it('cannot describe itself with the line of another public startup', async () => {
    await approvedStartup('fugl', { intro: 'Grows kelp, in the fjord.' });
    await someCompany(fixture.context, { key: 'draft', status: 'DRAFT', domain: null, intro: 'A line of a draft.' });
    const { key, owner } = await approvedStartup('kelp', { domain: null, website: null });
    const describe = (intro: string) => editCompany(owner, key, { name: 'kelp', website: null, intro });
    const fields = { intro: expect.stringContaining('in your own words') };
    await expect(describe('grows kelp in the fjord')).rejects.toMatchObject({ kind: 'invalid', details: { fields } });
    await describe('Grows kelp in the sea.');
    await describe('A line of a draft.');
    await describe('');
  });

  it('is decided by admins only, on the value that they saw', async () => {
    const { id, key, owner } = await approvedStartup('fugl');
    await editCompany(owner, key, fields('terne.example', { name: 'fugl' }));
    const decision = { field: 'website', value: 'https://www.terne.example', approve: true } as const;
    await expect(decideCompanyChange(owner, key, decision)).rejects.toMatchObject({ kind: 'absent' });
    await editCompany(owner, key, fields('evil.example', { name: 'fugl' }));
    const admin = await as({ isAdmin: true });
    await expect(decideCompanyChange(admin, key, decision)).rejects.toMatchObject({ code: 'E_CHANGED_SINCE' });
    expect(await waitingChangesOf(admin, id)).toHaveLength(1);
  });

  it('cannot be approved for a domain that another startup has got meanwhile', async () => {
    const { key, owner } = await approvedStartup('fugl');
    await editCompany(owner, key, fields('terne.example', { name: 'fugl' }));
    await approvedStartup('terne');
    const decision = { field: 'website', value: 'https://www.terne.example', approve: true } as const;
    await expect(decideCompanyChange(await as({ isAdmin: true }), key, decision)).rejects.toMatchObject({
      code: 'E_DOMAIN_HELD',
    });
    const pending = await someCompany(fixture.context, { status: 'PENDING', domain: 'terne.example' });
    await expect(holdApprovedDomains(system(), [pending.id])).rejects.toMatchObject({ code: 'E_DOMAIN_HELD' });
    expect(await heldDomains()).toEqual(['fugl.example fugl approved', 'terne.example terne approved']);
  });
});

describe('two startups that claim a domain at once', () => {
  const database = ownDatabase();

  it('do not both get it: the second waits for the first and gets nothing', async () => {
    const open = [1, 2].map(() => openDatabase(database.url, { connections: 2 }));
    const contexts = open.map(
      ({ db }): Context => ({ actor: visitor, db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS }),
    ) as [Context, Context];
    const [first, other] = contexts;
    const domain = 'tare.example';
    const approvedIds: string[] = [];
    for (const key of ['a', 'b']) {
      approvedIds.push((await someCompany(first, { key, status: 'PENDING', domain })).id);
    }
    let second: Promise<unknown> = Promise.resolve();
    await inTransaction(first, async (inside) => {
      await holdApprovedDomains(inside, approvedIds.slice(0, 1));
      second = holdApprovedDomains(other, approvedIds.slice(1)).catch((error: { code: string }) => error.code);
      // Waits until it blocks on the first transaction's row.
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await inside.db.execute<{ n: number }>(
          sql`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted`,
        );
        waiting = rows[0]?.n ?? 0;
      }
    });
    expect([await second, await heldDomains(first)]).toEqual(['E_DOMAIN_HELD', ['tare.example a approved']]);

    const founders = await Promise.all(
      contexts.map(async (context) => {
        const { actor } = await somebody(context, { email: `${context === first ? 'a' : 'b'}@kelp.example` });
        return { ...context, actor };
      }),
    );
    const outcomes = await Promise.allSettled(
      founders.map((founder) => createCompany(founder, parts, fields('kelp.example', { name: 'Kelp' }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect((await heldDomains(first)).filter((line) => line.startsWith('kelp.example'))).toHaveLength(1);
    for (const each of open) await each.close();
  });
});
