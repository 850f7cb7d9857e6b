import { countryNamed } from '#domain/site/countries.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/taxonomies.ts';
import {
  equivalentNames,
  interpret,
  isOfRole,
  keysIn,
  nearKeys,
  type Sense,
  widerThan,
} from '../vocabulary/synonyms.server.ts';
import { DEVELOPER_ROLES } from '../vocabulary/vocabulary.server.ts';
import { interpretTyped, type JobFact } from './job-facts.server.ts';
import {
  beginningQuery,
  hasSameQueries,
  isSpelledAsFolded,
  nameQuery,
  quoted,
  spelledQuery,
  spelledTextQuery,
  textQuery,
} from './lexeme-queries.server.ts';
import { type TypedText, wordsIn } from './search-text.ts';

/**
 * Synonyms as lexemes: `~key` for a synonym in the title, `^key` for a fact (role, position types, remote or hybrid),
 * `@code` for a country, `&role@code` for a role in a country. They come from titles and facts only, so a word that a long
 * text mentions in passing matches no synonym.
 */

type Facts = { role: string; types: readonly string[]; workplace: string; countryCodes: readonly string[] };

/** The synonym and fact lexemes of a job. */
export function meaningLexemes(title: string, job: Facts): string[] {
  const keys = keysIn(title);
  const writesSoftware = DEVELOPER_ROLES.some((role) => role === job.role || keys.has(role));
  if (keys.has('engineer') && writesSoftware) keys.add('developer');
  const facts = [job.role, ...job.types];
  if ((DEVELOPER_ROLES as readonly string[]).includes(job.role)) facts.push('developer');
  if (job.role === 'uxuidesigner') facts.push('design');
  if (job.workplace === 'hybrid' || job.workplace === 'remote') facts.push(job.workplace);
  return [
    ...[...keys].map((key) => `~${key}`),
    ...facts.map((key) => `^${key}`),
    ...job.countryCodes.map((code) => `@${code}`),
  ];
}

/** The query for jobs of exactly this role: designers of user interfaces also have the lexeme of design. */
export function roleLexemes(role: string): string {
  return role === 'design' ? `('^design' & !'^uxuidesigner')` : `'^${role}'`;
}

/** One lexeme for a role in a country: most searches choose both, and either alone matches half of all jobs. */
export function roleInCountryLexeme(role: string, countryCode: string): string {
  return `&${role}@${countryCode}`;
}

const KINDS = new Set<string>([...POSITION_TYPES.map(({ key }) => key), 'remote', 'hybrid']);
/** Synonym keys that are also facts of a job. */
const ROLES = new Set<string>(['developer', ...JOB_ROLES.map(({ key }) => key).filter((key) => key !== 'other')]);

/** A search as lexeme queries. */
export type LexemeQueries = {
  /** Every word as typed or as a fact (place, country, kind), in titles and companies. */
  name: string;
  /** The same in the whole text of a job. */
  text: string;
  /** Whole words as spelled. */
  spelled: string;
  spelledText: string | null;
  /** Whether the name query matches nothing that the text query misses, because texts include the names. */
  isInTexts: boolean;
  /** The same with synonyms; null without any. */
  expanded: Expansion | null;
};

export type Expansion = {
  /** Every word as typed or as a synonym in the title. */
  names: string;
  /** The same, or as the role or the wider term. */
  roles: string;
  /** The same in the whole text of a job. */
  text: string;
  /** Only the words with synonyms, in the title or role; null when every word has some. */
  inRole: string | null;
};

/** Neighbouring words with one meaning, or a single word. */
export type Group = {
  words: TypedText['words'];
  /** Fact lexemes that count as much as the words themselves. */
  facts: string[];
  /** Other names of the same thing, also in long texts. */
  alike: string[];
  /** Synonyms. */
  senses: Sense[];
  /** Whether the words name a role or a part of one. */
  hasRole: boolean;
  isPlace: boolean;
  saysLittle: boolean;
  /** The fact of a job that the words name; null for other words. */
  fact: JobFact | null;
};

/** Each costs one index scan. */
const MOST_SENSES = 6;
/** Names of countries shorter than this are words of some language (is, no, it). */
const SHORTEST_COUNTRY = 4;
/** Every result is a job, so these words add nothing to a search with other words. */
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

