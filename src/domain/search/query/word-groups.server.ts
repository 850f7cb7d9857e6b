import {
  equivalentNames,
  isOfRole,
  isTechnology,
  isTrade,
  rolesWith,
  type Sense,
} from '../vocabulary/entry-lookups.server.ts';
import { fillersAmong, saysLittle } from '../vocabulary/fillers.server.ts';
import { homeCountries } from '../vocabulary/languages.server.ts';
import { occupationsIn } from '../vocabulary/occupations.server.ts';
import { isHomeOffice } from '../vocabulary/remote.server.ts';
import { type Interpretation, interpret, interpretWords } from '../vocabulary/synonyms.server.ts';
import { areaInForm } from './area-forms.server.ts';
import { weighBackground, withRestLightly } from './background-groups.server.ts';
import { ofFact, ofField } from './fact-groups.server.ts';
import { beginsVaguely, withHints } from './hinted-groups.server.ts';
import { isBenefit, isTechFact, TECH_WITHOUT_CODE } from './job-facts.server.ts';
import { leavesOutCode } from './left-out-code.server.ts';
import { quote } from './lexeme-queries.server.ts';
import { needsItsLetters } from './nordic-spellings.ts';
import { countryInForm } from './place-forms.ts';
import { isIt, type TypedText } from './search-text.ts';
import { KINDS, MOST_SENSES, senseQuery } from './sense-queries.server.ts';
import { factsIn } from './typed-facts.server.ts';
import { withoutSidesOfLanguages } from './unneeded-languages.server.ts';
import { choiceOf, conditionOf, FOR_STUDENTS, type Group, isLevel, isSeason, nothing } from './word-group.ts';

type Words = TypedText['words'];

/** Names of countries shorter than this are words of some language (is, no, it). */
const SHORTEST_COUNTRY = 4;
/** The beginnings of shorter words begin too much else. */
const SHORTEST_BEGINNING = 5;
/** So many words are a sentence, which no job repeats. */
const LONG_SEARCH = 7;
/** More words are no name of a region. */
const LONGEST_AREA = 4;

/** Groups the typed words by meaning. `placeNames` maps other names of towns to the gazetteer's. */
export function groupsOf(typedText: TypedText, placeNames: ReadonlyMap<string, string> = new Map()): Group[] {
  if (typedText.words.some(({ background }) => background !== undefined)) return ofSentence(typedText, placeNames);
  const sides = [...Map.groupBy(withoutSidesOfLanguages(typedText.words), ({ side = 0 }) => side).values()];
  if (sides.length > 1) return eitherOf(typedText, sides, placeNames);
  const groups: Group[] = [];
  const { words } = typedText;
  const facts = factsIn(words);
  const factAt = (at: number): Group | null => {
    const span = facts.find(({ from }) => from === at);
    // Djursland is no land of animals (djur).
    if (!span || (span.length === 1 && areaAt(words, at) !== null)) return null;
    const wordsOfFact = words.slice(at, at + span.length);
    return ofFact(wordsOfFact, isTechFact(span.fact) && leavesOutCode(typedText) ? TECH_WITHOUT_CODE : span.fact);
  };
  const startsGroup = (at: number) =>
    factAt(at) !== null || areaAt(words, at) !== null || words[at]?.slash !== undefined;
  for (let at = 0; at < words.length; ) {
    const group = factAt(at) ?? choiceAt(words, at, placeNames) ?? areaAt(words, at);
    if (group) {
      groups.push(group);
      at += group.words.length;
      continue;
    }
    let end = at + 1;
    while (end < words.length && !words[end]?.inPhrase && !words[at]?.inPhrase && !startsGroup(end)) end++;
    groups.push(...meaningsOf(words.slice(at, end), placeNames));
    at = end;
  }
  const fillers = fillersAmong(words);
  const isFiller = new Map(words.map((word, at) => [word, fillers[at]]));
  // "Tre" is three, and Tampere for those who write Finnish.
  const isFinnish = homeCountries(typedText.all).includes('FI');
  const isOnlyFillers = ({ facts: meanings, town, words: own }: Group) =>
    meanings.length === 0 &&
    (town === null || town === own[0]?.folded || (!isFinnish && words.length > own.length)) &&
    own.every((word) => isFiller.get(word));
  const hasRole = groups.some((group) => group.hasRole);
  // "Lunch at the office", "health insurance from the first day": no job has to say so of its benefits.
  const hasBenefit = groups.some(({ fact }) => fact !== null && isBenefit(fact));
  const isField = ({ fact, words: own }: Group) => (fact?.isTopic || fact?.industry) && !own.every(isSustainable);
  const hasField = groups.some((group) => !isOnlyFillers(group) && isField(group));
  const telling = groups
    .filter((group) => !isOnlyFillers(group) && !(hasBenefit && group.saysLittle))
    // No project manager has a role of IT, so beside a role the field asks for little. So does "green" beside another field.
    .map((group) =>
      (hasRole && group.words.every(isIt)) || (hasField && group.words.every(isSustainable))
        ? { ...group, saysLittle: true }
        : group,
    );
  const isUnderstood = telling.some(({ senses, fact }) => senses.length > 0 || fact !== null);
  const hinted = !isUnderstood && beginsVaguely(typedText.all) ? withHints(telling, typedText.all) : null;
  if (hinted) return hinted.filter(({ saysLittle }) => !saysLittle);
  return withEitherKind(
    inTitles(telling.length > 0 ? withRestLightly(telling, typedText.all.length >= LONG_SEARCH) : groups),
  );
}

