import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobLocations, jobs, jobTexts } from '#database/tables/jobs.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import type { Context } from '#domain/context.ts';
import { refreshFingerprints } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { editJob } from '#domain/jobs/commands.server.ts';
import { jobInput } from '#domain/jobs/inputs.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { isDeep } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { aCompany, aJob } from '#testing/factories.ts';
import { careersPage, type FeedItem, greenhouseBoard, sync, textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';

const database = rollbackFixture();
let context: Context;
const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(context.now.getTime() + hours * HOUR_MS);
const companyId = 'c0ffee000000000000000001';
const careers = { url: 'https://fjordlys.example/careers' };

/** Thirty cities of the gazetteer. */
const CITIES =
  'Oslo|Bergen|Trondheim|Stavanger|Drammen|Tromsø|Moss|Ålesund|Hamar|Larvik|Copenhagen|Aarhus|Odense|Aalborg|Esbjerg|Randers|Kolding|Horsens|Vejle|Roskilde|Stockholm|Malmö|Uppsala|Västerås|Örebro|Linköping|Helsingborg|Jönköping|Norrköping|Lund'.split(
    '|',
  );

beforeEach(async () => {
  context = database.context;
  const company = aCompany({ id: companyId, key: 'fjordlys', name: 'Fjordlys' });
  await context.db.insert(companies).values({ ...company, domain: 'fjordlys.example' });
  await holdApprovedDomains(context, [companyId]);
  await context.db.insert(companyCountries).values({ companyId, position: 0, countryCode: 'DK' });
  const publishedAt = new Date('2026-01-10T09:00:00Z');
  await context.db
    .insert(jobs)
    .values(aJob({ companyId, status: 'EXPIRED', title: 'Earlier', publishedAt, closedAt: publishedAt }));
});

/** Jobs that are or were public, with the names of their places. */
async function jobsNow() {
  const rows = await context.db.select().from(jobs).orderBy(jobs.createdAt, jobs.title);
  const result = [];
  for (const job of rows.filter(({ title }) => title !== 'Earlier')) {
    const places = await context.db
      .select()
      .from(jobLocations)
      .where(eq(jobLocations.jobId, job.id))
      .orderBy(jobLocations.position);
    result.push({ ...job, places: places.map(({ locality }) => locality) });
  }
  return result;
}
async function only() {
  const [job, ...others] = await jobsNow();
  if (job === undefined || others.length > 0) throw new Error(`expected one job, found ${others.length + 1}`);
  return job;
}
const sourcesNow = () =>
  context.db.select().from(jobSources).where(isNull(jobSources.goneAt)).orderBy(jobSources.source, jobSources.sourceId);
const outcomes = (report: Awaited<ReturnType<typeof sync>>) => report.items.map(({ outcome }) => outcome).sort();

const baker = (id: number, city: string, changes: Partial<FeedItem> = {}): FeedItem => ({
  id,
  title: 'Baker',
  city,
  text: `${textAbout('Baker')}<p>You will work in ${city.split(',')[0]}, close to everything that ${city.split(',')[0]} has.</p>`,
  ...changes,
});

describe('one job in thirty cities', () => {
  const thirty = CITIES.map((city, at) => baker(at + 1, city));

  it('is one job with all its places', async () => {
    const report = await sync(context, greenhouseBoard(thirty));
    expect(report.items.filter(({ outcome }) => outcome === 'cannotPlace')).toEqual([]);
    expect(outcomes(report).filter((outcome) => outcome === 'new')).toHaveLength(1);
    expect(outcomes(report).filter((outcome) => outcome === 'merged')).toHaveLength(29);
    const job = await only();
    expect([job.places.length, job.places[0], await sourcesNow()]).toMatchObject([30, 'Oslo', { length: 30 }]);
    const open = await listOpenJobs(context, noFilters);
    expect([open.total, open.docs[0]?.locations.length]).toEqual([1, 30]);
  });

  it('stays the same after a second reading in another order', async () => {
    await sync(context, greenhouseBoard(thirty));
    const before = await jobsNow();
    const again = await sync(context, greenhouseBoard(thirty.toReversed()));
    expect(new Set(outcomes(again))).toEqual(new Set(['same']));
    expect(await jobsNow()).toEqual(before);
  });

  it('has at most fifty places', async () => {
    const more = [
      ...CITIES,
      ...'Helsinki|Tampere|Turku|Oulu|Espoo|Vantaa|Lahti|Kuopio|Pori|Vaasa|Kotka|Rauma|Reykjavík|Akureyri|Kópavogur|Hafnarfjörður|Gävle|Umeå|Borås|Sundsvall|Eskilstuna|Karlstad|Växjö|Halmstad'.split(
        '|',
      ),
    ];
    await sync(context, greenhouseBoard(more.map((city, at) => baker(at + 1, city))));
    expect((await only()).places).toHaveLength(50);
  });

  it('gains a city that the feed adds, and loses one that it delists', async () => {
    await sync(context, greenhouseBoard(thirty.slice(0, 3)));
    expect(outcomes(await sync(context, greenhouseBoard(thirty.slice(0, 4))))).toEqual([
      'merged',
      'same',
      'same',
      'same',
    ]);
    expect((await only()).places).toEqual(['Oslo', 'Bergen', 'Trondheim', 'Stavanger']);
    for (const hours of [24, 60]) await sync(context, greenhouseBoard(thirty.slice(1, 4)), { now: hoursLater(hours) });
    expect(await only()).toMatchObject({
      status: 'ACTIVE',
      places: ['Bergen', 'Trondheim', 'Stavanger'],
      link: 'https://boards.greenhouse.io/fjordlys/jobs/2',
    });
    const open = await listOpenJobs(context, { ...noFilters, location: 'Oslo' });
    expect(open.total).toBe(0);
  });

  it('ends only when its last posting is delisted', async () => {
    await sync(context, greenhouseBoard([...thirty, { id: 99, title: 'Potter' }]));
    for (const hours of [24, 60]) {
      await sync(context, greenhouseBoard([{ id: 99, title: 'Potter' }]), { now: hoursLater(hours) });
    }
    expect((await jobsNow()).map(({ title, status }) => `${title} ${status}`)).toEqual([
      'Baker EXPIRED',
      'Potter ACTIVE',
    ]);
  });

  it('stays one job when all its postings get the same new text', async () => {
    await sync(context, greenhouseBoard(thirty.slice(0, 3)));
    const { id } = await only();
    const newTexts = thirty.slice(0, 3).map((item) => ({ ...item, text: textAbout('Another text') }));
    await sync(context, greenhouseBoard(newTexts.toReversed()));
    expect((await only()).id).toBe(id);
    const [text] = await context.db.select().from(jobTexts).where(eq(jobTexts.jobId, id));
    expect(text?.description).toContain('anothertext0');
  });

  it('becomes two jobs when one city gets its own text', async () => {
    await sync(context, greenhouseBoard(thirty.slice(0, 3)));
    const first = await only();
    await sync(
      context,
      greenhouseBoard([...thirty.slice(0, 2), baker(3, 'Trondheim', { text: textAbout('Own words') })]),
    );
    const now = await jobsNow();
    expect(now.map(({ places }) => places)).toEqual(expect.arrayContaining([['Oslo', 'Bergen'], ['Trondheim']]));
    expect(now.find(({ id }) => id === first.id)?.places).toEqual(['Oslo', 'Bergen']);
  });
});

describe('similar postings', () => {
  it.each<[string, Partial<FeedItem>]>([
    ['another seniority', { title: 'Senior Baker' }],
    ['another title', { title: 'Pastry Chef' }],
    ['another text', { text: textAbout('something else entirely') }],
    ['remote work', { city: 'Remote - Norway' }],
  ])('are two jobs when one has %s', async (_, changes) => {
    await sync(context, greenhouseBoard([baker(1, 'Oslo'), baker(2, 'Oslo', changes)]));
    expect(await jobsNow()).toHaveLength(2);
  });

  it('are two jobs when they are of two startups', async () => {
    const other = aCompany({ id: 'c0ffee000000000000000002', key: 'havvind', name: 'Havvind' });
    await context.db.insert(companies).values(other);
    await sync(context, greenhouseBoard([baker(1, 'Oslo')]));
    await sync(context, greenhouseBoard([baker(1, 'Oslo')]), { company: 'havvind', url: 'https://a.example/b' });
    expect(await jobsNow()).toHaveLength(2);
  });
});

describe('one job from two sources', () => {
  const onBoard = greenhouseBoard([baker(1, 'Copenhagen, Denmark')]);
  const onSite = careersPage([baker(7, 'Copenhagen'), baker(8, 'Aarhus'), { id: 9, title: 'Potter' }]);

  it('has the places of both sources, and its page names each', async () => {
    await sync(context, onBoard);
    const report = await sync(context, onSite, careers);
    expect(outcomes(report)).toEqual(['merged', 'merged', 'new']);
    const job = (await jobsNow()).find(({ title }) => title === 'Baker');
    expect(job?.places).toEqual(['København', 'Aarhus']);
    const { job: publicJob } = await findJob(context, job?.id ?? '');
    expect([publicJob.link, publicJob.sources]).toEqual([
      'https://boards.greenhouse.io/fjordlys/jobs/1',
      [
        { link: 'https://fjordlys.example/careers/7', place: 'København' },
        { link: 'https://fjordlys.example/careers/8', place: 'Aarhus' },
      ],
    ]);
    expect(outcomes(await sync(context, onSite, careers))).toEqual(['same', 'same', 'same']);
    expect(outcomes(await sync(context, onBoard))).toEqual(['same']);
  });

  it('stays open while one source names it, with the places and link of that source', async () => {
    await sync(context, onBoard);
    await sync(context, onSite, careers);
    const other = greenhouseBoard([{ id: 5, title: 'Weaver' }]);
    for (const hours of [24, 60]) await sync(context, other, { now: hoursLater(hours) });
    const job = (await jobsNow()).find(({ title }) => title === 'Baker');
    expect(job).toMatchObject({ status: 'ACTIVE', link: 'https://fjordlys.example/careers/7', source: 'jobposting' });
    expect(job?.places).toEqual(['København', 'Aarhus']);
    const without = careersPage([
      { id: 9, title: 'Potter' },
      { id: 10, title: 'Smith' },
    ]);
    for (const hours of [90, 130]) await sync(context, without, { ...careers, now: hoursLater(hours) });
    expect((await jobsNow()).find(({ title }) => title === 'Baker')?.status).toBe('EXPIRED');
  });

  it('stays one job when one source changes before the other', async () => {
    await sync(context, onBoard);
    await sync(context, onSite, careers);
    const newText = (city: string, id: number) => baker(id, city, { text: textAbout('New words') });
    await sync(context, careersPage([newText('Copenhagen', 7), newText('Aarhus', 8)]), {
      ...careers,
      now: hoursLater(5),
    });
    await sync(context, greenhouseBoard([newText('Copenhagen, Denmark', 1)]), { now: hoursLater(6) });
    await sync(context, careersPage([newText('Copenhagen', 7), newText('Aarhus', 8)]), {
      ...careers,
      now: hoursLater(80),
    });
    expect((await jobsNow()).filter(({ title }) => title === 'Baker')).toHaveLength(1);
  });

  it('becomes two jobs when its sources differ for 48 hours', async () => {
    await sync(context, onBoard);
    await sync(context, onSite, careers);
    const other = careersPage([7, 8].map((id) => baker(id, 'Aarhus', { text: textAbout('Other words') })));
    for (const hours of [5, 54]) await sync(context, other, { ...careers, now: hoursLater(hours) });
    const bakers = (await jobsNow()).filter(({ title }) => title === 'Baker');
    expect(bakers.map(({ places }) => places)).toEqual([['København'], ['Aarhus']]);
  });
});

describe('a job that people made', () => {
  async function aJobByPeople() {
    const publishedAt = hoursLater(-48);
    const row = aJob({ companyId, title: 'Baker', jobRole: 'other', publishedAt, textLanguage: 'en' });
    await context.db.insert(jobs).values(row);
    await context.db.insert(jobTexts).values({ jobId: row.id, description: textAbout('Baker') });
    await context.db.insert(jobLocations).values({ jobId: row.id, position: 0, countryCode: 'DK', locality: 'Køge' });
    await refreshFingerprints(context, [row.id]);
    return row.id;
  }

  it('gains the posting, which never edits or ends it', async () => {
    const id = await aJobByPeople();
    const before = await only();
    expect(outcomes(await sync(context, greenhouseBoard([baker(1, 'Oslo')])))).toEqual(['merged']);
    expect(await only()).toEqual(before);
    expect(await sourcesNow()).toMatchObject([{ jobId: id, source: 'greenhouse', isLeading: false }]);
    await sync(context, greenhouseBoard([baker(1, 'Bergen', { text: `${textAbout('Baker')}<p>Now!</p>` })]));
    expect(await only()).toEqual(before);
    for (const hours of [24, 60])
      await sync(context, greenhouseBoard([{ id: 2, title: 'Potter' }]), { now: hoursLater(hours) });
    expect((await jobsNow()).find((job) => job.id === id)).toEqual(before);
  });

  it('keeps the edits of people after a feed made it', async () => {
    await sync(context, greenhouseBoard([baker(1, 'Oslo')]));
    const { id } = await only();
    const member = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false };
    const edit = jobInput.parse({
      title: 'Head Baker',
      description: '<p>Our own words.</p>',
      jobRole: 'other',
      jobPositionTypes: ['fulltime'],
      workplace: 'onsite',
      locations: [{ countryCode: 'DK' }],
      salaryType: 'competitive',
      receiveApplicants: 'platform',
    });
    await editJob({ ...context, actor: member }, id, edit);
    await sync(context, greenhouseBoard([baker(1, 'Bergen', { text: textAbout('The words of the feed') })]), {
      now: hoursLater(1),
    });
    expect(await only()).toMatchObject({ id, title: 'Head Baker', places: [null] });
    const [text] = await context.db
      .select()
      .from(jobTexts)
      .where(and(eq(jobTexts.jobId, id)));
    expect(text?.description).toBe('<p>Our own words.</p>');
  });
});

