import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { daysAgo, list, post, titlesFor } = jobSearches(fixture);

describe('a search for a job alone', () => {
  eachRow([
    'job',
    'jobs',
    'stilling',
    'lediga jobb',
    'ledige stillingar',
    'töitä',
    'avoimet työpaikat',
    'störf',
    'looking for a job',
    'jeg søger arbejde',
    'eg ser etter jobb',
    'ég er að leita að vinnu',
    'jag vill byta bransch',
    'skifte job',
    'haluan vaihtaa alaa',
  ])('lists every job: %s', async (search) => {
    await post('Udvikler', 'Baker');
    const { docs, total, unknown } = await list({ search });
    expect([docs.map(({ title }) => title), total, unknown]).toEqual([['Baker', 'Udvikler'], 2, []]);
  });

  it('without an excluded word lists the others', async () => {
    await post('Udvikler', 'Baker');
    expect(await titlesFor('jobs -baker')).toEqual(['Udvikler']);
  });

  it('finds the very word when it is quoted', async () => {
    await post('Job Coach', 'Baker');
    expect(await titlesFor('"job"')).toEqual(['Job Coach']);
  });
});

describe('the fillers of a sentence', () => {
  it.each([
    'ég er að leita að vinnu sem forritari í Reykjavík',
    'eg ser etter jobb som utviklar i Reykjavík',
    'jag letar efter jobb som utvecklare i Reykjavík',
    'I am looking for work as a developer in Reykjavik',
    'etsin töitä kehittäjänä Reykjavikissa',
  ])('need not occur: %s', async (sentence) => {
    await someJob(fixture.context, { title: 'Forritari', places: ['Reykjavík'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Forritari', places: ['Oslo'], jobRole: 'other' });
    const { docs } = await list({ search: sentence });
    expect(docs.filter((job) => !job.relaxed).map((job) => job.locations[0]?.locality)).toEqual(['Reykjavík']);
  });
});

describe('a technology and a trade in one word', () => {
  it.each(['javautvecklare', 'java utvecklare', 'javaudvikler', 'java-utvikler'])(
    'finds the trade whose text names the technology: %s',
    async (search) => {
      const text = { description: '<p>You write Java.</p>' };
      await someJob(fixture.context, { title: 'Systems Wizard', jobRole: 'backenddeveloper', ...text });
      await someJob(fixture.context, { title: 'Baker', jobRole: 'other', ...text });
      await someJob(fixture.context, { title: 'Developer', jobRole: 'engineer' });
      expect(await titlesFor(search)).toEqual(['Systems Wizard']);
    },
  );

  it('finds the very title first', async () => {
    const text = { description: '<p>You write Kotlin.</p>' };
    await someJob(fixture.context, { title: 'Kotlinutvikler', publishedAt: daysAgo(3) });
    await someJob(fixture.context, { title: 'Developer', jobRole: 'mobiledevelopment', ...text });
    expect(await titlesFor('kotlinutvikler')).toEqual(['Kotlinutvikler', 'Developer']);
  });
});

describe('a compound', () => {
  it('with a word for a job at its end means its beginning', async () => {
    await someJob(fixture.context, { title: 'Host', jobPositionTypes: ['fulltime'], jobRole: 'other' });
    await someJob(fixture.context, { title: 'Guest', jobPositionTypes: ['parttime'], jobRole: 'other' });
    expect(await titlesFor('fuldtidsstilling')).toEqual(['Host']);
    expect(await titlesFor('deltidstjänst')).toEqual(['Guest']);
  });

  it('with an unknown part and one near neighbour in a title is a typing mistake', async () => {
    await post('Salgskonsulent', 'Systemutvecklare', 'Baker');
    const { docs, searchedFor } = await list({ search: 'salgskonsuletn' });
    expect([docs[0]?.title, searchedFor]).toEqual(['Salgskonsulent', 'salgskonsulent']);
    expect((await titlesFor('qystemutvecklare'))[0]).toBe('Systemutvecklare');
  });
});

describe('a slash between words', () => {
  it('means one or the other, both first', async () => {
    await post('Sales and Marketing Host', 'Sales Clerk', 'Marketing Clerk', 'Baker');
    expect(await titlesFor('sales/marketing')).toEqual(['Sales and Marketing Host', 'Marketing Clerk', 'Sales Clerk']);
    expect(await titlesFor('sales / marketing')).toHaveLength(3);
    expect(await titlesFor('sales OR marketing')).toHaveLength(3);
    expect((await titlesFor('sales/marketing clerk')).toSorted()).toEqual(['Marketing Clerk', 'Sales Clerk']);
  });

  it('shares the word that follows with each', async () => {
    await post('Product Manager', 'Project Manager', 'Office Manager');
    expect((await titlesFor('product/project manager')).toSorted()).toEqual(['Product Manager', 'Project Manager']);
  });

  it('in one name means that name', async () => {
    await post('CI/CD Keeper', 'UX/UI Designer', 'CD Seller');
    expect(await titlesFor('ci/cd')).toEqual(['CI/CD Keeper']);
    expect(await titlesFor('ux/ui')).toEqual(['UX/UI Designer']);
  });
});

describe('an excluded word', () => {
  it.each(['developer -senior', 'developer –senior', 'developer −senior', 'developer !senior', 'developer NOT senior'])(
    'may have any sign in front: %s',
    async (search) => {
      await post('Developer', 'Senior Developer');
      expect(await titlesFor(search)).toEqual(['Developer']);
    },
  );

  it('is no word between dashes or after a small not', async () => {
    await post('Developer – Senior');
    expect(await titlesFor('developer – senior')).toEqual(['Developer – Senior']);
    await someJob(fixture.context, { title: 'Host', description: '<p>Why not juggle?</p>' });
    expect(await titlesFor('not juggle')).toEqual(['Host']);
  });
});

it.each(["'stock keeper'", '‘stock keeper’', '‚stock keeper‘', '"stock keeper"', '“stock keeper”', '»stock keeper«'])(
  'words in quotes stand side by side: %s',
  async (search) => {
    await post('Stock Keeper', 'Keeper of Stock');
    expect(await titlesFor(search)).toEqual(['Stock Keeper']);
  },
);

it('an apostrophe within a word is no quote', async () => {
  await post("Driver's Mate at Kid's Camp");
  expect(await titlesFor("driver's mate kid's camp")).toHaveLength(1);
});

describe('a technology alone', () => {
  it('is looked for in software first, because other texts have the word too', async () => {
    const mention = (word: string) => ({ description: `<p>You ${word} along.</p>` });
    await someJob(fixture.context, { title: 'Host', jobRole: 'other', ...mention('go') });
    await someJob(fixture.context, {
      title: 'Wizard',
      jobRole: 'backenddeveloper',
      publishedAt: daysAgo(9),
      ...mention('go'),
    });
    expect(await titlesFor('go')).toEqual(['Wizard', 'Host']);
  });

  it('brings in the roles that use it where few texts name it', async () => {
    await someJob(fixture.context, { title: 'Frontend Developer', jobRole: 'frontenddeveloper' });
    await someJob(fixture.context, {
      title: 'Host',
      description: '<p>You write JavaScript.</p>',
      publishedAt: daysAgo(9),
    });
    const { docs } = await list({ search: 'javascript' });
    expect(docs.map(({ title }) => title)).toEqual(['Host', 'Frontend Developer']);
  });
});

it('a complete town is not the beginning of other words', async () => {
  const company = await someCompany(fixture.context, { name: 'Lundesian' });
  await someJob(fixture.context, { title: 'Host', companyId: company.id, places: ['Oslo'] });
  await someJob(fixture.context, { title: 'Guest', places: ['Lund'] });
  expect(await titlesFor('lund')).toEqual(['Guest']);
  expect(await titlesFor('lundes')).toEqual(['Host']);
});

describe('a region', () => {
  eachRow<[string, string[]]>([
    ['skåne', ['Malmö', 'Lund']],
    ['Skåne län', ['Malmö', 'Lund']],
    ['jylland', ['Aarhus', 'Kolding']],
    ['fyn', ['Odense']],
    ['sjælland', ['København']],
    ['öresund', ['København', 'Lund', 'Malmö']],
    ['vestland', ['Bergen']],
    ['møre og romsdal', ['Molde']],
    ['uusimaa', ['Helsinki']],
    ['Uudellamaalla', ['Helsinki']],
    ['Itä-Suomessa', ['Kuopio']],
    ['Lapissa', ['Rovaniemi']],
    ['nordnoreg', ['Tromsø']],
    ['södra sverige', ['Malmö', 'Lund']],
    ['höfuðborgarsvæðið', ['Reykjavík']],
    ['norrland', ['Umeå']],
    ['scandinavia', ['Aarhus', 'Bergen', 'Kolding', 'København', 'Lund', 'Malmö', 'Molde', 'Odense', 'Tromsø', 'Umeå']],
    ['baltics', []],
  ])('%s stands for its towns, in the text and in the field for a place', async (name, towns) => {
    const all = [
      'Malmö',
      'Lund',
      'Aarhus',
      'Kolding',
      'Odense',
      'København',
      'Bergen',
      'Molde',
      'Helsinki',
      'Kuopio',
      'Rovaniemi',
      'Tromsø',
      'Umeå',
      'Reykjavík',
    ];
    for (const town of all) await someJob(fixture.context, { title: `Host ${town}`, places: [town] });
    const townsOf = async (parameters: Record<string, string>) =>
      (await list(parameters)).docs
        .filter((job) => !job.relaxed)
        .map((job) => job.locations[0]?.locality)
        .toSorted();
    expect(await townsOf({ search: `host ${name}` })).toEqual(towns.toSorted());
    expect(await townsOf({ location: name })).toEqual(towns.toSorted());
  });

  it('can be excluded, and combined with a town', async () => {
    for (const town of ['Malmö', 'Umeå']) await someJob(fixture.context, { title: `Host ${town}`, places: [town] });
    expect(await titlesFor('host -skåne')).toEqual(['Host Umeå']);
    expect((await list({ location: 'Malmö, Skåne' })).total).toBe(1);
  });

  it.each([
    ['hki', 'Helsinki'],
    ['gbg', 'Göteborg'],
    ['sthlm', 'Stockholm'],
    ['kbh', 'København'],
    ['rvk', 'Reykjavík'],
  ])('the short name %s means %s', async (short, town) => {
    await someJob(fixture.context, { title: 'Host', places: [town] });
    await someJob(fixture.context, { title: 'Guest', places: ['Vik'] });
    expect(await titlesFor(short)).toEqual(['Host']);
  });
});

describe('the meaning of a title', () => {
  it('is that of its longest phrase: a business development manager leads no developers', async () => {
    await post('Business Development Manager', 'Head of Engineering');
    expect(await titlesFor('engineering manager')).toEqual(['Head of Engineering']);
  });

  it.each<[string, string[]]>([
    ['markedsansvarlig', ['Head of Marketing', 'Content Manager']],
    ['it-supporter', ['Technical Support Engineer', 'Customer Support Agent']],
    ['forsker', ['Research Assistant', 'Data Scientist']],
    ['game developer', ['Spiludvikler', 'Developer']],
    ['chauffør', ['Delivery Driver', 'Logistics Coordinator']],
  ])('%s finds its own titles before related ones', async (search, [own, other]) => {
    await someJob(fixture.context, { title: own as string, jobRole: 'other', publishedAt: daysAgo(9) });
    await someJob(fixture.context, { title: other as string, jobRole: 'other' });
    expect((await titlesFor(search))[0]).toBe(own);
  });
});
