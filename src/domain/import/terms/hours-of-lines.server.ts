import type { PositionType } from '#domain/site/roles-and-position-types.ts';
import { type ImportPhrases, importPhraseSource } from '../phrases/import-phrases.server.ts';
import { isHours, withTypesOfTitle } from './position-types.ts';

/**
 * The hours of a job as a share of full time, "80 % stilling", or for each week, "32 timer om ugen". The words are in
 * `import/phrases/`.
 */

/** The shortest full-time week of the five countries has 36 hours; a contract of 35 still counts as one. */
const FULL_WEEK = 35;
const SHORTEST_WEEK = 4;
const LONGEST_WEEK = 48;

const any = (key: keyof ImportPhrases['hours']) => importPhraseSource(({ hours }) => hours[key]);
const NO_LETTER_BEFORE = String.raw`(?<!\p{L})`;
const NO_LETTER_AFTER = String.raw`(?!\p{L})`;
const NO_NUMBER_BEFORE = String.raw`(?<![\d.,]|\p{L})`;

const PERCENT = String.raw`(?<from>\d{1,3})(?:[.,]\d{1,2})?(?: ?%)?(?: ?(?:[-–—/]|til|till|to|eller|or|og|and) ?(?<to>\d{1,3})(?:[.,]\d{1,2})?)? ?(?:%(?::n)?|prosent|procent|percent|prósent)`;
/** "20 % travel" and "100 % remote" are no hours. */
const OF_SOMETHING = `(?! ?${any('unrelated')})`;
const IS =
  '(?: (?:er|är|on|is|á|på|i|(?:ca|cirka|circa)\\.?|of|omfattar|omfatter|utgör|udgør|utgjør|motsvarar|tilsvarer)){0,2}';
const SHARES = [
  `${NO_NUMBER_BEFORE}${PERCENT} (?:${any('kinds')} )?${any('jobs')}${NO_LETTER_AFTER}`,
  `${NO_LETTER_BEFORE}${any('labels')}(?: ?:|,(?= c[ai]| [0-9]{1,3} ?%[.)]?$))?${IS}(?: ${any('kinds')},?)? ?[(]?${PERCENT}${NO_LETTER_AFTER}${OF_SOMETHING}`,
  `${NO_LETTER_BEFORE}${any('kinds')}(?: (?:jobb?|job|stilling|anställning|ansettelse|ansættelse|tjänst|position))?,? ?${PERCENT}${NO_LETTER_AFTER}${OF_SOMETHING}`,
  `${NO_NUMBER_BEFORE}${PERCENT} ${any('kinds')}(?=$|[,.;)·|])`,
  // Without a sign: "Stillingsprosent: 80".
  String.raw`${NO_LETTER_BEFORE}${any('shares')} ?:? ?(?<from>\d{1,3})(?: ?[-–—] ?(?<to>\d{1,3}))?(?![\d%])`,
].map((source) => new RegExp(source, 'giu'));

const HOURS = String.raw`(?<from>\d{1,2})(?:[.,]\d{1,2})?(?: ?(?:[-–—]|til|till|to|eller|or) ?(?<to>\d{1,2})(?:[.,]\d{1,2})?)?[- ]?${any('units')}`;
const PER_WEEK = String.raw`\.?(?: ?(?:/|om|i|per|pr\.?|a|an|á|each|every|in)? ?(?:the )?${any('weeks')}| ?${any('weekly')})`;
const WEEKS = new RegExp(`${NO_NUMBER_BEFORE}${HOURS}${PER_WEEK}${NO_LETTER_AFTER}`, 'giu');
/** "Stillingen er på 37 timer", "Hours: 40 per week": a week is meant. */
const WEEK_OF_JOB =
  /(?<=(?:stilling(?:en)?|ansættelse(?:n)?|deltidsstilling(?:en)?|fuldtidsstilling(?:en)?)(?: er)? på |(?:arbejdsugen|arbeidsuken|arbeidsuka) er (?:på )?|arbejdstid:? |arbeidstid:? |arbetstid:? )(?<from>\d{2})(?: ?[-–—] ?(?<to>\d{2}))?(?:[.,]\d{1,2})? tim(?:er|mar)(?! ?(?:om|i|per|pr|\/|u[gk]e))(?!\p{L})|(?<=^(?:weekly |working )?hours: ?)(?<from>\d{2})(?=(?: hours)?(?: (?:per|a) week)?[.,]?(?:$|\s))/gimu;
