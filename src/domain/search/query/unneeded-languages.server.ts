import { fold } from '#domain/site/fold.ts';
import { joinsOthers } from '../inflections/function-words.ts';
import { FACT_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import type { TypedText, Word } from './search-text.ts';

/** "Don't have to know Danish" and "svenska krävs inte": who says so can work in English. */

const wordSet = (text: string) => new Set(text.split(/\s+/).map(fold));

/** Those that may follow the name: "svenska krävs inte". "Danish, no experience" negates something else. */
const AFTER = wordSet('not dont doesnt cannot cant isnt arent ikke ikkje inte ej ei eivät ekki');
const NEGATIONS = new Set([
  ...AFTER,
  ...wordSet(
    `neither hverken verken varken korkje hvorki no neednt without uden ingen intet utan inget slipper slippe uten inga
    slepp ilman án engin engrar en emme`,
  ),
]);

/** "Neither Danish nor Norwegian": of two languages that are not known, nobody would say so for another reason. */
const NEITHER = wordSet('neither nor hverken verken varken korkje hvorki né eikä enkä');

/** To need, to speak and to know, and how well. */
const NEEDS = wordSet(
  `need needs needed needing have having has must require requires required requiring requirement necessary mandatory essential
  important obligatory expected speak speaks speaking know knows knowing understand understanding fluent fluently fluency skill
  skills knowledge able proficiency proficient matter learn language good well perfect perfectly great strong
  behøver behøve behøves behov krav kræver kræves påkrævet krævet nødvendigt nødvendig skal skulle kunne kan tale taler snakke
  snakker forstå forstår beherske behersker flydende lære sprog god godt perfekt
  behöver behöva behövs kräver krävs nödvändigt nödvändig måste kunna prata pratar tala talar förstå förstår behärska
  behärskar flytande obligatoriskt lära språk kunskaper bra
  trenger trenge trengs treng krever kreves krevst påkrevd må måtte snakkar flytende obligatorisk naudsynt kunnskaper
  tarvitse tarvita tarvitsisi vaadi vaadita vaatimus vaatimuksena edellytä edellytetä puhua puhu osata osaa osaamista
  osaaminen taitoa taito ymmärtää ymmärrä välttämätön välttämätöntä pakollinen pakollista pakko hallita kieltä kielen kieli
  kielitaitoa kielitaito sujuvaa sujuvasti hyvin hyvää hyvä
  þarf þarft þurfa kunna kann tala skilja krafist krafa kröfu nauðsynleg nauðsynlegt nauðsyn skilyrði geta kunnáttu kunnátta
  góð góða vel`,
);

const LANGUAGES = new Set([
  ...FACT_ENTRIES.filter(({ key }) => ['danish', 'swedish', 'norwegian', 'finnish', 'icelandic'].includes(key)).flatMap(
    ({ synonyms }) => synonyms.filter((name) => !name.includes(' ')).map(fold),
  ),
  // Some of these name the country, too.
  ...wordSet(
    'suomi suomea suomen suomeksi suomeni ruotsia ruotsin norjaa norjan tanskaa tanskan islantia islannin dansken norsken svenskan finskan íslenskan',
  ),
]);

/** "My Norwegian is still not very good": words that may stand between. */
const BETWEEN = wordSet(
  'still yet very that my mit min endnu særlig særligt ännu särskilt mitt ennå enda særleg vielä kovin mín enn ennþá mjög',
);

/** Folded, the Swedish "är" is "år", too, so it is no function word elsewhere. */
const isSmall = (word: Word | undefined) =>
  word !== undefined &&
  (word.spelled === 'är' || NEITHER.has(word.folded) || BETWEEN.has(word.folded) || joinsOthers(word.folded));

/** The small words at a place: "Danish and also Norwegian". */
function skipped(part: readonly Word[], from: number): number {
  let at = from;
  while (isSmall(part[at])) at++;
  return at - from;
}

/** "My Swedish is poor" says as much as "I don't speak it well". A learner may be a teacher: "lærer i norsk". */
const POOR = wordSet(
  `poor poorly weak rusty shaky beginner beginners
  dårlig dårligt dårleg begrænset begrenset avgrensa begynder begynner
  dålig dåligt dåliga begränsad svag knagglig nybörjare heikko huono rajallinen opettelen opiskelen léleg lélega takmörkuð`,
);

/** Between "not" and a language stand few words. */
const LONGEST = 8;

/** How many words from here on say that a Nordic language is not needed; 0 where they say nothing like it. */
export function unneededLanguageAt(words: TypedText['words'], at: number): number {
  const part = words.slice(at, at + LONGEST);
  const is = (set: ReadonlySet<string>, place: number) => {
    const word = part[place];
    return word !== undefined && !word.inPhrase && set.has(word.folded);
  };
  if (![NEGATIONS, NEEDS, POOR, LANGUAGES].some((set) => is(set, 0))) return 0;
  let language = 0;
  let [isNegated, isNeed] = [false, false];
  while (!is(LANGUAGES, language)) {
    if (is(POOR, language)) isNegated = isNeed = true;
    else if (is(NEGATIONS, language)) isNegated = true;
    else if (is(NEEDS, language)) isNeed = true;
    else if (!isSmall(part[language])) return 0;
    language++;
  }
  // "Speaks Danish, not required": what stands before the language is negated only by what follows it.
  if (!isNegated) isNeed = false;
  const isNegatedBefore = isNegated;
  // "Danish or Norwegian not needed"; but of "speaks Danish, Swedish not needed" only one is not.
  const isListed = (place: number) => isNegated || language === 0 || part[place]?.side !== part[place - 1]?.side;
  let end = language + 1;
  while (is(LANGUAGES, end + skipped(part, end)) && isListed(end)) {
    end += skipped(part, end) + 1;
    isNeed ||= isNegatedBefore;
  }
  for (let next = end; next < part.length; next++) {
    if (is(POOR, next)) isNegated = isNeed = true;
    else if (is(NEEDS, next)) isNeed = true;
    else if (is(AFTER, next) && !isNegated) isNegated = true;
    else if (isSmall(part[next])) continue;
    else break;
    end = next + 1;
  }
  return isNegated && isNeed ? end : 0;
}

/** "Don't need Danish or Norwegian" is one condition of one search. */
export function withoutSidesOfLanguages(words: TypedText['words']): TypedText['words'] {
  let joined = 0;
  let inside = 0;
  return words.map((word, at) => {
    if (inside === 0) inside = unneededLanguageAt(words, at);
    else if (word.side !== words[at - 1]?.side) joined++;
    inside = Math.max(0, inside - 1);
    return joined === 0 ? word : { ...word, side: (word.side ?? 0) - joined };
  });
}
