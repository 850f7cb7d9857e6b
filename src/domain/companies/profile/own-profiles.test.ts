import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { inviteMember } from '#domain/accounts/team/invitations.server.ts';
import { listMembers } from '#domain/accounts/team/members.server.ts';
import { createInvestor, editInvestor } from '#domain/investors/commands.server.ts';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody, someInvestor } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { createCompany, editCompany } from '../commands.server.ts';
import { findOwnCompany } from '../own-company.server.ts';

const fixture = rollbackFixture();
const parts = authServices();
const FIELDS = { name: 'Tangrøg', website: 'http://www.tangroeg.example', intro: 'Smokes seaweed.' };
const acting = async (overrides: Parameters<typeof somebody>[1] = {}) => {
  const person = await somebody(fixture.context, overrides);
  return fixture.as({ actor: person.actor });
};

describe('creating a startup', () => {
  it('makes a draft on this site, with a suffixed key and its creator as owner', async () => {
    const maker = await acting();
    const { key } = await createCompany(maker, parts, FIELDS);
    expect(key).toMatch(/^tangroeg-[0-9a-f]{6}$/);
    const { profiles } = await myProfiles(maker);
    expect(profiles).toMatchObject([{ key, isDraft: true, additional: 'Owner', link: `/client/startups/${key}/edit` }]);
    const [row] = await fixture.context.db.select().from(companies).where(eq(companies.key, key));
    expect(row).toMatchObject({
      status: 'DRAFT',
      platforms: ['thehub'],
      domain: 'tangroeg.example',
      intro: FIELDS.intro,
    });
  });

  it('takes no plain key, and no reserved word', async () => {
    const maker = await acting();
    await someCompany(fixture.context, { key: 'tangroeg', domain: null });
    const keys = [];
    for (const name of ['Tangrøg', 'New', 'Join', '日本', '5f2b8c1d9e3a4b5c6d7e8f90']) {
      keys.push((await createCompany(maker, parts, { ...FIELDS, name })).key);
    }
    for (const [turn, start] of ['tangroeg', 'new', 'join', 'startup', '5f2b8c1d9e3a4b5c6d7e8f90'].entries()) {
      expect(keys[turn]).toMatch(new RegExp(`^${start}-[0-9a-f]{6}$`));
    }
  });

  it('lets owners and managers edit it, and is absent for others', async () => {
    const company = await someCompany(fixture.context, {
      key: 'kelp',
      name: FIELDS.name,
      website: 'https://tangroeg.example/om',
    });
    const manager = await acting({ member: [{ id: company.id, role: 'manager' }] });
    const reviewer = await acting({ member: [{ id: company.id, role: 'reviewer' }] });
    const stranger = await acting();
    await editCompany(manager, 'kelp', FIELDS);
    expect(await findOwnCompany(manager, 'kelp')).toMatchObject({ ...FIELDS, key: 'kelp', can: { edit: true } });
    expect(await findOwnCompany(reviewer, 'kelp')).toMatchObject({ can: { edit: false } });
    for (const context of [reviewer, stranger]) {
      await expect(editCompany(context, 'kelp', FIELDS)).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(findOwnCompany(stranger, 'kelp')).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('creating an investor', () => {
  it('makes a draft that owners and managers can edit', async () => {
    const maker = await acting();
    const { key } = await createInvestor(maker, parts, { ...FIELDS, name: 'Kyst Kapital' });
    expect(key).toMatch(/^kyst-kapital-[0-9a-f]{6}$/);
    const laterContext = await acting().then(() => fixture.as({ actor: maker.actor }));
    await expect(findOwnInvestor(laterContext, key)).rejects.toMatchObject({ kind: 'absent' });

    const investor = await someInvestor(fixture.context, { key: 'fjordfond' });
    const owner = await acting({ member: [{ kind: 'investor', id: investor.id }] });
    await editInvestor(owner, 'fjordfond', FIELDS);
    expect(await findOwnInvestor(owner, 'fjordfond')).toMatchObject({ ...FIELDS, members: 1 });
    await expect(editInvestor(await acting(), 'fjordfond', FIELDS)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('lets reviewers read it with its team, and edit nothing', async () => {
    const { id = '' } = await someInvestor(fixture.context, { key: 'fjordfond' });
    const reviewer = await acting({ member: [{ kind: 'investor', id, role: 'reviewer' }] });
    expect(await findOwnInvestor(reviewer, 'fjordfond')).toMatchObject({ key: 'fjordfond', can: { edit: false } });
    expect(await listMembers(reviewer, { kind: 'investor', id })).toHaveLength(1);
    await expect(editInvestor(reviewer, 'fjordfond', FIELDS)).rejects.toMatchObject({ kind: 'absent' });
    await expect(
      inviteMember(reviewer, parts, { kind: 'investor', id }, { email: 'a@people.example', role: 'reviewer' }),
    ).rejects.toMatchObject({ code: 'E_ROLE' });
  });
});

describe('the input of a profile', () => {
  it('has a name of at most 80 characters with a letter or a number, without marks that turn the text', () => {
    const parse = (name: string) => startupInput.safeParse({ name, website: '', intro: '' });
    for (const name of ['x'.repeat(200), '🚀🚀', ' ', '\u202e\u200b']) expect(parse(name).success, name).toBe(false);
    for (const name of ['Å'.repeat(80), '🚀 Tare', 'תמנון', '7']) expect(parse(name).data?.name, name).toBe(name);
    expect(parse('Ta\u202ere\u2066').data?.name).toBe('Tare');
  });

  it('adds http:// to a website without a scheme, and reads an empty one as none', () => {
    const parseWebsite = (website: string) => startupInput.parse({ name: 'A', website, intro: '' }).website;
    expect(parseWebsite('kelp.example')).toBe('http://kelp.example');
    expect(parseWebsite('  https://kelp.example/a ')).toBe('https://kelp.example/a');
    expect(parseWebsite('')).toBeNull();
  });

  it.each([
    [{ name: ' ' }, { name: 'Please enter the name of your startup' }],
    [{ name: '…' }, { name: 'Please enter the name of your startup' }],
    [{ name: 'x'.repeat(81) }, { name: 'Please use at most 80 characters' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Please enter a web address, such as skjaergard.example' }],
    [{ website: 'localhost' }, { website: 'Please enter a web address, such as skjaergard.example' }],
    [{ intro: 'a\nb' }, { intro: 'Please use at most 160 characters, on one line' }],
    [
      { name: '', website: 'x' },
      { name: expect.any(String), website: expect.any(String) },
    ],
  ])('%j is refused, each field in its own words', (values, fields) => {
    const whole = { name: 'Kelp', website: '', intro: '', ...values };
    const issues = startupInput.safeParse(whole).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(fields);
  });
});
