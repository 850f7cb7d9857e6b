import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { parseText } from './search-text.ts';
import { backgroundIn } from './typed-background.ts';
import { groupsOf } from './word-groups.server.ts';

const fixture = rollbackFixture();
const { daysAgo, list, relaxedFor, titlesFor } = jobSearches(fixture);
const post = (title: string, more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: ['Oslo'], ...more });

describe('a sentence about what one is and what one wants', () => {
  it.each([
    'I have sold cars for ten years and now want to write texts',
    'jeg har solgt biler i ti år og vil nu skrive tekster',
    'jag har sålt bilar i tio år och vill nu skriva texter',
    'eg har selt bilar i ti år og vil skrive tekstar',
    'olen myynyt autoja kymmenen vuotta ja haluan nyt kirjoittaa tekstejä',
    'I am a salesperson but tired of selling, want to write texts',
    'jeg er sælger men træt af at sælge, vil gerne skrive tekster',
    'ég er sölumaður og langar að skrifa texta',
  ])('finds what is wanted: %s', async (text) => {
    await post('Content Writer');
    await post('Salesperson');
    expect(await titlesFor(text)).toEqual(['Content Writer']);
  });

  it.each(['I am a salesperson and want to work in Oslo', 'jag är säljare och vill jobba i Oslo'])(
    'finds the trade where no other work is wanted: %s',
    async (text) => {
      await post('Salesperson');
      await post('Salesperson, Boats', { places: ['Bergen'] });
      await post('Cook');
      expect(await titlesFor(text)).toEqual(['Salesperson']);
    },
  );

  it.each([
    'I have been a cook for twenty years and my back is bad, what can I do in sales?',
    'jeg har vært kokk i tjue år og ryggen er ødelagt, hva kan jeg gjøre innen salg?',
    'jag har varit kock i tjugo år, vad kan jag göra inom försäljning?',
    'olen kokki, mitä voin tehdä myynnissä?',
  ])('finds what is asked for: %s', async (text) => {
    await post('Salesperson', { jobRole: 'sales' });
    await post('Cook');
    expect(await titlesFor(text)).toEqual(['Salesperson']);
  });

  it.each([
    'I am a salesperson and do not want to stay at the university',
    'jeg er sælger og vil ikke blive på universitetet',
    'jag är säljare och vill inte stanna på universitetet',
    'olen myyjä enkä ja en halua jäädä yliopistoon',
  ])('asks for nothing that the person will not go on with: %s', async (text) => {
    await post('Salesperson');
    await post('Cook', { description: '<p>You cook at the university.</p>' });
    expect(await titlesFor(text)).toEqual(['Salesperson']);
  });

  it.each([
    'ég er að klára tölvunarfræði og leita að fyrsta forritarastarfinu',
    'I am finishing computer science and look for my first job as a programmer',
    'jag läser datavetenskap och söker mitt första jobb som programmerare',
  ])('asks for no first job by that word: %s', async (text) => {
    await post('Programmer', { jobRole: 'backenddeveloper' });
    await post('Cook');
    expect(await titlesFor(text)).toEqual(['Programmer']);
  });

  it.each(['I am a salesperson from Spain, where could I work?', "I'm a salesperson with 5 years' experience"])(
    'looks for the trade where no work is wanted in words: %s',
    async (text) => {
      await post('Salesperson');
      await post('Cook');
      expect(await titlesFor(text)).toEqual(['Salesperson']);
    },
  );

  it.each([
    'vil gjerne skrive tekster, har tre års erfaring som selger',
    'jag vill skriva texter och har läst försäljning',
    'I want to write texts, with 3 years of experience as a salesperson',
    'jag är säljare och gillar att skriva texter',
    'I am a salesperson and love to write texts',
  ])('tells what one has done from what one likes: %s', async (text) => {
    await post('Content Writer');
    await post('Salesperson');
    expect(await titlesFor(text)).toEqual(['Content Writer']);
  });

  it('takes a choice of two words for these two alone', async () => {
    await post('Content Writer', { places: ['Bergen'] });
    await post('Content Writer, Boats', { places: ['Stavanger'] });
    await post('Cook', { places: ['Stavanger'] });
    const titles = await titlesFor('I am a salesperson and want to write texts, in Bergen or Stavanger');
    expect(titles.toSorted()).toEqual(['Content Writer', 'Content Writer, Boats']);
  });

  it('looks for similar roles before any job of the field, and names both words of a choice', async () => {
    await post('Technician');
    const text = 'jeg er elektriker og vil arbejde med solceller eller ladestandere';
    expect(await relaxedFor({ search: text })).toEqual([
      'Similar roles, without solceller or ladestandere: Technician',
    ]);
  });

  it('leaves the trade for something quite different', () => {
    for (const text of [
      'Eg er lærar og vil gjere noko heilt anna',
      'I am a teacher and want something completely different',
    ])
      expect(backgroundIn(text)?.isLeft, text).toBe(true);
    expect(groupsOf(parseText('lærar')).flatMap(({ senses }) => senses)).toEqual([{ keys: ['teacher'] }]);
  });

  it('keeps the place of the person', async () => {
    await post('Content Writer');
    await post('Content Writer, Boats', { places: ['Bergen'] });
    expect(await titlesFor('I am a salesperson in Oslo and want to write texts')).toEqual(['Content Writer']);
  });

  it('knows the whole industry of the trade, at home first', async () => {
    const { context } = fixture;
    const health = await someCompany(context, { intro: 'Sleep at night', industries: ['health'] });
    const clinic = await someCompany(context, { intro: 'Pictures for hospitals', industries: ['health'] });
    await someJob(context, { title: 'Hospital Host', jobRole: 'other', companyId: clinic.id, places: ['Malmö'] });
    const atHome = { companyId: health.id, places: ['Oslo'], publishedAt: daysAgo(9) };
    await someJob(context, { ...atHome, title: 'Host', jobRole: 'other' });
    expect(await titlesFor('jeg er sykepleier og vil jobbe med noe annet enn turnus')).toEqual([
      'Host',
      'Hospital Host',
    ]);
  });

  it('takes a choice of what the person wants', async () => {
    await post('Content Writer', { places: ['Bergen'] });
    await post('Content Writer, Boats', { places: ['Tampere'] });
    expect(await titlesFor('I am a salesperson and want to write texts in Oslo or Bergen')).toEqual(['Content Writer']);
  });

  it.each([
    ['jeg er sygeplejerske og er træt af skæve vagter', 'sygeplejerske'],
    ['I am a nurse and I am tired of night shifts', 'nurse'],
    ['jag är sjuksköterska och trött på obekväma arbetstider', 'sjuksköterska'],
    ['jeg er sykepleier og lei av nattevakter', 'sykepleier'],
    ['olen sairaanhoitaja ja kyllästynyt vuorotyöhön', 'sairaanhoitaja'],
    ['ég er hjúkrunarfræðingur og þreytt á vaktavinnu', 'hjúkrunarfræðingur'],
  ])('reads no field of work in the hours that somebody is tired of: %s', (text, trade) => {
    const words = parseText(backgroundIn(text)?.background ?? '').words.map(({ spelled }) => spelled);
    expect(words).toContain(trade);
    expect(words.join(' ')).not.toMatch(/vagter|shift|arbetstider|vakter|vuoro|vakta/);
  });

  it('excludes nothing that the person is tired of', async () => {
    const { docs } = await list({ search: 'jag är lärare men orkar inte med skolan, vill skriva texter' });
    expect(docs).toEqual([]);
    await post('Content Writer', { description: '<p>You write about every school in the country.</p>' });
    expect(await titlesFor('jag är lärare men orkar inte med skolan, vill skriva texter')).toEqual(['Content Writer']);
  });

  it('asks for no place of origin, no level and no children of the person', async () => {
    await post('Content Writer');
    for (const text of [
      'I come from India and want to write texts',
      'I am a salesperson from Spain and want to write texts',
      'jag är säljare från Spanien och vill skriva texter',
      'I am a senior salesperson and want to write texts',
      'jeg har to børn og vil skrive tekster',
    ])
      expect(await titlesFor(text), text).toEqual(['Content Writer']);
  });

  it.each([
    'har solgt biler i ti år og vil nå skrive tekster',
    'er selger med vond rygg og vil skrive tekster',
    'har sålt bilar i tio år och vill nu skriva texter',
    'jeg er sælger men vil i stedet skrive tekster',
    'olen myyjä, mutta silti kirjoittaisin: haluan kirjoittaa tekstejä',
  ])('needs no subject: %s', async (text) => {
    await post('Content Writer');
    await post('Salesperson');
    expect(await titlesFor(text)).toEqual(['Content Writer']);
  });

  it.each([
    'Jeg har arbejdet med cykler og trafik i mange år og vil gerne bruge min erfaring',
    'I have worked with bikes for many years and would like to use my experience',
  ])('asks for no experience and is no newcomer in the own field: %s', async (text) => {
    await post('Developer', { jobRole: 'developer', description: '<p>We make bicycles for the city.</p>' });
    expect(await titlesFor(text)).toEqual(['Developer']);
  });

  it.each([
    'ég er að leita að vinnu sem forritari',
    'jobba med barn',
    'sales or marketing, I am open',
    'host in Oslo',
    'job with good parental leave',
    'maker of escape rooms and games',
  ])('is no sentence about oneself: %s', (text) => expect(backgroundIn(text)).toBeNull());
});

