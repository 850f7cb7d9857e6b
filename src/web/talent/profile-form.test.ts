import { describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { readInput } from '#domain/read-input.ts';
import { createApplicantProfile, editTalent } from '#domain/talent/commands.server.ts';
import { profileInput } from '#domain/talent/inputs.ts';
import { myTalent } from '#domain/talent/queries.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { readForm, storedValues } from './profile-form.server.ts';

const fixture = rollbackFixture();
const someoneHere = async () => fixture.as({ actor: (await somebody(fixture.context)).actor });

const input: Record<string, string> = {
  name: 'Þórunn Hafsteinsdóttir',
  intro: 'Backend engineer who likes slow systems made fast',
  phone: '+354 555 0142',
  locality: 'Reykjavík',
  countryCode: 'IS',
  links: 'github.example/thorunnh\nhttps://thorunn.example',
  skills: 'Go, Kotlin; PostgreSQL,  Go',
  leastPay: '9 600 000',
  leastPayCurrency: 'ISK',
  canStart: '2027-02-01',
  'languages.0.language': 'is',
  'languages.0.level': 'native',
  'languages.2.language': 'en',
  'languages.2.level': 'fluent',
  'experience.0.title': 'Senior engineer',
  'experience.0.organisation': 'Veðurvaktin',
  'experience.0.from': '2022-03',
  'jobRoles.backenddeveloper': 'on',
  'wantedCountries.IS': 'on',
  wantsRemote: 'on',
};
const fields = (changes: Record<string, string> = {}) =>
  readInput(
    profileInput,
    readForm((name) => ({ ...input, ...changes })[name] ?? ''),
  );

describe('a talent profile', () => {
  it('is edited by its person, and the form shows what was stored', async () => {
    const ada = await someoneHere();
    await expect(editTalent(ada, fields())).rejects.toMatchObject({ kind: 'absent' });
    await createApplicantProfile(ada);
    await editTalent(ada, fields());
    const profile = await myTalent(ada);
    expect(profile).toMatchObject({
      name: 'Þórunn Hafsteinsdóttir',
      website: 'http://github.example/thorunnh',
      phone: '+354 555 0142',
      links: ['http://github.example/thorunnh', 'https://thorunn.example'],
      skills: ['Go', 'Kotlin', 'PostgreSQL'],
      languages: [
        { language: 'is', level: 'native' },
        { language: 'en', level: 'fluent' },
      ],
      experience: [{ title: 'Senior engineer', organisation: 'Veðurvaktin', from: '2022-03' }],
      jobRoles: ['backenddeveloper'],
      wantedCountries: ['IS'],
      wantsRemote: true,
      canStart: '2027-02-01',
    });
    if (!profile) throw new Error('The profile is missing.');
    const values = storedValues(profile);
    expect(values).toMatchObject({ leastPay: '9600000', 'experience.0.from': '2022-03', wantsRemote: 'on' });
    const { id: _, photo, ...same } = profile;
    expect(
      readInput(
        profileInput,
        readForm((name) => values[name] ?? ''),
      ),
    ).toEqual(same);
    expect(photo).toBeNull();
  });

  it('knows the place of a town in the gazetteer, and keeps one that is not in it', async () => {
    const ada = await someoneHere();
    await createApplicantProfile(ada);
    const placeId = async () => (await ada.db.select({ placeId: talents.placeId }).from(talents))[0]?.placeId;
    await editTalent(ada, fields());
    expect(await placeId()).toEqual(expect.any(Number));
    await editTalent(ada, fields({ locality: 'Nowhereby' }));
    expect([await placeId(), (await myTalent(ada))?.locality]).toEqual([null, 'Nowhereby']);
  });

  it('is absent to everybody else', async () => {
    const ada = await someoneHere();
    await createApplicantProfile(ada);
    expect(await myTalent(await someoneHere())).toBeNull();
    await expect(myTalent(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    await expect(editTalent(fixture.context, fields())).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it.each([
    ['2022', '2022'],
    ['March 2022', '2022-03'],
    ['maj 2019', '2019-05'],
    ['3/2022', '2022-03'],
    ['2022-3', '2022-03'],
    [' 2022-03 ', '2022-03'],
  ])('takes %j as the start of a job', (typed, from) => {
    const { experience } = fields({ 'experience.0.from': typed, 'experience.0.to': '2022' });
    expect(experience).toMatchObject([{ from, to: '2022' }]);
  });

  it.each([
    ['name', '', 'name'],
    ['phone', 'call me', 'phone'],
    ['countryCode', 'XX', 'countryCode'],
    ['links', 'javascript:alert(1)', 'links'],
    ['links', 'a.example b.example c.example d.example e.example f.example', 'links'],
    ['skills', 'x'.repeat(61), 'skills'],
    ['languages.2.level', '', 'languages.2.level'],
    ['languages.0.language', 'xx', 'languages.0.language'],
    ['languages.2.language', 'is', 'languages.0.language'],
    ['experience.0.organisation', '', 'experience.0.organisation'],
    ['experience.0.from', '2022-13', 'experience.0.from'],
    ['experience.0.from', 'long ago', 'experience.0.from'],
    ['experience.0.to', '2021', 'experience.0.to'],
    ['experience.0.to', '2021-01', 'experience.0.to'],
    ['leastPay', '1e9', 'leastPay'],
    ['leastPayCurrency', 'XBT', 'leastPayCurrency'],
    ['leastPayCurrency', '', 'leastPayCurrency'],
    ['canStart', '2027-02-30', 'canStart'],
  ])('is refused with the %s %j, named beside %s', (name, value, wrong) => {
    expect(() => fields({ [name]: value })).toThrow(
      expect.objectContaining({ kind: 'invalid', details: { fields: { [wrong]: expect.any(String) } } }),
    );
  });
});
