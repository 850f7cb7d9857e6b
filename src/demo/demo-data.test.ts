import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInput } from '#domain/jobs/inputs.ts';
import { isOpen } from '#domain/jobs/is-open.ts';
import { JOB_TRANSITIONS, type JobAction } from '#domain/jobs/job.ts';
import { isReservedKey } from '#domain/reserved-keys.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, DAY_MS, dayIn, endOfDayIn } from '#domain/site/days.ts';
import { euroCentsAMonth, minorUnits, type SalaryPeriod } from '#domain/site/money.ts';
import { sanitiseRichText } from '#domain/site/rich-text.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { type DemoData, type DemoJob, demoDataAt, picturesOf } from './demo-data.ts';
import { DEMO_FOLDER, readStartups } from './demo-files.ts';
import { picturesOfQueue } from './load-demo-queue.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const NORDIC = ['DK', 'SE', 'NO', 'FI', 'IS'];

const startups = readStartups();
let data: DemoData;
let open: DemoJob[];
beforeAll(() => {
  data = demoDataAt(NOW, startups);
  open = data.jobs.filter((job) => isOpenAt(job, NOW));
});

function isOpenAt({ row, company }: DemoJob, at: Date): boolean {
  const { status, approvedAt = null, closesAt = null } = row;
  return company.row.platforms.some((platform) =>
    isOpen({ status, approvedAt, closesAt, company: company.row }, platform, at),
  );
}