/**
 * A chief of finance who "will lead" and works beside a designer is no lead designer. Whole words alone stand in the index of
 * texts, which answers by itself then: two indexes took half as long again at a million jobs.
 */
function inTitles(groups: Group[]): Group[] {
  if (!groups.some(isLevel)) return groups;
  const inNames = (group: Group): Group => ({
    ...group,
    words: group.words.map((word) => ({ ...word, isPrefix: false })),
    isInNames: true,
  });
  return groups.map((group) =>
    isLevel(group) || (group.hasRole && group.firstIn.length === 0) ? inNames(group) : group,
  );
}

/** A sentence about oneself: what the person wants, and of the rest what a job may still be asked for. */
function ofSentence(typedText: TypedText, placeNames: ReadonlyMap<string, string>): Group[] {
  const groupsWith = (isOfBackground: boolean) =>
    groupsOf(
      {
        ...typedText,
        words: typedText.words
          .filter(({ background }) => (background !== undefined) === isOfBackground)
          .map(({ background: _, ...word }) => word),
      },
      placeNames,
    );
  const isLeft = typedText.words.some(({ background }) => background === 'left');
  return withEitherKind(weighBackground(groupsWith(false), groupsWith(true), isLeft, ofField));
}

function withEitherKind(groups: Group[]): Group[] {
  const kindOf = ({ facts, senses, fact }: Group) =>
    fact === null && senses.length === 0
      ? FOR_STUDENTS.find((kind) => facts.some((query) => query.includes(kind)))
      : undefined;
  const [first, ...others] = groups.filter((group) => kindOf(group) !== undefined);
  if (first && others.length === 0 && groups.some(isSeason))
    return groups.map((group) => (group === first ? { ...first, facts: [...FOR_STUDENTS] } : group));
  if (!first || others.every((group) => kindOf(group) === kindOf(first))) return groups;
  const all = [first, ...others];
  const either = { ...choiceOf(all.map((group) => [group])), facts: all.flatMap(({ facts }) => facts), readings: [] };
  return groups.flatMap((group) => (group === first ? [either] : others.includes(group) ? [] : [group]));
}

/** "Sustainable fashion" is fashion first of all. */
const SUSTAINABLE = new Set(
  (
    'sustainable green ethical bæredygtig bæredygtigt bæredygtige grøn grønt grønne hållbar hållbart hållbara grön grönt gröna ' +
    'bærekraftig bærekraftige berekraftig grønn kestävä kestävää vihreä vihreää sjálfbær sjálfbært græn grænt'
  ).split(' '),
);

const isSustainable = ({ spelled }: Words[number]) => SUSTAINABLE.has(spelled);

