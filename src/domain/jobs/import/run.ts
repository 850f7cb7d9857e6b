import { type Context, inTransaction } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { dayIn, timeZoneOf } from '../../site/countries.ts';
import type { ImportedDocument } from './document.ts';
import { type Employer, Employers, employerByKey } from './employer.ts';
import { formatOf } from './formats.ts';
import { type ImportedJob, jobOf, lastDayOf } from './job-of-posting.ts';
import { Gazetteer } from './placing.ts';
import { MOST_ITEMS, type Posting, STUMBLED } from './posting.ts';
import {
  feedKey,
  finishBatch,
  type KnownJob,
  knownJobs,
  lockFeed,
  type Stored,
  storeKnown,
  storeNew,
} from './store.ts';

export type ImportOutcome = 'new' | 'same' | 'changed' | 'held' | 'cannotPlace' | 'over' | 'broken';

/** What became of one posting. */
export type ImportedItem = {
  outcome: ImportOutcome;
  title: string;
  company: string | null;
  jobId: string | null;
  /** Of a new job: live, in review, or waiting for its startup. */
  state: string | null;
  reasons: string[];
};

export type ImportReport = { format: string; items: ImportedItem[]; newCompanies: string[] };

export type ImportOptions = { companyKey?: string; dryRun?: boolean };

/** Jobs written in one transaction: enough to make a commit cheap, few enough to hold no lock for long. */
const BATCH = 50;

/**
 * Reads a document's postings into jobs (rules §2): new ones are made, known ones kept up to date, and every one
 * is answered for in the report. Run twice it finds nothing new. With `dryRun` all of it happens and is undone.
 */