/** A week of somebody else may have as many hours: "users save 8 hours a week". */
const ABOUT_HOURS = new RegExp(`${NO_LETTER_BEFORE}${any('about')}${NO_LETTER_AFTER}`, 'iu');
/** "You will work 15 hours a week": the hours, as a sign, follow the verb. */
const WORKS = new RegExp(
  String.raw`${NO_LETTER_BEFORE}${any('works')}(?: (?!(?:who|that|which|der|som|joka|sem) )\S+){0,5} {1,3}#|^${any('expects')} {1,3}#`,
  'iu',
);
/** Beside these words the week stands alone. */
const SMALL_WORDS = new RegExp(`${NO_LETTER_BEFORE}${any('around')}${NO_LETTER_AFTER}`, 'giu');
/** "Roughly 15 hours a week, mostly evenings" */
const BEGINS_WITH_WEEK = new RegExp(`^[^\\p{L}\\p{N}#]*(?:${any('around')} ?)?#\\s*(?:$|[,.;(–—-])`, 'iu');
const LONGEST_LINE = 120;
const SHARE_ALONE = /(?<=\p{L},? |[(–—-] ?)\d{1,3}(?: ?[-–—] ?\d{1,3})? ?%(?=$|[)])/gu;

type Hours = 'fulltime' | 'parttime';

/**
 * The hours that lines of a pasted text state, and the lines without them. A range such as "80–100 %" is both. Null where
 * none are stated, or two statements disagree.
 */
export function hoursOfLines(lines: readonly string[]): { types: Hours[] | null; rest: string[] } {
  const statements: Hours[][] = [];
  const take = (line: string, pattern: RegExp, full: number, isPossible: (share: number) => boolean) =>
    line.replace(pattern, (...match) => {
      const { from, to } = match.at(-1) as { from: string; to: string | undefined };
      const shares = [Number(from), Number(to ?? from)];
      if (!shares.every(isPossible)) return match[0];
      statements.push(hoursBetween(shares, full));
      return ' ';
    });
  const rest = lines.map((line) => {
    const withoutShares = SHARES.reduce(
      (text, pattern) => take(text, pattern, 100, (share) => share >= 5 && share <= 100),
      line,
    );
    return take(withoutShares, WEEK_OF_JOB, FULL_WEEK, isPossibleWeek)
      .split(PARTS)
      .map((part) => (isAboutHours(part, withoutShares) ? take(part, WEEKS, FULL_WEEK, isPossibleWeek) : part))
      .join('');
  });
  const [first, ...others] = [...new Map(statements.map((types) => [types.join(), types])).values()];
  return { types: first !== undefined && others.length === 0 ? first : null, rest };
}

function isPossibleWeek(hours: number): boolean {
  return hours >= SHORTEST_WEEK && hours <= LONGEST_WEEK;
}

function hoursBetween(shares: readonly number[], full: number): Hours[] {
  const types = shares.map((share): Hours => (share >= full ? 'fulltime' : 'parttime'));
  return (['fulltime', 'parttime'] satisfies PositionType[]).filter((type) => types.includes(type));
}

/** Sentences, and parts of a line between brackets or dots. */
const PARTS = /(?<=[()·•|;]|(?<!(?<!\p{L})(?:pr|ca))[.!?]\s)|(?=[()·•|;])/u;

/** A part with nothing but the week, or a sentence that names the job or its hours. */
function isAboutHours(part: string, line: string): boolean {
  const rest = part.replace(WEEKS, ' # ');
  return (
    rest !== part &&
    (ABOUT_HOURS.test(rest) ||
      WORKS.test(rest) ||
      (line.length <= LONGEST_LINE && BEGINS_WITH_WEEK.test(rest)) ||
      (line.length <= LONGEST_LINE && !/\p{L}{3}/u.test(rest.replace(SMALL_WORDS, ''))))
  );
}

/** In a title, a share alone is that of full time: "Butikssäljare 50 %". */
export function hoursOfTitle(title: string): ReturnType<typeof hoursOfLines> {
  return hoursOfLines([title.replace(SHARE_ALONE, '$& position').replace(/, (?=\d)/g, ' · ')]);
}

/** The types of an imported posting: those of its fields and its title, with "50 %" of the title where neither has hours. */
export function typesOfPosting(stated: readonly PositionType[], title: string): PositionType[] {
  const types = withTypesOfTitle(stated, title);
  return types.some(isHours) ? types : [...(hoursOfTitle(title).types ?? []), ...types];
}
