import { beforeAll, describe, expect, it } from 'vitest';
import { jobInput } from '../../../domain/jobs/inputs.ts';
import { isOpen, JOB_STEPS, type JobVerb } from '../../../domain/jobs/job.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  KEY_FIGURE_NAMES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '../../../domain/site/company-terms.ts';
import { addDays, dayIn, endOfDayIn, timeZoneOf } from '../../../domain/site/countries.ts';
import { euroCentsAMonth, minorUnits, type SalaryPeriod } from '../../../domain/site/money.ts';
import { PERKS } from '../../../domain/site/perks.ts';
import { JOB_ROLES } from '../../../domain/site/taxonomies.ts';
import { picturesOf } from '../art/store-pictures.ts';
import { BEST_KNOWN, DRAWN_COUNTS, WALL } from './drawn.ts';
import { sentencesOf } from './sentences.ts';
import { type DemoTown, demoTown } from './town.ts';
import type { TownJob } from './town-job.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const NORDIC = ['DK', 'SE', 'NO', 'FI', 'IS'];

let town: DemoTown;
let open: TownJob[];
beforeAll(() => {
  town = demoTown(NOW);
  open = town.jobs.filter((job) => isOpenAt(job, NOW));
});

function isOpenAt({ life, company }: TownJob, at: Date): boolean {
  return company.platforms.some((platform) => isOpen({ ...life, company }, platform, at));
}

