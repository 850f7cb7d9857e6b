import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { sayingsIn } from './benefit-notes.ts';

const fixture = rollbackFixture();
const { titlesFor, daysAgo } = jobSearches(fixture);
const post = (title: string, more: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { title, jobRole: 'other', places: ['Oslo'], ...more });

async function postWith(title: string, perks: { perk: string; note?: string }[]): Promise<void> {
  const { id } = await someCompany(fixture.context, { perks });
  await post(title, { companyId: id });
}

describe('good pay', () => {
  it.each(['well paid', 'godt betalt jobb', 'hyväpalkkainen työ', 'vel launað'])(
    'is stated, and the highest comes first: %s',
    async (search) => {
      const pay = { salaryType: 'range', salaryCurrency: 'NOK', salaryPeriod: 'year' } as const;
      for (const [title, salaryFrom, days] of [
        ['Low', 400_000_00, 1],
        ['High', 900_000_00, 3],
        ['Middle', 700_000_00, 2],
      ] as const)
        await post(title, { ...pay, salaryFrom, salaryTo: salaryFrom + 50_000_00, publishedAt: daysAgo(days) });
      await post('Silent');
      expect(await titlesFor(search)).toEqual(['High', 'Middle', 'Low']);
    },
  );
});

describe('a benefit', () => {
  it.each(['gratis lunsj og trening', 'lunch och träning', 'free lunch and training', 'lounas ja liikunta'])(
    'in a list with another is named by a word that alone is none: %s',
    async (search) => {
      await postWith('Lunch', [{ perk: 'lunch' }]);
      await postWith('Both', [{ perk: 'lunch' }, { perk: 'gym' }]);
      expect((await titlesFor(search))[0]).toBe('Both');
    },
  );

  it.each(['six weeks holiday', '6 ugers ferie', '30 dagars semester', 'kuuden viikon loma'])(
    'comes first from the startup whose note says the same in any language: %s',
    async (search) => {
      await postWith('Six', [{ perk: 'holiday', note: 'Six weeks' }]);
      await postWith('Five', [{ perk: 'holiday', note: '25 days' }]);
      await postWith('Some', [{ perk: 'holiday' }]);
      expect(await titlesFor(search)).toEqual(['Six', 'Five', 'Some']);
    },
  );

  it('may be given by the startup where the job does not state it', async () => {
    await postWith('Startup', [{ perk: 'equity' }]);
    await post('Negotiated', { equityType: 'negotiated' });
    await post('Neither');
    expect((await titlesFor('aksjer')).toSorted()).toEqual(['Negotiated', 'Startup']);
  });

  it.each([
    ['Full pay, from day one', ['fullpay', 'firstday']],
    ['fuld løn fra første dag', ['fullpay', 'firstday']],
    ['Thirty days', ['6w']],
    ['sex veckor', ['6w']],
    ['Ours on top of yours', []],
  ])('says in its note: %s', (note, sayings) => {
    expect(sayingsIn(note)).toEqual(sayings);
  });
});