function countEach<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The sentences of a text, without headings. */
function sentencesOf(html: string): string[] {
  return html
    .replace(/<h\d>.*?<\/h\d>/g, '\n')
    .replace(/<\/(p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

describe('demo data', () => {
  it('has at least 120 public startups and 600 jobs, most of them open', () => {
    expect(data.companies.filter(({ row }) => row.status === 'ACTIVE').length).toBeGreaterThanOrEqual(120);
    expect(data.jobs.length).toBeGreaterThanOrEqual(600);
    expect(open.length).toBe(560);
  });

  it('has jobs and startups in every state', () => {
    const states = countEach(data.jobs.map(({ state }) => state));
    for (const [state, atLeast] of [
      ['expired', 40],
      ['closed', 6],
      ['paused', 6],
      ['draft', 6],
      ['pendingPayment', 6],
      ['pendingCompanyApproval', 6],
      ['inReview', 6],
      ['rejected', 1],
    ] as const) {
      expect(states.get(state), state).toBeGreaterThanOrEqual(atLeast);
    }
    expect([...new Set(data.companies.map(({ row }) => row.status))].sort()).toEqual([
      'ACTIVE',
      'DISABLED',
      'DRAFT',
      'PENDING',
      'REJECTED',
      'SUSPENDED',
    ]);
    expect(data.companies.some(({ row }) => row.platforms.join() === 'plusimpact')).toBe(true);
    expect(data.companies.some(({ row }) => row.platforms.length === 2)).toBe(true);
  });

  it('reviews a job as the first of its startup only where that has published none', () => {
    const publishers = new Set(data.jobs.filter(({ row }) => row.publishedAt !== null).map(({ company }) => company));
    const firsts = data.jobs.filter(
      ({ company, state, transitions }) =>
        state === 'inReview' &&
        publishers.has(company) &&
        transitions.some(({ reason }) => reason?.includes('first job')),
    );
    expect(firsts.map(({ row }) => row.key)).toEqual([]);
  });

  it('is the same at the same time, and moves with the time', () => {
    expect(demoDataAt(NOW, startups)).toEqual(data);
    const later = demoDataAt(new Date(NOW.getTime() + 7 * DAY_MS), startups);
    expect(later.jobs.map(({ row }) => row.key)).toEqual(data.jobs.map(({ row }) => row.key));
    expect(later.jobs[0]?.row.publishedAt?.getTime()).toBe(
      (data.jobs[0]?.row.publishedAt?.getTime() ?? 0) + 7 * DAY_MS,
    );
  });

  it('gives everything a unique identifier and key', () => {
    for (const list of [data.jobs, data.companies]) {
      expect(new Set(list.map(({ row }) => row.id)).size).toBe(list.length);
      expect(new Set(list.map(({ row }) => row.key)).size).toBe(list.length);
      for (const { row } of list) expect(row.id).toMatch(/^[0-9a-f]{24}$/);
      expect(list.filter(({ row }) => isReservedKey(row.key))).toEqual([]);
    }
    const transitions = data.jobs.flatMap((job) => job.transitions);
    expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length);
  });

  it('uses reserved host names only', () => {
    for (const { row } of data.companies) {
      expect(row.domain).toMatch(/^[a-z0-9-]+\.example$/);
      expect(row.website).toBe(`https://${row.domain}`);
    }
    for (const { row, company } of data.jobs) {
      if (row.link) expect(new URL(row.link).hostname).toMatch(/^[a-z0-9-]+\.example$/);
      if (row.applyEmail) expect(row.applyEmail).toBe(`jobs@${company.row.domain}`);
    }
  });

  it('has a file for each picture, uses each file, and needs two megabytes at most', () => {
    const files = readdirSync(join(DEMO_FOLDER, 'pictures')).sort();
    expect([...data.companies.flatMap(picturesOf), ...picturesOfQueue()].sort()).toEqual(files);
    const bytes = files.map((file) => statSync(join(DEMO_FOLDER, 'pictures', file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
    const share = data.companies.filter(({ logo }) => logo).length / data.companies.length;
    expect(share).toBeGreaterThan(0.3);
    expect(data.companies.filter(({ cover }) => cover).length).toBeGreaterThanOrEqual(22);
  });
});

describe('a mistake in the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'havn-demo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['fullstackdeveloper', 'fullstackdevelopr', 'jobs[5].jobRole'],
    ['published: 6d', 'publshed: 6d', 'jobs[1]'],
    ['created: 836d', 'created: 836 days', 'created'],
    ['perks:', 'perks: [', 'skjaergaard.yaml'],
  ])('is refused with its file and field: %s as %s', (right, wrong, field) => {
    mkdirSync(join(folder, 'startups'), { recursive: true });
    const file = join(folder, 'startups', 'skjaergaard.yaml');
    const text = readFileSync(join(DEMO_FOLDER, 'startups', 'skjaergaard.yaml'), 'utf8');
    writeFileSync(file, text);
    expect(readStartups(folder)[0]?.name).toBe('Skjærgård');
    writeFileSync(file, text.replace(right, wrong));
    let message = '';
    try {
      readStartups(folder);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(file);
    expect(message).toContain(field);
  });
});

describe('texts of demo jobs', () => {
  it('use no sentence in more than three jobs', () => {
    const counts = countEach(data.jobs.flatMap(({ description }) => [...new Set(sentencesOf(description))]));
    expect([...counts].filter(([, jobs]) => jobs > 3)).toEqual([]);
  });

  it('repeat no sentence within a job and carry no placeholder', () => {
    for (const { row, description } of data.jobs) {
      const sentences = sentencesOf(description);
      expect(new Set(sentences).size, row.title).toBe(sentences.length);
      expect(`${row.title}${description}`).not.toMatch(/[{}]|undefined| {2}/);
      expect(sentences.length, row.title).toBeGreaterThanOrEqual(9);
    }
  });

  it('share few titles, and no title names the startup or its place', () => {
    expect(Math.max(...countEach(data.jobs.map(({ row }) => row.title)).values())).toBeLessThanOrEqual(4);
    for (const { row, company, places } of data.jobs) {
      expect(row.title).not.toContain(company.row.name);
      for (const { locality } of places) expect(row.title.split(/[ ,]+/)).not.toContain(locality);
    }
  });

  it('are in six languages, and each states its own', () => {
    const languages = countEach(open.map(({ row }) => row.textLanguage));
    for (const language of ['da', 'sv', 'no', 'fi', 'is'])
      expect(languages.get(language), language).toBeGreaterThanOrEqual(10);
    const marks: Record<string, RegExp> = {
      da: /\bhos\b.*\bog\b/,
      sv: /\boch\b/,
      no: /\bog\b.*\bdu\b/i,
      fi: /\bja\b/,
      is: /Þú /,
    };
    for (const { row, description } of data.jobs)
      expect(description).toMatch(marks[row.textLanguage ?? ''] ?? /\b(the|you)\b/i);
  });
});

describe('facts of demo jobs', () => {
  it('pass the validation of the job form', () => {
    for (const { row, company, description, places } of data.jobs) {
      const { id, key, companyId, status, createdAt, updatedAt, approvedAt, publishedAt, ...rest } = row;
      const {
        isPaid,
        closedAt,
        expirationDate,
        closesAt,
        boostingExpiresAt,
        viewsTotal,
        viewsWeek,
        outcome,
        stoppedBecause,
        ...sent
      } = rest;
      const result = jobInput.safeParse({ ...sent, description, locations: places });
      expect(result.error?.issues, `${row.title} at ${company.row.name}`).toBeUndefined();
      expect(sanitiseRichText(description)).toBe(description);
    }
  });

  it('has realistic salaries in five currencies', () => {
    const currencies = countEach(open.flatMap(({ row }) => row.salaryCurrency ?? []));
    for (const currency of ['DKK', 'SEK', 'NOK', 'EUR', 'ISK'])
      expect(currencies.get(currency), currency).toBeGreaterThanOrEqual(20);
    for (const { row, places } of data.jobs) {
      const { salaryType, salaryFrom = null, salaryTo = null, salaryCurrency, salaryPeriod } = row;
      if (salaryType !== 'range' || !salaryCurrency || salaryFrom === null || salaryTo === null) {
        expect([salaryFrom, salaryTo, salaryCurrency, salaryPeriod]).toEqual([null, null, null, null]);
        continue;
      }
      expect(salaryTo).toBeGreaterThanOrEqual(salaryFrom);
      expect(salaryFrom % minorUnits(salaryCurrency)).toBe(0);
      const euros = (euroCentsAMonth(salaryFrom, salaryCurrency, salaryPeriod as SalaryPeriod) ?? 0) / 100;
      const ceiling = salaryPeriod === 'hour' ? 23_000 : 15_000;
      expect(euros, `${row.title} ${places[0]?.countryCode}`).toBeGreaterThan(1_100);
      expect(euros, `${row.title} ${places[0]?.countryCode}`).toBeLessThan(ceiling);
    }
    const types = countEach(open.map(({ row }) => row.salaryType));
    expect(types.get('competitive')).toBeGreaterThan(40);
    expect(types.get('unpaid')).toBeGreaterThan(3);
    expect(open.filter(({ row }) => row.equityType !== 'undisclosed').length).toBeGreaterThan(60);
  });

  it('closes each job at the end of its last day where the startup is registered', () => {
    for (const { row, state, company } of data.jobs) {
      if (!row.publishedAt) {
        expect([row.approvedAt, row.closesAt, row.expirationDate, row.closedAt]).toEqual([null, null, null, null]);
        continue;
      }
      const timeZone = timeZoneOf(company.countries[0] ?? '');
      expect(row.expirationDate).toBe(addDays(dayIn(timeZone, row.publishedAt), row.periodDays ?? 0));
      expect(row.closesAt).toEqual(endOfDayIn(timeZone, row.expirationDate ?? ''));
      expect(row.createdAt.getTime()).toBeLessThan(row.publishedAt.getTime());
      expect(row.publishedAt.getTime()).toBeLessThan(NOW.getTime());
      expect(row.status === 'EXPIRED').toBe(state === 'expired' || state === 'closed');
      if (row.closedAt) expect(row.closedAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('reaches each state by valid transitions', () => {
    for (const { row, transitions, state } of data.jobs) {
      let status = 'DRAFT';
      for (const { action, from, to } of transitions) {
        const step = JOB_TRANSITIONS[action as JobAction];
        expect(from, state).toBe(status);
        expect(step.from as readonly string[]).toContain(from);
        expect(step.to).toBe(to);
        status = to;
      }
      expect(status).toBe(row.status);
    }
  });

  it('has jobs for every role, workplace and way to apply', () => {
    expect(new Set(open.map(({ row }) => row.jobRole)).size).toBe(JOB_ROLES.length);
    for (const workplace of ['onsite', 'hybrid', 'remote'])
      expect(open.filter(({ row }) => row.workplace === workplace).length, workplace).toBeGreaterThan(40);
    for (const kind of ['platform', 'email', 'link'])
      expect(open.filter(({ row }) => row.receiveApplicants === kind).length, kind).toBeGreaterThan(40);
  });

  it('is spread over the five countries, at least four places in each, and a few elsewhere in Europe', () => {
    const places = open.flatMap((job) => job.places);
    for (const code of NORDIC) {
      const there = places.filter(({ countryCode }) => countryCode === code);
      expect(new Set(there.map(({ locality }) => locality)).size, code).toBeGreaterThanOrEqual(4);
    }
    const elsewhere = places.filter(({ countryCode }) => !NORDIC.includes(countryCode)).length;
    expect(elsewhere).toBeGreaterThanOrEqual(10);
    expect(elsewhere).toBeLessThan(places.length / 8);
    expect(open.filter((job) => job.places.length > 1).length).toBeGreaterThan(20);
  });
});

describe('the front page with demo data', () => {
  const nameOf = ({ company }: DemoJob) => company.row.name;
  const newestFirst = (of: (job: DemoJob) => Date | null | undefined) => (a: DemoJob, b: DemoJob) =>
    (of(b)?.getTime() ?? 0) - (of(a)?.getTime() ?? 0);

  it('shows the newest three, then the flags, as the design does', () => {
    const newest = [...open].sort(newestFirst(({ row }) => row.publishedAt)).map(nameOf);
    expect(newest.slice(0, 19)).toEqual([
      ...['Þoka', 'Tallbarr', 'Poiju'],
      ...['Fanø Wind', 'Kelp', 'Ålgrund', 'Meri', 'Eldey', 'Rønne', 'Kornblomst', 'Fugl'],
      ...['Sømærke', 'Glød', 'Hraun', 'Björk & Bit', 'Kajak', 'Vik', 'Lundi', 'Brisling'],
    ]);
  });

  it('has eight boosted jobs, each with a pitch and at most 14 days left', () => {
    const boostedJobs = open
      .filter(({ row }) => row.boostingExpiresAt)
      .sort(newestFirst(({ row }) => row.boostingExpiresAt));
    expect(boostedJobs.length).toBe(8);
    expect(boostedJobs.slice(0, 4).map(nameOf)).toEqual(['Skjærgård', 'Lysning', 'Hraun', 'Snösmält']);
    for (const { row } of boostedJobs) {
      expect(row.pitch).not.toBe('');
      const paidAt = (row.boostingExpiresAt?.getTime() ?? 0) - 14 * DAY_MS;
      expect(paidAt, 'a boost is for a job that is live').toBeGreaterThanOrEqual(row.publishedAt?.getTime() ?? 0);
      expect(paidAt).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('features eight startups, with the numbers of open jobs in the design', () => {
    const popular = [...data.companies].sort((a, b) => (b.row.viewsTotal ?? 0) - (a.row.viewsTotal ?? 0)).slice(0, 8);
    const openJobs = countEach(open.map(nameOf));
    expect(popular.map(({ row }) => [row.name, openJobs.get(row.name)])).toEqual([
      ['Skjærgård', 6],
      ['Hraun', 2],
      ['Lysning', 4],
      ['Björk & Bit', 5],
      ['Þoka', 3],
      ['Kuura', 7],
      ['Kornblomst', 3],
      ['Fjellrev', 2],
    ]);
  });
});
