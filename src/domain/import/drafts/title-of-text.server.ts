import { type ImportPhrases, importPhraseSource } from '../phrases/import-phrases.server.ts';
import { roleOf } from '../postings/role.server.ts';
import { hoursOfLines, hoursOfTitle } from '../terms/hours-of-lines.server.ts';
import { withTypesOfTitle } from '../terms/position-types.ts';
import { roleOfHeadline } from './role-of-headline.ts';

const anyOf = (key: keyof ImportPhrases['titles']) => importPhraseSource(({ titles }) => titles[key]);

const LONGEST_TITLE = 100;
const LONGEST_TITLE_ALONE = 60;
const NO_HEADLINE = { headline: '', isFirstLine: false };
/** A longer line holds no title. The expressions below take quadratic time. */
const LONGEST_LINE = 300;
/** A line that states the title; job boards put the value on the next line. */
const LABEL = new RegExp(`^${anyOf('labels')} ?(?:: *(?<title>.+))?$`, 'i');
const LABEL_ALONE = new RegExp(`^${anyOf('labelsAlone')}$`, 'i');
/** Words before the title in the first line: "Stilling ledig: …". */
const INTRODUCTION = new RegExp(String.raw`^(?:#+ ?)?${anyOf('introductions')} ?(?::|[–—-](?= )|(?= ))\s*`, 'iu');
/** A slogan or the name of a company above the title. */
const NO_TITLE = /[!?]$|(?<!\p{L})(?:as|asa|aps|a\/s|ab|oy|oyj|ehf|hf|inc|ltd|gmbh)\.?$/iu;
const ONLY_HEADING = new RegExp(`^(?:#+ ?)?${anyOf('headings')}[:!]?$`, 'i');
const FIRST_LINES = 4;
/** "… 50 %" and "… i hlutastarf" at the end. */
const TERMS = new RegExp(
  String.raw`[\s,(|–—-]+(?:(?:i|í|in|på|om) )?(?:(?:\d{1,3}(?: ?[-–] ?\d{1,3})? ?${anyOf('units')}?|${anyOf('terms')})\.?(?:[\s,/()]+|$))+$`,
  'iu',
);

/**
 * The title of a pasted text: that of a line such as "Stillingstittel: …", else the role that its first line is about.
 * `headline` is the line that holds it, which may state the place and the hours, too. `isFirstLine` tells whether that is
 * the first. Empty where the text begins with a long line, or is a sentence.
 */
export function titleOfText(text: readonly string[]): { title: string; headline: string; isFirstLine: boolean } {
  const { headline, isFirstLine } = headlineOf(text);
  return { title: withoutTerms(roleOfHeadline(headline)), headline, isFirstLine };
}

/** "Säljare 50 %", "Bókari í hlutastarf" and "Kok (deltid)" state the hours, which have a field. */
function withoutTerms(title: string): string {
  const bare = title.replace(TERMS, '');
  const tail = title.slice(bare.length);
  const isStated = withTypesOfTitle([], tail).length > 0 || hoursOfTitle(title).types !== null;
  return isStated && /\p{L}{2}/u.test(bare) ? bare : title;
}

function headlineOf(text: readonly string[]): { headline: string; isFirstLine: boolean } {
  const lines = text.map((line) => line.slice(0, LONGEST_LINE));
  const labels = lines.flatMap((line, at) => labelledTitle(line, lines[at + 1]));
  const [label, ...others] = new Set(labels);
  const [first = ''] = lines;
  if (label !== undefined && others.length === 0 && withoutIntroduction(first) !== label) {
    return { headline: label, isFirstLine: false };
  }
  if (first.length > LONGEST_TITLE || (lines.length < 2 && !isTitleAlone(first))) return NO_HEADLINE;
  const isHeading = ONLY_HEADING.test(first);
  if (isHeading || (NO_TITLE.test(first) && roleOf(first, []) === 'other')) {
    const below = lines.slice(1, FIRST_LINES).map(withoutIntroduction);
    const headline = below.find(
      (line) => line.length <= LONGEST_TITLE && !/[.!?]$/.test(line) && roleOf(line, []) !== 'other',
    );
    if (headline !== undefined) return { headline, isFirstLine: false };
  }
  return { headline: withoutIntroduction(first), isFirstLine: true };
}

/** A sentence that somebody pastes alone is a text without a title. */
function isTitleAlone(line: string): boolean {
  return line.length <= LONGEST_TITLE_ALONE && !/[.:;,?]$/.test(line);
}

function labelledTitle(line: string, next: string | undefined): string[] {
  const title = LABEL.exec(line)?.groups?.title ?? (LABEL_ALONE.test(line) ? next : undefined);
  if (title === undefined || title.length > LONGEST_TITLE) return [];
  // "Position: full-time" and "Stilling: 80 %" state the hours.
  const isTerms = withTypesOfTitle([], title).length > 0 || hoursOfLines([line]).types !== null || /^\d/.test(title);
  return isTerms ? [] : [title.trim()];
}

function withoutIntroduction(line: string): string {
  const rest = line.replace(INTRODUCTION, '').trim();
  const bare = rest === line.trim() ? rest : rest.replace(/!+$/, '');
  return bare === '' ? line.trim() : bare.replace(/^#+ ?/, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
