import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type GuardedFetchOptions, UnreadableAddress } from '#adapters/guarded-fetch.ts';
import { DatabaseCannotStart } from '#database/data-lock.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { BOARDS } from '#domain/import/boards/boards.ts';
import { boardAt } from '#domain/import/boards/careers-address.ts';
import { documentOf, type ImportedDocument } from '#domain/import/documents/document.ts';
import { documentAt } from '#domain/import/documents/document-at.ts';
import { decodedText } from '#domain/import/documents/encoding.ts';
import type { ImportedItem, ImportReport } from '#domain/import/report.ts';
import { importPostings } from '#domain/import/run.server.ts';
import { importHistory, type PastSync } from '#domain/import/syncs/history.server.ts';
import { type ImportOutcome, recordFailedSync } from '#domain/import/syncs/syncs.server.ts';
import { choiceText, listText } from '#domain/site/english.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { readSettings, type Settings, WrongSetting } from './environment.ts';
import { fetchTextWith } from './main-fetch.ts';
import { misspeltSettings } from './unknown-settings.ts';
import { withDatabaseOf } from './with-database.ts';

const SYSTEMS = choiceText(BOARDS.map(({ label }) => label).sort());

const USAGE = `Import jobs:          npm run import -- FILE|URL [--company KEY] [--dry-run]
Show past imports:    npm run import -- --history [--company KEY] [--job ID]

  FILE|URL       a company's careers page, its board or one job there, or a file with the answer of a board.
                 A page may show schema.org JobPosting, or lead to a board at:
                 ${SYSTEMS}
  --company KEY  the startup that all the jobs belong to
  --dry-run      shows what would happen and changes nothing
  --feed NAME    the name of the feed, if neither address nor format gives one; the import is compared with the
                 last one of the same name
  --allow-mass-close  closes jobs that left the feed, even if they are most of it
  --history      lists past imports and their results, latest first`;

const LARGEST_FILE = 64_000_000;

/** The exit code when no posting could be used. The report lists smaller problems. */
const FAILED = 1;
const WRONG_USAGE = 2;

const OUTCOME_LABELS: Record<ImportOutcome, string> = {
  new: 'new',
  same: 'same',
  changed: 'changed',
  reopened: 'reopened',
  merged: 'merged',
  delisted: 'delisted',
  cannotPlace: 'cannot place',
  held: 'held',
  over: 'over',
  broken: 'broken',
};

export type ImportCommand = {
  environment: Record<string, string | undefined>;
  write: (line: string) => void;
  /** Options of the guarded fetch, for tests. */
  fetchOptions?: GuardedFetchOptions;
};

/** Runs the command line and returns its exit code. */
export async function importCommand(args: readonly string[], command: ImportCommand): Promise<number> {
  const { write } = command;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        'dry-run': { type: 'boolean' },
        feed: { type: 'string' },
        'allow-mass-close': { type: 'boolean' },
        history: { type: 'boolean' },
        job: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [source, ...others] = positionals;
    if (values.help) {
      write(USAGE);
      return 0;
    }
    const isHistory = values.history ?? false;
    if (isHistory ? source !== undefined : source === undefined || others.length > 0) {
      write(USAGE);
      return WRONG_USAGE;
    }
    for (const sentence of misspeltSettings(command.environment)) write(sentence);
    const settings = readSettings(command.environment);
    if (source === undefined) {
      const filter = { companyKey: values.company, jobId: values.job };
      const syncs = await withDatabase(settings, (context) => importHistory(context, filter));
      for (const line of historyLinesOf(syncs)) write(printable(line));
      return 0;
    }
    const dryRun = values['dry-run'] ?? false;
    const options = {
      companyKey: values.company,
      dryRun,
      feed: values.feed,
      path: pathOf(source, command),
      allowMassClose: values['allow-mass-close'],
    };
    const document = await documentFrom(source, settings, command).catch(async (error: unknown) => {
      const isFailedSync = isAddress(source) && !dryRun && isExpected(error);
      if (isFailedSync) {
        // The history lists failed and later imports under the same feed.
        const feed = values.feed ?? boardAt(source)?.feeds[0] ?? source;
        const failure = { feed, companyKey: values.company, reason: error.message };
        await withDatabase(settings, (context) => recordFailedSync(context, failure));
      }
      throw error;
    });
    const report = await withDatabase(settings, (context) => importPostings(context, document, options));
    for (const line of linesOf(report, dryRun)) write(line);
    const items = report.items.filter(({ outcome }) => outcome !== 'broken' && outcome !== 'cannotPlace');
    return report.items.length > 0 && items.length === 0 ? FAILED : 0;
  } catch (error) {
    if (isUsage(error)) {
      write(`${error.message}\n\n${USAGE}`);
      return WRONG_USAGE;
    }
    if (isExpected(error)) {
      write(error.message);
      return FAILED;
    }
    throw error;
  }
}

