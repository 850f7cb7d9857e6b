import { describe, expect, it } from 'vitest';
import { eachRow } from '#testing/each-row.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { countOpenJobs } from '../counters/counters.server.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { jobFacets } from '../results/facets.server.ts';

const fixture = rollbackFixture();
const { daysAgo, list, titlesFor } = jobSearches(fixture);

describe('an inflected city', () => {
  eachRow([
    ['Helsingissä', 'Helsinki'],
    ['Tampereella', 'Tampere'],
    ['Lahdesta', 'Lahti'],
    ['Turussa', 'Turku'],
    ['Seinäjoelle', 'Seinäjoki'],
    ['Lappeenrannassa', 'Lappeenranta'],
    ['Vihdissä', 'Vihti'],
    ['Limingassa', 'Liminka'],
    ['Varkaudessa', 'Varkaus'],
    ['Haapavedellä', 'Haapavesi'],
    ['Harjavallassa', 'Harjavalta'],
    ['Outokummussa', 'Outokumpu'],
    ['Oslossa', 'Oslo'],
    ['Osloon', 'Oslo'],
    ['Helsinkiin', 'Helsinki'],
    ['Turkuun', 'Turku'],
    ['Lahteen', 'Lahti'],
    ['Tukholmassa', 'Stockholm'],
    ['Kópavogi', 'Kópavogur'],
    ['Ísafirði', 'Ísafjörður'],
    ['Ísafjarðar', 'Ísafjörður'],
    ['Sauðárkróki', 'Sauðárkrókur'],
    ['Stykkishólmi', 'Stykkishólmur'],
    ['Vestmannaeyjum', 'Vestmannaeyjar'],
    ['Egilsstöðum', 'Egilsstaðir'],
  ])('%s is %s', async (search, city) => {
    await someJob(fixture.context, { title: 'Host', places: [city] });
    await someJob(fixture.context, { title: 'Guest', places: ['Malmö'] });
    expect(await titlesFor(search)).toEqual(['Host']);
  });
});

describe('a search for a fact of the job', () => {
  it.each(['praktik', 'internship', 'harjoittelija', 'starfsnám', 'praktikant'])(
    '%s finds internships',
    async (search) => {
      await someJob(fixture.context, { title: 'Helper', jobRole: 'other', jobPositionTypes: ['internship'] });
      await someJob(fixture.context, { title: 'Other', jobRole: 'other', jobPositionTypes: ['fulltime'] });
      expect(await titlesFor(search)).toEqual(['Helper']);
    },
  );

  it.each(['hourly paid', 'paid by the hour', 'timeløn', 'timlön', 'timelønnet', 'tuntipalkka', 'tímakaup'])(
    '%s finds jobs paid by the hour',
    async (search) => {
      const pay = { salaryType: 'range', salaryFrom: 20_000, salaryTo: 22_000, salaryCurrency: 'DKK' } as const;
      await someJob(fixture.context, { title: 'Host', jobRole: 'other', ...pay, salaryPeriod: 'hour' });
      await someJob(fixture.context, {
        title: 'Guest',
        jobRole: 'other',
        ...pay,
        salaryFrom: 2_000_000,
        salaryTo: 2_200_000,
        salaryPeriod: 'month',
      });
      expect(await titlesFor(search)).toEqual(['Host']);
    },
  );

  it('finds part-time, student, freelance and remote jobs, and countries, in any language', async () => {
    const { context } = fixture;
    await someJob(context, { title: 'Half', jobRole: 'other', jobPositionTypes: ['parttime'], places: ['Oslo'] });
    await someJob(context, { title: 'Study', jobRole: 'other', jobPositionTypes: ['student'], places: ['Malmö'] });
    await someJob(context, { title: 'Free', jobRole: 'other', jobPositionTypes: ['freelance'], places: ['Turku'] });
    await someJob(context, { title: 'Away', jobRole: 'sales', workplace: 'remote', places: ['København'] });
    const expected: Record<string, string[]> = {
      deltid: ['Half'],
      'part-time': ['Half'],
      studiejob: ['Study'],
      freelance: ['Free'],
      remote: ['Away'],
      etätyö: ['Away'],
      'remote säljare': ['Away'],
      'work from home': ['Away'],
      'jobba hemifrån': ['Away'],
      'arbejde hjemmefra': ['Away'],
      sverige: ['Study'],
      Norja: ['Half'],
      'jobs danmark': ['Away'],
      köpenhamn: ['Away'],
    };
    for (const [search, titles] of Object.entries(expected)) expect(await titlesFor(search), search).toEqual(titles);
  });
});

