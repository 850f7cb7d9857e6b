import { type ResolvedFacts, resolvedFacts } from '#domain/job-text/resolved-facts.ts';
import { readTextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';
import { areasOf } from '#domain/site/areas.server.ts';
import { OTHER_EUROPE } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { hundredthsAYear, type SalaryPeriod } from '#domain/site/money.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { allCombined } from '../filters/combined-lexemes.server.ts';
import { dayLexeme } from '../filters/newest-days.server.ts';
import { payLexemes } from '../filters/stated-pay.ts';
import { type StemmedLanguage, stemmedLanguage } from '../inflections/stemmers.ts';
import { factsOfNote } from '../query/benefit-notes.ts';
import { meaningLexemes } from '../query/expand-query.server.ts';
import {
  centralTopicLexeme,
  factLexeme,
  industryFact,
  languageFacts,
  perkFact,
  sharedTopicLexeme,
  topicLexeme,
} from '../query/job-facts.server.ts';
import {
  companyLexeme,
  joinedForms,
  lengthLexeme,
  lexemesOfFoldedName,
  lexemesOfName,
  lexemesOfText,
  vectorOf,
  wordsIn,
} from '../query/search-text.ts';
import { lexemesOfBeginnings } from '../query/word-beginnings.server.ts';
import { topicsOfLongText, topicsOfOwnText, topicsOfTitle } from '../vocabulary/topics.server.ts';

/** `words` has every city of a job in fifty cities, the short `name_words` only the first. */
const PLACES_IN_NAME = 8;

/** A city in filters and facets: its key is its folded name. */
export type Locality = { key: string; name: string };

/** A job and its company, as read for its search row. */
export type SearchSource = {
  id: string;
  companyId: string;
  platforms: string[];
  title: string;
  company: string;
  role: string;
  types: string[];
  /** Of publication, in UTC. */
  day: string;
  workplace: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  description: string;
  pitch: string;
  textLanguage: string;
  languages: { language: string; level: string }[];
  englishEnough: boolean | null;
  relocation: string;
  equityType: string;
  salaryType: string;
  industries: string[];
  perks: { perk: string; note?: string }[];
  /** The startup's own words. */
  intro: string;
  whatWeDo: string;
  locations: {
    countryCode: string;
    placeId: number | null;
    locality: string | null;
    name: string | null;
    englishName: string | null;
    region: string | null;
    latitude: number | null;
    longitude: number | null;
  }[];
};

/** The columns of a job's search row that SQL cannot derive, the folded text of the job, and its words. */
export function searchRowOf(source: SearchSource, localities: ReadonlyMap<string, Locality>) {
  const title = wordsIn(source.title);
  const name = [...title, ...wordsIn(source.company)];
  const labels = [labelOf(JOB_ROLES, source.role), ...source.types.map((type) => labelOf(POSITION_TYPES, type))];
  const placesOf = (locations: SearchSource['locations']) =>
    wordsIn(
      locations
        .flatMap((place) => [place.locality, place.name, place.englishName])
        .filter((text) => text !== null)
        .join(' \n '),
    );
  const firstPlaces = placesOf(source.locations.slice(0, PLACES_IN_NAME));
  const around = [...wordsIn(labels.join(' \n ')), ...placesOf(source.locations)];
  const text = wordsIn(`${source.pitch} ${plainText(source.description)}`);
  const salary = source.salaryTo ?? source.salaryFrom;
  const countryCodes = countryCodesOf(source);
  const readFromText = readTextFacts(source.description, source.textLanguage);
  const textFacts = resolvedFacts(source, readFromText);
  const aYear = (amount: number | null) =>
    amount === null ? null : hundredthsAYear(amount, source.salaryCurrency ?? '', source.salaryPeriod ?? 'month');
  const yearlySalary = aYear(salary);
  const leastYearlySalary = aYear(source.salaryFrom ?? source.salaryTo);
  const amounts = [source.salaryFrom, source.salaryTo].filter((amount) => amount !== null);
  const pay = yearlySalary === null ? [] : payLexemes(source.salaryCurrency ?? '', source.salaryPeriod, amounts);
  const meaning = meaningLexemes(source.title, { ...source, countryCodes, areas: source.locations.flatMap(areasOf) });
  const facts = factsOf(source, textFacts, salary !== null).map(factLexeme);
  const titles = [...title, ...joinedForms(title)];
  const names = [...name, ...joinedForms(name), ...firstPlaces];
  const texts = [...text, ...joinedForms(text)];
  const ofCompany = wordsIn(`${source.intro} ${plainText(source.whatWeDo)}`);
  const notes = wordsIn(source.perks.map(({ note }) => note ?? '').join(' \n '));
  const titleTopics = lexemesOfTopics(topicsOfTitle(title));
  // What a startup does says more about a job than the words of its text.
  const companyTopics = lexemesOfTopics(topicsOfOwnText(ofCompany));
  const textTopics = lexemesOfTopics(topicsOfLongText(text));
  const sharedTopics = companyTopics.filter((lexeme) => textTopics.includes(lexeme)).map(sharedTopicLexeme);
  const central = lexemesOfTopics(topicsOfOwnText(wordsIn(source.intro))).map(centralTopicLexeme);
  const topics = [...titleTopics, ...companyTopics, ...central, ...sharedTopics];
  const inNames = [...lexemesOfName(names), ...lexemesOfBeginnings(names), ...meaning, ...facts, ...topics, ...pay];
  const own = new Set([...names, ...around, ...texts].map((word) => word.folded));
  const words = [
    ...inNames,
    ...lexemesOfName(around),
    ...lexemesOfFoldedName([...names, ...around]),
    ...lexemesOfText(texts),
    ...textTopics,
    ...lexemesOfBeginnings([...around, ...texts]),
    ...lexemesOfText([...ofCompany, ...notes]),
    // These rank a mention by the startup below a mention by the job.
    ...[...ofCompany, ...notes].filter(({ folded }) => !own.has(folded)).map(({ folded }) => companyLexeme(folded)),
    ...allCombined({
      countryCodes: countryCodes.map((code) => `@${code}`),
      roles: [`^${source.role}`],
      positionTypes: source.types.map((type) => `^${type}`),
      isRemote: source.workplace === 'remote' ? ['^remote'] : [],
    }),
    dayLexeme(source.day),
  ];
  return {
    id: source.id,
    countryCodes,
    localities: [
      ...new Set(
        source.locations.flatMap((place) => localities.get(fold(place.name ?? place.locality ?? ''))?.key ?? []),
      ),
    ],
    englishEnough: textFacts.englishEnough ?? false,
    placeIds: [...new Set(source.locations.flatMap(({ placeId }) => placeId ?? []))],
    yearlySalary,
    leastYearlySalary,
    // With the lexemes of filters, one index answers a title and chosen filters together.
    titleWords: vectorOf([
      ...lexemesOfName(titles),
      ...lexemesOfBeginnings(titles),
      ...meaning.filter((lexeme) => /^[\^@]/.test(lexeme)),
      ...titleTopics,
      ...pay,
      lengthLexeme(title.length),
      dayLexeme(source.day),
    ]),
    nameWords: vectorOf([...inNames, lengthLexeme(title.length), dayLexeme(source.day)]),
    words: vectorOf(words),
    text: ` ${foldedText(title)} . ${foldedText(wordsIn(source.company))} . ${foldedText(around)} . ${foldedText(text)} . ${foldedText(ofCompany)} `,
    facts: readFromText,
    nameWordList: [...new Set(name.map((word) => word.folded))],
    wordLists: wordListsOf(
      source,
      countryCodes,
      title.map((word) => word.folded),
      [...new Set([...own, ...ofCompany.map((word) => word.folded)])],
    ),
  };
}

/** The language of the country's titles above English texts. */
const OF_COUNTRY: Record<string, StemmedLanguage> = { DK: 'da', SE: 'sv', NO: 'no', FI: 'fi', IS: 'is' };

/** The words by language: those of the text, and those of the title, which may be in English or of the country, too. */
function wordListsOf(
  { textLanguage }: SearchSource,
  countryCodes: readonly string[],
  title: readonly string[],
  text: readonly string[],
): Map<string, readonly string[]> {
  const ofText = stemmedLanguage(textLanguage) ?? '';
  const ofTitle = ['en', ...countryCodes.flatMap((code) => OF_COUNTRY[code] ?? [])];
  return new Map<string, readonly string[]>([...ofTitle.map((language) => [language, title] as const), [ofText, text]]);
}

/** The keys of the facts that people search for (facts.yaml). */
function factsOf(
  source: SearchSource,
  { englishEnough, languages, visa, relocation }: ResolvedFacts,
  isPayShown: boolean,
): string[] {
  const statements: [string, boolean][] = [
    ['english', englishEnough === true],
    ['visa', visa === 'offered'],
    ['relocation', relocation === 'offered'],
    ['equity', source.equityType !== 'undisclosed'],
    ['equity:noted', source.equityType === 'percentage'],
    ['paid', source.salaryType !== 'unpaid'],
    ['unpaid', source.salaryType === 'unpaid'],
    ['hourly', source.salaryType === 'range' && source.salaryPeriod === 'hour'],
    ['salaryShown', isPayShown],
  ];
  return [
    ...statements.filter(([, isStated]) => isStated).map(([key]) => key),
    ...languageFacts(languages.map(({ language }) => language)),
    ...source.industries.map(industryFact),
    ...source.perks.flatMap(({ perk, note }) => [perkFact(perk), ...factsOfNote(perkFact(perk), note ?? '')]),
  ];
}

const lexemesOfTopics = (keys: ReadonlySet<string>) => [...keys].map(topicLexeme);

function foldedText(words: readonly { folded: string }[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** For splitting into words only: tags become spaces, and the entities that our sanitiser writes become characters. */
function plainText(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

function countryCodesOf(source: SearchSource): string[] {
  const codes = new Set(source.locations.map((place) => place.countryCode));
  if ([...codes].some((code) => OTHER_EUROPE.includes(code))) codes.add('EU');
  return [...codes];
}