/** Filler words, and words that are true of every job here. */
const SAY_LITTLE = new Set(
  wordsIn(
    'work works working position positions role roles opening openings career careers opportunity opportunities hiring ' +
      'employment searching search find need needs who that which like likes company companies firma bolag yritys ' +
      'fyrirtæki virksomhed bedrift startup startups scaleup experience erfaring erfarenhet kokemus reynsla skills ' +
      'employee medarbejder medarbejdere medarbeider medarbeidere medarbetare työntekijä starfsmaður fulltrúi officer associate ' +
      'expert team based new good please finde finna hitta tehtävä paikka have can der som har kan',
  ).map(({ folded }) => folded),
);

/** Titles end in these, and each could stand for another. */
const KINDS_OF_PEOPLE = new Set(['specialist', 'consultant', 'coordinator', 'assistant', 'manager', 'head']);

export function isKindOfPerson(key: string): boolean {
  return KINDS_OF_PEOPLE.has(key);
}

/** Groups the typed words by meaning. `placeNames` maps other names of towns to the gazetteer's. */
export function groupsOf(typed: TypedText, placeNames: ReadonlyMap<string, string> = new Map()): Group[] {
  const groups = interpretTyped(typed).map((interpretation): Group => {
    const words = typed.words.slice(interpretation.from, interpretation.from + interpretation.length);
    const [word] = words;
    const isKind = ({ keys }: Sense) => keys.some((key) => KINDS.has(key));
    const facts = interpretation.senses.filter(isKind).map((sense) => senseQuery(sense, true));
    if (interpretation.fact) facts.push(quoted(interpretation.fact.lexeme));
    if (word && words.length === 1 && !word.inPhrase) {
      const country = word.folded.length >= SHORTEST_COUNTRY ? countryNamed(word.spelled) : null;
      if (country) facts.push(quoted(`@${country.code}`));
      const place = placeNames.get(word.folded);
      if (place && place !== word.folded) facts.push(`(${place.split(' ').map(quoted).join(' & ')})`);
    }
    const senses = interpretation.senses.filter((sense) => !isKind(sense)).slice(0, MOST_SENSES);
    const alike = interpretation.senses
      .flatMap(({ keys }) => keys.flatMap(equivalentNames))
      .map((lexemes) => `(${lexemes.map(quoted).join(' & ')})`);
    return {
      words,
      facts,
      alike,
      senses,
      hasRole: senses.some(({ keys }) => keys.some(isOfRole)),
      isPlace: words.length === 1 && placeNames.has(word?.folded ?? ''),
      saysLittle: facts.length === 0 && words.every(({ folded, inPhrase }) => !inPhrase && SAY_LITTLE.has(folded)),
      fact: interpretation.fact ?? null,
    };
  });
  const isJobWord = ({ words, senses, fact }: Group) =>
    senses.length === 0 && !fact && words.every(({ folded, inPhrase }) => !inPhrase && JOB_WORDS.has(folded));
  const telling = groups.filter((group) => !isJobWord(group));
  return telling.length > 0 ? telling : groups;
}

export function lexemeQueriesOf(groups: readonly Group[]): LexemeQueries {
  const each = (say: (words: TypedText['words']) => string, withAlike = true) =>
    groups.map((group) => or(say(group.words), [...group.facts, ...(withAlike ? group.alike : [])])).join(' & ');
  const inTexts = groups.map((group) => or(textOf(group), [...group.facts, ...group.alike])).join(' & ');
  const words = groups.flatMap((group) => group.words);
  return {
    name: each(nameQuery),
    text: inTexts,
    spelled: each(spelledQuery, false),
    spelledText: isSpelledAsFolded(words) ? null : each(spelledTextQuery, false),
    isInTexts: hasSameQueries(words) && groups.every(({ fact }) => !fact?.isStrict),
    expanded: expansionOf(groups),
  };
}

/** The words in texts. Those of a strict fact count in the title only: every word of a title has an exact spelling there. */
function textOf({ words, fact }: Group): string {
  return fact?.isStrict ? spelledQuery(words) : textQuery(words);
}