describe('a search for a fact of the job or its startup', () => {
  it.each([
    'job uden krav om dansk',
    'jobb utan krav på svenska',
    'ledig jobb uten å kunne norsk',
    'looking for a job without finnish',
    'töitä ilman suomen kieltä',
  ])('"%s" finds the jobs for which English is enough', async (search) => {
    await someJob(fixture.context, { title: 'Bager', jobRole: 'other', englishEnough: true });
    await someJob(fixture.context, { title: 'Kok', jobRole: 'other', englishEnough: false });
    expect(await titlesFor(search)).toEqual(['Bager']);
  });

  it.each(['english', 'English speaking', 'engelsk', 'på engelsk', 'engelska', 'englanniksi'])(
    '%s finds the jobs for which English is enough, in whatever language',
    async (search) => {
      const { context } = fixture;
      await someJob(context, { title: 'Bager', jobRole: 'other', englishEnough: true });
      await someJob(context, {
        title: 'Kok',
        jobRole: 'other',
        englishEnough: false,
        description: '<p>English, engelsk</p>',
      });
      expect(await titlesFor(search)).toEqual(['Bager']);
      expect((await list({ search })).understood).toEqual([{ label: 'English is enough', rest: '' }]);
    },
  );

  it.each(['IT', 'it jobs', 'IT-jobb', 'it-työt', 'töitä IT-alalta', 'IT-ala', 'tech jobs', 'techjobb'])(
    '%s finds the roles of tech',
    async (search) => {
      await someJob(fixture.context, { title: 'Bager', jobRole: 'devops' });
      await someJob(fixture.context, { title: 'Kok', jobRole: 'sales' });
      expect(await titlesFor(search)).toEqual(['Bager']);
    },
  );

  it('but "IT" as a part of a role is that role', async () => {
    await someJob(fixture.context, { title: 'Technical Support Engineer', jobRole: 'customersuccess' });
    await someJob(fixture.context, { title: 'DevOps Engineer', jobRole: 'devops' });
    expect((await titlesFor('IT support'))[0]).toBe('Technical Support Engineer');
  });

  it.each(['apprentice', 'lærling', 'lärling', 'oppisopimus'])(
    '%s finds the position, not startups that train people',
    async (search) => {
      const { id } = await someCompany(fixture.context, { whatWeDo: 'We sell trade tests for apprentices.' });
      await someJob(fixture.context, { title: 'Bager', jobRole: 'other', jobPositionTypes: ['internship'] });
      await someJob(fixture.context, { title: 'Kok', jobRole: 'other', companyId: id });
      expect(await titlesFor(search)).toEqual(['Bager']);
    },
  );

  it('finds visa, relocation, equity, paid, unpaid and stated salary', async () => {
    const { context } = fixture;
    const pay = {
      salaryType: 'range',
      salaryFrom: 4_000_00,
      salaryTo: 5_000_00,
      salaryCurrency: 'EUR',
      salaryPeriod: 'month',
    };
    await someJob(context, { title: 'Mover', jobRole: 'other', relocation: 'offered', salaryType: 'competitive' });
    await someJob(context, { title: 'Owner', jobRole: 'other', equityType: 'negotiated', salaryType: 'competitive' });
    await someJob(context, { title: 'Helper', jobRole: 'other', salaryType: 'unpaid' });
    await someJob(context, { title: 'Earner', jobRole: 'other', ...pay });
    const expected: Record<string, string[]> = {
      'visa sponsorship': ['Mover'],
      arbetstillstånd: ['Mover'],
      flyttehjælp: ['Mover'],
      equity: ['Owner'],
      'stock options': ['Owner'],
      unpaid: ['Helper'],
      ulønnet: ['Helper'],
      'salary shown': ['Earner'],
      lön: ['Earner'],
    };
    for (const [search, titles] of Object.entries(expected)) expect(await titlesFor(search), search).toEqual(titles);
  });

  it('finds the industries and benefits of the startup, after titles with the word', async () => {
    const { context } = fixture;
    const bank = await someCompany(context, { industries: ['fintech'], perks: [{ perk: 'dog' }] });
    await someJob(context, { title: 'Fintech Analyst', jobRole: 'other' });
    await someJob(context, { title: 'Host', jobRole: 'other', companyId: bank.id });
    await someJob(context, { title: 'Baker', jobRole: 'other' });
    expect(await titlesFor('fintech')).toEqual(['Fintech Analyst', 'Host']);
    expect(await titlesFor('hund på kontoret')).toEqual(['Host']);
    expect(await titlesFor('host fintech')).toEqual(['Host']);
  });

  it("finds the startup's own words, below the words of the job", async () => {
    const { context } = fixture;
    const farm = await someCompany(context, {
      intro: 'We mend umbrellas',
      whatWeDo: '<p>Umbrella rescue for wet weeks</p>',
    });
    await someJob(context, { title: 'Diver', jobRole: 'other', companyId: farm.id });
    await someJob(context, {
      title: 'Cook',
      jobRole: 'other',
      description: '<p>umbrellas</p>',
      publishedAt: daysAgo(3),
    });
    expect(await titlesFor('umbrellas')).toEqual(['Cook', 'Diver']);
    expect(await titlesFor('"umbrella rescue"')).toEqual(['Diver']);
  });

  it('takes words literally in quotation marks and beside a word that changes their meaning', async () => {
    const { context } = fixture;
    await someJob(context, { title: 'Paid Media Manager', jobRole: 'other' });
    await someJob(context, { title: 'Host', jobRole: 'other', englishEnough: true });
    expect(await titlesFor('paid media')).toEqual(['Paid Media Manager']);
    expect(await titlesFor('"english"')).toEqual([]);
  });
});

