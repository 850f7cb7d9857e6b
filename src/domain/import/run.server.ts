import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { jobsOfPostings } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { collectStale, refreshDerivedData } from '#domain/search/index/listeners.server.ts';
import { dayIn, timeZoneOf } from '#domain/site/countries.ts';
import { closeDelisted } from './delisted.server.ts';
import type { ImportedDocument } from './document.ts';
import { type Employer, Employers, employerByKey } from './employer.server.ts';
import { formatOf } from './formats.ts';
import { Gazetteer } from './geocoding.server.ts';
import { jobOf, lastDayOf } from './job-of-posting.server.ts';
import { asOne, groupsOf, type Ready, readyOf } from './merging.server.ts';
import {
  type Format,
  MOST_ITEMS,
  NAMED_BY_BOARD,
  type Posting,
  type Reading as ReadDocument,
  STUMBLED,
} from './posting.ts';
import { jobIdsOf, lockCompanies, lockImport, sourcedJobs, sourceKey, writeSources } from './sources.server.ts';
import { type Reading, storeGroup, unknownOf } from './store.server.ts';
import {
  beginSync,
  endSync,
  feedOf,
  type ImportOutcome,
  isOneSource,
  recordFailedSync,
  type Sync,
} from './syncs.server.ts';

/** What became of one posting, or of a job that no posting is left of. */
export type ImportedItem = {
  outcome: ImportOutcome;
  title: string;
  company: string | null;
  jobId: string | null;
  /** Of a new job: live, in review, or waiting for its startup. */
  state: string | null;
  reasons: string[];
};

export type ImportReport = {
  format: string;
  feed: string;
  /** Only after a full sync anything is missed, and so closed. */
  isFull: boolean;
  items: ImportedItem[];
  newCompanies: string[];
  remarks: string[];
};

export type ImportOptions = {
  companyKey?: string;
  dryRun?: boolean;
  /** What the document is a reading of, where its address does not say it. */
  feed?: string;
  /** The file it lies in. */
  path?: string;
  /** Closes what is gone even when that is most of what the feed had. */
  allowMassClose?: boolean;
};

/** Postings written in one transaction: enough to make a commit cheap, few enough to hold no lock for long. */
const BATCH = 50;

/**
 * Reads a document's postings into jobs (rules §2): new ones are made, known ones kept up to date, those that are
 * gone end, and every one is answered for in the report. Run twice it finds nothing new. The run is recorded. With
 * `dryRun` all of it happens and is undone, the record too.
 */
