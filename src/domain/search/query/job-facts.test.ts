import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const { titlesFor } = jobSearches(fixture);

describe('an inflected city', () => {
  it.each([
    ['Helsingissä', 'Helsinki'],
    ['Tampereella', 'Tampere'],
    ['Lahdesta', 'Lahti'],
    ['Turussa', 'Turku'],
    ['Seinäjoelle', 'Seinäjoki'],
    ['Lappeenrannassa', 'Lappeenranta'],
    ['Oslossa', 'Oslo'],
    ['Tukholmassa', 'Stockholm'],
    ['Kópavogi', 'Kópavogur'],
    ['Ísafirði', 'Ísafjörður'],
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
