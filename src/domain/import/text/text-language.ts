/**
 * Frequent words of each language that its neighbours write in another way. Counting them tells the site's six
 * languages, and six others that postings are written in, apart in a text of a paragraph or more.
 */
const FREQUENT_WORDS: Record<string, string> = {
  en: 'the and of to in you we our your with for is are will as on that be have this or from at by an it who',
  da: 'og af til på med om eller er du vi at en et den det som for os ikke har dig din dit vores kan bliver være hvor efter mere også samt både ud jeres nogle gerne mange skal hos ved opgaver dine hvad sammen medarbejdere der nu bliv mangler mellem få arbejde løbende skriver gør løn andet noget hjælper læser arbejder',
  sv: 'och av till på med är du vi att en ett den det som för oss inte har dig din ditt vår vårt våra kan blir vara där efter mer även samt både ut er några gärna många ska hos vid om vad tillsammans eller också hur',
  nb: 'og av til på med er du vi å en et den det som for oss ikke har deg din ditt vår vårt våre kan blir være hvor etter mer også samt både ut noen gjerne mange skal hos ved om hva sammen eller hvordan arbeidsoppgaver nå får mellom arbeid ikkje ein eit dei vere kva korleis saman noko meir òg frå me held gjør lønn annet noe hjelper trenger leser arbeider ingen ønskede utdanning',
  fi: 'ja on ei se että olet olemme sinä me sinun meidän kanssa sekä tai jos myös mutta kun hyvä voit ovat mitä miten sinulla meillä työ kuin joka tämä osa työn',
  is: 'og að í á er við þú sem með til fyrir ekki það af um eða okkar þinn hefur eru verður þér okkur hjá vera frá einnig því starf starfi þeim',
  de: 'und der die das zu du wir dich dir mit für auf ist sind bei unser unsere unserem unserer deine dein ein eine einen nicht auch sowie oder von im den dem zur zum als werden bist hast wird über uns',
  fr: 'et le la les des du une vous nous notre nos votre vos pour dans avec sur est sont au aux que qui ou en ce cette être plus par',
  es: 'y el la los las del una con para por que en es son tu nuestro nuestra nuestros como más su al se o ser',
  pt: 'e o os as da do das dos uma com para por que em é são você seu sua nosso nossa como mais no na ao ou ser não',
  nl: 'en de het een van je jij wij we ons onze met voor op is zijn bij jouw niet ook naar om aan dat die door wordt kun ben',
  pl: 'i w z na do oraz się jest dla że jak nie lub od przez po są nas ci twój nasz naszym będziesz praca pracy jako',
};

/** Words that one written form of Norwegian has and the other has not. Those above count for either. */
const BOKMAL = new Set(
  'ikke en et de være hva hvor hvordan sammen noe noen mer også fra jeg hun hos etter arbeidsoppgaver'.split(' '),
);
const NYNORSK = new Set(
  'ikkje ein eit dei vere kva kor korleis saman noko nokon meir òg frå eg ho arbeidsoppgåver'.split(' '),
);
const FEWEST_OF_NYNORSK = 2;

/**
 * Words of work that the neighbours spell in ways of their own, and Finnish cases: "toimistollamme", "viikossa". A short
 * text has few of the small words above.
 */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  da: /^(?:\p{L}{0,20}(?:arbejd|ansøg|tilladelse)\p{L}{0,12}|(?:søg|hjælp|uge|uger|ugen|tilbyd|køb)\p{L}{0,4}|\p{L}{3,20}hed(?:en|er)?|meget|hvad|nogen)$/u,
  nb: /^(?:\p{L}{0,20}(?:arbeid|tillatelse|utdann)\p{L}{0,12}|(?:søk|hjelp|uke|uken|uka|tilby|kjøp)\p{L}{0,4}|\p{L}{3,20}het(?:en|er)|mye|noen|fremover)$/u,
  sv: /^(?:\p{L}{0,20}(?:arbet|tillstånd|tjänst)\p{L}{0,12}|(?:sök|ansök|hjälp|vecka|erbjud|köp)\p{L}{0,4}|\p{L}{3,20}het(?:en|er)|mycket|någon|lön|språk)$/u,
  fi: /^\p{L}{4,}(?:ss[aä]|st[aä]|ll[aä]|mme|minen|[uy]{2}s|ään)$/u,
};
/** The languages with the letters of a text, the first that fits: a short text is in one of them or in none of ours. */
const LANGUAGES_OF_LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ðþ]/, ['is']],
  [/[æø]/, ['da', 'nb', 'is']],
  [/[äö]/, ['fi', 'sv', 'de']],
  [/å/, ['sv', 'da', 'nb']],
];

const LANGUAGES = Object.entries(FREQUENT_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);
const FEWEST_MATCHES = 5;
/** Where the letters of a short text tell most of it. */
const FEWEST_BESIDE_LETTERS = 2;

/** The language of a plain text, or null when no language clearly leads. */
export function textLanguageOf(text: string): string | null {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map(([language, frequentWords]) => {
    const isOf = (word: string) => frequentWords.has(word) || (OWN_WORDS[language]?.test(word) ?? false);
    return { language, isOf, count: words.filter(isOf).length };
  }).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count < words.length * 0.08) return null;
  if (first.count < FEWEST_MATCHES) {
    const letters = words.join('');
    const possible = LANGUAGES_OF_LETTERS.find(([pattern]) => pattern.test(letters))?.[1] ?? [];
    const [likely, other] = counts.filter(({ language }) => possible.includes(language));
    const isClear =
      likely !== undefined &&
      likely.count >= Math.max(FEWEST_BESIDE_LETTERS, first.count - 1) &&
      likely.count > (other?.count ?? 0);
    return isClear ? inWrittenForm(likely.language, words) : null;
  }
  if (second === undefined || first.count >= second.count * 1.1) return inWrittenForm(first.language, words);
  // Danish and Norwegian share most of their small words, so those that they do not share decide.
  const own = words.filter((word) => first.isOf(word) && !second.isOf(word)).length;
  const others = words.filter((word) => second.isOf(word) && !first.isOf(word)).length;
  if (Math.max(own, others) < 2 || Math.max(own, others) < Math.min(own, others) * 2) return null;
  return inWrittenForm((own > others ? first : second).language, words);
}

/** Nynorsk (nn) where most words of one form alone are its own. */
function inWrittenForm(language: string, words: readonly string[]): string {
  if (language !== 'nb') return language;
  const count = (own: ReadonlySet<string>) => words.filter((word) => own.has(word)).length;
  const nynorsk = count(NYNORSK);
  return nynorsk >= FEWEST_OF_NYNORSK && nynorsk > count(BOKMAL) ? 'nn' : language;
}
