import type { LanguageLevel } from './language-expressions.ts';
import { type Phrases, readPhrases } from './phrases.server.ts';
import { type HelpTopic, helpReader } from './read-help.ts';
import { type LanguageFact, languageReader } from './read-languages.ts';
import { sentencesOf } from './sentences.ts';

/** The sentence that states a fact, as it stands in the text, and its language. */
export type Quote = { text: string; language: string };

/** The facts that the text of a job states. Facts that it does not state are empty or null. Nothing is guessed. */
export type TextFacts = {
  /** The job requires each of them, and of each any one of `anyOf`. */
  languages: { anyOf: string[]; level: LanguageLevel | null; quote: Quote }[];
  englishEnough: { isEnough: boolean; quote: Quote } | null;
  visa: { isOffered: boolean; quote: Quote } | null;
  relocation: { isOffered: boolean; quote: Quote } | null;
};

const PHRASES = ['english', 'danish-norwegian', 'swedish', 'finnish', 'icelandic'].map((file) => readPhrases(file));
const READERS = PHRASES.map((phrases) => {
  const secondLanguage = phrases.secondLanguage?.join('|');
  return {
    // Most sentences have none of these.
    worthReading: new RegExp(phrases.worthReading.join('|'), 'i'),
    languageOf: languageOfSentence(
      phrases.languages,
      secondLanguage === undefined ? null : new RegExp(`(?<!\\p{L})(?:${secondLanguage})(?!\\p{L})`, 'iu'),
    ),
    languages: languageReader(phrases, PHRASES),
    help: helpReader(phrases),
  };
});

/** The languages of the five countries. */
const LOCAL = ['da', 'fi', 'is', 'no', 'sv'];
/** A posting has a handful. A text that was made to be slow has more. */
const MOST_SENTENCES = 60;

type QuotedFact = LanguageFact & { quote: Quote };

/** Reads sanitised rich text. `textLanguage` only tells Danish sentences from Norwegian ones that could be either. */
export function readTextFacts(html: string, textLanguage: string): TextFacts {
  const languages: QuotedFact[] = [];
  const enough: { isEnough: boolean; quote: Quote }[] = [];
  const help: { topic: HelpTopic; isOffered: boolean; quote: Quote }[] = [];
  const sentences = sentencesOf(html).flatMap((sentence) => {
    const readers = READERS.filter(({ worthReading }) => worthReading.test(sentence.text));
    return readers.length > 0 ? [{ sentence, readers }] : [];
  });
  for (const { sentence, readers } of sentences.slice(0, MOST_SENTENCES)) {
    for (const { languageOf, languages: readLanguages, help: readHelp } of readers) {
      const quote = { text: sentence.text, language: languageOf(sentence.text, textLanguage) };
      const languagesHere = readLanguages(sentence);
      languages.push(...(languagesHere?.facts.map((one) => ({ ...one, quote })) ?? []));
      if (languagesHere && languagesHere.englishEnough !== null)
        enough.push({ isEnough: languagesHere.englishEnough, quote });
      help.push(...readHelp(sentence).map((one) => ({ ...one, quote })));
    }
  }
  const requiredLanguages = requiredOf(languages);
  return {
    languages: requiredLanguages,
    englishEnough: englishOf(enough, languages, requiredLanguages),
    visa: helpOf(help, 'visa'),
    relocation: helpOf(help, 'relocation'),
  };
}

function languageOfSentence([first = 'en', second]: Phrases['languages'], isSecond: RegExp | null) {
  return (sentence: string, textLanguage: string): string => {
    if (second === undefined || isSecond === null) return first;
    if ([first, second, 'no', 'nn'].includes(textLanguage)) return textLanguage;
    return isSecond.test(sentence) ? second : first;
  };
}

/** Each set once, with the first sentence that requires it, unless another sentence contradicts it. */
function requiredOf(facts: readonly QuotedFact[]): TextFacts['languages'] {
  const sets = new Map<string, TextFacts['languages'][number]>();
  for (const { anyOf, verdict, level, quote } of facts) {
    if (verdict !== 'required') continue;
    const first = sets.get(anyOf.join());
    if (first === undefined) sets.set(anyOf.join(), { anyOf: [...anyOf], level, quote });
    else if (first.level === null && level !== null) Object.assign(first, { level, quote });
  }
  for (const { anyOf, verdict } of facts) if (verdict !== 'required') sets.delete(anyOf.join());
  return [...sets.values()];
}

function englishOf(
  statements: readonly { isEnough: boolean; quote: Quote }[],
  facts: readonly QuotedFact[],
  requiredLanguages: TextFacts['languages'],
): TextFacts['englishEnough'] {
  const [first] = statements;
  if (first && statements.some(({ isEnough }) => isEnough !== first.isEnough)) return null;
  if (first?.isEnough === false) return first;
  // A job that requires another language needs more than English, whatever is spoken at work.
  if (facts.some(({ anyOf, verdict }) => verdict === 'required' && !anyOf.includes('en'))) return null;
  if (first) return first;
  const either = facts.find(
    ({ anyOf, verdict, isAlone }) =>
      verdict === 'required' && isAlone && anyOf.length > 1 && anyOf.includes('en') && anyOf.length < 5,
  );
  if (either && requiredLanguages.some(({ anyOf }) => anyOf.join() === either.anyOf.join()))
    return { isEnough: true, quote: either.quote };
  // A job in English that requires none of the local languages needs only English. With a level it may need some Danish.
  const requiresEnglish = requiredLanguages.some(({ anyOf }) => anyOf.join() === 'en');
  const without = facts.find(
    ({ anyOf, verdict, level, quote }) =>
      verdict === 'notRequired' &&
      level === null &&
      anyOf.every((one) => LOCAL.includes(one)) &&
      (quote.language === 'en' || requiresEnglish),
  );
  return without ? { isEnough: true, quote: without.quote } : null;
}

function helpOf(
  facts: readonly { topic: HelpTopic; isOffered: boolean; quote: Quote }[],
  topic: HelpTopic,
): TextFacts[HelpTopic] {
  const [first, ...others] = facts.filter((one) => one.topic === topic);
  if (first === undefined || others.some(({ isOffered }) => isOffered !== first.isOffered)) return null;
  return { isOffered: first.isOffered, quote: first.quote };
}
