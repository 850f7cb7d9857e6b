import type { Phrases } from './grammar.ts';
import { DANISH_NORWEGIAN } from './phrases-danish-norwegian.ts';
import { ENGLISH } from './phrases-english.ts';
import { FINNISH } from './phrases-finnish.ts';
import { ICELANDIC } from './phrases-icelandic.ts';
import { SWEDISH } from './phrases-swedish.ts';
import { type HelpTopic, helpReader } from './read-help.ts';
import { type LanguageLevel, type LanguageSaid, languageReader } from './read-languages.ts';
import { sentencesOf } from './sentences.ts';

/** The sentence something was read from, as it stands in the text, and the language it is written in. */
export type Quote = { text: string; language: string };

/** What a job's own words say; what they do not say is empty or null. Nothing is guessed. */
export type TextEvidence = {
  /** Asked for: each of them, and of each any one of `anyOf`. */
  languages: { anyOf: string[]; level: LanguageLevel | null; quote: Quote }[];
  englishEnough: { isEnough: boolean; quote: Quote } | null;
  visa: { isOffered: boolean; quote: Quote } | null;
  relocation: { isOffered: boolean; quote: Quote } | null;
};

const READERS = [ENGLISH, DANISH_NORWEGIAN, SWEDISH, FINNISH, ICELANDIC].map((phrases) => ({
  phrases,
  languages: languageReader(phrases),
  help: helpReader(phrases),
}));

/** Languages one can do without only where nothing else is asked for: those of the five countries. */
const LOCAL = ['da', 'fi', 'is', 'no', 'sv'];
/** No sentence without one of these can say any of it; most have none. */
const WORTH_READING =
  /english|danish|swedish|norweg|finnish|iceland|scandinavian|nordic|german|french|spanish|italian|dutch|polish|portuguese|russian|ukrainian|estonian|latvian|lithuanian|czech|romanian|turkish|arabic|mandarin|chinese|japanese|bokm|nynorsk|[eE]ngelsk|dansk|svensk|norsk|finsk|island|isländ|tysk|fransk|spansk|italiensk|skandinavi|nordisk|hol+[aä]nd|nederl|polsk|pols|portugis|rys|russisk|ukrain|estisk|estn|lettisk|latvi|litau|tjek|tjeck|rum[æeä]n|tyrk|arab|kines|japan|suom|englan|ruots|norja|tanska|saksa|ranska|espanja|itali|puola|venäjä|viro|liettua|turk|pohjoismai|ensk|íslensk|dönsk|sænsk|þýsk|frönsk|spænsk|pólsk|finn|norður|visa|visum|permit|sponsor|relocat|relokat|relokaa|reloker|right to work|authori|eligible|entitled|moving|move|tilladelse|tillatelse|løyve|tillstånd|flyt|viisum|lupa|luvan|lupien|muut|asun|bolig|bustad|bostad|húsnæði|íbúð|flytja|settle|leyfi|áritun|flutning|búferla|rett til|ret til|lov til|rätt att|oikeus/i;

/** A text made to be slow has more; a posting a handful. */
const MOST_SENTENCES = 60;

type Found = LanguageSaid & { quote: Quote };

/** Reads sanitised rich text. `textLanguage` only tells Danish sentences from Norwegian ones that could be either. */
export function readEvidence(html: string, textLanguage: string): TextEvidence {
  const languages: Found[] = [];
  const enough: { isEnough: boolean; quote: Quote }[] = [];
  const help: { topic: HelpTopic; isOffered: boolean; quote: Quote }[] = [];
  const sentences = sentencesOf(html).filter(({ text }) => WORTH_READING.test(text));
  for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
    for (const { phrases, languages: readLanguages, help: readHelp } of READERS) {
      const quote = { text: sentence.text, language: languageOf(phrases, sentence.text, textLanguage) };
      const read = readLanguages(sentence);
      languages.push(...(read?.said.map((one) => ({ ...one, quote })) ?? []));
      if (read && read.englishEnough !== null) enough.push({ isEnough: read.englishEnough, quote });
      help.push(...readHelp(sentence).map((one) => ({ ...one, quote })));
    }
  }
  const required = requiredOf(languages);
  return {
    languages: required,
    englishEnough: englishOf(enough, languages, required),
    visa: helpOf(help, 'visa'),
    relocation: helpOf(help, 'relocation'),
  };
}

function languageOf(phrases: Phrases, sentence: string, textLanguage: string): string {
  const [first = 'en', second] = phrases.languages;
  if (second === undefined || phrases.marks === undefined) return first;
  if ([first, second, 'no', 'nn'].includes(textLanguage)) return textLanguage;
  return phrases.marks.test(sentence) ? second : first;
}

/** Each set once, with the first sentence that asks for it; what another sentence takes back is not said at all. */
function requiredOf(found: readonly Found[]): TextEvidence['languages'] {
  const sets = new Map<string, TextEvidence['languages'][number]>();
  for (const { anyOf, verdict, level, quote } of found) {
    if (verdict !== 'required') continue;
    const known = sets.get(anyOf.join());
    if (known === undefined) sets.set(anyOf.join(), { anyOf: [...anyOf], level, quote });
    else if (known.level === null && level !== null) Object.assign(known, { level, quote });
  }
  for (const { anyOf, verdict } of found) if (verdict !== 'required') sets.delete(anyOf.join());
  return [...sets.values()];
}

function englishOf(
  said: readonly { isEnough: boolean; quote: Quote }[],
  found: readonly Found[],
  required: TextEvidence['languages'],
): TextEvidence['englishEnough'] {
  const [first] = said;
  if (first && said.some(({ isEnough }) => isEnough !== first.isEnough)) return null;
  if (first?.isEnough === false) return first;
  // With another language asked for, English is not enough, whatever is spoken at work.
  if (found.some(({ anyOf, verdict }) => verdict === 'required' && !anyOf.includes('en'))) return null;
  if (first) return first;
  const either = required.find(({ anyOf }) => anyOf.length > 1 && anyOf.includes('en') && anyOf.length < 5);
  if (either) return { isEnough: true, quote: either.quote };
  // Who reads an English text and needs none of the country's language, needs English only; who needs no fluent
  // Danish may need some.
  const asksForEnglish = required.some(({ anyOf }) => anyOf.join() === 'en');
  const without = found.find(
    ({ anyOf, verdict, level, quote }) =>
      verdict === 'notRequired' &&
      level === null &&
      anyOf.every((one) => LOCAL.includes(one)) &&
      (quote.language === 'en' || asksForEnglish),
  );
  return without ? { isEnough: true, quote: without.quote } : null;
}

function helpOf(
  said: readonly { topic: HelpTopic; isOffered: boolean; quote: Quote }[],
  topic: HelpTopic,
): TextEvidence[HelpTopic] {
  const [first, ...others] = said.filter((one) => one.topic === topic);
  if (first === undefined || others.some(({ isOffered }) => isOffered !== first.isOffered)) return null;
  return { isOffered: first.isOffered, quote: first.quote };
}
