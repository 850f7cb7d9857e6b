import { countryNamed } from '#domain/site/countries.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/taxonomies.ts';
import {
  isOfRole,
  keysIn,
  type Meaning,
  meaningsOf,
  namesAlike,
  nearlyMeant,
  type Way,
  widerThan,
} from '../vocabulary/meanings.ts';
import { DEVELOPER_ROLES } from '../vocabulary/role-words.ts';
import {
  beginningQuery,
  isAskedAlike,
  isSpelledAsFolded,
  nameQuery,
  quoted,
  spelledQuery,
  spelledTextQuery,
  textQuery,
} from './lexeme-queries.ts';
import { type SearchText, wordsIn } from './search-text.ts';

/**
 * What is meant beside what is typed, as lexemes: `~key` for what a title says in other words, `^key` for what a
 * job is (its role, its position types, remote or hybrid), `@code` for its countries, `&role@code` for both. They come from titles and facts alone,
 * so a word that a long text happens to mention finds nobody in other words.
 */

type Facts = { role: string; types: readonly string[]; workplace: string; countryCodes: readonly string[] };

/** The lexemes of meaning that a job is found by. */
export function lexemesOfMeaning(title: string, job: Facts): string[] {
  const said = keysIn(title);
  const writesSoftware = DEVELOPER_ROLES.some((role) => role === job.role || said.has(role));
  if (said.has('engineer') && writesSoftware) said.add('developer');
  const is = [job.role, ...job.types];
  if ((DEVELOPER_ROLES as readonly string[]).includes(job.role)) is.push('developer');
  if (job.role === 'uxuidesigner') is.push('design');
  if (job.workplace !== 'onsite') is.push(job.workplace);
  return [
    ...[...said].map((key) => `~${key}`),
    ...is.map((key) => `^${key}`),
    ...job.countryCodes.map((code) => `@${code}`),
  ];
}

/** A role and one of a job's countries as one lexeme of its texts: most choose both, and each alone half of all jobs are. */
export function roleThere(role: string, countryCode: string): string {
  return `&${role}@${countryCode}`;
}

const KINDS = new Set<string>([...POSITION_TYPES.map(({ key }) => key), 'remote', 'hybrid']);
/** What a job can be, and not only be called. */
const ROLES = new Set<string>(['developer', ...JOB_ROLES.map(({ key }) => key).filter((key) => key !== 'other')]);

/** What is looked for, as queries of lexemes. */
export type Understood = {
  /** Every word as typed, or what it says a job is: its place, its country, its kind. For titles, companies, facts. */
  name: string;
  /** The same in everything a job says. */
  text: string;
  /** Whole and as spelled. */
  spelled: string;
  spelledText: string | null;
  /** Whether what finds names finds nothing that the texts do not say: these hold the names as well. */
  isInTexts: boolean;
  /** The same said in other words; null when there are none. */
  meant: Meant | null;
};

export type Meant = {
  /** Every word as typed, or said in other words by the title. */
  names: string;
  /** The same, or by the role, or by what it is a part of. */
  roles: string;
  /** The same in everything a job says. */
  text: string;
  /** Those words alone that can be said otherwise, in the title or by the role; null when there are no others. */
  inRole: string | null;
};

/** Words side by side that mean something together, or one word. */
export type Group = {
  words: SearchText['words'];
  /** Lexemes of what they say a job is, as good as the words themselves. */
  facts: string[];
  /** Other names of the same thing, in texts too. */
  alike: string[];
  /** Other words for the same. */
  ways: Way[];
  /** Whether they name a role or a part of one. */
  hasRole: boolean;
  isPlace: boolean;
  saysLittle: boolean;
};

/** Each is a walk of the index. */
const MOST_WAYS = 6;
/** Names of countries shorter than this are words of some language (is, no, it). */
const SHORTEST_COUNTRY = 4;
/** Everything here is a job, and who searches looks for one: of jobs wanted in a town the town is what they say. */
const JOB_WORDS = new Set(
  wordsIn(
    'job jobs jobb jobbet jobber jobbe jobba stilling stillinger stillingen tjänst tjänsten tjänster työ työt työtä töitä töihin töissä ' +
      'työpaikka työpaikkaa työpaikat työpaikkoja vinna vinnu atvinna atvinnu starf starfi störf störfum stöður vacancy vacancies ' +
      'ledig ledige ledigt lediga avoin avoimet avoimia laus laust lausar arbejde arbete arbeid arbeta arbeide ' +
      'looking seeking want wanted am im my me jeg jag ég eg mig meg mit min mitt minä minun ' +
      'søger søge søges søker søke söker söka sökes söks etsin etsii etsimme etsitään haen haetaan haluan haluaisin ' +
      'leita leitar leitum óska óskast vantar vil vill gerne gärna gjerne ' +
      'inden inom innen hos hjá near nära nær nærheden närheten nærheten lähellä nálægt around',
  ).map(({ folded }) => folded),
);

