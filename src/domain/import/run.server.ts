import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { collectStale, refreshDerivedData } from '#domain/search/index/listeners.server.ts';
import { formatOf } from './boards/formats.ts';
import type { ImportedDocument } from './documents/document.ts';
import { type Format, MOST_ITEMS, type Reading } from './posting.ts';
import { type Employer, Employers, employerByKey } from './postings/employer.server.ts';
import { Preparation } from './postings/preparation.server.ts';
import { type ImportReport, ReportDraft } from './report.ts';
import { storeInBatches } from './store/batches.server.ts';
import type { Ready } from './store/merging.server.ts';
import { lockImport, sourceKey } from './store/sources.server.ts';
import { closeDelisted } from './syncs/delisted.server.ts';
import { beginSync, endSync, feedOf, isOneSource, recordFailedSync, type Sync } from './syncs/syncs.server.ts';

export type ImportOptions = {
  companyKey?: string;
  dryRun?: boolean;
  /** The name of the feed, when neither the address nor the format gives it. */
  feed?: string;
  /** The path of the file. */
  path?: string;
  /** Closes delisted jobs even when they are most of the feed. */
  allowMassClose?: boolean;
};

/**
 * Reads a document's postings into jobs (rules §2): makes new ones, updates existing ones, and ends delisted ones. The
 * report names every posting; a second run changes nothing. A dry run does all of it and undoes it, with its record.
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
  const asFeed: Context = { ...context, actor: { kind: 'system', name: `feed:${format.name}` } };
  if (!options.dryRun) return new Run(asFeed, format, document, options).read();
  const undo = new Error('dry run');
  let report: ImportReport | undefined;
  await inTransaction(asFeed, async (inside) => {
    await lockImport(inside, 'dry run');
    report = await new Run(inside, format, document, options).read();
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
  #namedEmployer: Employer | null = null;
  #report = new ReportDraft();

  constructor(context: Context, format: Format, document: ImportedDocument, options: ImportOptions) {
    this.#context = context;
    this.#format = format;
    this.#document = document;
    this.#options = options;
    this.#feed = feedOf(format, document, options);
  }

  async read(): Promise<ImportReport> {
    const [context, feed, source] = [this.#context, this.#feed, this.#format.name];
    const { companyKey } = this.#options;
    if (companyKey !== undefined) this.#namedEmployer = await employerByKey(context, companyKey);
    const sync = await beginSync(context, { feed, source, companyId: this.#namedEmployer?.id ?? null });
    try {
      const reading = this.#format.read(this.#document);
      const isFull = reading.isWhole && reading.postings.length <= MOST_ITEMS;
      if (!isFull) {
        this.#report.remarks.push('the reading is partial: no posting counts as missed, and nothing closes');
      }
      const employers = new Employers(context, { source, feed });
      const sourceIds = [...reading.postings, ...reading.broken].flatMap(({ sourceId }) => sourceId ?? []);
      const about = { source, feed, sourceIds, namedEmployer: this.#namedEmployer };
      const ready = await new Preparation(context, this.#report, employers, about).prepareAll(reading);
      const byKey = new Map(ready.map((posting) => [sourceKey(posting.employer.id, posting.job.sourceId), posting]));
      await storeInBatches(context, this.#report, { source, feed, isFull, postings: byKey }, ready);
      await inTransaction(context, async (inside) => {
        await lockImport(inside, 'run');
        if (isFull) await this.#close(inside, sync, reading, ready);
        await endSync(inside, sync, isFull ? 'full' : 'partial', this.#report.items, this.#report.remarks);
      });
      return this.#report.finish({ format: source, feed, isFull });
    } catch (error) {
      // The database may be the reason for the failure: then the sync stays without an end.
      if (!this.#options.dryRun) {
        await endSync(context, sync, 'failed', [], ['an error stopped it']).catch(() => undefined);
      }
      throw error;
    }
  }

  /** Counts absent postings as missed, and ends the jobs of delisted ones. */
  async #close(context: Context, sync: Sync, reading: Reading, ready: readonly Ready[]): Promise<void> {
    const isScoped = this.#namedEmployer !== null || !isOneSource(sync.feed, this.#format);
    const companies = this.#namedEmployer === null ? ready.map(({ employer }) => employer) : [this.#namedEmployer];
    const stale = new Set<string>();
    const collecting = collectStale(context, stale);
    const { events, remarks } = await closeDelisted(collecting, sync, {
      companyIds: isScoped ? [...new Set(companies.map(({ id }) => id))] : null,
      // A posting that is broken, over or without a place is still in the feed.
      namedIds: [...reading.postings, ...reading.broken].flatMap(({ sourceId }) => sourceId ?? []),
      mayCloseMost: this.#options.allowMassClose ?? false,
    });
    await refreshDerivedData(context, [...stale]);
    this.#report.remarks.push(...remarks);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    for (const { reasons, ...event } of events) {
      const company = names.get(event.companyId ?? '') ?? null;
      this.#report.add({ ...event, company, state: null, reasons: [...reasons] });
    }
  }
}
