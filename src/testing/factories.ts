import type { companies } from '#database/tables/companies.server.ts';
import type { jobs } from '#database/tables/jobs.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { type DraftContents, draftContents } from '#domain/jobs/inputs.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, DAY_MS, dayIn, endOfDayIn } from '#domain/site/days.ts';
import { TEST_NOW } from './databases.ts';
import { textAbout } from './feeds.ts';

export type CompanyRow = typeof companies.$inferInsert;
export type JobRow = typeof jobs.$inferInsert;

let count = 0;

/** A complete, valid company, public by default. */
export function aCompany(overrides: Partial<CompanyRow> = {}): CompanyRow {
  const createdAt = overrides.createdAt ?? new Date(TEST_NOW.getTime() - 200 * DAY_MS);
  const id = overrides.id ?? newIdentifier(createdAt);
  const key = overrides.key ?? `startup-${++count}`;
  return {
    id,
    key,
    status: 'ACTIVE',
    platforms: ['thehub'],
    name: 'A startup',
    website: `https://${key}.example`,
    domain: `${key}.example`,
    intro: 'Makes something small that helps.',
    whatWeDo: '<p>We make something small that helps.</p>',
    textLanguage: 'en',
    founded: 2020,
    numberOfEmployees: '11-50',
    stage: 'growing',
    fundingStage: 'seed',
    businessModels: ['b2b'],
    industries: ['saas'],
    sdgs: [],
    perks: [],
    keyFigures: [],
    quote: null,
    placeId: null,
    address: null,
    logoImageId: null,
    coverImageId: null,
    linkedinId: null,
    viewsTotal: 0,
    createdAt,
    updatedAt: createdAt,
    approvedAt: createdAt,
    ...overrides,
  };
}

/** A complete, valid job of a company, by default open for another 25 days. */
export function aJob(overrides: Partial<JobRow> & { companyId: string }): JobRow {
  const publishedAt =
    overrides.publishedAt === undefined ? new Date(TEST_NOW.getTime() - 5 * DAY_MS) : overrides.publishedAt;
  const createdAt = overrides.createdAt ?? publishedAt ?? new Date(TEST_NOW.getTime() - 5 * DAY_MS);
  const periodDays = overrides.periodDays ?? 30;
  const timeZone = timeZoneOf('DK');
  const expirationDate = publishedAt && addDays(dayIn(timeZone, publishedAt), periodDays);
  return {
    id: overrides.id ?? newIdentifier(createdAt),
    key: overrides.key ?? `job-${++count}`,
    status: 'ACTIVE',
    title: 'Backend Engineer',
    pitch: '',
    textLanguage: 'en',
    jobRole: 'backenddeveloper',
    jobPositionTypes: ['fulltime'],
    workplace: 'onsite',
    salaryType: 'competitive',
    salaryFrom: null,
    salaryTo: null,
    salaryCurrency: null,
    salaryPeriod: null,
    equityType: 'undisclosed',
    equityFrom: null,
    equityTo: null,
    languages: [{ language: 'en', level: 'fluent' }],
    englishEnough: true,
    relocation: 'notSaid',
    questions: [],
    criterias: [],
    hiringStages: [],
    receiveApplicants: 'platform',
    link: null,
    applyEmail: null,
    periodDays,
    expirationDate,
    closesAt: expirationDate ? endOfDayIn(timeZone, expirationDate) : null,
    createdAt,
    updatedAt: createdAt,
    approvedAt: publishedAt,
    publishedAt,
    closedAt: null,
    boostingExpiresAt: null,
    viewsTotal: 0,
    viewsWeek: 0,
    source: null,
    handEdited: false,
    ...overrides,
  };
}

/** A draft with all that it needs to be published. */
export function completeDraft(title = 'Baker', changes: Record<string, unknown> = {}): DraftContents {
  return draftContents.parse({
    title,
    description: textAbout(title),
    jobRole: 'other',
    jobPositionTypes: ['fulltime'],
    workplace: 'onsite',
    locations: [{ countryCode: 'DK', locality: 'Odense' }],
    salaryType: 'competitive',
    receiveApplicants: 'email',
    applyEmail: 'jobs@bakery.example',
    ...changes,
  });
}
