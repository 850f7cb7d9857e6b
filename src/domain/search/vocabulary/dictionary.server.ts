import { fold } from '#domain/site/fold.ts';
import { joinsOthers } from '../inflections/function-words.ts';
import { areForms, stemsOf } from '../inflections/inflections.server.ts';
import { STEMMED_LANGUAGES, type StemmedLanguage } from '../inflections/stemmers.ts';
import { isSpelledLike } from '../query/nordic-spellings.ts';
import { isCommon, wordsIn } from '../query/search-text.ts';
import { baseForms } from '../query/word-endings.ts';
import { stemmedLanguagesOf } from './languages.server.ts';
import { infinitivesOf } from './verb-forms.ts';

/** Words, phrases and parts of compounds of the vocabulary, folded, with the keys of their entries. */

/** `isOnlyTyped`: whether the word means the entry in a search and not in a text. */
type WordEntry = { key: string; isExact: boolean; isOnlyTyped: boolean };
type Phrase = { words: string[]; key: string; isOnlyTyped: boolean };

export type Dictionary = {
  words: Map<string, WordEntry[]>;
  /** How each of these words is spelled. */
  spellings: Map<string, string[]>;
  /** Words that may be inflected, by their language and stem. */
  byStem: Map<string, string[]>;
  /** By their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
  /** Words that begin compounds, and words that end them. */
  begins: Map<string, string[]>;
  ends: Map<string, string[]>;
};

const SHORTEST_INFLECTED = 4;
const LONGEST_ENDING = 3;

/** Minimum length of the rest of a compound, unless it is a word itself. */
export const SHORTEST_REST = 3;

