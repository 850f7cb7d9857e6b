import type { Context } from '#domain/context.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { Gazetteer } from '../places/geocoding.server.ts';
import { MOST_ITEMS, NAMED_BY_BOARD, type Posting, type Reading } from '../posting.ts';
import type { ReportDraft } from '../report.ts';
import { type KnownPosting, KnownPostings } from '../store/known-postings.server.ts';
import { groupsOf, mergePostings, type Ready, readyOf } from '../store/merging.server.ts';
import { reasonNotStored } from '../store/refused-items.ts';
import { sourceKey } from '../store/sources.server.ts';
import type { Employer, Employers } from './employer.server.ts';
import { isWithoutEnd, jobOf, lastDayOf } from './job-of-posting.server.ts';

/** Turns postings into jobs that can be stored, and finds or makes their startups. */
export class Preparation {
  #context: Context;
  #report: ReportDraft;
  #employers: Employers;
  #gazetteer: Gazetteer;
  /** The startup that the operator named for every posting. */
  #namedEmployer: Employer | null;
  #feed: string;
  #known: KnownPostings;

  constructor(
    context: Context,
    report: ReportDraft,
    employers: Employers,
    reading: { source: string; feed: string; sourceIds: readonly string[]; namedEmployer: Employer | null },
  ) {
    this.#context = context;
    this.#report = report;
    this.#employers = employers;
    this.#gazetteer = new Gazetteer(context);
    this.#namedEmployer = reading.namedEmployer;
    this.#feed = reading.feed;
    this.#known = new KnownPostings(context, reading.source, reading.sourceIds);
  }

  async prepareAll({ postings, broken }: Reading): Promise<Ready[]> {
    for (const { item, reason, sourceId } of broken) {
      const existing = sourceId === null ? null : await this.#knownOfBroken(sourceId);
      if (existing === null) this.#report.addUnstored('broken', item, null, [reason]);
      else this.#addHeld(existing, null, reason);
    }
    const excess = postings.length - MOST_ITEMS;
    if (excess > 0) {
      this.#report.addUnstored('broken', `${excess} more postings`, null, [`a run reads at most ${MOST_ITEMS}`]);
    }
    const ready = new Map<string, Ready>();
    for (const posting of postings.slice(0, MOST_ITEMS)) {
      const item = await this.#prepare(posting);
      if (item === null) continue;
      const { employer, job } = item;
      const key = sourceKey(employer.id, job.sourceId);
      const first = ready.get(key);
      if (first === undefined) ready.set(key, item);
      else if (groupsOf([first, item]).length === 1) {
        ready.set(key, mergePostings(first, item));
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
    const knownOf = () => this.#knownOf(posting);
    const placesBefore = async () => (await knownOf())?.places ?? null;
    const job = await jobOf(this.#context, this.#gazetteer, posting, company, placesBefore).catch(reasonNotStored);
    if (typeof job === 'string' || 'outcome' in job) {
      const [outcome, reason] = typeof job === 'string' ? (['broken', job] as const) : [job.outcome, job.reason];
      const existing = await knownOf();
      if (existing === null) this.#report.addUnstored(outcome, posting.title, company, [reason]);
      else this.#addHeld(existing, company, reason);
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

  /** The stored posting of the same startup. A posting of another one may have the same id. */
  async #knownOf(posting: Posting): Promise<KnownPosting | null> {
    const candidates = await this.#known.withId(posting.sourceId);
    if (candidates.length === 0) return null;
    const employer = this.#namedEmployer ?? (await this.#employers.of(posting, 'DK', { mayMake: false }));
    return candidates.find(({ companyId }) => companyId === employer?.id) ?? null;
  }

  /** A broken posting may not even name its company, so only the feed or the operator identifies it. */
  async #knownOfBroken(sourceId: string): Promise<KnownPosting | null> {
    const candidates = (await this.#known.withId(sourceId)).filter(({ companyId, feed }) =>
      this.#namedEmployer === null ? feed === this.#feed : companyId === this.#namedEmployer.id,
    );
    return candidates.length === 1 ? (candidates[0] ?? null) : null;
  }

  /** The job stays as it was, and its history shows why. */
  #addHeld({ companyId, jobId, title }: KnownPosting, company: string | null, reason: string): void {
    const reasons = [`not taken over: ${reason}`];
    this.#report.add({ outcome: 'held', title, company, companyId, jobId, state: null, reasons });
  }
}

/** Whether the last day has passed in the time zone of the startup. */
export function isOver(context: Context, lastDay: string | null, countryCode: string): boolean {
  return lastDay !== null && lastDay < dayIn(timeZoneOf(countryCode), context.now);
}
