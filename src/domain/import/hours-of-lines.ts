import type { PositionType } from '#domain/site/roles-and-position-types.ts';

/** The hours of a job as a share of full time, "80 % stilling", or for each week, "32 timer om ugen". */

/** The shortest full-time week of the five countries has 36 hours; a contract of 35 still counts as one. */
const FULL_WEEK = 35;
const SHORTEST_WEEK = 4;
const LONGEST_WEEK = 48;

const PERCENT = String.raw`(?<from>\d{1,3})(?: ?%)?(?: ?(?:[-–—/]|til|till|to|eller|or|og|and) ?(?<to>\d{1,3}))? ?(?:%(?::n)?|prosent|procent|percent|prósent)`;
const HOURS_NOUN = String.raw`\p{L}{0,12}(?:stilling|tjänst|anställning|ansettelse|ansættelse|starf|starfshlutfall)\p{L}{0,4}|positions?|role|job|jobb|employment|contract|fte|(?:of|av|af|í) (?:a )?(?:full[- ]?time|fulltid|heltid|heiltid|fuldtid|full stilling|fullu starfi)|työsuh\p{L}{1,6}|työaj\p{L}{1,4}|työaika\p{L}{0,4}|koko(?:aika|päivä)\p{L}{1,10}`;
const KIND = 'fast|permanent|midlertidig|mellombels|vikariat som|tidsbegrenset|vakituinen|tillsvidare|varig';
const LABEL = String.raw`\p{L}{0,12}(?:stilling|anställning|ansettelse|ansættelse|tilsetting|engagement|stillings(?:prosent|brøk|størrelse|storleik|omfang)|omfang|omfattning|sysselsättningsgrad|tjänstgöringsgrad|tjänst|beskæftigelsesgrad|ansættelsesgrad|työaika|starfshlutfall|starf)(?:en|et|a|in|ið)?|employment|position|fte|deltid|heltid|heiltid|fuldtid|fulltid|osa-aikainen|hlutastarf|vikariat|engasjement`;
/** "20 % travel" and "100 % remote" are no hours. */
const OF_SOMETHING =
  '(?! ?(?:remote|on-?site|hybrid|hjemme|heime|fjern|distans|etä|på kontor|reis|rejs|resor|travel|matka|provisjon|provision|bonus|commission|rabat))';
const SHARES = [
  new RegExp(String.raw`(?<![\d.,]|\p{L})${PERCENT} (?:(?:${KIND}) )?(?:${HOURS_NOUN})(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${LABEL}) ?:?(?: (?:er|är|on|is|á|på|i|ca\.?|omfattar|omfatter|utgör|udgør|utgjør|motsvarar|tilsvarer)){0,2}(?: (?:${KIND}),?)? ?[(]?${PERCENT}(?!\p{L})${OF_SOMETHING}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${KIND})(?: (?:jobb?|job|stilling|anställning|ansettelse|ansættelse|tjänst|position))?,? ?${PERCENT}(?!\p{L})${OF_SOMETHING}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\d.,]|\p{L})${PERCENT} (?:${KIND})(?=$|[,.;)·|])`, 'giu'),
  /(?<!\p{L})(?:stillings(?:prosent|procent|brøk)|sysselsättningsgrad|starfshlutfall)(?:en|i)? ?:? ?(?<from>\d{1,3})(?: ?[-–—] ?(?<to>\d{1,3}))?(?![\d%])/giu,
];

const WEEK = String.raw`(?<from>\d{1,2})(?:[.,]\d{1,2})?(?: ?(?:[-–—]|til|till|to|eller|or) ?(?<to>\d{1,2})(?:[.,]\d{1,2})?)?[- ]?(?:timers?|timar|timmars?|timmar|tim\.?|tímar|tíma|tuntia|tunnin|hours?|hrs?|h|t)\.?(?: ?(?:/|om|i|per|pr\.?|a|an|á|each|every|in)? ?(?:the )?(?:uge\p{L}{0,2}|uke\p{L}{0,2}|uka|veke\p{L}{0,2}|veka|week|vecka\p{L}{0,2}|viku|viikossa|viikko|vko|vk)| ?(?:ugentligt|ukentlig|vekentleg|weekly)| ?(?:arbejdsuge|arbeidsuke|arbeidsveke|arbetsvecka|työviikko|vinnuvika|working week|work week))`;
/** "Stillingen er på 37 timer": a week is meant. */
const WEEK_OF_JOB =
  /(?<=(?:stilling(?:en)?|ansættelse(?:n)?|deltidsstilling(?:en)?|fuldtidsstilling(?:en)?)(?: er)? på |(?:arbejdsugen|arbeidsuken|arbeidsuka) er (?:på )?)(?<from>\d{2})(?: ?[-–—] ?(?<to>\d{2}))? timer(?! ?(?:om|i|per|pr|\/|u[gk]e))(?!\p{L})/giu;
const WEEKS = new RegExp(String.raw`(?<![\d.,]|\p{L})${WEEK}(?!\p{L})`, 'giu');
/** A week of somebody else may have as many hours: "users save 8 hours a week". */
const ABOUT_HOURS =
  /(?<!\p{L})(?:\p{L}{0,12}(?:stilling|tjänst|anställning|ansættelse|ansettelse|starf)\p{L}{0,4}|position|role|employment|contract|part[- ]?time|full[- ]?time|deltid|heltid|heiltid|fuldtid|fulltid|\p{L}{0,4}(?:arbejdstid|arbeidstid|arbetstid|vinnutím|työai|työaj)\p{L}{0,5}|working hours|hours|student(?:er)?med\p{L}{4,10}|student assistant|working student|studiejob)(?!\p{L})/iu;
/** "You will work 15 hours a week": the hours, as a sign, follow the verb. */
const WORKS =
  /(?<!\p{L})(?:work|jobber?|jobba|jobbar|arbejder?|arbeider?|arbeidar|arbeta|arbetar|työskentelet|vinnur|vinna)(?: \S+){0,2} {1,3}#|^(?:we (?:expect|need|offer)|vi (?:forventer|trenger|regner med|räknar med|regnar med))(?: you)?(?: (?:for|around|about|roughly|approximately|some|up to|ca\.?|cirka|omkring|omtrent|rundt|ungefär))? {1,3}#/iu;
/** Beside these words the week stands alone. */
const SMALL_WORDS =
  /(?<!\p{L})(?:about|around|approximately|roughly|circa|cirka|omkring|omtrent|rundt|ungefär|noin|between|mellem|mellom|mellan)(?!\p{L})/giu;
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
      (line.length <= LONGEST_LINE && !/\p{L}{3}/u.test(rest.replace(SMALL_WORDS, ''))))
  );
}

/** In a title, a share alone is that of full time: "Butikssäljare 50 %". */
export function hoursOfTitle(title: string): ReturnType<typeof hoursOfLines> {
  return hoursOfLines([title.replace(SHARE_ALONE, '$& position').replace(/, (?=\d)/g, ' · ')]);
}