describe('two postings', () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const text = (changes: Record<number, string>) => `<p>${words.map((word, at) => changes[at] ?? word).join(' ')}</p>`;
  const jobsOf = async (texts: readonly string[], cities: readonly string[]) => {
    const items = texts.map((text, at) => ({ id: at + 1, title: 'Manager', city: cities[at], text }));
    await sync(context, greenhouseBoard(items));
    return (await jobsNow()).length;
  };

  it('that require different languages are two jobs', async () => {
    const speaking = (language: string) => `${text({})}<p>Native ${language}.</p>`;
    expect(await jobsOf([speaking('Ukrainian'), speaking('Russian')], ['Oslo, Norway', 'Bergen, Norway'])).toBe(2);
  });

  it('for two markets of one template are two jobs', async () => {
    const evenMore = text({ 20: 'x', 45: 'y', 60: 'z', 80: 'v', 100: 'w', 120: 'a', 140: 'b', 160: 'c', 180: 'd' });
    expect(await jobsOf([text({}), evenMore], ['Stockholm, Sweden', 'Oslo, Norway'])).toBe(2);
  });

  it('that are two openings of one feed are one job only with the same words, also when one is added later', async () => {
    const items = [text({}), text({ 20: 'x', 45: 'y', 60: 'z' })].map((words, at) => ({
      id: at + 1,
      title: 'Manager',
      city: 'Oslo, Norway',
      text: words,
    }));
    await sync(context, greenhouseBoard(items.slice(0, 1)));
    for (const days of [1, 2]) {
      await sync(context, greenhouseBoard(items), { now: hoursLater(24 * days) });
      expect(await jobsNow()).toHaveLength(2);
    }
  });

  it('that a feed without openings names in one place are two jobs unless their words are the same', async () => {
    const wards = [text({}), text({ 20: 'x', 45: 'y', 60: 'z' }), text({})].map((words, at) => ({
      id: at + 1,
      title: 'Nurse',
      text: words,
    }));
    await sync(context, careersPage(wards.slice(0, 1)), careers);
    for (const days of [1, 2]) {
      await sync(context, careersPage(wards), { ...careers, now: hoursLater(24 * days) });
      expect(await jobsNow()).toHaveLength(2);
    }
  });

  it('of which one is for part-time work are two jobs', async () => {
    const items = ['Baker', 'Baker (Part Time)'].map((title, at) => ({ id: at + 1, title, text: text({}) }));
    await sync(context, greenhouseBoard(items));
    expect((await jobsNow()).map(({ jobPositionTypes }) => jobPositionTypes).sort()).toEqual([[], ['parttime']]);
  });
});

edge(
  'a feed with thousands of postings of one opening makes one job, also when it is read again',
  async () => {
    const count = isDeep ? 5_000 : 1_000;
    const items = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      title: 'Courier',
      text: textAbout('Courier'),
    }));
    const first = await sync(context, greenhouseBoard(items));
    expect(Map.groupBy(first.items, ({ outcome }) => outcome).get('merged')).toHaveLength(count - 1);
    expect([(await jobsNow()).length, await context.db.$count(jobSources)]).toEqual([1, count]);
    const again = await sync(context, greenhouseBoard(items), { now: hoursLater(1) });
    expect(new Set(again.items.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  },
  300_000,
);
