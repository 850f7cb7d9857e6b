import type { Context } from '#domain/context.ts';
import { dayIn, timeZoneOf } from '#domain/site/countries.ts';
import type { Employer, Employers } from './employer.server.ts';
import { Gazetteer } from './geocoding.server.ts';
import { isWithoutEnd, jobOf, lastDayOf } from './job-of-posting.server.ts';
import { groupsOf, mergePostings, type Ready, readyOf } from './merging.server.ts';
import { MOST_ITEMS, NAMED_BY_BOARD, type Posting, type Reading } from './posting.ts';
import { reasonNotStored } from './refused-items.ts';
import type { ReportDraft } from './report.ts';
import { sourceKey } from './sources.server.ts';

/** Turns postings into jobs that can be stored, and finds or makes their startups. */
export class Preparation {
  #context: Context;
  #report: ReportDraft;
  #employers: Employers;
  #gazetteer: Gazetteer;
  /** The startup that the operator named for every posting. */
  #namedEmployer: Employer | null;

  constructor(context: Context, report: ReportDraft, employers: Employers, namedEmployer: Employer | null) {
    this.#context = context;
    this.#report = report;
    this.#employers = employers;
    this.#gazetteer = new Gazetteer(context);
    this.#namedEmployer = namedEmployer;
  }

  async prepareAll({ postings, broken }: Reading): Promise<Ready[]> {
    for (const { item, reason } of broken) this.#report.addUnstored('broken', item, null, [reason]);
    const excess = postings.length - MOST_ITEMS;
    if (excess > 0) {
      this.#report.addUnstored('broken', `${excess} more postings`, null, [`a run reads at most ${MOST_ITEMS}`]);
    }
    const ready = new Map<string, Ready>();
    for (const posting of postings.slice(0, MOST_ITEMS)) {
      const prepared = await this.#prepare(posting);
      if (prepared === null) continue;
      const { employer, job } = prepared;
      const key = sourceKey(employer.id, job.sourceId);
      const first = ready.get(key);
      if (first === undefined) ready.set(key, prepared);
      else if (groupsOf([first, prepared]).length === 1) {
        ready.set(key, mergePostings(first, prepared));
        const reason = 'its id occurs twice: read as one posting';
        this.#report.addUnstored('merged', job.input.title, employer.name, [reason]);
      } else {
        const reason = 'its id occurs twice in this feed, with another text';
        this.#report.addUnstored('broken', job.input.title, employer.name, [reason]);
      }
    }
    return [...ready.values()];
  }

  /** Null for a posting that cannot be stored: then the report has the reason. */
  async #prepare(posting: Posting): Promise<Ready | null> {
    const company = this.#namedEmployer?.name ?? posting.employer.name;
    const job = await jobOf(this.#context, this.#gazetteer, posting, company).catch(reasonNotStored);
    if (typeof job === 'string') {
      this.#report.addUnstored('broken', posting.title, company, [job]);
      return null;
    }
    if ('outcome' in job) {
      this.#report.addUnstored(job.outcome, posting.title, company, [job.reason]);
      return null;
    }
    if (this.#namedEmployer !== null) job.notes = job.notes.filter((note) => note !== NAMED_BY_BOARD);
    if (company === null) {
      this.#report.addUnstored('broken', posting.title, null, ['it names no company (give one with --company)']);
      return null;
    }
    const countryCode = job.input.locations[0]?.countryCode ?? 'DK';
    const expectedLastDay = lastDayOf(posting, countryCode);
    // No startup is made whose only posting is over.
    const mayMake = !isOver(this.#context, expectedLastDay, countryCode);
    const employer = this.#namedEmployer ?? (await this.#employers.of(posting, countryCode, { mayMake }));
    if (employer === null) {
      this.#report.addUnstored('over', job.input.title, company, [`its last day was ${expectedLastDay}`]);
      return null;
    }
    if (employer.isNew) this.#report.newCompanies.add(employer.name);
    const lastDay = lastDayOf(posting, employer.countryCode);
    const isEndless = posting.lastMoment !== null && isWithoutEnd(posting.lastMoment);
    if (posting.lastMoment !== null && lastDay === null && !isEndless)
      job.notes.push('its last day cannot be read, and is left out');
    return readyOf(job, employer, lastDay);
  }
}

/** Whether the last day has passed in the time zone of the startup. */
export function isOver(context: Context, lastDay: string | null, countryCode: string): boolean {
  return lastDay !== null && lastDay < dayIn(timeZoneOf(countryCode), context.now);
}