/** They say what a sentence is about to say, or what is so of every job here. */
const SAY_LITTLE = new Set(
  wordsIn(
    'work works working position positions role roles opening openings career careers opportunity opportunities hiring ' +
      'employment searching search find need needs who that which like likes company companies firma bolag yritys ' +
      'fyrirtæki virksomhed bedrift startup startups scaleup experience erfaring erfarenhet kokemus reynsla skills ' +
      'employee medarbejder medarbejdere medarbeider medarbeidere medarbetare työntekijä starfsmaður fulltrúi officer associate ' +
      'expert team based new good please finde finna hitta tehtävä paikka have can der som har kan',
  ).map(({ folded }) => folded),
);

/** Titles end in them, and any other of the kind would do as well. */
const KINDS_OF_PEOPLE = new Set(['specialist', 'consultant', 'coordinator', 'assistant', 'manager', 'head']);

export function isKindOfPerson(key: string): boolean {
  return KINDS_OF_PEOPLE.has(key);
}

/** The typed words in groups; `placeNames` has the gazetteer's names for words that are other names of towns. */
export function groupsOf(read: SearchText, placeNames: ReadonlyMap<string, string> = new Map()): Group[] {
  const groups = meaningsBetweenPhrases(read).map((meaning): Group => {
    const words = read.words.slice(meaning.from, meaning.from + meaning.length);
    const [word] = words;
    const isKind = ({ keys }: Way) => keys.some((key) => KINDS.has(key));
    const facts = meaning.ways.filter(isKind).map((way) => wayQuery(way, true));
    if (word && words.length === 1 && !word.inPhrase) {
      const country = word.folded.length >= SHORTEST_COUNTRY ? countryNamed(word.spelled) : null;
      if (country) facts.push(quoted(`@${country.code}`));
      const place = placeNames.get(word.folded);
      if (place && place !== word.folded) facts.push(`(${place.split(' ').map(quoted).join(' & ')})`);
    }
    const ways = meaning.ways.filter((way) => !isKind(way)).slice(0, MOST_WAYS);
    const alike = meaning.ways
      .flatMap(({ keys }) => keys.flatMap(namesAlike))
      .map((lexemes) => `(${lexemes.map(quoted).join(' & ')})`);
    return {
      words,
      facts,
      alike,
      ways,
      hasRole: ways.some(({ keys }) => keys.some(isOfRole)),
      isPlace: words.length === 1 && placeNames.has(word?.folded ?? ''),
      saysLittle: words.every(({ folded, inPhrase }) => !inPhrase && SAY_LITTLE.has(folded)),
    };
  });
  const isJobWord = ({ words, ways }: Group) =>
    ways.length === 0 && words.every(({ folded, inPhrase }) => !inPhrase && JOB_WORDS.has(folded));
  const telling = groups.filter((group) => !isJobWord(group));
  return telling.length > 0 ? telling : groups;
}

export function understandWords(groups: readonly Group[]): Understood {
  const each = (say: (words: SearchText['words']) => string, withAlike = true) =>
    groups.map((group) => or(say(group.words), [...group.facts, ...(withAlike ? group.alike : [])])).join(' & ');
  const words = groups.flatMap((group) => group.words);
  return {
    name: each(nameQuery),
    text: each(textQuery),
    spelled: each(spelledQuery, false),
    spelledText: isSpelledAsFolded(words) ? null : each(spelledTextQuery, false),
    isInTexts: isAskedAlike(words),
    meant: meantBy(groups),
  };
}

/**
 * What holds any of what was excluded, its words or what they say a job is: `-norway` leaves out jobs in Norway, `-remote`
 * remote ones. Not what they are called otherwise: who wants no chefs may well want cooks. Null when nothing was.
 */
export function excludedBy(read: SearchText, placeNames: ReadonlyMap<string, string>): string | null {
  if (read.excluded.length === 0) return null;
  const holdsAll = (words: SearchText['words']) =>
    groupsOf({ ...read, words }, placeNames)
      .map((group) => or(textQuery(group.words), group.facts))
      .join(' & ');
  return read.excluded.map((words) => `(${holdsAll(words)})`).join(' | ');
}

