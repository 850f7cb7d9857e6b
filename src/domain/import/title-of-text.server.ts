import { hoursOfLines } from './hours-of-lines.ts';
import { withTypesOfTitle } from './position-types.ts';
import { roleOf } from './role.server.ts';

const LONGEST_TITLE = 100;
/** A longer line holds no title. The expressions below take quadratic time. */
const LONGEST_LINE = 300;
/** A line that states the title; job boards put the value on the next line. */
const LABEL =
  /^(job ?title|stillings?(?:tittel|tittelen|betegnelse|betegning|namn)|tittel|jobtitel|jobbtittel|titel|befattning|yrkesroll|tehtävänimike|nimike|starfsheiti|title|position|role|stilling|tjänst|tehtävä|starf) ?(?:: *(.+))?$/i;
const LABEL_ALONE =
  /^(?:job ?title|stillings?(?:tittel|betegnelse|betegning|namn)|jobtitel|jobbtittel|befattning|yrkesroll|tehtävänimike|starfsheiti)$/i;
/** Words before the title in the first line: "Vi søker en …", "Stilling ledig: …". */
const INTRODUCTION =
  /^(?:#+ ?)?(?:(?:we['’]re|we are) (?:hiring|looking for)|now hiring|hiring|job opening|open position|vacancy|job title|title|(?:vi|me) (?:søker|søkjer|søger|söker)(?: (?:nå|nu|no))?|søker|stillingstittel|stilling(?: ledig(?: som)?)?|ledig stilling(?: som)?|ledig(?:t job| tjänst)|job(?:b?annonse|annonce|opslag)|stillings(?:annonse|opslag)|platsannons|avoin (?:työpaikka|tehtävä)|työpaikkailmoitus|laus staða|laust starf|starfsauglýsing) ?(?::|[–—-](?= )|(?= ))\s*(?:(?:an?|en|et|ett|ei|ein|eit) (?=\p{L}))?/iu;
/** A slogan or the name of a company above the title. */
const NO_TITLE = /[!?]$|(?<!\p{L})(?:as|asa|aps|a\/s|ab|oy|oyj|ehf|hf|inc|ltd|gmbh)\.?$/iu;
const ONLY_HEADING =
  /^(?:#+ ?)?(?:we['’]re hiring|we are hiring|join us|vacancy|job opening|ledig stilling|stilling ledig|ledigt job|ledig tjänst|jobbannonse|jobannonce|jobopslag|stillingsopslag|stillingsannonse|platsannons|avoin työpaikka|työpaikkailmoitus|laus staða|laust starf|starfsauglýsing)[:!]?$/i;
const FIRST_LINES = 4;

/**
 * The title of a pasted text: that of a line such as "Stillingstittel: …", else of its first line without "We are hiring:".
 * `isFirstLine` tells whether the text repeats it there. Empty where the text begins with a long line.
 */
export function titleOfText(text: readonly string[]): { title: string; isFirstLine: boolean } {
  const lines = text.map((line) => line.slice(0, LONGEST_LINE));
  const labelled = lines.flatMap((line, at) => labelledTitle(line, lines[at + 1]));
  const [stated, ...others] = new Set(labelled);
  const [first = ''] = lines;
  if (stated !== undefined && others.length === 0 && withoutIntroduction(first) !== stated) {
    return { title: stated, isFirstLine: false };
  }
  if (first.length > LONGEST_TITLE || lines.length < 2) return { title: '', isFirstLine: false };
  const isHeading = ONLY_HEADING.test(first);
  if (isHeading || (NO_TITLE.test(first) && roleOf(first, []) === 'other')) {
    const below = lines.slice(1, FIRST_LINES).map(withoutIntroduction);
    const title = below.find(
      (line) => line.length <= LONGEST_TITLE && !/[.!?]$/.test(line) && roleOf(line, []) !== 'other',
    );
    if (title !== undefined) return { title, isFirstLine: false };
  }
  return { title: withoutIntroduction(first), isFirstLine: true };
}

function labelledTitle(line: string, next: string | undefined): string[] {
  const [, , value] = LABEL.exec(line) ?? [];
  const title = value ?? (LABEL_ALONE.test(line) ? next : undefined);
  if (title === undefined || title.length > LONGEST_TITLE) return [];
  // "Position: full-time" and "Stilling: 80 %" state the hours.
  const isTerms = withTypesOfTitle([], title).length > 0 || hoursOfLines([line]).types !== null || /^\d/.test(title);
  return isTerms ? [] : [title.trim()];
}

function withoutIntroduction(line: string): string {
  const introduced = line.replace(INTRODUCTION, '').trim();
  const bare = introduced === line.trim() ? introduced : introduced.replace(/!+$/, '');
  return bare === '' ? line.trim() : bare.replace(/^#+ ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