function counted<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('the demo town', () => {
  it('has at least 120 public startups and 600 jobs, most of them open', () => {
    expect(town.companies.filter(({ status }) => status === 'ACTIVE').length).toBeGreaterThanOrEqual(120);
    expect(town.jobs.length).toBeGreaterThanOrEqual(600);
    expect(open.length).toBe(560);
  });

  it('has jobs and startups in every state', () => {
    const states = counted(town.jobs.map(({ state }) => state));
    for (const state of [
      'expiredLately',
      'expired',
      'expiredLongAgo',
      'closed',
      'paused',
      'draft',
      'pendingPayment',
      'pendingCompanyApproval',
      'inReview',
    ]) {
      expect(states.get(state as TownJob['state']), state).toBeGreaterThanOrEqual(6);
    }
    expect([...counted(town.companies.map(({ status }) => status)).keys()].sort()).toEqual([
      'ACTIVE',
      'DISABLED',
      'DRAFT',
      'PENDING',
      'REJECTED',
      'SUSPENDED',
    ]);
    expect(town.companies.some(({ platforms }) => platforms.join() === 'plusimpact')).toBe(true);
    expect(town.companies.some(({ platforms }) => platforms.length === 2)).toBe(true);
  });

  it('is the same again at the same moment, and moves with the moment', () => {
    expect(demoTown(NOW)).toEqual(town);
    const later = demoTown(new Date(NOW.getTime() + 7 * 86_400_000));
    expect(later.jobs.map(({ title }) => title)).toEqual(town.jobs.map(({ title }) => title));
    expect(later.jobs[0]?.life.publishedAt?.getTime()).toBe(
      (town.jobs[0]?.life.publishedAt?.getTime() ?? 0) + 7 * 86_400_000,
    );
  });

  it('gives everything an identifier and a key of its own', () => {
    for (const list of [town.jobs, town.companies]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      for (const { id } of list) expect(id).toMatch(/^[0-9a-f]{24}$/);
    }
    const steps = town.jobs.flatMap(({ life }) => life.steps);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('lives on reserved names only', () => {
    for (const { website, domain } of town.companies) {
      expect(domain).toMatch(/^[a-z0-9-]+\.example$/);
      expect(website).toBe(`https://${domain}`);
    }
    for (const { link, applyEmail, company } of town.jobs) {
      if (link) expect(new URL(link).hostname).toBe(company.domain);
      if (applyEmail) expect(applyEmail).toBe(`jobs@${company.domain}`);
    }
  });
});

describe('its texts', () => {
  it('say no sentence in more than three jobs', () => {
    const said = counted(town.jobs.flatMap(({ description }) => [...new Set(sentencesOf(description))]));
    expect([...said].filter(([, jobs]) => jobs > 3)).toEqual([]);
  });

  it('repeat no sentence within a job and carry no gap that was left open', () => {
    for (const { title, description } of town.jobs) {
      const sentences = sentencesOf(description);
      expect(new Set(sentences).size, title).toBe(sentences.length);
      expect(`${title}${description}`).not.toMatch(/[{}]|undefined| {2}/);
      expect(sentences.length, title).toBeGreaterThanOrEqual(9);
    }
  });

  it('have few titles in common, and none that names the startup or its town', () => {
    expect(Math.max(...counted(town.jobs.map(({ title }) => title)).values())).toBeLessThanOrEqual(4);
    for (const { title, company, towns } of town.jobs) {
      expect(title).not.toContain(company.name);
      for (const { name } of towns) expect(title.split(/[ ,]+/)).not.toContain(name);
    }
  });

  it('are written in six languages, and each says which', () => {
    const languages = counted(open.map(({ textLanguage }) => textLanguage));
    for (const language of ['da', 'sv', 'no', 'fi', 'is'])
      expect(languages.get(language), language).toBeGreaterThanOrEqual(10);
    const marks: Record<string, RegExp> = {
      da: /\bhos\b.*\bog\b/,
      sv: /\boch\b/,
      no: /\bog\b.*\bdu\b/i,
      fi: /\bja\b/,
      is: /Þú /,
    };
    for (const { textLanguage, description } of town.jobs) {
      const mark = marks[textLanguage];
      if (mark) expect(description).toMatch(mark);
      else expect(description).toMatch(/\b(the|you)\b/i);
    }
  });
});

describe('its facts', () => {
  it('would be accepted from a startup filling in the form', () => {
    for (const {
      company,
      title,
      pitch,
      description,
      textLanguage,
      jobRole,
      jobPositionTypes,
      workplace,
      pay,
      ...job
    } of town.jobs) {
      const {
        languages,
        englishEnough,
        relocation,
        questions,
        criterias,
        hiringSteps,
        receiveApplicants,
        link,
        applyEmail,
      } = job;
      const { equityType, equityFrom, equityTo, life } = job;
      const sent = {
        title,
        pitch,
        description,
        textLanguage,
        jobRole,
        jobPositionTypes,
        workplace,
        ...pay,
        equityType,
        equityFrom,
        equityTo,
        languages,
        englishEnough,
        relocation,
        questions,
        criterias,
        hiringSteps,
        receiveApplicants,
        link,
        applyEmail,
        periodDays: life.periodDays,
        locations: job.towns.map(({ countryCode, name }) => ({ countryCode, locality: name })),
      };
      expect(jobInput.safeParse(sent).error?.issues, `${title} at ${company.name}`).toBeUndefined();
    }
  });

  it('pays what is paid there: five currencies, a month of work between the floor and the ceiling of each', () => {
    const currencies = counted(open.flatMap(({ pay }) => pay.salaryCurrency ?? []));
    for (const currency of ['DKK', 'SEK', 'NOK', 'EUR', 'ISK'])
      expect(currencies.get(currency), currency).toBeGreaterThanOrEqual(20);
    for (const { title, pay, towns } of town.jobs) {
      const { salaryType, salaryFrom, salaryTo, salaryCurrency, salaryPeriod } = pay;
      if (salaryType !== 'range' || !salaryCurrency || salaryFrom === null || salaryTo === null) {
        expect([salaryFrom, salaryTo, salaryCurrency, salaryPeriod]).toEqual([null, null, null, null]);
        continue;
      }
      expect(salaryTo).toBeGreaterThanOrEqual(salaryFrom);
      expect(salaryFrom % minorUnits(salaryCurrency)).toBe(0);
      const euros = (euroCentsAMonth(salaryFrom, salaryCurrency, salaryPeriod as SalaryPeriod) ?? 0) / 100;
      const ceiling = salaryPeriod === 'hour' ? 23_000 : 15_000;
      expect(euros, `${title} ${towns[0]?.countryCode}`).toBeGreaterThan(1_100);
      expect(euros, `${title} ${towns[0]?.countryCode}`).toBeLessThan(ceiling);
    }
    const types = counted(open.map(({ pay }) => pay.salaryType));
    expect(types.get('competitive')).toBeGreaterThan(40);
    expect(types.get('unpaid')).toBeGreaterThan(3);
    expect(open.filter(({ equityType }) => equityType !== 'undisclosed').length).toBeGreaterThan(60);
  });

  it('closes each job at the end of its last day where the startup is registered', () => {
    for (const { life, company } of town.jobs) {
      if (!life.publishedAt) {
        expect([life.approvedAt, life.closesAt, life.expirationDate, life.closedAt]).toEqual([null, null, null, null]);
        continue;
      }
      const timeZone = timeZoneOf(company.countries[0]);
      expect(life.expirationDate).toBe(addDays(dayIn(timeZone, life.publishedAt), life.periodDays));
      expect(life.closesAt).toEqual(endOfDayIn(timeZone, life.expirationDate as string));
      expect(life.createdAt.getTime()).toBeLessThan(life.publishedAt.getTime());
      expect(life.publishedAt.getTime()).toBeLessThan(NOW.getTime());
      expect(life.status === 'EXPIRED').toBe(life.status !== 'STOPPED' && life.closedAt !== null);
      if (life.closedAt) expect(life.closedAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('came to each state by steps of the table', () => {
    for (const { life, state } of town.jobs) {
      let status = 'DRAFT';
      for (const { verb, from, to } of life.steps) {
        const step = JOB_STEPS[verb as JobVerb];
        expect(from, state).toBe(status);
        expect(step.from as readonly string[]).toContain(from);
        expect(step.to).toBe(to);
        status = to;
      }
      expect(status).toBe(life.status);
    }
  });

  it('uses closed lists only', () => {
    const keys = (terms: readonly { key: string }[]) => new Set(terms.map(({ key }) => key));
    const all = (list: readonly string[], terms: readonly { key: string }[]) =>
      expect(list.filter((key) => !keys(terms).has(key))).toEqual([]);
    for (const company of town.companies) {
      all(company.industries, INDUSTRIES);
      all(company.businessModels, BUSINESS_MODELS);
      all(company.sdgs, SDGS);
      all([company.stage], STAGES);
      all([company.fundingStage], FUNDING_STAGES);
      all([company.numberOfEmployees], NUMBER_OF_EMPLOYEES);
      all(
        company.perks.map(({ perk }) => perk),
        PERKS,
      );
      all(
        company.keyFigures.map(({ name }) => name),
        KEY_FIGURE_NAMES,
      );
    }
    expect(new Set(open.map(({ jobRole }) => jobRole)).size).toBe(JOB_ROLES.length);
  });

  it('is spread over the five countries, at least four towns in each, and a few elsewhere in Europe', () => {
    const towns = open.flatMap((job) => job.towns);
    for (const code of NORDIC) {
      expect(
        new Set(towns.filter(({ countryCode }) => countryCode === code).map(({ name }) => name)).size,
        code,
      ).toBeGreaterThanOrEqual(4);
    }
    const elsewhere = towns.filter(({ countryCode }) => !NORDIC.includes(countryCode)).length;
    expect(elsewhere).toBeGreaterThanOrEqual(10);
    expect(elsewhere).toBeLessThan(towns.length / 8);
    expect(open.filter((job) => job.towns.length > 1).length).toBeGreaterThan(20);
    for (const workplace of ['onsite', 'hybrid', 'remote'])
      expect(open.filter((job) => job.workplace === workplace).length, workplace).toBeGreaterThan(40);
    for (const kind of ['platform', 'email', 'link'])
      expect(open.filter((job) => job.receiveApplicants === kind).length, kind).toBeGreaterThan(40);
  });
});

describe('its front page', () => {
  it('looks as drawn: the newest three, the boosted, and what is known best', () => {
    const newest = [...open].sort(
      (a, b) => (b.life.publishedAt?.getTime() ?? 0) - (a.life.publishedAt?.getTime() ?? 0),
    );
    expect(newest.slice(0, 3).map(({ company }) => company.name)).toEqual(['Þoka', 'Tallbarr', 'Poiju']);
    expect(newest.slice(3, 3 + WALL.length).map(({ company }) => company.name)).toEqual(WALL);
    const boosted = open
      .filter(({ boostingExpiresAt }) => boostingExpiresAt)
      .sort((a, b) => (b.boostingExpiresAt?.getTime() ?? 0) - (a.boostingExpiresAt?.getTime() ?? 0));
    expect(boosted.length).toBe(8);
    expect(boosted.slice(0, 4).map(({ company }) => company.name)).toEqual([
      'Skjærgård',
      'Lysning',
      'Hraun',
      'Snösmält',
    ]);
    for (const job of boosted) {
      expect(job.pitch).not.toBe('');
      expect(job.boostingExpiresAt?.getTime()).toBeLessThanOrEqual(
        (job.life.publishedAt?.getTime() ?? 0) + 14 * 86_400_000,
      );
    }
    const known = [...town.companies].sort((a, b) => b.viewsTotal - a.viewsTotal).slice(0, 8);
    expect(known.map(({ name }) => name)).toEqual(BEST_KNOWN);
    for (const [name, count] of Object.entries(DRAWN_COUNTS)) {
      expect(open.filter(({ company }) => company.name === name).length, name).toBe(count);
    }
  });

  it('has drawn logos for about a third of the startups and scenes for about 25', () => {
    const pictures = picturesOf(town);
    const share = pictures.filter(({ place }) => place === 'logo').length / town.companies.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.45);
    expect(pictures.filter(({ place }) => place === 'cover').length).toBeGreaterThanOrEqual(22);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });
});