async function documentFrom(source: string, settings: Settings, command: ImportCommand): Promise<ImportedDocument> {
  if (isAddress(source)) {
    return documentAt(source, fetchTextWith(settings, command.fetchOptions));
  }
  const path = pathOf(source, command);
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) {
    const looksLikeAddress = /^[\w-]+(?:\.[\w-]+)+\//.test(source);
    throw new CannotRead(`There is no file ${source}.${looksLikeAddress ? ' An address begins with https://.' : ''}`);
  }
  if (file.size > LARGEST_FILE) throw new CannotRead(`${source} is larger than ${LARGEST_FILE / 1_000_000} MB.`);
  return documentOf(decodedText(await readFile(path)), null);
}

function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(source);
}

/** npm runs scripts in the package's folder, but a path is relative to the folder the person is in. */
function pathOf(source: string, command: ImportCommand): string {
  return resolve(command.environment.INIT_CWD ?? process.cwd(), source);
}

function withDatabase<Answer>(settings: Settings, work: (context: Context) => Promise<Answer>): Promise<Answer> {
  return withDatabaseOf(settings, 'import', async (context) => {
    await loadPlaces(context);
    return work(context);
  });
}

function* linesOf(report: ImportReport, dryRun: boolean): Generator<string> {
  const { format, items, newCompanies, remarks } = report;
  for (const item of items) yield lineOf(item);
  for (const remark of remarks) yield printable(`${remark.replace(/^./, (letter) => letter.toUpperCase())}.`);
  if (newCompanies.length > 0) yield printable(newCompaniesLine(newCompanies, dryRun));
  const counts = (Object.keys(OUTCOME_LABELS) as ImportOutcome[]).map((outcome) => {
    const count = items.filter((item) => item.outcome === outcome).length;
    return count > 0 || ['new', 'same', 'changed', 'cannotPlace'].includes(outcome)
      ? `${count} ${OUTCOME_LABELS[outcome]}`
      : null;
  });
  yield `${format}: ${counts.filter((count) => count !== null).join(', ')}.${dryRun ? ' This was a dry run: nothing has changed.' : ''}`;
}

const MOST_NAMES = 5;

/** One line, however many startups a feed names. */
function newCompaniesLine(names: readonly string[], dryRun: boolean): string {
  if (names.length === 1) return `${names[0]} is a new startup and ${dryRun ? 'would wait' : 'waits'} for approval.`;
  const firstNames = names.slice(0, MOST_NAMES).map((name) => name.slice(0, 60));
  if (names.length > MOST_NAMES) firstNames.push(`${names.length - MOST_NAMES} more`);
  const list = listText(firstNames);
  return `${names.length} new startups ${dryRun ? 'would wait' : 'wait'} for approval: ${list}.`;
}

function lineOf({ outcome, title, company, state, reasons }: ImportedItem): string {
  const detail = [state, ...reasons].filter((reason) => reason !== null).join('; ');
  return printable(
    `${OUTCOME_LABELS[outcome].padEnd(12)}  ${title}${company === null ? '' : ` · ${company}`}${detail === '' ? '' : ` (${detail})`}`,
  );
}

function* historyLinesOf(syncs: readonly PastSync[]): Generator<string> {
  if (syncs.length === 0) yield 'There are no imports yet.';
  for (const { feed, company, startedAt, outcome, counts, remarks, events } of syncs) {
    const countLabels = Object.entries(counts).map(
      ([name, count]) => `${count} ${OUTCOME_LABELS[name as ImportOutcome] ?? name}`,
    );
    const head = [`${minuteOf(startedAt)}  ${outcome ?? 'did not finish'}`, feed, company].filter(
      (part) => part !== null,
    );
    yield `${head.join(' · ')}${countLabels.length === 0 ? '' : `: ${countLabels.join(', ')}`}`;
    for (const remark of remarks) yield `  ${remark}`;
    for (const event of events) {
      const detail = [event.jobId, event.reason].filter((part) => part !== null).join('; ');
      const label = OUTCOME_LABELS[event.outcome as ImportOutcome] ?? event.outcome;
      yield `  ${label.padEnd(12)}  ${event.title}${detail === '' ? '' : ` (${detail})`}`;
    }
  }
}

function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Removes the characters of a feed's text that could control the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').slice(0, 500);
}

class CannotRead extends Error {}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}

/** Whether the message is meant for the person at the terminal; anything else is a bug. */
function isExpected(error: unknown): error is Error {
  return [CannotRead, UnreadableAddress, Refusal, WrongSetting, DatabaseCannotStart].some(
    (kind) => error instanceof kind,
  );
}

if (import.meta.main) {
  process.exitCode = await importCommand(process.argv.slice(2), {
    environment: process.env,
    write: (line) => process.stdout.write(`${line}\n`),
  });
}