describe('what a job need not mention', () => {
  it.each([
    'content writer without travelling',
    'content writer uden rejser',
    'skribent utan resor',
    'tekstforfatter uten reising',
    'content writer, not at a desk',
  ])('asks for no job with what is not wanted: %s', async (text) => {
    await post('Content Writer');
    expect(await titlesFor(text)).toEqual(['Content Writer']);
  });

  it.each([
    'content writer instead of sales',
    'content writer, men inte vara säljare själv',
    'write texts so that they are easy to read',
    'company where I write texts',
  ])('asks for nothing beside the work: %s', async (text) => {
    await post('Content Writer');
    expect(await titlesFor(text)).toEqual(['Content Writer']);
  });

  it('takes a job with either of two tasks', async () => {
    await post('Customer Support');
    await post('Accountant');
    expect((await titlesFor('svare i telefon og skrive fakturaer')).sort()).toEqual(['Accountant', 'Customer Support']);
  });

  it('gives the noun to both verbs before it', async () => {
    await post('Electrical Engineer', { jobRole: 'engineer' });
    expect(await titlesFor('solder and sketch circuit boards')).toEqual(['Electrical Engineer']);
  });

  it('asks for no word of a sentence beside what one does in the role', async () => {
    await post('QA Engineer', { jobRole: 'qualityassurance' });
    expect(await titlesFor('finding bugs in gizmos before somebody notices')).toEqual(['QA Engineer']);
  });
});