/** Words without slashes, areas or quotes between them; a quoted word comes alone and has no synonyms. */
function meaningsOf(words: Words, placeNames: ReadonlyMap<string, string>): Group[] {
  const [first] = words;
  if (first?.inPhrase) return [groupOf(words, { from: 0, length: 1, senses: [], parts: [] }, placeNames)];
  const interpretations = interpretWords(words);
  const groups = interpretations.map((one) => groupOf(words.slice(one.from, one.from + one.length), one, placeNames));
  for (const { from, length, ...occupation } of occupationsIn(words)) {
    const isIn = (_: Group, at: number) => {
      const start = interpretations[at]?.from ?? 0;
      return start >= from && start < from + length;
    };
    const groupsOfIt = groups.filter(isIn);
    const theOccupation = { ...occupation, length: groupsOfIt.length };
    for (const group of groupsOfIt) Object.assign(group, { occupation: theOccupation, hasRole: true });
  }
  return groups;
}

function groupOf(words: Words, interpretation: Interpretation, placeNames: ReadonlyMap<string, string>): Group {
  const [word] = words;
  const isKind = ({ keys }: Sense) => keys.some((key) => KINDS.has(key));
  const facts = interpretation.senses.filter(isKind).map((sense) => senseQuery(sense, true));
  // Some days at home are a home office, too.
  if (facts.length > 0 && words.every(({ folded }) => isHomeOffice(folded))) facts.push(quote('^hybrid'));
  if (word && words.length === 1 && !word.inPhrase) {
    const country = word.folded.length >= SHORTEST_COUNTRY ? countryInForm(word.spelled) : null;
    if (country) facts.push(quote(`@${country.code}`));
  }
  const place = words.length === 1 && !word?.inPhrase ? placeNames.get(word?.folded ?? '') : undefined;
  const isOtherName = word !== undefined && (place !== word.folded || needsItsLetters(word));
  const parts = word ? compoundOf(word, interpretation, placeNames) : [];
  const isOfTechnology = parts.some((part) => part.firstIn.length > 0 || part.senses.some(isOfATechnology));
  const senses = isOfTechnology ? [] : interpretation.senses.filter((sense) => !isKind(sense)).slice(0, MOST_SENSES);
  const keys = interpretation.senses.flatMap((sense) => sense.keys);
  const hasRole = keys.some(isOfRole);
  const alike = keys.flatMap(equivalentNames).map((lexemes) => `(${lexemes.map(quote).join(' & ')})`);
  if (interpretation.otherForm !== undefined) alike.push(quote(interpretation.otherForm));
  return {
    words,
    facts,
    alike: isOfTechnology ? [] : alike,
    town: place !== undefined && isOtherName ? place : null,
    senses,
    readings: isOfTechnology ? [parts] : [],
    parts,
    hasRole,
    // Startups that make tools for plumbers talk of them and need none.
    isInNames: !word?.inPhrase && isTrade(interpretation.senses),
    isEveryday: interpretation.isEveryday === true,
    isPlace: words.length === 1 && placeNames.has(word?.folded ?? ''),
    // "Office work" names a trade, although each of its words says little.
    saysLittle:
      facts.length === 0 &&
      (place === undefined || place === word?.folded) &&
      !(words.length > 1 && senses.length > 0) &&
      words.every(({ folded, inPhrase }) => !inPhrase && saysLittle(folded)),
    fact: null,
    firstIn: interpretation.senses.every(isOfATechnology) ? [...new Set(keys.flatMap(rolesWith))] : [],
    occupation: null,
  };
}

const isOfATechnology = ({ keys }: Sense) => keys.length === 1 && keys.every(isTechnology);

/** The parts of a compound as groups; none for other words. */
function compoundOf(word: Words[number], { parts }: Interpretation, placeNames: ReadonlyMap<string, string>): Group[] {
  return parts.flatMap((part, at) => {
    const isKnown = interpret([part]).some(({ senses }) => senses.length > 0);
    const isLast = at === parts.length - 1;
    const isPrefix = isLast ? word.isPrefix : !isKnown && part.length >= SHORTEST_BEGINNING;
    // A search that is relaxed to the beginning shows it as one: "marknads-".
    const spelling = isLast || namesTechnology([part]) ? part : `${part}-`;
    return meaningsOf([{ folded: part, spelled: spelling, isPrefix, inPhrase: false }], placeNames);
  });
}

