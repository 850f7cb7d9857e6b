import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, relaxedFor, titlesFor } = jobSearches(fixture);
const post = (title: string, more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: ['Oslo'], ...more });
const search = (text: string) => list(`search=${encodeURIComponent(text)}`);

describe('a search typed as a sentence', () => {
  it.each([
    'jag vill tjäna minst 45000',
    'jeg vil tjene over 45.000 kr',
    'haluan tienata yli 4000 euroa kuussa',
    'i want to earn at least 4000 eur',
  ])('asks for pay alone where it says nothing of the work: %s', async (text) => {
    await post('Host');
    expect(await titlesFor(text)).toEqual(['Host']);
  });

  it.each([
    "I'm hoping to become a host somewhere",
    'jag är intresserad av att bli host just nu',
    'jeg drømmer om at blive host snarest',
    'jeg er på jakt etter å begynne som host',
    'haluaisin tehdä töitä, mieluiten host',
    'mig vantar vinnu, helst host',
  ])('finds the job as if it were typed alone: %s', async (text) => {
    await post('Host');
    await post('Cook');
    expect(await titlesFor(text)).toEqual(['Host']);
  });

  it.each([
    'host, can move anywhere',
    'host willing to relocate',
    'host, kan flytte',
    'host, kan flytta vart som helst',
    'host, villig til å flytte',
    'host, valmis muuttamaan',
  ])('asks for no help with moving where somebody can move: %s', async (text) => {
    await post('Host');
    await post('Mover');
    expect(await titlesFor(text)).toEqual(['Host']);
    expect((await search(text)).understood).toEqual([]);
  });

  it.each(['host Norway not head of', 'host Norway senior of', 'host senior with'])(
    'never says that a function word is missing: %s',
    async (text) => {
      await post('Host');
      const reasons = (await search(text)).docs.map(({ relaxed = '' }) => relaxed);
      expect(reasons.filter((reason) => /\b(?:of|with)\b/.test(reason))).toEqual([]);
    },
  );

  it.each([
    "host where you don't require Norwegian",
    'host der man ikke trenger å kunne norsk',
    'host hvor man ikke behøver at kunne dansk',
    'host där det räcker med engelska',
    'host, ei vaadita suomea',
  ])('asks for English where no other language is wanted: %s', async (text) => {
    await post('Host', { englishEnough: true });
    await post('Host, Nets', { englishEnough: false });
    expect(await titlesFor(text)).toEqual(['Host']);
    expect((await search(text)).understood.map(({ label }) => label)).toEqual(['English is enough']);
  });

  it.each([
    'host, moving to Oslo this summer',
    'host, flytter til Oslo i sommer',
    'host, flyttar i höst till Oslo',
    'I sommar flyttar jag till Oslo, host',
    'host, tar examen i vår, Oslo',
    'muutan kesällä Osloon, host',
    'host, flyt til Oslo í haust',
  ])('takes no season in which somebody moves or graduates for one of the work: %s', async (text) => {
    await post('Host');
    await post('Summer Intern', { jobPositionTypes: ['internship'] });
    expect(await titlesFor(text)).toEqual(['Host']);
  });

  it.each(['work this summer', 'job i sommer', 'jobba i sommar', 'jobbe i sommer', 'töitä kesäksi', 'vinna í sumar'])(
    'knows a summer job in several words: %s',
    async (text) => {
      await post('Host');
      await post('Summer Intern', { jobPositionTypes: ['internship'] });
      expect(await titlesFor(text)).toEqual(['Summer Intern']);
    },
  );

  it.each([
    'olen opiskelija Oslossa ja etsin kesätöitä',
    'student i Oslo søker sommerjobb',
    'studerende søger sommerjob i Oslo',
    'summer job for a student in Oslo',
  ])("lists interns and students' jobs in the town before summer jobs elsewhere: %s", async (text) => {
    await post('Intern', { jobPositionTypes: ['internship'] });
    await post('Student Assistant', { jobPositionTypes: ['student'] });
    await post('Summer Intern', { jobPositionTypes: ['internship'], places: ['Bergen'] });
    const relaxed = await relaxedFor({ search: text });
    expect(relaxed.slice(0, 2).toSorted()).toEqual(['Similar roles: Intern', 'Similar roles: Student Assistant']);
    expect(relaxed[2]).toBe('Elsewhere in Norway: Summer Intern');
  });

  it.each([
    'student it',
    'studentermedhjælper it',
    'studentjobb it oslo',
    'opiskelija IT',
    'noget med it for studerende',
  ])('takes “it” for the field of work: %s', async (text) => {
    await post('Student Assistant, Maps', { jobRole: 'backenddeveloper', jobPositionTypes: ['student'] });
    await post('Student Assistant, Italy', { jobRole: 'sales', jobPositionTypes: ['student'] });
    expect(await titlesFor(text)).toEqual(['Student Assistant, Maps']);
  });

  it.each(['project manager it oslo', 'it project manager oslo'])(
    'keeps a role that is none of IT: %s',
    async (text) => {
      await post('Project Manager', { jobRole: 'projectmanagement' });
      await post('Developer', { jobRole: 'backenddeveloper' });
      expect(await titlesFor(text)).toEqual(['Project Manager']);
    },
  );

  it('takes the “it” of an English sentence for no field of work', async () => {
    expect((await search('host who loves it')).understood).toEqual([]);
    expect((await search('make it easy')).understood).toEqual([]);
  });

  it('does not take who speaks Danish for who speaks none', async () => {
    await post('Host', { englishEnough: true });
    await post('Waiter', { languages: [{ language: 'da', level: 'fluent' }] });
    for (const text of ['dansktalende', 'kan dansk', 'danish']) expect(await titlesFor(text), text).toEqual(['Waiter']);
    expect(await titlesFor('ikke dansktalende')).toEqual(['Host']);
  });

  it.each([
    'deltidsjobb som kan kombineras med studier',
    'part time while studying',
    'osa-aikatyö opintojen rinnalle',
    'aukastarf meðfram námi',
  ])('knows work beside studies: %s', async (text) => {
    await post('Host', { jobPositionTypes: ['student', 'parttime'] });
    await post('Cook', { jobPositionTypes: ['parttime'] });
    expect(await titlesFor(text)).toEqual(['Host']);
  });

  it('knows part-time work in every form of its Finnish name', async () => {
    await post('Host', { jobPositionTypes: ['parttime'] });
    await post('Cook', { jobPositionTypes: ['fulltime'] });
    for (const text of ['osa-aikaisia töitä', 'osa-aikaista työtä'])
      expect(await titlesFor(text), text).toEqual(['Host']);
    expect(await titlesFor('kokoaikaisia töitä')).toEqual(['Cook']);
  });

  it('finds an internship or a student job where both are typed', async () => {
    await post('Designer, Nets', { jobPositionTypes: ['internship'] });
    await post('Designer, Ropes', { jobPositionTypes: ['student'] });
    await post('Designer, Sails');
    expect((await titlesFor('internship for a design student')).sort()).toEqual(['Designer, Nets', 'Designer, Ropes']);
  });

  it('takes no everyday word for a town, a sheep or a typo', async () => {
    await post('Developer', { workplace: 'remote' });
    expect(await titlesFor('udvikler i et lille firma')).toEqual(['Developer']);
    expect(await titlesFor('utvecklare där man får jobba hemifrån')).toEqual(['Developer']);
    expect((await search('udvikler i et lille firma')).understood).toEqual([]);
  });

  it('does not take home and work in a text for work from home', async () => {
    await post('Host', { workplace: 'remote' });
    await post('Cook', { workplace: 'onsite', description: '<p>You work with us and cook for every home.</p>' });
    expect(await titlesFor('work from home')).toEqual(['Host']);
  });

  it('takes a town that only a text mentions for no place of work', async () => {
    const about = { jobRole: 'backenddeveloper', description: '<p>We write TypeScript for the harbour of Oslo.</p>' };
    await post('Developer', about);
    await post('Developer, Nets', { ...about, places: ['Bergen'] });
    expect(await titlesFor('systemutvikler typescript oslo')).toEqual(['Developer']);
    expect(await relaxedFor({ search: 'systemutvikler typescript oslo' })).toEqual([
      'Elsewhere in Norway: Developer, Nets',
    ]);
  });

  it('goes on with similar roles once the level gave way', async () => {
    await post('Business Analyst', { jobRole: 'analyst' });
    await post('Data Analyst', { jobRole: 'analyst', places: ['Malmö'] });
    expect(await relaxedFor({ search: 'junior data analyst norway' })).toEqual([
      'Similar roles, without junior: Business Analyst',
      'Without junior and norway: Data Analyst',
    ]);
  });
});