describe('a part of an industry', () => {
  const aPosting = async () => {
    const { context } = fixture;
    const energy = await someCompany(context, { industries: ['energy'] });
    const turbines = await someCompany(context, { industries: ['energy'], whatWeDo: '<p>We build wind turbines.</p>' });
    await someJob(context, { title: 'Baker', jobRole: 'other', companyId: turbines.id, publishedAt: daysAgo(9) });
    await someJob(context, { title: 'Cook', jobRole: 'other', companyId: energy.id, publishedAt: daysAgo(2) });
    await someJob(context, { title: 'Gust', jobRole: 'other', description: '<p>A vindmølle.</p>' });
  };

  it.each(['vindkraft', 'wind turbine', 'tuulivoima', 'vindmøllebranchen'])(
    '%s finds texts that name it in any language, then the rest of the industry',
    async (search) => {
      await aPosting();
      const { docs, total } = await list({ search });
      expect([total, ...docs.map(({ title, relaxed }) => [title, relaxed])]).toEqual([
        2,
        ['Baker', undefined],
        ['Gust', undefined],
        ['Cook', 'More in Energy'],
      ]);
    },
  );

  eachRow([
    ['spelbolag', 'Gaming'],
    ['peliyhtiössä', 'Gaming'],
    ['peliyritykseen', 'Gaming'],
    ['peliyrityksessä', 'Gaming'],
    ['peliyrityksen', 'Gaming'],
    ['pelialan', 'Gaming'],
    ['peliteollisuudessa', 'Gaming'],
    ['energiselskap', 'Energy'],
    ['fintechvirksomhed', 'Fintech'],
    ['helsebransjen', 'Health'],
  ])('%s is a startup of that industry: %s', async (search, label) => {
    expect((await list({ search })).understood).toEqual([{ label, rest: '' }]);
  });
});