export async function importPostings(
  context: Context,
  document: ImportedDocument,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const format = formatOf(document);
  if (format === null) {
    const reason = 'Nothing in it is a posting we can read.';
    const feed = options.feed ?? document.url ?? options.path ?? 'a document of no known format';
    if (!options.dryRun) await recordFailedSync(context, { feed, companyKey: options.companyKey, reason });
    throw new Refusal('invalid', 'E_FORMAT', reason);
  }
  const inside: Context = { ...context, actor: { kind: 'system', name: `feed:${format.name}` } };
  if (!options.dryRun) return new Run(inside, format, document, options).read();
  const undo = new Error('dry run');
  let report: ImportReport | undefined;
  await inTransaction(inside, async (within) => {
    await lockImport(within, 'dry run');
    report = await new Run(within, format, document, options).read();
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return report as ImportReport;
}

class Run {
  #context: Context;
  #format: Format;
  #document: ImportedDocument;
  #options: ImportOptions;
  #feed: string;
  #gazetteer: Gazetteer;
  #employers: Employers;
  #only: Employer | null = null;
  #items: (ImportedItem & { companyId: string | null })[] = [];
  #newCompanies = new Set<string>();
  #remarks: string[] = [];

  constructor(context: Context, format: Format, document: ImportedDocument, options: ImportOptions) {
    this.#context = context;
    this.#format = format;
    this.#document = document;
    this.#options = options;
    this.#gazetteer = new Gazetteer(context);
    this.#feed = feedOf(format, document, options);
    this.#employers = new Employers(context, { source: format.name, feed: this.#feed });
  }

  async read(): Promise<ImportReport> {
    if (this.#options.companyKey !== undefined)
      this.#only = await employerByKey(this.#context, this.#options.companyKey);
    const [feed, source] = [this.#feed, this.#format.name];
    const sync = await beginSync(this.#context, { feed, source, companyId: this.#only?.id ?? null });
    try {
      const document = this.#format.read(this.#document);
      const isFull = document.isWhole && document.postings.length <= MOST_ITEMS;
      if (!isFull) this.#remarks.push('not everything this source has was read: nothing is missed, and nothing closed');
      const ready = await this.#prepareAll(document);
      const named = new Set(ready.map(({ job, employer }) => sourceKey(employer.id, job.sourceId)));
      await this.#storeAll(ready, { source, feed, isFull, named });
      await inTransaction(this.#context, async (last) => {
        await lockImport(last, 'run');
        if (isFull) await this.#close(last, sync, document, ready);
        await endSync(last, sync, isFull ? 'full' : 'partial', this.#items, this.#remarks);
      });
      const items = this.#items.map(({ companyId: _, ...item }) => item);
      return { format: source, feed, isFull, items, newCompanies: [...this.#newCompanies], remarks: this.#remarks };
    } catch (error) {
      // The run is lost either way; the record says so where the database still listens.
      if (!this.#options.dryRun) {
        await endSync(this.#context, sync, 'failed', [], ['it was cut off by an error']).catch(() => undefined);
      }
      throw error;
    }
  }

  async #prepareAll({ postings, broken }: ReadDocument): Promise<Ready[]> {
    for (const { item, reason } of broken) this.#report('broken', item, null, [reason]);
    const kept = postings.slice(0, MOST_ITEMS);
    if (postings.length > kept.length) {
      const left = `${postings.length - kept.length} more postings`;
      this.#report('broken', left, null, [`a run reads at most ${MOST_ITEMS}`]);
    }
    const ready = new Map<string, Ready>();
    for (const posting of kept) {
      const one = await this.#prepare(posting);
      if (one === null) continue;
      const key = sourceKey(one.employer.id, one.job.sourceId);
      const first = ready.get(key);
      if (first === undefined) ready.set(key, one);
      else if (groupsOf([first, one]).length === 1) {
        ready.set(key, asOne(first, one));
        this.#report('merged', one.job.input.title, one.employer.name, ['its id stands twice: read as one posting']);
      } else {
        const reason = 'its id stands twice in this feed, with other words';
        this.#report('broken', one.job.input.title, one.employer.name, [reason]);
      }
    }
    return [...ready.values()];
  }

  async #prepare(posting: Posting): Promise<Ready | null> {
    const company = this.#only?.name ?? posting.employer.name;
    const job = await jobOf(this.#context, this.#gazetteer, posting, company).catch(whyNotStored);
    if (typeof job === 'string') return this.#report('broken', posting.title, company, [job]);
    if ('outcome' in job) return this.#report(job.outcome, posting.title, company, [job.reason]);
    const countryCode = job.input.locations[0]?.countryCode ?? 'DK';
    const known = this.#only;
    if (known !== null) job.notes = job.notes.filter((note) => note !== NAMED_BY_BOARD);
    // Asked before a company is made for it: nobody needs a startup whose only posting is over.
    if (known === null && posting.employer.name === null) {
      return this.#report('broken', posting.title, null, ['it names no company (name one with --company)']);
    }
    const mayMake = !this.#isOver(lastDayOf(posting, countryCode), countryCode);
    const employer = known ?? (await this.#employers.of(posting, countryCode, { mayMake }));
    if (employer === null) {
      return this.#report('over', job.input.title, company, [`its last day was ${lastDayOf(posting, countryCode)}`]);
    }
    if (employer.isNew) this.#newCompanies.add(employer.name);
    const lastDay = lastDayOf(posting, employer.countryCode);
    if (posting.lastMoment !== null && lastDay === null) job.notes.push('its last day cannot be read, and is left out');
    return readyOf(job, employer, lastDay);
  }

  #isOver(lastDay: string | null, countryCode: string): boolean {
    return lastDay !== null && lastDay < dayIn(timeZoneOf(countryCode), this.#context.now);
  }

  async #storeAll(ready: readonly Ready[], reading: Omit<Reading, 'jobs' | 'written'>): Promise<void> {
    let batch: Ready[][] = [];
    for (const group of groupsOf(ready)) {
      batch.push(group);
      if (batch.flat().length < BATCH) continue;
      await this.#storeBatch(batch, reading);
      batch = [];
    }
    await this.#storeBatch(batch, reading);
  }

  /**
   * What is made of all of a batch at once (search rows, fingerprints) may be refused for one of them: then nothing of
   * the batch is stored, and each group once more by itself, so that only that one is broken.
   */
  async #storeBatch(groups: Ready[][], what: Omit<Reading, 'jobs' | 'written'>): Promise<void> {
    const told = this.#items.length;
    const reason = await this.#store(groups, what).catch(whyNotStored);
    if (reason === undefined) return;
    this.#items.length = told;
    if (groups.length > 1) for (const group of groups) await this.#storeBatch([group], what);
    else
      for (const { job, employer } of groups.flat()) this.#report('broken', job.input.title, employer.name, [reason]);
  }

  async #store(groups: Ready[][], what: Omit<Reading, 'jobs' | 'written'>): Promise<void> {
    const postings = groups.flat();
    if (postings.length === 0) return;
    await inTransaction(this.#context, async (batch) => {
      await lockImport(batch, 'run');
      await lockCompanies(
        batch,
        postings.map(({ employer }) => employer.id),
      );
      const asked = postings.map(({ job, employer }) => ({ companyId: employer.id, sourceId: job.sourceId }));
      const known = await jobIdsOf(batch, what.source, asked);
      const isKnown = ({ job, employer }: Ready) => known.has(sourceKey(employer.id, job.sourceId));
      const wanted = groups.flatMap((group) => {
        const kept = group.filter((one) => isKnown(one) || this.#mayBeNew(one));
        return kept.length > 0 ? [kept] : [];
      });
      const strangers = wanted.filter((group) => !group.some(isKnown));
      const found = await jobsOfPostings(
        batch,
        strangers.flatMap((group) => group.slice(0, 1).map(unknownOf)),
      );
      const alike = new Map(strangers.map((group, at) => [group, found[at] ?? null]));
      const jobs = await sourcedJobs(batch, [...known.values(), ...found.filter((id) => id !== null)]);
      const reading: Reading = { ...what, jobs, written: [] };
      const stale = new Set<string>();
      const collecting = { ...batch, listeners: collectStale(stale) };
      for (const group of wanted) await this.#storeOne(collecting, reading, group, alike.get(group) ?? null);
      await writeSources(batch, [...new Map(reading.written.map((row) => [keyOf(row), row])).values()]);
      await refreshDerivedData(batch, [...stale]);
    });
  }

  async #storeOne(batch: Context, reading: Reading, group: Ready[], alike: string | null): Promise<void> {
    const before = reading.written.length;
    // A transaction of its own inside: what cannot be stored takes nothing else with it.
    const stored = await inTransaction(batch, (item) => storeGroup(item, reading, group, alike)).catch(whyNotStored);
    if (typeof stored === 'string') {
      reading.written.length = before;
      for (const { job, employer } of group) this.#report('broken', job.input.title, employer.name, [stored]);
      return;
    }
    for (const { posting, outcome, jobId, state, reasons } of stored) {
      this.#items.push({
        outcome,
        title: posting.job.input.title,
        company: posting.employer.name,
        companyId: posting.employer.id,
        jobId,
        state,
        reasons: [...reasons, ...posting.job.notes],
      });
    }
  }

  #mayBeNew({ job, employer, lastDay }: Ready): boolean {
    if (!this.#isOver(lastDay, employer.countryCode)) return true;
    this.#report('over', job.input.title, employer.name, [`its last day was ${lastDay}`]);
    return false;
  }

  async #close(last: Context, sync: Sync, document: ReadDocument, ready: readonly Ready[]): Promise<void> {
    const isScoped = this.#only !== null || !isOneSource(sync.feed, this.#format);
    const companies = this.#only === null ? ready.map(({ employer }) => employer) : [this.#only];
    const stale = new Set<string>();
    const collecting = { ...last, listeners: collectStale(stale) };
    const { events, remarks } = await closeDelisted(collecting, sync, {
      companyIds: isScoped ? [...new Set(companies.map(({ id }) => id))] : null,
      // What is broken, over or nowhere is there all the same.
      namedIds: [...document.postings, ...document.broken].flatMap(({ sourceId }) => sourceId ?? []),
      mayCloseMost: this.#options.allowMassClose ?? false,
    });
    await refreshDerivedData(last, [...stale]);
    this.#remarks.push(...remarks);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    for (const { reasons, ...event } of events) {
      this.#items.push({
        ...event,
        company: names.get(event.companyId ?? '') ?? null,
        state: null,
        reasons: [...reasons],
      });
    }
  }

  #report(outcome: ImportOutcome, title: string, company: string | null, reasons: string[]): null {
    this.#items.push({ outcome, title, company, companyId: null, jobId: null, state: null, reasons });
    return null;
  }
}

function keyOf({ companyId, source, sourceId }: { companyId: string; source: string; sourceId: string }): string {
  return JSON.stringify([companyId, source, sourceId]);
}

/**
 * The reason an item was not stored: a value, a rule or a limit of a row (54) that it breaks. Rethrown when it is the
 * database that is gone, and not the item that is wrong.
 */
function whyNotStored(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code = '' } = ((error as { cause?: unknown }).cause ?? error) as { code?: string };
  if (error instanceof TypeError || error instanceof RangeError) return STUMBLED;
  if (/^(?:22|23|54)/.test(code)) return 'it holds something that cannot be stored';
  throw error;
}