const namesTechnology = (words: readonly string[]) =>
  interpret(words).some(({ senses }) => senses.length > 0 && senses.every(isOfATechnology));

/** The region or group of countries whose name begins at a word, in any of its languages. */
function areaAt(words: Words, at: number): Group | null {
  for (let length = Math.min(LONGEST_AREA, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    if (part.some(({ inPhrase }) => inPhrase)) continue;
    const name = part.map((word) => word.folded).join(' ');
    const area = areaInForm(name);
    if (!area) continue;
    const lexemes = [...area.countries, ...area.keys].map((code) => quote(`@${code}`));
    return { ...nothing, words: part, facts: [`(${lexemes.join(' | ')})`], isPlace: true };
  }
  return null;
}

/**
 * Words with slashes between them, unless they are one name (`ux/ui`). What follows the last belongs to each where they
 * are phrases together: a product/project manager is either manager.
 */
function choiceAt(words: Words, at: number, placeNames: ReadonlyMap<string, string>): Group | null {
  const slash = words[at]?.slash;
  if (slash === undefined) return null;
  const sides = words.slice(at).filter((word) => word.slash === slash);
  const [whole] = interpretWords(sides);
  const isOneName = sides.length < 2 || (whole?.length === sides.length && sides.length > 1);
  const rest = words.slice(at + sides.length).filter(({ inPhrase }) => !inPhrase);
  const last = sides.at(-1);
  if (isOneName || !last) return { ...combine(meaningsOf(sides, placeNames)), words: sides };
  const [phrase] = interpretWords([last, ...rest]);
  const following = words.slice(at + sides.length, at + sides.length + (phrase?.length ?? 1) - 1);
  return {
    ...choiceOf(
      sides.map((side) => {
        const area = areaAt([side], 0);
        return area ? [area] : meaningsOf([side, ...following], placeNames);
      }),
    ),
    words: [...sides, ...following],
  };
}

/**
 * "Oslo or Bergen" is a choice of places; "sales or marketing in Oslo" of two searches in one place. A word before "or"
 * takes what follows the other where both are phrases: a product or project manager is either manager.
 */
function eitherOf(typedText: TypedText, sides: readonly Words[], placeNames: ReadonlyMap<string, string>): Group[] {
  const [, ...after] = sides.at(-1) ?? [];
  const searches = sides.map((side, at) => {
    const last = side.at(-1);
    const [phrase] = last ? interpretWords([last, ...after]) : [];
    const takesNext = at < sides.length - 1 && last !== undefined && !last.inPhrase && phrase !== undefined;
    const words = takesNext ? [...side, ...after.slice(0, phrase.length - 1)] : side;
    return groupsOf({ ...typedText, words: words.map(({ side: _, ...word }) => word) }, placeNames);
  });
  const [first = [], last = []] = [searches[0], searches.at(-1)];
  const options = [first.at(-1), ...searches.slice(1, -1).flat(), last[0]].filter((group) => group !== undefined);
  if (options.every((group) => conditionOf(group) !== null))
    return [...first.slice(0, -1), choiceOf(options.map((group) => [group])), ...last.slice(1)];
  const isShared = (group: Group) => {
    const condition = conditionOf(group);
    return (
      condition !== null && searches.filter((side) => side.some((one) => conditionOf(one) === condition)).length === 1
    );
  };
  const own = searches.map((side) => side.filter((group) => !isShared(group))).filter((side) => side.length > 0);
  const common = searches.flat().filter(isShared);
  return own.length > 1 ? [choiceOf(own), ...common] : [...own.flat(), ...common];
}

/** One group as it is; several as one that asks for all of them. */
function combine(groups: Group[]): Omit<Group, 'words'> {
  const [only, ...others] = groups;
  return only && others.length === 0 ? only : { ...nothing, readings: [groups] };
}