/**
 * Query for the excluded words and facts: `-norway` excludes jobs in Norway, `-remote` remote jobs. Synonyms stay: a
 * search without chefs may still want cooks. Null when nothing is excluded.
 */
export function exclusionQuery(typed: TypedText, placeNames: ReadonlyMap<string, string>): string | null {
  if (typed.excluded.length === 0) return null;
  const holdsAll = (words: TypedText['words']) =>
    groupsOf({ ...typed, words }, placeNames)
      .map((group) => or(textOf(group), group.facts))
      .join(' & ');
  return typed.excluded.map((words) => `(${holdsAll(words)})`).join(' | ');
}

function expansionOf(groups: readonly Group[]): Expansion | null {
  if (groups.every(({ senses }) => senses.length === 0)) return null;
  const say = (asTyped: (group: Group) => string, withRoles: boolean) => (group: Group) => {
    const { facts, alike, senses } = group;
    return or(asTyped(group), [...facts, ...alike, ...senses.map((sense) => senseQuery(sense, withRoles))]);
  };
  const named = ({ words }: Group) => nameQuery(words);
  const otherwise = groups.filter(({ senses, facts }) => senses.length + facts.length > 0);
  return {
    names: allOf(groups, say(named, false)),
    roles: allOf(groups, say(named, true)),
    text: allOf(groups, say(textOf, true)),
    inRole: otherwise.length < groups.length ? allOf(otherwise, say(named, true)) : null,
  };
}

/** Query for related roles in names, used when a search finds little; null without any. Filler words are dropped. */
export function broaderQuery(groups: readonly Group[]): string | null {
  const telling = groups.length < 3 ? groups : groups.filter(({ saysLittle }) => !saysLittle);
  const near = new Map(telling.map((group) => [group, group.senses.flatMap(nearQueries)]));
  const isNothingNew = telling.length === groups.length && telling.every((group) => near.get(group)?.length === 0);
  if (isNothingNew || telling.length === 0) return null;
  return allOf(telling, (group) =>
    or(nameQuery(group.words), [
      ...group.facts,
      ...group.alike,
      ...group.senses.map((sense) => senseQuery(sense, true)),
      ...(near.get(group) ?? []),
    ]),
  );
}

/** Synonym queries of one word. */
export function synonymQueries(folded: string): string[] {
  const [interpretation] = interpret([folded]);
  return (interpretation?.senses ?? []).slice(0, MOST_SENSES).map((sense) => senseQuery(sense, true));
}

/**
 * Joins the groups. "Engineer" alone may build bridges; beside a software word ("backend engineer") it also means a
 * developer, if the title says both. Otherwise every job of that role would match.
 */
function allOf(groups: readonly Group[], say: (group: Group) => string): string {
  const saysKey = (group: Group, key: string) => group.senses.some((sense) => sense.keys.includes(key));
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

function senseQuery({ keys, begins }: Sense, withRoles: boolean): string {
  const each = keys.map((key) => {
    const lexemes = [key, ...(withRoles ? widerThan(key) : [])].flatMap((one) =>
      (withRoles && ROLES.has(one)) || KINDS.has(one) ? [`~${one}`, `^${one}`] : [`~${one}`],
    );
    return lexemes.length === 1 ? lexemes.map(quoted).join('') : `(${lexemes.map(quoted).join(' | ')})`;
  });
  if (begins !== undefined) each.push(beginningQuery(begins));
  return each.length === 1 ? (each[0] as string) : `(${each.join(' & ')})`;
}

/** Related keys for one key while the others stay, and a role without its kind of person. */
function nearQueries({ keys, begins }: Sense): string[] {
  if (begins !== undefined) return [];
  return keys.flatMap((key) => {
    const others = keys.filter((other) => other !== key);
    const near = nearKeys(key).map((each) => [...each, ...others]);
    if (isKindOfPerson(key) && others.length > 0 && others.every((other) => !ROLES.has(other))) near.push(others);
    return near.map((each) =>
      each.map((one) => (one.startsWith('^') ? quoted(one) : senseQuery({ keys: [one] }, true))).join(' & '),
    );
  });
}