/** `languagesOf` are the languages of a folded word of these entries. */
export function dictionaryOf(
  entries: readonly { key: string; synonyms: readonly string[] }[],
  languagesOf: (word: string) => readonly StemmedLanguage[] = stemmedLanguagesOf,
): Dictionary {
  const dictionary: Dictionary = {
    words: new Map(),
    spellings: new Map(),
    byStem: new Map(),
    phrases: new Map(),
    begins: new Map(),
    ends: new Map(),
  };
  const add = <T>(map: Map<string, T[]>, name: string, value: T, isSame = (one: T) => one === value) => {
    const values = map.get(name) ?? [];
    if (!values.some(isSame)) map.set(name, [...values, value]);
  };
  for (const { key, synonyms } of entries) {
    for (const synonym of synonyms) {
      const spellings = wordsIn(synonym);
      const words = withoutStopWords(spellings.map(({ folded }) => folded));
      const [first = ''] = words;
      if (words.length > 1) add(dictionary.phrases, first, { words, key, isOnlyTyped: synonym.startsWith('?') });
      else {
        const word = { key, isExact: synonym.startsWith('='), isOnlyTyped: synonym.startsWith('?') };
        if (!/^~|~$/.test(synonym)) {
          add(dictionary.words, first, word, (one) => one.key === key);
          for (const one of spellings) if (one.folded === first) add(dictionary.spellings, first, one.spelled);
        }
        if (/^[-~]/.test(synonym)) add(dictionary.ends, first, key);
        if (/[-~]$/.test(synonym)) add(dictionary.begins, first, key);
      }
    }
  }
  for (const [word, own] of dictionary.words) {
    if (own.every(({ isExact }) => isExact)) continue;
    for (const language of languagesOf(word))
      for (const stem of stemsOf(language, word)) add(dictionary.byStem, `${language} ${stem}`, word);
  }
  for (const phrases of dictionary.phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return dictionary;
}

/** Drops stop words, unless there is nothing else: "head of product" becomes two words side by side. */
export function withoutStopWords(words: readonly string[]): string[] {
  const rest = words.filter((word) => !isCommon(word));
  return rest.length > 0 ? rest : [...words];
}

/** The entries of a word or of its dictionary form. With its spelling, `læger` is no form of `lager`. */
export function entriesOf(dictionary: Dictionary, word: string, spelling?: string): WordEntry[] {
  const wordsFor = (base: string) => {
    const isLike = (own: string) =>
      isSpelledLike({ folded: word, spelled: spelling ?? '' }, { folded: base, spelled: own });
    return spelling === undefined || dictionary.spellings.get(base)?.some(isLike)
      ? dictionary.words.get(base)
      : undefined;
  };
  const own = wordsFor(word);
  if (own) return own;
  for (const base of baseForms(word)) {
    const entries = wordsFor(base)?.filter((entry) => !entry.isExact) ?? [];
    if (entries.length > 0) return entries;
  }
  const byKey = new Map(
    basesOf(dictionary, word)
      .flatMap((base) => wordsFor(base) ?? [])
      .map((one) => [one.key, one]),
  );
  return [...byKey.values()].filter((entry) => !entry.isExact);
}

const isEnding = (letters: number) => letters > 0 && letters <= LONGEST_ENDING;

/** The words of the vocabulary with the stem of a longer word: udvikle is no form of udvikler, nor produkteier of produkt. */
function basesOf({ byStem }: Dictionary, word: string): string[] {
  if (word.length < SHORTEST_INFLECTED) return [];
  return STEMMED_LANGUAGES.flatMap((language) =>
    stemsOf(language, word)
      .flatMap((stem) => byStem.get(`${language} ${stem}`) ?? [])
      .filter((base) => isEnding(word.length - base.length) && areForms(language, base, word)),
  );
}

/** The longest end of a compound, inflected or not. */
export function endOf({ ends, words }: Dictionary, word: string): { keys: readonly string[]; length: number } | null {
  for (let at = 2; at <= word.length - SHORTEST_REST; at++) {
    if (at < SHORTEST_REST && !words.has(word.slice(0, at))) continue;
    const tail = word.slice(at);
    const base = [tail, ...baseForms(tail)].find((form) => ends.has(form));
    if (base) return { keys: ends.get(base) ?? [], length: tail.length };
  }
  return null;
}

/** The longest phrases that begin at a word. A search may have phrases that mean something else in a title. */
export function phraseAt(
  { phrases }: Dictionary,
  words: readonly string[],
  at: number,
  isTyped = false,
  afterAnd: ReadonlySet<number> = new Set(),
): { keys: string[]; length: number; isOnlyTyped: boolean } | null {
  const first = words[at] ?? '';
  const others = isTyped ? infinitivesOf(first).flatMap((verb) => phrases.get(verb) ?? []) : [];
  const candidates = [
    ...(phrases.get(first) ?? []).filter(({ isOnlyTyped }) => isTyped || !isOnlyTyped),
    ...others.filter(({ isOnlyTyped }) => isOnlyTyped),
  ];
  // Many phrases begin with one verb, so the forms of the words behind it are found once.
  const forms = new Map<number, ReadonlySet<string>>();
  const formsAt = (place: number) => {
    const word = words[place] ?? '';
    const known = forms.get(place) ?? new Set([word, ...baseForms(word)]);
    forms.set(place, known);
    return known;
  };
  const spans = candidates.map((phrase) => ({ ...phrase, length: lengthAt(phrase, words, at, formsAt, afterAnd) }));
  const length = Math.max(0, ...spans.map((span) => span.length));
  const ofLength = spans.filter((span) => span.length === length);
  // To make beautiful things is more than to make things, and to help old people more than to help people.
  const most = Math.max(0, ...ofLength.map(({ words: own }) => own.length));
  const longest = ofLength.filter(({ words: own }) => own.length === most || !VAGUE.has(own.at(-1) ?? ''));
  if (length === 0) return null;
  const isOnlyTyped = longest.every((phrase) => phrase.isOnlyTyped);
  return { keys: [...new Set(longest.map(({ key }) => key))], length, isOnlyTyped };
}

/** Hire new people, göra snygga hemsidor: these words change no trade. */
const ADJECTIVES = new Set(
  `new good more nice big small different other own cool beautiful broken short long old young simple complex difficult easy great
  fun funny real whole entire daily lots lot bunch several two three expensive cheap fresh local public little tiny important
  faulty damaged latest various weekly monthly right better best fast quick actual
  ny nye nya nytt god gode godt goda bra flere fler fleire
  andre andra pæne flotte fede pene fine fina snygga store stora egne egna ulike olika forskellige ødelagte trasiga
  liten litet lilla lite lille korte korta kort lange långa lang lång gamle gamla gammel gammal unge unga enkle enkla svære svåra vanskelige vanskelege lette lätta
  sjove roliga morsomme rigtige riktige riktiga hele hela vigtige viktige viktiga små mange många forskellig dyre dyra billige billiga
  friske färska ferske nyeste senaste siste to tre två hurtige snabba raske bedre bättre bedste bästa beste trasig ødelagt lokale lokala
  uusi uusia uuden uudet uutta uusien hyviä muita muiden lisää kauniita hienoja isoja omia erilaisia rikkinäisiä
  lyhyitä lyhyet lyhyen pitkiä pitkät vanhoja vanhat vanhojen nuoria nuorten helppoja vaikeita hauskoja oikeita tärkeitä pieniä monia
  useita paljon kaikki kaikkia koko kalliita halpoja tuoreita nopeita parempia
  nýtt nýja nýjan nýjum góð gott góða fallegar fallega falleg
  fleiri annað stór ýmsa stutt löng gömul gamalt gamla ung ungt einfalt erfið erfitt skemmtileg skemmtilegt margar marga mikilvæg lítil
  litla dýr ódýr fersk biluð bilaða bilað`
    .split(/\s+/)
    .map(fold),
);

/** Anything and anybody: an adjective before it tells more. */
const VAGUE = new Set(
  'things stuff ting saker asioita hluti people folk mennesker människor ihmisiä fólk fólki'.split(' ').map(fold),
);

/** Leta upp folk, lese gjennom avtaler, put up shelves: what follows a verb and changes no trade. */
const PARTICLES = new Set(
  `away back off together round around along forth
  op ned ud ind frem igennem igjennem gennem gjennom sammen tilbage rundt igen videre færdig
  upp ner fram igenom genom ihop tillbaka runt bort vidare hop
  opp inn fram saman tilbake attende ferdig unna
  ylös alas läpi kasaan kuntoon takaisin esiin yhteen
  fram gegnum saman aftur`
    .split(/\s+/)
    .map(fold),
);

const mayStandBetween = (word: string) => joinsOthers(word) || ADJECTIVES.has(word) || PARTICLES.has(word);

/** How many words the phrase takes at a place; 0 elsewhere. Beside a verb stand small words: fix my bike, lede andre folk. */
function lengthAt(
  { words: [, ...others], isOnlyTyped }: Phrase,
  words: readonly string[],
  at: number,
  formsAt: (place: number) => ReadonlySet<string>,
  afterAnd: ReadonlySet<number>,
): number {
  let next = at + 1;
  for (const word of others) {
    const isHere = () => formsAt(next).has(word);
    // Solder and measure circuit boards: both verbs have the noun.
    const isOtherVerb = () => next === at + 1 && afterAnd.has(next);
    while (isOnlyTyped && !isHere() && (mayStandBetween(words[next] ?? '') || isOtherVerb())) next++;
    if (!isHere()) return 0;
    next++;
  }
  return next - at;
}