function meantBy(groups: readonly Group[]): Meant | null {
  if (groups.every(({ ways }) => ways.length === 0)) return null;
  const say =
    (asTyped: (words: SearchText['words']) => string, withRoles: boolean) =>
    ({ words, facts, alike, ways }: Group) =>
      or(asTyped(words), [...facts, ...alike, ...ways.map((way) => wayQuery(way, withRoles))]);
  const otherwise = groups.filter(({ ways, facts }) => ways.length + facts.length > 0);
  return {
    names: allOf(groups, say(nameQuery, false)),
    roles: allOf(groups, say(nameQuery, true)),
    text: allOf(groups, say(textQuery, true)),
    inRole: otherwise.length < groups.length ? allOf(otherwise, say(nameQuery, true)) : null,
  };
}

/**
 * In names, what is near enough where hardly anything is found; null when nothing is. Words that say little are no part
 * of it where others stand beside them.
 */
export function nearBy(groups: readonly Group[]): string | null {
  const telling = groups.length < 3 ? groups : groups.filter(({ saysLittle }) => !saysLittle);
  const near = new Map(telling.map((group) => [group, group.ways.flatMap(nearQueries)]));
  const isNothingNew = telling.length === groups.length && telling.every((group) => near.get(group)?.length === 0);
  if (isNothingNew || telling.length === 0) return null;
  return allOf(telling, (group) =>
    or(nameQuery(group.words), [
      ...group.facts,
      ...group.alike,
      ...group.ways.map((way) => wayQuery(way, true)),
      ...(near.get(group) ?? []),
    ]),
  );
}

/** One word in the other ways there are to say it, for a word that was meant instead of what was typed. */
export function otherWays(folded: string): string[] {
  const [meaning] = meaningsOf([folded]);
  return (meaning?.ways ?? []).slice(0, MOST_WAYS).map((way) => wayQuery(way, true));
}

/** Quoted words mean themselves, and part what stands before them from what stands behind. */
function meaningsBetweenPhrases({ words }: SearchText): Meaning[] {
  const meanings: Meaning[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !words[at]?.inPhrase) continue;
    const between = words.slice(from, at).map(({ folded }) => folded);
    for (const meaning of meaningsOf(between)) meanings.push({ ...meaning, from: meaning.from + from });
    if (at < words.length) meanings.push({ from: at, length: 1, ways: [] });
    from = at + 1;
  }
  return meanings;
}

/**
 * An engineer alone may build bridges; beside a word of software (backend engineer) it is who others call a developer.
 * Only where a title says both: else every job of that role would be one.
 */
function allOf(groups: readonly Group[], say: (group: Group) => string): string {
  const saysKey = (group: Group, key: string) => group.ways.some((way) => way.keys.includes(key));
  const engineer = groups.find((group) => saysKey(group, 'engineer'));
  const field = DEVELOPER_ROLES.find((role) => groups.some((group) => saysKey(group, role)));
  if (!engineer || !field) return groups.map(say).join(' & ');
  const isOfPair = (group: Group) => group === engineer || saysKey(group, field);
  const pair = groups.filter(isOfPair).map(say).join(' & ');
  const rest = groups.filter((group) => !isOfPair(group)).map(say);
  return [`((${pair}) | (${quoted(`~${field}`)} & ${quoted('~developer')}))`, ...rest].join(' & ');
}

function or(asTyped: string, others: readonly string[]): string {
  return others.length === 0 ? asTyped : `(${[`(${asTyped})`, ...others].join(' | ')})`;
}

function wayQuery({ keys, begins }: Way, withRoles: boolean): string {
  const each = keys.map((key) => {
    const lexemes = [key, ...(withRoles ? widerThan(key) : [])].flatMap((one) =>
      (withRoles && ROLES.has(one)) || KINDS.has(one) ? [`~${one}`, `^${one}`] : [`~${one}`],
    );
    return lexemes.length === 1 ? lexemes.map(quoted).join('') : `(${lexemes.map(quoted).join(' | ')})`;
  });
  if (begins !== undefined) each.push(beginningQuery(begins));
  return each.length === 1 ? (each[0] as string) : `(${each.join(' & ')})`;
}

/** What is near to one of the keys beside the others as they are, and a part of a role without who does it. */
function nearQueries({ keys, begins }: Way): string[] {
  if (begins !== undefined) return [];
  return keys.flatMap((key) => {
    const others = keys.filter((other) => other !== key);
    const near = nearlyMeant(key).map((each) => [...each, ...others]);
    if (isKindOfPerson(key) && others.length > 0 && others.every((other) => !ROLES.has(other))) near.push(others);
    return near.map((each) =>
      each.map((one) => (one.startsWith('^') ? quoted(one) : wayQuery({ keys: [one] }, true))).join(' & '),
    );
  });
}
