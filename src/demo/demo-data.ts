import type { companies } from '#database/tables/companies.server.ts';
import type { jobs } from '#database/tables/jobs.server.ts';
import { riskOf } from '#domain/jobs/risk.server.ts';
import { minorUnits } from '#domain/site/money.ts';
import { slugOf } from '#domain/slug.ts';
import { type JobEntry, readStartups, type StartupFile } from './demo-files.ts';
import { demoIdentifier } from './demo-identifier.ts';
import { type DatedJob, datedJob, viewsOfWeek, visitorsByDay } from './job-dates.ts';

type CompanyRow = typeof companies.$inferInsert;
type JobRow = typeof jobs.$inferInsert;
export type DemoPlace = { locality: string; countryCode: string };

export type DemoCompany = Pick<
  StartupFile,
  'countries' | 'registrations' | 'people' | 'investors' | 'logo' | 'cover' | 'gallery'
> & {
  row: CompanyRow;
  base: DemoPlace;
};
export type DemoJob = Pick<DatedJob, 'transitions'> & {
  company: DemoCompany;
  state: JobEntry['state'];
  row: JobRow;
  description: string;
  places: DemoPlace[];
  visitors: { day: string; visitors: number }[];
};
export type DemoData = { companies: DemoCompany[]; jobs: DemoJob[] };

/** Builds the rows of all startups and jobs at a point in time. The same time gives the same rows. */
export function demoDataAt(now: Date, startups: readonly StartupFile[] = readStartups()): DemoData {
  const keys = new Set<string>();
  const all = startups.map((startup) => ({ startup, company: companyOf(startup, now) }));
  return {
    companies: all.map(({ company }) => company),
    jobs: all.flatMap(({ startup, company }) =>
      startup.jobs.map((job, position) =>
        jobOf(job, { company, now, isPaid: position > 0, key: freeKey(job, startup, keys) }),
      ),
    ),
  };
}

/** The picture files of a startup, in the folder `pictures`. */
export function picturesOf({ logo, cover, gallery }: DemoCompany): string[] {
  return [logo, cover, ...gallery.map(({ file }) => file)].filter((file) => file !== undefined);
}

/** Parses `Berlin, DE`; without a code the place is in the startup's first country. */
function placeIn(countries: readonly string[], text: string): DemoPlace {
  const [locality = '', countryCode = countries[0] ?? ''] = text.split(', ');
  return { locality, countryCode };
}

function freeKey(job: JobEntry, startup: StartupFile, keys: Set<string>): string {
  const base = slugOf(`${job.title} ${startup.name}`);
  let key = base;
  for (let suffix = 2; keys.has(key); suffix++) key = `${base.slice(0, 76)}-${suffix}`;
  keys.add(key);
  return key;
}

function companyOf(startup: StartupFile, now: Date): DemoCompany {
  const { name, status, platforms, intro, whatWeDo, founded, numberOfEmployees, stage, fundingStage } = startup;
  const { businessModels, industries, sdgs, perks, keyFigures, quote } = startup;
  const { countries, registrations, people, investors, logo, cover, gallery } = startup;
  const key = slugOf(name);
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const createdAt = ago(startup.created);
  return {
    row: {
      name,
      status,
      platforms,
      intro,
      whatWeDo,
      founded,
      numberOfEmployees,
      stage,
      fundingStage,
      businessModels,
      industries,
      sdgs,
      perks,
      keyFigures,
      quote,
      id: demoIdentifier(`company ${key}`, createdAt),
      key,
      website: `https://${key}.example`,
      domain: `${key}.example`,
      viewsTotal: startup.views,
      createdAt,
      updatedAt: ago(startup.updated),
      approvedAt: startup.approved === undefined ? null : ago(startup.approved),
    },
    base: placeIn(countries, startup.base),
    countries,
    registrations,
    people,
    investors,
    logo,
    cover,
    gallery,
  };
}

function jobOf(
  job: JobEntry,
  { company, now, key, isPaid }: { company: DemoCompany; now: Date; key: string; isPaid: boolean },
): DemoJob {
  const { title, pitch, textLanguage, jobRole, jobPositionTypes, workplace, periodDays } = job;
  const { englishEnough, relocation, questions, criterias, hiringStages, receiveApplicants } = job;
  const { website, domain } = company.row;
  const link = receiveApplicants === 'link' ? (job.link ?? `${website}/jobs/${slugOf(title)}`) : null;
  const risk = riskOf({ title, description: job.text, link }, { domains: domain ? [domain] : [] });
  const flagged = job.flagged ?? risk ?? undefined;
  const countryCode = company.countries[0] ?? '';
  const { dates, transitions } = datedJob({ ...job, flagged }, { now, key, countryCode, isPaid });
  const visitors = visitorsByDay(job.views, dates, now);
  return {
    company,
    state: job.state,
    row: {
      id: demoIdentifier(`job ${key}`, dates.createdAt),
      key,
      companyId: company.row.id,
      title,
      pitch,
      textLanguage,
      jobRole,
      jobPositionTypes,
      workplace,
      periodDays,
      englishEnough,
      relocation,
      questions,
      criterias,
      hiringStages,
      receiveApplicants,
      ...payOf(job),
      ...equityOf(job),
      ...dates,
      isPaid: isPaid && dates.approvedAt !== null,
      languages: Object.entries(job.languages).map(([language, level]) => ({ language, level })),
      link,
      applyEmail: receiveApplicants === 'email' ? `jobs@${domain}` : null,
      viewsTotal: job.views,
      viewsWeek: viewsOfWeek(visitors, now),
    },
    description: job.text,
    places: job.places.map((place) => placeIn(company.countries, place)),
    transitions,
    visitors,
  };
}

function payOf({ pay }: JobEntry) {
  if (typeof pay === 'string')
    return { salaryType: pay, salaryFrom: null, salaryTo: null, salaryCurrency: null, salaryPeriod: null };
  const unit = minorUnits(pay.currency);
  return {
    salaryType: 'range',
    salaryFrom: pay.from * unit,
    salaryTo: pay.to * unit,
    salaryCurrency: pay.currency,
    salaryPeriod: pay.period,
  };
}

function equityOf({ equity }: JobEntry) {
  return typeof equity === 'string'
    ? { equityType: equity, equityFrom: null, equityTo: null }
    : { equityType: 'percentage', equityFrom: equity.from, equityTo: equity.to };
}
