import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { daysAgo, list, titlesFor } = jobSearches(fixture);
const post = (title: string, description: string) =>
  someJob(fixture.context, {
    title,
    jobRole: 'backenddeveloper',
    places: ['Oslo'],
    description: `<p>${description}</p>`,
  });

describe('conditions that a text states in a sentence', () => {
  it.each(['developer 20 hours a week', 'udvikler 15-20 timer om ugen', 'kehittäjä 25 tuntia viikossa'])(
    'reads few hours a week as part-time: %s',
    async (text) => {
      const part = { title: 'Developer', jobRole: 'backenddeveloper', jobPositionTypes: ['parttime'] };
      await someJob(fixture.context, part);
      await someJob(fixture.context, { ...part, title: 'Developer, Nets', jobPositionTypes: ['fulltime'] });
      expect(await titlesFor(text)).toEqual(['Developer']);
    },
  );

  it.each([
    'developer, two days a week from home',
    'udvikler, hjemmefra et par dage om ugen',
    'utvecklare hybridjobb',
    'utvikler 2 dager i uka hjemme',
    'kehittäjä, etätyötä kaksi päivää viikossa',
    'developer, two days a week at the office',
    'utvecklare, max två dagar på kontoret i veckan',
    'udvikler, højst to dage på kontoret',
    'kehittäjä, enintään kaksi päivää toimistolla',
  ])('reads some days at home as hybrid work: %s', async (text) => {
    const job = { jobRole: 'backenddeveloper', places: ['Oslo'] };
    await someJob(fixture.context, { ...job, title: 'Developer', workplace: 'hybrid' });
    await someJob(fixture.context, { ...job, title: 'Developer, Nets', workplace: 'remote' });
    await someJob(fixture.context, { ...job, title: 'Developer, Docks', workplace: 'onsite' });
    expect(await titlesFor(text)).toEqual(['Developer']);
  });

  it.each([
    'developer without on-call',
    'developer, no on call duty',
    'udvikler uden vagter',
    'utvecklare utan jour',
    'utvikler uten vakt',
    'kehittäjä ilman päivystystä',
  ])('leaves out jobs on call: %s', async (text) => {
    await post('Developer', 'You write programs.');
    await post('Developer, Nets', 'You take your turn on call for the nets, one week in six.');
    await post('Developer, Ropes', 'Du har jour en vecka av sex.');
    expect(await titlesFor(text)).toEqual(['Developer']);
  });

  it.each(['developer without travel', 'udvikler uden rejser', 'utvecklare utan resor', 'utvikler uten reising'])(
    'leaves out jobs with travelling: %s',
    async (text) => {
      await post('Developer', 'You write programs.');
      await post('Developer, Nets', 'Travel about five days a month, mostly by train.');
      expect(await titlesFor(text)).toEqual(['Developer']);
    },
  );

  it.each(['sælger uden kørekort', 'säljare utan körkort', 'selger uten førerkort', 'myyjä ilman ajokorttia'])(
    'leaves out jobs that ask for a driving licence: %s',
    async (text) => {
      await someJob(fixture.context, { title: 'Sales Manager', jobRole: 'sales' });
      const description = '<p>Du har kørekort og et godt humør om morgenen.</p>';
      await someJob(fixture.context, { title: 'Sales Manager, Nets', jobRole: 'sales', description });
      expect(await titlesFor(text)).toEqual(['Sales Manager']);
    },
  );

  it('lists hybrid jobs first where remote work gives way', async () => {
    const job = { jobRole: 'customersuccess', publishedAt: daysAgo(1) };
    await someJob(fixture.context, { ...job, title: 'Customer Service Agent', workplace: 'onsite' });
    await someJob(fixture.context, {
      ...job,
      title: 'Customer Service Lead',
      workplace: 'hybrid',
      publishedAt: daysAgo(9),
    });
    const { docs } = await list({ search: 'kundeservice hjemmefra' });
    expect(docs.map(({ title }) => title)).toEqual(['Customer Service Lead', 'Customer Service Agent']);
  });

  it.each(['a lot of travelling', 'mange rejser', 'mycket resor i jobbet', 'mye reising', 'paljon matkustamista'])(
    'finds jobs with travelling in any language: %s',
    async (text) => {
      await post('Developer', 'You write programs.');
      await post('Developer, Nets', 'Travel about five days a month, mostly by train.');
      expect(await titlesFor(text)).toEqual(['Developer, Nets']);
    },
  );

  it.each([
    'nine to five',
    'regular hours and no overtime',
    'developer 9-17, no weekends',
    'uden overarbejde',
    'fasta arbetstider',
    'faste arbeidstider uten overtid',
    'säännölliset työajat',
    'reglulegur vinnutími',
    'jeg vil ikke arbejde i weekenden',
    'jobb där jag inte behöver jobba kvällar',
    'ei iltatöitä',
  ])('finds jobs with regular hours in any language: %s', async (text) => {
    await post('Developer', 'You write programs.');
    await post('Developer, Nets', 'We start at nine and stop at five.');
    expect(await titlesFor(text)).toEqual(['Developer, Nets']);
  });

  it.each([
    'a job where I can pick up the kids from school',
    'home early',
    'hente børn i børnehaven',
    'hämta barnen på förskolan',
    'jobb hvor man kan gå klokka tre og hente i barnehagen',
    'hakea lapset päiväkodista',
    'sækja börnin',
  ])('finds startups where families come first: %s', async (text) => {
    await post('Developer', 'You write programs.');
    await post('Developer, Nets', 'Families come first here.');
    expect(await titlesFor(text)).toEqual(['Developer, Nets']);
  });

  it.each(['no hierarchy', 'flad struktur', 'platt organisation', 'uten hierarki', 'matala hierarkia'])(
    'finds startups without titles: %s',
    async (text) => {
      await post('Developer', 'You write programs.');
      await post('Developer, Nets', 'We have a flat organisation.');
      expect(await titlesFor(text)).toEqual(['Developer, Nets']);
    },
  );

  it.each(['no meetings', 'developer without endless meetings', 'få møder', 'inte många möten', 'vähän kokouksia'])(
    'finds startups with few meetings: %s',
    async (text) => {
      await post('Developer', 'You write programs.');
      await post('Developer, Nets', 'We have few meetings.');
      expect(await titlesFor(text)).toEqual(['Developer, Nets']);
    },
  );

  it.each([
    'åben løn så man ved hvad de andre får',
    'open salaries so that you know what others earn',
    'somewhere the pay is not a secret',
    'lönen ska inte vara hemlig',
    'vide hvad de andre tjener',
  ])('needs no reason for a wish: %s', async (text) => {
    await post('Developer', 'You write programs.');
    await post('Developer, Nets', 'Our salaries are open to all of us.');
    expect(await titlesFor(text)).toEqual(['Developer, Nets']);
  });

  it.each(['open salaries', 'åbne lønninger', 'öppna löner', 'åpne lønninger', 'avoimet palkat', 'opin laun'])(
    'finds startups where everybody knows the salaries: %s',
    async (text) => {
      await post('Developer', 'You write programs.');
      await post('Developer, Nets', 'Salaries follow one open table.');
      expect(await titlesFor(text)).toEqual(['Developer, Nets']);
    },
  );

  it.each(['100% from home', 'job 100 % hjemmefra', 'kokonaan kotoa'])(
    'needs no share of work from home: %s',
    async (text) => {
      await someJob(fixture.context, { title: 'Host', workplace: 'remote', places: ['Oslo'] });
      await someJob(fixture.context, { title: 'Cook', workplace: 'onsite', places: ['Oslo'] });
      expect(await titlesFor(text)).toEqual(['Host']);
    },
  );

  it('are no task among those of which one is enough', async () => {
    await post('Developer', 'You write programs.');
    await post('Content Writer', 'You write texts. We have a flat organisation.');
    expect(await titlesFor('write texts in a flat organisation')).toEqual(['Content Writer']);
  });

  it('list any job where nothing else is asked for', async () => {
    await post('Developer', 'You write programs.');
    expect(await titlesFor('no cover letter')).toEqual(['Developer']);
  });
});
