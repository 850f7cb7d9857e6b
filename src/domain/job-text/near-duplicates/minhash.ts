import { fold } from '#domain/site/fold.ts';

/** Whether two postings are one job: by their fields, and by how many shingles (runs of three words) their texts share. */

/**
 * The longer text must have this part of the shorter one's shingles, so that an extra footer changes nothing. Measured on
 * the labelled pairs beside this file: other jobs of one template reach 0.80, one job after an editor 0.90.
 */
export const NEAR_DUPLICATE_FROM = 0.85;
/** In other places it is often another job of one template, for another market: two real ones share 0.854. */
const ELSEWHERE_FROM = 0.9;
/** Two openings of one feed are one job only if nothing but names tells their texts apart. */
const APART_FROM = 0.98;
/** A text shorter than this part of the other may lack all that distinguishes two jobs of a template. */
const SHORTEST_PART = 0.5;
const SHINGLE_WORDS = 3;

/** The words of a rich text for the comparison: without tags, case, and the names that differ by posting. */
export function comparedWords(html: string, names: readonly string[]): string[] {
  let text = ` ${fold(html.replace(/<[^<>]*>/g, ' ').replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' '))} `;
  for (const name of new Set(names.map(fold))) if (name.length > 2) text = text.replaceAll(` ${name} `, ' ');
  return text.split(' ').filter((word) => word !== '');
}

const ENTITIES: Record<string, string> = { amp: '&', apos: "'", rsquo: "'", '#39': "'" };

/** Every run of three words, each as a number of 32 bits. */
export function shinglesOf(words: readonly string[]): Set<number> {
  const numbers = words.map(numberOf);
  const shingles = new Set<number>();
  const last = Math.max(1, numbers.length - SHINGLE_WORDS + 1);
  for (let at = 0; at < last && numbers.length > 0; at += 1) {
    let shingle = 0;
    for (let next = at; next < at + SHINGLE_WORDS; next += 1)
      shingle = mix(Math.imul(shingle, 31) + (numbers[next] ?? 0));
    shingles.add(shingle);
  }
  return shingles;
}

/** 0 to 1: the part of the shorter text that the longer one has, too. */
export function sharedPart(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0 || few.size < many.size * SHORTEST_PART) return 0;
  let both = 0;
  for (const shingle of few) if (many.has(shingle)) both += 1;
  return both / few.size;
}

export function areNearDuplicates(
  a: ReadonlySet<number>,
  b: ReadonlySet<number>,
  { areElsewhere = false, areApart = false }: { areElsewhere?: boolean; areApart?: boolean } = {},
): boolean {
  return sharedPart(a, b) >= (areApart ? APART_FROM : areElsewhere ? ELSEWHERE_FROM : NEAR_DUPLICATE_FROM);
}

const BANDS = 20;
const ROWS = 3;

/**
 * The bands of a text's MinHash. Texts that share most of their shingles share at least one band, others hardly ever. So an
 * index on the bands finds the few texts to compare.
 */
export function minhashOf(shingles: ReadonlySet<number>): number[] {
  if (shingles.size === 0) return [];
  const bands: number[] = [];
  for (let band = 0; band < BANDS; band += 1) {
    let value = band;
    for (let row = 0; row < ROWS; row += 1) {
      const seed = mix(band * ROWS + row + 1);
      let smallest = 0xffff_ffff;
      for (const shingle of shingles) {
        const rank = mix(shingle ^ seed) >>> 0;
        if (rank < smallest) smallest = rank;
      }
      value = mix(Math.imul(value, 31) + smallest);
    }
    bands.push(value | 0);
  }
  return bands;
}

const SAME_WORDS: Record<string, string> = { sr: 'senior', jr: 'junior', snr: 'senior', jnr: 'junior', mgr: 'manager' };

/** A title's words in any order and spelling: "Sr. Engineer, Backend" is "Senior Backend Engineer". */
export function titleKeyOf(title: string): string {
  const plain = fold(title.replace(/c\+\+/gi, 'cplusplus').replace(/([cf])#/gi, '$1sharp'));
  const words = plain.split(' ').map((word) => SAME_WORDS[word] ?? word);
  return [...new Set(words)].sort().join(' ');
}

/** Fields that must agree before two texts are compared at all. */
export type ComparedFields = {
  titleKey: string;
  jobRole: string;
  textLanguage: string;
  jobPositionTypes: readonly string[];
  isRemote: boolean;
  /** Pay as stated, or null. */
  pay: string | null;
};

export function comparedFieldsOf(job: {
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
}): ComparedFields {
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

/** Whether the fields allow for one job. A missing field does; another pay does not, or one city would show another's. */
export function mayBeOneJob(a: ComparedFields, b: ComparedFields): boolean {
  const types = a.jobPositionTypes.filter((type) => b.jobPositionTypes.includes(type));
  return (
    a.titleKey === b.titleKey &&
    a.textLanguage === b.textLanguage &&
    a.isRemote === b.isRemote &&
    (a.jobRole === b.jobRole || a.jobRole === 'other' || b.jobRole === 'other') &&
    (types.length > 0 || a.jobPositionTypes.length === 0 || b.jobPositionTypes.length === 0) &&
    isOnlyPartTime(a) === isOnlyPartTime(b) &&
    (a.pay === null || b.pay === null || a.pay === b.pay)
  );
}

/** A posting that states no type beside one for part-time work is the full-time one. */
function isOnlyPartTime({ jobPositionTypes }: ComparedFields): boolean {
  return jobPositionTypes.length === 1 && jobPositionTypes[0] === 'parttime';
}

/** FNV-1a of the word's units. */
function numberOf(word: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193);
  return hash;
}

/** The finisher of MurmurHash3: every bit of the answer depends on every bit of the number. */
function mix(number: number): number {
  let hash = number | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}