describe('an amount in a search', () => {
  const aPosting = async () => {
    const { context } = fixture;
    const pay = (amount: number, currency: string) => ({
      ...{ jobRole: 'other', salaryType: 'range', salaryFrom: amount * 100, salaryTo: amount * 100 },
      ...{ salaryCurrency: currency, salaryPeriod: 'month' },
    });
    await someJob(context, { title: 'Low', places: ['Oslo'], ...pay(30_000, 'NOK') });
    await someJob(context, { title: 'High', places: ['Oslo'], ...pay(70_000, 'NOK'), publishedAt: daysAgo(2) });
    await someJob(context, { title: 'Silent', places: ['Oslo'], jobRole: 'other', salaryType: 'competitive' });
  };

  it.each([
    ['60.000 kr oslo', 'From 60\u00a0000 NOK a month', 'oslo'],
    ['60 000 NOK', 'From 60\u00a0000 NOK a month', ''],
    ['lønn 720000', 'From 720\u00a0000 NOK a year', ''],
    ['5000 eur', 'From 5\u00a0000 EUR a month', ''],
    ['45000 kr/mån', 'From 45\u00a0000 SEK a month', ''],
    ['600k a year', 'From 600\u00a0000 kr a year', ''],
    ['300 kr/timme', 'From 300 SEK an hour', ''],
  ])('%s filters by pay, and lists jobs that state it first', async (search, label, rest) => {
    await aPosting();
    expect(await titlesFor(search)).toEqual(['High', 'Silent']);
    expect((await list({ search })).understood).toContainEqual({ label, rest });
  });

  it.each([
    ['hourly pay over 200 kr', 'From 200 kr an hour'],
    ['timelønn over 200 kr', 'From 200 NOK an hour'],
    ['minst 200 kr/t', 'From 200 NOK an hour'],
    ['timløn 180 kr', 'From 180 DKK an hour'],
    ['tuntipalkka yli 15 €', 'From 15 EUR an hour'],
    ['200 kr per hour', 'From 200 kr an hour'],
  ])('%s is pay by the hour, and jobs that state it by the hour come first', async (search, label) => {
    await aPosting();
    const pay = { salaryType: 'range', salaryTo: null, salaryCurrency: 'SEK', salaryPeriod: 'hour' } as const;
    for (const [title, salaryFrom] of [
      ['Hourly', 300_00],
      ['Too low', 90_00],
    ] as const)
      await someJob(fixture.context, { title, jobRole: 'other', publishedAt: daysAgo(9), ...pay, salaryFrom });
    const { docs, understood } = await list({ search });
    expect(docs[0]?.title).toBe('Hourly');
    expect(docs.filter(({ title, relaxed }) => relaxed !== undefined || title === 'Too low')).toEqual([]);
    expect(understood).toEqual([{ label, rest: '' }]);
  });

  it.each(['40000 kr', '40000 NOK', '40000 kr oslo'])('leaves out unpaid jobs: %s', async (search) => {
    await aPosting();
    await someJob(fixture.context, { title: 'Unpaid', places: ['Oslo'], jobRole: 'other', salaryType: 'unpaid' });
    expect(await titlesFor(search)).toEqual(['High', 'Silent']);
  });

  it('compares kroner of no country with the pay in each currency of kroner', async () => {
    const pay = { jobRole: 'other', salaryType: 'range', salaryTo: null, salaryPeriod: 'month' } as const;
    for (const [title, salaryFrom, salaryCurrency] of [
      ['Danish', 51_000_00, 'DKK'],
      ['Danish, less', 40_000_00, 'DKK'],
      ['Norwegian', 51_000_00, 'NOK'],
      ['Swedish', 51_000_00, 'SEK'],
      ['In euros', 9_000_00, 'EUR'],
    ] as const)
      await someJob(fixture.context, { title, ...pay, salaryFrom, salaryCurrency });
    const titles = await titlesFor('over 50000 kr');
    expect(titles.slice(0, 3).sort()).toEqual(['Danish', 'Norwegian', 'Swedish']);
    expect(titles.slice(3)).toEqual(['In euros']);
    expect((await list({ search: 'over 50000 kr' })).understood).toEqual([
      { label: 'From 50\u00a0000 kr a month', rest: '' },
    ]);
  });

  it.each(['60000 NOK', '60000 NOK high'])('lists jobs paid in its currency before others: %s', async (search) => {
    await aPosting();
    const pay = { salaryType: 'range', salaryFrom: 9_000_00, salaryTo: 9_000_00, salaryPeriod: 'month' };
    await someJob(fixture.context, { title: 'High in euros', places: ['Oslo'], ...pay, salaryCurrency: 'EUR' });
    expect((await titlesFor(search)).slice(0, 2)).toEqual(['High', 'High in euros']);
  });

  it.each(['60000 NOK', '60000 NOK oslo', 'lønn over 60000 i måneden'])(
    'lists jobs that surely pay it before those that mostly do, and these before those that may: %s',
    async (search) => {
      const pay = { jobRole: 'other', salaryType: 'range', salaryCurrency: 'NOK', salaryPeriod: 'month' } as const;
      for (const [title, salaryFrom, salaryTo, days] of [
        ['At most that', 50_000_00, 60_000_00, 1],
        ['Around it', 55_000_00, 65_000_00, 2],
        ['Mostly more', 58_000_00, 68_000_00, 3],
        ['Much more', 90_000_00, null, 4],
      ] as const)
        await someJob(fixture.context, {
          title,
          places: ['Oslo'],
          ...pay,
          salaryFrom,
          salaryTo,
          publishedAt: daysAgo(days),
        });
      expect(await titlesFor(search)).toEqual(['Much more', 'Mostly more', 'At most that', 'Around it']);
    },
  );

  it('counts the same in lists, facets and saved searches', async () => {
    await aPosting();
    const { filters } = readJobFilters(new URLSearchParams({ search: '60000 kr oslo' }));
    const [count] = await countOpenJobs(fixture.context, [{ key: 'k', filters, since: null }]);
    expect([(await jobFacets(fixture.context, filters)).total, count?.count]).toEqual([2, 2]);
  });

  it.each(['k8s', 's3', '"45000 kr"', 'iso 27001', '24 7', '3 years'])('is not %s', async (search) => {
    await aPosting();
    expect((await list({ search })).understood).toEqual([]);
  });
});
