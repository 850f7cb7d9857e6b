import { equivalentNames } from '../vocabulary/entry-lookups.server.ts';
import { interpretWords } from '../vocabulary/synonyms.server.ts';
import { or, ownQuery, together, townQuery } from './expand-query.server.ts';
import { isTechFact } from './job-facts.server.ts';
import { OF_SOFTWARE } from './left-out-code.server.ts';
import { quote, textQuery } from './lexeme-queries.server.ts';
import type { TypedText } from './search-text.ts';
import { ROLES, senseQuery } from './sense-queries.server.ts';
import { factsIn } from './typed-facts.server.ts';
import { groupsOf } from './word-groups.server.ts';

/**
 * Query for the excluded words and facts: `-norway` excludes jobs in Norway, `-remote` remote jobs. Synonyms stay: a
 * search without chefs may still want cooks. "Not sales" leaves out every job of sales. Null when nothing is excluded.
 */
export function exclusionQuery(typedText: TypedText, placeNames: ReadonlyMap<string, string>): string | null {
  if (typedText.excluded.length === 0) return null;
  const holdsAll = (words: TypedText['words']) =>
    groupsOf({ ...typedText, words }, placeNames)
      .map((group) => or(ownQuery(group, textQuery), [...group.facts, ...townQuery(group, textQuery)]))
      .join(' & ');
  return typedText.excluded
    .map((words) => {
      const isByMeaning = words.some((word) => word.isByMeaning);
      // "Not in the finance industry" leaves out the industry, and no text with the two words.
      const typed = isByMeaning ? words.map((word) => ({ ...word, inPhrase: false })) : words;
      return or(holdsAll(typed), isByMeaning ? meaningOf(typed) : []);
    })
    .map((query) => `(${query})`)
    .join(' | ');
}

/** Titles of those who lead others: who does not want to be a manager wants to be no head or lead either. */
const LEADERS = ['manager', 'head', 'foremost'];

/** "Not IT" leaves out those who keep computers running, too. */
const OF_IT = [...OF_SOFTWARE, 'sysadmin', 'cybersecurity', 'technicalsupport', 'embedded'];

/** "Not web" leaves out everybody who writes websites. */
const OF_WEB = ['webdeveloper', 'frontenddeveloper', 'fullstackdeveloper'];

/** Developers of one kind, by the words that name them. */
const KINDS_OF_DEVELOPER = [
  'mobiledevelopment',
  'embedded',
  'gamedeveloper',
  'dataengineer',
  'machinelearning',
  'frontenddeveloper',
  'backenddeveloper',
];

/**
 * Who looks for a developer but no web developer means the other kinds: these come before a developer of anything. Null where
 * no kind is left out.
 */
export function otherKindsQuery({ excluded }: TypedText): string | null {
  const keys = excluded
    .filter((words) => words.some((word) => word.isByMeaning))
    .flatMap((words) => interpretWords(words).flatMap(({ senses }) => senses.flatMap((sense) => sense.keys)));
  const isWeb = keys.includes('web') || keys.includes('webdeveloper');
  const left = [...keys, ...(isWeb ? OF_WEB : [])];
  const isOfKind = (key: string) => KINDS_OF_DEVELOPER.includes(key) || OF_WEB.includes(key);
  if (!left.some(isOfKind)) return null;
  const others = KINDS_OF_DEVELOPER.filter((key) => !left.includes(key));
  return `(${others.map((key) => senseQuery({ keys: [key] }, true)).join(' | ')})`;
}

/** What work asks of people: a text that states it in other words is left out, too. */
const CONDITIONS = new Set(['travelling', 'oncall', 'drivinglicence']);

/** What the words mean together in titles and roles, where they mean one thing alone. */
function meaningOf(words: TypedText['words']): string[] {
  if (factsIn(words).some(({ fact }) => isTechFact(fact)))
    return OF_IT.map((key) => senseQuery({ keys: [key] }, false));
  const [only, ...others] = interpretWords(words);
  const [sense, another] = only?.senses ?? [];
  if (others.length > 0 || !sense) return [];
  const keys = only?.senses.flatMap((each) => each.keys) ?? [];
  const condition = keys.find((key) => CONDITIONS.has(key));
  if (condition !== undefined) return equivalentNames(condition).map((names) => together(names.map(quote)));
  if (keys.some((key) => key === 'manager' || key === 'head')) return LEADERS.map((key) => quote(`~${key}`));
  // "No coding" leaves out everybody whose work is programs, too. A compound ("inte klientutvecklare") names one kind alone.
  const isAnyDeveloper = sense.begins === undefined && keys.every((key) => key === 'developer');
  if (keys.includes('softwaredeveloper') || isAnyDeveloper)
    return OF_SOFTWARE.map((key) => senseQuery({ keys: [key] }, true));
  if (keys.includes('web')) return OF_WEB.map((key) => senseQuery({ keys: [key] }, true));
  if (another || sense.begins !== undefined) return [];
  return [
    together(
      sense.keys.map((key) => (ROLES.has(key) ? `(${quote(`~${key}`)} | ${quote(`^${key}`)})` : quote(`~${key}`))),
    ),
  ];
}
