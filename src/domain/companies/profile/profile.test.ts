import { describe, expect, it } from 'vitest';
import { companyCountries } from '#database/tables/companies.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someImage } from '#testing/posted-jobs.ts';
import { findCompany } from '../queries.server.ts';
import { saveProfileSection } from './profile-commands.server.ts';
import { completenessOf } from './profile-completeness.ts';
import type { SectionKey } from './profile-inputs.ts';
import { findEditableProfile } from './profile-queries.server.ts';
import { sectionVersions } from './section-versions.server.ts';

const fixture = rollbackFixture();
async function aTeam(changes: Parameters<typeof someCompany>[1] = {}) {
  const company = await someCompany(fixture.context, { key: 'tang', ...changes });
  const person = await somebody(fixture.context, { member: [{ id: company.id }] });
  const owner = fixture.as({ actor: person.actor });
  const save = (section: SectionKey, data: unknown) => saveProfileSection(owner, 'tang', section, data);
  return { company, owner, save };
}
const fieldsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (error) => error,
  );
  return error?.details?.fields;
};

describe('a section of a profile', () => {
  it('is saved by owners and managers only', async () => {
    const { company } = await aTeam();
    const reviewer = await somebody(fixture.context, { member: [{ id: company.id, role: 'reviewer' }] });
    const stranger = await somebody(fixture.context);
    for (const { actor } of [reviewer, stranger]) {
      const context = fixture.as({ actor });
      await expect(saveProfileSection(context, 'tang', 'goals', { sdgs: ['13'] })).rejects.toMatchObject({
        kind: 'absent',
      });
      await expect(findEditableProfile(context, 'tang')).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(saveProfileSection(fixture.context, 'tang', 'goals', { sdgs: [] })).rejects.toMatchObject({
      kind: 'notLoggedIn',
    });
  });

  it('comes back as it was saved, and the public profile shows it', async () => {
    const { owner, save } = await aTeam();
    const picture = await someImage(fixture.context);
    await save('name', {
      name: 'Tangfjord',
      website: 'tangfjord.example',
      intro: 'Grows kelp.',
      founded: '2019',
      numberOfEmployees: '11-50',
    });
    await save('pictures', { logo: picture, cover: picture, focusX: '0.25', focusY: '0.75' });
    await save('gallery', { pictures: [{ image: picture, alt: 'The quay', focusX: '0.1', focusY: '0.9' }] });
    await save('about', { whatWeDo: '<p>We <strong>grow</strong> kelp.</p><p>For food.</p><script>alert(1)</script>' });
    await save('team', { people: [{ name: 'Åsa Lind', role: 'Founder', image: '' }] });
    await save('perks', { perks: [{ perk: 'sauna', note: 'On the quay' }] });
    await save('figures', { figures: [{ name: 'Boats', value: '46' }] });
    await save('funding', { rounds: [{ stage: 'seed', amount: '18 000 000', currency: 'NOK', month: '2020-05' }] });
    await save('investors', { investors: [{ name: 'Kyst', type: 'VENTURES', website: 'kyst.example' }] });
    await save('quote', { text: 'Quietly.', author: 'Åsa Lind', role: 'Founder' });
    await save('model', { businessModels: ['b2b'], industries: ['food'], stage: 'growing', fundingStage: 'seed' });
    await save('goals', { sdgs: ['14'] });
    await save('links', { links: [{ name: 'Our tests', url: 'https://tests.example/a' }] });
    const profile = await findEditableProfile(owner, 'tang');
    expect(profile).toMatchObject({
      founded: 2019,
      logo: { id: picture },
      focusX: 0.25,
      pictures: [{ id: picture, alt: 'The quay', focusY: 0.9 }],
      perks: [{ perk: 'sauna', note: 'On the quay' }],
      rounds: [{ stage: 'seed', amount: 18_000_000, currency: 'NOK', month: '2020-05' }],
      investors: [{ name: 'Kyst', website: 'http://kyst.example' }],
    });
    expect(profile.whatWeDo).toBe('<p>We <strong>grow</strong> kelp.</p><p>For food.</p>');
    const page = await findCompany(fixture.context, 'tang');
    expect(page).toMatchObject({
      coverFocus: { x: 0.25, y: 0.75 },
      galleryImages: [{ alt: 'The quay', focus: { x: 0.1, y: 0.9 } }],
      fundingRounds: [{ stage: 'seed', amount: 1_800_000_000, currency: 'NOK', month: '2020-05' }],
      links: [{ name: 'Our tests', url: 'https://tests.example/a' }],
    });
    expect(completenessOf(profile)).toMatchObject({
      total: 14,
      complete: 12,
      states: { gallery: 'half', countries: 'half' },
    });
  });

  it('refuses too many rows, too long names and unknown choices, and says where', async () => {
    const { save } = await aTeam();
    const people = Array.from({ length: 50 }, (_, index) => ({ name: `Person ${index}`, role: '', image: '' }));
    expect(await fieldsOf(save('team', { people }))).toEqual({
      people: 'A profile shows 12 people at most. Please leave some out.',
    });
    const long = { name: 'å'.repeat(200), role: '', image: '' };
    expect(await fieldsOf(save('team', { people: [people[0], long] }))).toHaveProperty('people.1.name');
    expect(await fieldsOf(save('team', { people: [{ ...people[0], image: 'a'.repeat(24) }] }))).toEqual({
      'people.0.image': 'Please upload the picture again.',
    });
    expect(await fieldsOf(save('perks', { perks: [{ perk: 'gold', note: '' }] }))).toHaveProperty('perks.0.perk');
    expect(await fieldsOf(save('links', { links: [{ name: 'Bad', url: 'javascript:alert(1)' }] }))).toHaveProperty(
      'links.0.url',
    );
    expect(await fieldsOf(save('quote', { text: 'Hello', author: '', role: '' }))).toHaveProperty('author');
    expect(await fieldsOf(save('goals', { sdgs: [], status: 'ACTIVE' }))).toBeDefined();
  });

  it('says in words what is wrong with an amount, an address and a month', async () => {
    const { save } = await aTeam();
    const round = { stage: 'seed', amount: '', currency: 'NOK', month: '' };
    for (const amount of ['-5', '1.5 million', '9'.repeat(14)]) {
      expect(await fieldsOf(save('funding', { rounds: [{ ...round, amount }] }))).toEqual({
        'rounds.0.amount': 'Please enter whole units, such as 18 000 000, or leave it empty.',
      });
    }
    expect(await fieldsOf(save('funding', { rounds: [{ ...round, month: '2099-01' }] }))).toEqual({
      'rounds.0.month': 'Please enter a month that is not in the future.',
    });
    expect(await fieldsOf(save('funding', { rounds: [{ ...round, month: 'May' }] }))).toEqual({
      'rounds.0.month': 'Please enter a month, such as 2024-05.',
    });
    const name = { name: 'Tang', website: '', intro: '', numberOfEmployees: '' };
    for (const year of ['last year', '2199']) {
      expect(await fieldsOf(save('name', { ...name, founded: year }))).toEqual({
        founded: 'Please enter a year from 1800 to this one, such as 2021.',
      });
    }
    const investor = { name: 'Kyst', type: 'VENTURES', website: 'javascript:alert(1)' };
    expect(await fieldsOf(save('investors', { investors: [investor] }))).toEqual({
      'investors.0.website': 'Please enter a web address, or leave it empty.',
    });
  });

  it('refuses a section that somebody saved since the form began, and nothing else', async () => {
    const { save, company, owner: context } = await aTeam();
    const versionsNow = async () => sectionVersions(await findEditableProfile(context, company.key));
    const versions = await versionsNow();
    const quote = (text: string, version?: string) =>
      saveProfileSection(context, company.key, 'quote', { text, author: 'Ada', role: '' }, version);
    const second = await quote('We are quick.', versions.quote);
    await expect(quote('We are slow.', versions.quote)).rejects.toMatchObject({ kind: 'conflict', code: 'E_CHANGED' });
    expect((await findEditableProfile(context, company.key)).quote?.text).toBe('We are quick.');
    // Another section does not disturb it, and the version of the answer saves again.
    await save('goals', { sdgs: ['7'] });
    expect((await versionsNow()).quote).toBe(second);
    await quote('We are slow.', second);
    expect((await findEditableProfile(context, company.key)).quote?.text).toBe('We are slow.');
  });

  it('refuses a founding year that lies ahead', async () => {
    const { save } = await aTeam();
    const section = (founded: number) => ({
      name: 'Hraun',
      website: '',
      intro: '',
      founded: String(founded),
      numberOfEmployees: '',
    });
    const year = new Date().getUTCFullYear();
    expect(await fieldsOf(save('name', section(year + 1)))).toEqual({
      founded: 'Please enter a year from 1800 to this one, such as 2021.',
    });
    await save('name', section(year));
  });

  it('checks registration numbers, and refuses those of other startups', async () => {
    const { save, company } = await aTeam();
    const norway = (registrationNumber: string) => ({
      city: '',
      address: '',
      countries: [{ countryCode: 'NO', registrationNumber }],
    });
    expect(await fieldsOf(save('countries', norway('988 077 918')))).toHaveProperty('countries.0.registrationNumber');
    await save('countries', norway('988 077 917'));
    const row = { companyId: company.id, countryCode: 'NO', registrationNumber: '988077917' };
    expect(await fixture.context.db.select().from(companyCountries)).toMatchObject([{ ...row, legalName: null }]);
    const country = { countryCode: 'NO', registrationNumber: '988 077 917', legalName: ' Hraun AS ' };
    await save('countries', { city: '', address: '', countries: [country] });
    expect(await fixture.context.db.select().from(companyCountries)).toMatchObject([{ ...row, legalName: 'Hraun AS' }]);
    const other = await someCompany(fixture.context, { key: 'other' });
    const person = await somebody(fixture.context, { member: [{ id: other.id }] });
    const rival = fixture.as({ actor: person.actor });
    expect(await fieldsOf(saveProfileSection(rival, 'other', 'countries', norway('988077917')))).toMatchObject({
      'countries.0.registrationNumber': expect.stringContaining('ask to join'),
    });
    expect(await fieldsOf(save('countries', { city: 'Nowherestad', address: '', countries: [] }))).toEqual({
      city: expect.stringContaining('do not know this place'),
      countries: 'Please enter at least one country.',
    });
  });
});
