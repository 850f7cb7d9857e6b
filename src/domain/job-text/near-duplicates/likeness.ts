import { fold } from '#domain/site/fold.ts';

/** When two postings are one job: by their title, and by how many runs of words their texts share. */

/**
 * The share of the shorter text's runs of three words that the longer must have, so that a footer more or a
 * paragraph less changes nothing. Measured on the labelled pairs beside this file: other jobs of one template come
 * to 0.80, one job after an editor to 0.90. The figures are in docs/import.md, and a test holds them.
 */
export const ALIKE_FROM = 0.85;
/** Below this length beside the longer, what the shorter lacks may be all that tells two jobs of a template apart. */
const SHORTER_AT_LEAST = 0.5;
const RUN = 3;

/** The words of a rich text as they are compared: without marks, case, and the names that differ by posting. */
export function comparedWords(html: string, names: readonly string[]): string[] {
  let text = ` ${fold(html.replace(/<[^<>]*>/g, ' ').replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' '))} `;
  for (const name of new Set(names.map(fold))) if (name.length > 2) text = text.replaceAll(` ${name} `, ' ');
  return text.split(' ').filter((word) => word !== '');
}

const ENTITIES: Record<string, string> = { amp: '&', apos: "'", rsquo: "'", '#39': "'" };

/** Every run of three words, each as a number of 32 bits. */
export function runsOf(words: readonly string[]): Set<number> {
  const numbers = words.map(numberOf);
  const runs = new Set<number>();
  const last = Math.max(1, numbers.length - RUN + 1);
  for (let at = 0; at < last && numbers.length > 0; at += 1) {
    let run = 0;
    for (let next = at; next < at + RUN; next += 1) run = mixed(Math.imul(run, 31) + (numbers[next] ?? 0));
    runs.add(run);
  }
  return runs;
}

/** 0 to 1: how much of the shorter text stands in the longer. */
export function shareOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0 || few.size < many.size * SHORTER_AT_LEAST) return 0;
  let both = 0;
  for (const run of few) if (many.has(run)) both += 1;
  return both / few.size;
}

export function areNearIdentical(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return shareOf(a, b) >= ALIKE_FROM;
}

const BANDS = 20;
const ROWS = 3;

/**
 * The bands of a text's fingerprint (MinHash): texts that share most of their runs share at least one, others
 * hardly ever. Stored, so that what is near-identical is found by an index and only that is compared.
 */
export function bandsOf(runs: ReadonlySet<number>): number[] {
  if (runs.size === 0) return [];
  const bands: number[] = [];
  for (let band = 0; band < BANDS; band += 1) {
    let value = band;
    for (let row = 0; row < ROWS; row += 1) {
      const seed = mixed(band * ROWS + row + 1);
      let smallest = 0xffff_ffff;
      for (const run of runs) {
        const ranked = mixed(run ^ seed) >>> 0;
        if (ranked < smallest) smallest = ranked;
      }
      value = mixed(Math.imul(value, 31) + smallest);
    }
    bands.push(value | 0);
  }
  return bands;
}

const SAME_WORDS: Record<string, string> = { sr: 'senior', jr: 'junior', snr: 'senior', jnr: 'junior', mgr: 'manager' };

/** A title's words, whatever their order and writing: "Sr. Engineer, Backend" is "Senior Backend Engineer". */
export function titleKeyOf(title: string): string {
  const folded = fold(title.replace(/c\+\+/gi, 'cplusplus').replace(/([cf])#/gi, '$1sharp'));
  const words = folded.split(' ').map((word) => SAME_WORDS[word] ?? word);
  return [...new Set(words)].sort().join(' ');
}

/** What else must agree before two texts are compared at all. */
export type Outline = {
  titleKey: string;
  jobRole: string;
  textLanguage: string;
  jobPositionTypes: readonly string[];
  isRemote: boolean;
  /** Pay as it is stated; null when it is not. */
  pay: string | null;
};

/** The parts of an outline as a job's own columns have them. */
export function outlineOf(job: {
  title: string;
  jobRole: string;
  textLanguage: string;
  jobPositionTypes: readonly string[];
  workplace: string;
  salaryType: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: string | null;
}): Outline {
  return {
    titleKey: titleKeyOf(job.title),
    jobRole: job.jobRole,
    textLanguage: job.textLanguage,
    jobPositionTypes: job.jobPositionTypes,
    isRemote: job.workplace === 'remote',
    pay:
      job.salaryType === 'range'
        ? [job.salaryFrom, job.salaryTo, job.salaryCurrency, job.salaryPeriod].join(' ')
        : null,
  };
}

/**
 * Whether two outlines may be of one job. What one of them leaves unsaid does not part them; what they state
 * differently does: another pay in another city must not be shown as this city's.
 */
export function mayBeOneJob(a: Outline, b: Outline): boolean {
  const types = a.jobPositionTypes.filter((type) => b.jobPositionTypes.includes(type));
  return (
    a.titleKey === b.titleKey &&
    a.textLanguage === b.textLanguage &&
    a.isRemote === b.isRemote &&
    (a.jobRole === b.jobRole || a.jobRole === 'other' || b.jobRole === 'other') &&
    (types.length > 0 || a.jobPositionTypes.length === 0 || b.jobPositionTypes.length === 0) &&
    (a.pay === null || b.pay === null || a.pay === b.pay)
  );
}

/** FNV-1a of the word's units. */
function numberOf(word: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193);
  return hash;
}

/** The finisher of MurmurHash3: every bit of the answer depends on every bit of the number. */
function mixed(number: number): number {
  let hash = number | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}