export async function importPostings(
  context: Context,
  document: ImportedDocument,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const format = formatOf(document);
  if (format === null) {
    throw new Refusal(
      'invalid',
      'E_FORMAT',
      'Nothing in it is a posting we can read: neither a Greenhouse board nor schema.org JobPosting.',
    );
  }
  const inside: Context = { ...context, actor: { kind: 'system', name: `feed:${format.name}` } };
  if (!options.dryRun) return new Run(inside, format.name).read(format.read(document), options);
  const undo = new Error('dry run');
  let report: ImportReport | undefined;
  await inTransaction(inside, async (within) => {
    report = await new Run(within, format.name).read(format.read(document), options);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return report as ImportReport;
}

type Ready = { posting: Posting; job: ImportedJob; employer: Employer; lastDay: string | null };

class Run {
  #context: Context;
  #source: string;
  #gazetteer: Gazetteer;
  #employers: Employers;
  #only: Employer | null = null;
  #items: ImportedItem[] = [];
  #newCompanies = new Set<string>();
  #seen = new Set<string>();

  constructor(context: Context, source: string) {
    this.#context = context;
    this.#source = source;
    this.#gazetteer = new Gazetteer(context);
    this.#employers = new Employers(context, source);
  }

  async read(
    { postings, broken }: { postings: Posting[]; broken: { item: string; reason: string }[] },
    options: ImportOptions,
  ): Promise<ImportReport> {
    if (options.companyKey !== undefined) this.#only = await employerByKey(this.#context, options.companyKey);
    for (const { item, reason } of broken) this.#report('broken', item, null, [reason]);
    const kept = postings.slice(0, MOST_ITEMS);
    if (postings.length > kept.length) {
      this.#report('broken', `${postings.length - kept.length} more postings`, null, [
        `a run reads at most ${MOST_ITEMS}`,
      ]);
    }
    for (let at = 0; at < kept.length; at += BATCH) {
      const ready: Ready[] = [];
      for (const posting of kept.slice(at, at + BATCH)) {
        const one = await this.#prepare(posting);
        if (one !== null) ready.push(one);
      }
      await this.#store(ready);
    }
    return { format: this.#source, items: this.#items, newCompanies: [...this.#newCompanies] };
  }

  async #prepare(posting: Posting): Promise<Ready | null> {
    const company = this.#only?.name ?? posting.employer.name;
    const job = await jobOf(this.#context, this.#gazetteer, posting, company).catch(whyNotStored);
    if (typeof job === 'string') return this.#report('broken', posting.title, company, [job]);
    if ('outcome' in job) return this.#report(job.outcome, posting.title, company, [job.reason]);
    const countryCode = job.input.locations[0]?.countryCode ?? 'DK';
    const known = this.#only;
    const today = (code: string) => dayIn(timeZoneOf(code), this.#context.now);
    const isOver = (code: string) => (lastDayOf(posting, code) ?? '9999') < today(code);
    // Asked before a company is made for it: nobody needs a startup whose only posting is over.
    if (known === null && posting.employer.name === null) {
      return this.#report('broken', posting.title, null, ['it names no company (name one with --company)']);
    }
    const employer = known ?? (await this.#employers.of(posting, countryCode, { mayMake: !isOver(countryCode) }));
    if (employer === null) {
      return this.#report('over', job.input.title, company, [`its last day was ${lastDayOf(posting, countryCode)}`]);
    }
    if (employer.isNew) this.#newCompanies.add(employer.name);
    const lastDay = lastDayOf(posting, employer.countryCode);
    if (posting.lastMoment !== null && lastDay === null) job.notes.push('its last day cannot be read, and is left out');
    const key = feedKey(employer.id, job.sourceId);
    if (this.#seen.has(key))
      return this.#report('broken', job.input.title, company, ['its id stands twice in this feed']);
    this.#seen.add(key);
    return { posting, job, employer, lastDay };
  }

  async #store(ready: readonly Ready[]): Promise<void> {
    if (ready.length === 0) return;
    await inTransaction(this.#context, async (batch) => {
      await lockFeed(batch, this.#source);
      const known = await knownJobs(
        batch,
        this.#source,
        ready.map(({ job, employer }) => ({ companyId: employer.id, sourceId: job.sourceId })),
      );
      const done: Stored[] = [];
      for (const one of ready) {
        const before = known.get(feedKey(one.employer.id, one.job.sourceId));
        // A transaction of its own inside: what cannot be stored takes nothing else with it.
        const stored = await inTransaction(batch, (item) => this.#storeOne(item, one, before)).catch(whyNotStored);
        if (typeof stored === 'string') {
          this.#report('broken', one.job.input.title, one.employer.name, [stored]);
          continue;
        }
        if (stored === null) {
          this.#report('over', one.job.input.title, one.employer.name, [`its last day was ${one.lastDay}`]);
          continue;
        }
        done.push(stored);
        this.#items.push({
          outcome: stored.outcome,
          title: one.job.input.title,
          company: one.employer.name,
          jobId: stored.jobId,
          state: stored.state,
          reasons: [...stored.reasons, ...one.job.notes],
        });
      }
      await finishBatch(batch, done);
    });
  }

  async #storeOne(context: Context, one: Ready, before: KnownJob | undefined): Promise<Stored | null> {
    const { job, employer, lastDay } = one;
    if (before !== undefined) return storeKnown(context, before, job, employer, lastDay);
    const isOver = lastDay !== null && lastDay < dayIn(timeZoneOf(employer.countryCode), context.now);
    return isOver ? null : storeNew(context, this.#source, job, employer, lastDay);
  }

  #report(outcome: ImportOutcome, title: string, company: string | null, reasons: string[]): null {
    this.#items.push({ outcome, title, company, jobId: null, state: null, reasons });
    return null;
  }
}

/** The reason an item was not stored; rethrown when it is the database that is gone, and not the item that is wrong. */
function whyNotStored(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code = '' } = ((error as { cause?: unknown }).cause ?? error) as { code?: string };
  if (error instanceof TypeError || error instanceof RangeError) return STUMBLED;
  if (/^(?:22|23)/.test(code)) return 'it holds something that cannot be stored';
  throw error;
}
