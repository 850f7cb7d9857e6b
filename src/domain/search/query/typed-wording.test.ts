import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { list, listExact, titlesFor } = jobSearches(fixture);
const post = (title: string, place = 'Oslo', more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: [place], ...more });

describe('a word that says what is not wanted', () => {
  eachRow([
    'developer not senior',
    'developer, but not a senior',
    'utvikler ikke senior',
    'utviklar ikkje senior',
    'utvecklare men inte senior',
    'utvecklare som inte är senior',
    'udvikler (ikke senior)',
    'developer without senior',
    'kehittäjä paitsi senior',
    'forritari ekki senior',
    'not a senior just a developer',
  ])('leaves senior jobs out: %s', async (search) => {
    await post('Developer, Nets', 'Oslo', { jobRole: 'engineer' });
    await post('Senior Developer, Ropes', 'Oslo', { jobRole: 'engineer' });
    expect(await titlesFor(search)).toEqual(['Developer, Nets']);
  });

  eachRow([
    'Oulu, ei myyntityötä',
    'Oulu ei myyntiä',
    'Oulu mutta ei myyntitöitä',
    'muut kuin myyntityöt Oulu',
    'Oulu paitsi myynti',
    'Oulu, en halua tehdä myyntiä',
    'Oulu ei konsultointia eikä myyntiä',
    'Oulu inte försäljning',
    'Oulu ej säljare',
    'Oulu, not sales',
    'ei myynti',
  ])('leaves out the jobs of what it means, in the forms of Finnish: %s', async (search) => {
    await post('Myyjä', 'Oulu', { jobRole: 'sales' });
    await post('Regional Sales Manager', 'Oulu', { jobRole: 'sales' });
    await post('Host', 'Oulu');
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it.each(['drift ikke leder', 'operations not manager', 'operations, not a manager', 'drift inte chef'])(
    'leaves out all who lead others: %s',
    async (search) => {
      await post('Operations Coordinator');
      for (const title of ['Head of Operations', 'Operations Lead', 'Driftsleder', 'Operations Manager'])
        await post(title);
      expect(await titlesFor(search)).toEqual(['Operations Coordinator']);
    },
  );

  it('leaves out who writes software', async () => {
    await post('Mechanical Engineer', 'Oslo', { jobRole: 'engineer' });
    await post('Backend Engineer', 'Oslo', { jobRole: 'backenddeveloper' });
    await post('Machine Learning Engineer', 'Oslo', { jobRole: 'datascience' });
    await post('DevOps Engineer', 'Oslo', { jobRole: 'devops' });
    expect(await titlesFor('engineer not software')).toEqual(['Mechanical Engineer']);
  });

  it.each([
    ['job i Oslo der ikke er IT', 'Not IT', 'job i Oslo der'],
    ['jobb i Oslo som inte är IT', 'Not IT', 'jobb i Oslo som'],
    ['jobs in Oslo, not IT', 'Not IT', 'jobs in Oslo'],
    ['jobb i Oslo, men ikke it', 'Not it', 'jobb i Oslo'],
    ['Oslo, ei IT-alaa', 'Not IT-alaa', 'Oslo'],
    ['Oslo, ekki IT', 'Not IT', 'Oslo'],
  ])('leaves out software, data and servers where somebody wants no IT: %s', async (search, label, rest) => {
    await post('Host', 'Oslo');
    await post('Backend Engineer', 'Oslo', { jobRole: 'backenddeveloper' });
    await post('Forecasting', 'Oslo', { jobRole: 'datascience' });
    await post('System Administrator', 'Oslo', { jobRole: 'other' });
    const { docs, understood } = await list(`search=${encodeURIComponent(search)}`);
    expect(docs.map(({ title }) => title)).toEqual(['Host']);
    expect(understood.filter((chip) => chip.label.startsWith('Not '))).toEqual([{ label, rest }]);
  });

  it.each([
    ['Oslo, hverken salg eller IT', ['hverken IT', 'hverken salg']],
    ['Oslo, not sales or IT', ['not IT', 'not sales']],
    ['Oslo, neither sales nor IT', ['neither IT', 'neither sales']],
    ['Oslo, inte försäljning eller IT', ['inte IT', 'inte försäljning']],
    ['Oslo, ikke salg og ikke IT', ['og ikke IT', 'ikke salg og']],
  ])('leaves out each of a list, with a chip for each: %s', async (search, rests) => {
    await post('Host', 'Oslo');
    await post('Regional Sales Manager', 'Oslo', { jobRole: 'sales' });
    await post('Backend Engineer', 'Oslo', { jobRole: 'backenddeveloper' });
    const { docs, understood } = await list(`search=${encodeURIComponent(search)}`);
    expect(docs.map(({ title }) => title)).toEqual(['Host']);
    const chips = understood.filter((chip) => chip.label.startsWith('Not '));
    expect(chips.map(({ rest }) => rest.replace(/^Oslo,? /, ''))).toEqual(rests);
  });

  it.each([
    'no sales jobs in Oslo',
    'anything but sales in Oslo',
    'alt andet end salg i Oslo',
    'allt utom försäljning i Oslo',
    'Oslo, ingen salgsjobber',
    'Oslo, vil ikke jobbe med salg',
    'jobb i Oslo hvor jeg slipper å selge',
    'jeg vil ikke selge',
  ])('leaves it out however it is said: %s', async (search) => {
    await post('Host', 'Oslo');
    await post('Regional Sales Manager', 'Oslo', { jobRole: 'sales' });
    expect(await titlesFor(search)).toEqual(['Host']);
  });

  it('leaves out an industry', async () => {
    await post('Developer, Dragons', 'Oslo', { description: '<p>We make a game for phones: gaming is all we do.</p>' });
    await post('Developer, Nets', 'Oslo');
    expect(await titlesFor('developer not gaming')).toEqual(['Developer, Nets']);
  });

  it('is no "uden uddannelse", which says what the person lacks, nor the Nynorsk word for now', async () => {
    await post('Host', 'Oslo');
    for (const search of ['host uden uddannelse', 'host, krever ikke utdanning', 'host no i Oslo']) {
      const { understood } = await list(`search=${encodeURIComponent(search)}`);
      expect(
        understood.filter(({ label }) => label.startsWith('Not ')),
        search,
      ).toEqual([]);
    }
  });

  it('is not "ei kokemusta", which means a fact, nor the article of Nynorsk', async () => {
    await post('Kokk', 'Oslo');
    for (const [search, labels] of [
      ['kokk ei kokemusta', []],
      ['eg vil ha ei kokkestilling', []],
      ['kokki ei myyntiä', ['Not myyntiä']],
    ] as const) {
      const { understood } = await list(`search=${encodeURIComponent(search)}`);
      expect(
        understood.map(({ label }) => label),
        search,
      ).toEqual(labels);
    }
  });

  it.each([
    ['developer, but not senior', 'Not senior', 'developer'],
    ['utvikler (ikke senior) i Oslo', 'Not senior', 'utvikler i Oslo'],
    ['designer not project manager', 'Not project manager', 'designer'],
    ['designer -senior', 'Not senior', 'designer'],
    ['designer –senior oslo', 'Not senior', 'designer oslo'],
    ['designer -"project manager" oslo', 'Not project manager', 'designer oslo'],
    ['-senior', 'Not senior', ''],
  ])('shows a chip that takes it off: %s', async (search, label, rest) => {
    const { understood } = await list(`search=${encodeURIComponent(search)}`);
    expect(understood.filter((chip) => chip.label.startsWith('Not '))).toEqual([{ label, rest }]);
  });

  it('leaves out a role of two words and a town', async () => {
    await post('Designer', 'Oslo');
    await post('Designer and Project Manager', 'Oslo');
    await post('Visual Designer', 'Bergen');
    expect((await titlesFor('designer not project manager')).sort()).toEqual(['Designer', 'Visual Designer']);
    expect(await titlesFor('designer not in oslo')).toEqual(['Visual Designer']);
  });

  it.each([
    'host but not in denmark',
    'host ikke i Danmark',
    'host inte i Danmark',
    'host paitsi Tanska',
    'host ikke Jylland',
    'host ekki í Danmörku',
    'host -denmark',
  ])('leaves out a country: %s', async (search) => {
    await post('Host', 'Oslo');
    await post('Host', 'Aarhus');
    const { docs } = await listExact({ search });
    expect(docs.map(({ location }) => location?.locality)).toEqual(['Oslo']);
  });

  it('keeps words that mean something together, and unknown ones', async () => {
    await post('Trainee, no experience needed', 'Oslo', { jobRole: 'other', jobPositionTypes: ['internship'] });
    await post('Host', 'Oslo', { jobRole: 'other', englishEnough: true });
    expect(await titlesFor('host uden dansk')).toEqual(['Host']);
    expect((await list('search=host+not+required')).docs.map(({ title }) => title)).toContain('Host');
  });
});

describe('a part of a town', () => {
  eachRow([
    ['Aarhus C', 'Aarhus'],
    ['københavn nv', 'København'],
    ['host kbh k', 'København'],
    ['host oslo sentrum', 'Oslo'],
    ['host i malmö centrum', 'Malmö'],
    ['host helsingin keskusta', 'Helsinki'],
    ['host Tampereen seudulla', 'Tampere'],
    ['majorstuen', 'Oslo'],
    ['host hisingen', 'Göteborg'],
    ['herttoniemi', 'Helsinki'],
    ['host islands brygge', 'København'],
    ['gamla stan', 'Stockholm'],
    ['vesturbær', 'Reykjavík'],
  ])('%s is in %s', async (search, town) => {
    await post('Host', town);
    await post('Host, C and K', town === 'Oslo' ? 'Bergen' : 'Trondheim');
    expect((await list(`search=${encodeURIComponent(search)}`)).docs.filter(({ relaxed }) => !relaxed)).toMatchObject([
      { title: 'Host' },
    ]);
  });

  it('stays as typed in quotes', async () => {
    await post('Host, Gamla Stan', 'Oslo');
    await post('Host', 'Stockholm');
    for (const search of ['"gamla stan"', '“gamla stan”'])
      expect(await titlesFor(search), search).toEqual(['Host, Gamla Stan']);
  });

  it.each([
    ['host sogn', 'Årdalstangen', 'Bergen'],
    ['host vendsyssel', 'Hjørring', 'Aarhus'],
    ['host bohuslän', 'Uddevalla', 'Borås'],
    ['host djursland', 'Grenaa', 'Aarhus'],
    ['host lofoten', 'Svolvær', 'Bodø'],
    ['host höga kusten', 'Örnsköldsvik', 'Sundsvall'],
    ['host västergötland', 'Skövde', 'Uddevalla'],
    ['host närke', 'Örebro', 'Karlskoga'],
    ['host västkusten', 'Varberg', 'Borås'],
    ['host södra norrland', 'Sundsvall', 'Umeå'],
    ['host dalecarlia', 'Falun', 'Gävle'],
    ['host region skåne', 'Lund', 'Växjö'],
    ['host fosen', 'Brekstad', 'Trondheim'],
    ['host østerdalen', 'Elverum', 'Hamar'],
    ['host nord-jæren', 'Sandnes', 'Egersund'],
    ['host sør-norge', 'Arendal', 'Bodø'],
    ['host thy', 'Thisted', 'Viborg'],
    ['host sydsjælland', 'Næstved', 'Roskilde'],
    ['host region midtjylland', 'Herning', 'Esbjerg'],
    ['host länsi-uusimaa', 'Lohja', 'Porvoo'],
    ['host meri-lapissa', 'Kemi', 'Oulu'],
    ['host norra österbotten', 'Oulu', 'Vaasa'],
    ['host eyjafirði', 'Akureyri', 'Húsavík'],
    ['host suðurnesjum', 'Grindavík', 'Reykjavík'],
    ['host austfjörðum', 'Egilsstaðir', 'Selfoss'],
  ])('"%s" finds jobs in %s, not in %s', async (search, inside, outside) => {
    await post('Host', inside);
    await post('Host, Harbour', outside);
    expect(await titlesFor(search)).toEqual(['Host']);
  });
});

describe('a search that names a year, a level and a town, or software', () => {
  it('lists the students of the town before those elsewhere', async () => {
    for (const place of ['Oslo', 'Bergen', 'Bodø'])
      await post(`Student Assistant, ${place}`, place, { jobRole: 'other', jobPositionTypes: ['student'] });
    const { docs } = await list('search=junior+bodø');
    expect(docs[0]?.title).toBe('Student Assistant, Bodø');
  });

  it('needs no job that names the year', async () => {
    await post('Summer Intern', 'Oslo', { jobRole: 'other', jobPositionTypes: ['internship'] });
    expect(await titlesFor('sommerjobb 2027')).toEqual(['Summer Intern']);
  });

  it('finds developers for software', async () => {
    await post('Backend Developer', 'Oslo', { jobRole: 'backenddeveloper' });
    const { docs } = await list('search=software+oslo');
    expect(docs.map(({ title, relaxed }) => [title, relaxed])).toEqual([['Backend Developer', undefined]]);
  });
});

describe('a distance from a town', () => {
  it.each([
    'host within 50 km of oslo',
    'host 30 km from oslo',
    'host innen 40 km fra oslo',
    'host inom 5 mil från oslo',
    'host inden for 50 kilometer af oslo',
    'host max 30 min fra oslo',
    'host enintään 50 km päässä oslo',
  ])('is no condition of a job: %s', async (search) => {
    await post('Host', 'Oslo');
    await post('Host', 'Bergen');
    const { docs } = await listExact({ search });
    expect(docs.map(({ location }) => location?.locality)).toEqual(['Oslo']);
  });
});
