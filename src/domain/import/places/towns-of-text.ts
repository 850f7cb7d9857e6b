import { wholeWords } from '#domain/job-text/whole-words.ts';

const BESIDE_WORDS = [
  // English
  'on[- ]?site (?:in|at|i)|outside(?: of)?|near|close to',
  // Danish, Norwegian and Swedish
  '(?:på stedet|på plats) (?:in|at|i)|ved|nær|utenfor|uden for|udenfor|utanför|nära',
  'i nærheden af|i nærheten av|i närheten av',
];
/** Words between the job and the town near which it is: "outside Bodø", "on site in Bodø", "ved Bodø". */
const BESIDE = `(?:(?:just|right|rett|lige|strax|straks) )?(?:${BESIDE_WORDS.join('|')})`;
const TOWN_BESIDE = new RegExp(
  String.raw`(?<!\p{L})(${BESIDE}) ((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*)(?![\p{L}’'])`,
  'gu',
);
const BESIDE_AT_START = new RegExp(`^${BESIDE} `, 'iu');

/** A town within a sentence or a title: "in Bergen", "på Voss og i Mo i Rana", "Turussa", "í Kópavogi". */
const TOWN = String.raw`(?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*(?: i \p{Lu}[\p{L}'’-]*)?`;
const TOWNS = `${TOWN}(?:(?:,| and| or| og| och| eller| eða|,? (?:and|og|och) (?:in|i|på|í|á)) ${TOWN}){0,4}`;
const IN_TOWN = new RegExp(String.raw`(?<!\p{L})(?:in|i|på|í|á) (${TOWNS})(?![\p{L}’'])`, 'gu');
const TO = String.raw`(?<!\p{L})(?:in|i|på|í|á|til|till|${BESIDE}) `;
const TO_TOWN = new RegExp(String.raw`${TO}(${TOWNS})(?![\p{L}’'])`, 'gu');
const FINNISH_FORM = /(?<=\p{L} )\p{Lu}\p{L}{2,20}(?:ssa|ssä|lla|llä|seen)(?![\p{L}’'])/gu;
/** In a title also the towns to which somebody is hired: "Ouluun", "Joensuuhun", "Tampereelle". */
const TO_FINNISH_TOWN =
  /(?<=\p{L} )\p{Lu}\p{L}{2,20}(?:ssa|ssä|lla|llä|lle|aan|een|iin|oon|uun|yyn|ään|öön|h[aeiouyäö]n)(?![\p{L}’'])/gu;
const TOWN_AT_END = new RegExp(`${TO}(${TOWN})$|${TO_FINNISH_TOWN.source}$`, 'u');
/** A colleague or a partner may be elsewhere: "together with our team in Oslo". */
const WITH_OTHERS = /(?<!\p{L})(?:with|med|kanssa) (?:\S{1,30} ){0,8}$/iu;

/** A sentence is about the job only beside one of these words; "on site" is one itself. */
const OF_WORK = wholeWords([
  // English
  'on[- ]?site|work(?:place|shop|ing)?|job|role|position|based|located',
  'office|yard|site|factory|plant|lab|farm|harbour|quay',
  // Danish, Norwegian and Swedish
  'på stedet|på plats|arbejd\\p{L}{0,12}|arbeid\\p{L}{0,12}|arbet\\p{L}{0,12}|jobb\\p{L}{0,6}',
  'placering|placerad|placeret|plassering|stilling\\p{L}{0,4}|tjänst\\p{L}{0,4}|kontor\\p{L}{0,6}|værksted\\p{L}{0,4}|verksted\\p{L}{0,4}|verkstad\\p{L}{0,4}',
  'fabrik\\p{L}{0,4}|holder til|held til|ligger|finns',
  // Finnish
  'työskentel\\p{L}{0,6}|työpai\\p{L}{1,8}|toimisto\\p{L}{0,10}|toimipai\\p{L}{1,8}|sijaits\\p{L}{1,6}',
  // Icelandic
  'vinn\\p{L}{1,8}|starf\\p{L}{0,8}|skrifstof\\p{L}{1,4}|staðsett\\p{L}{0,3}',
]);
/** "Join our hardware team in Trondheim", "Vi söker en säljare till vår butik i Umeå". */
const NEW_COLLEAGUE = new RegExp(
  String.raw`(?<!\p{L})(?:join our|to our|til vores|till vårt|till vår|til vår) (?:\S{1,20} ){0,2}?(?:team|crew|hold|office|shop|store|lab|kontor|butikk?) (?:in|i|på) (${TOWNS})(?![\p{L}’'])`,
  'gu',
);
/** "Etsimme kehittäjää Helsinkiin" */
const SEEKS_IN_FINNISH = /^(?:etsimme|haemme) /;
/** The town of somebody else, or of another time. */
const OF_OTHERS = wholeWords([
  // English
  'not|never|another|other|also|customers?|clients?|partners?|suppliers?',
  'founded|started|moved|grew|was|were|used to|soon|later',
  // Danish, Norwegian and Swedish
  'ikke|ikkje|inte|også|också|kunde\\p{L}{0,4}|kund|kunden|kunder\\p{L}{0,4}|partner\\p{L}{0,4}',
  'startet|startade|startede|grunnlagt|grundat',
  // Finnish
  'ei|eivät|myös|asiakka\\p{L}{1,8}|perustett\\p{L}{1,3}',
  // Icelandic
  'ekki|einnig|viðskiptavin\\p{L}{0,5}|stofnað\\p{L}{0,2}',
]);
/** A part of a line this short names the place of the job alone: "Full-time · just outside Bodø". */
const LONGEST_PART = 40;

/** The place without the words before it: "just outside Bodø" is "Bodø". */
export function withoutBeside(place: string): string {
  return place.replace(BESIDE_AT_START, '');
}

/**
 * The towns that the title of a pasted text names: "Säljare till Umeå", "Salgssjef – Bergen". Only the gazetteer knows
 * whether they are towns.
 */
export function townsOfTitle(title: string): string[] {
  const [, ...parts] = partsOfHead(title);
  return [
    ...parts.filter(Boolean),
    ...[...title.matchAll(TO_TOWN)].flatMap(([, towns = '']) => townsOfList(towns)),
    ...[...title.matchAll(TO_FINNISH_TOWN)].map(([town]) => town),
  ];
}

/** The town at the end of a title, and the title without it: "Kokk på Voss". Only the gazetteer knows whether it is a town. */
export function townAtEnd(title: string): { town: string; title: string } | null {
  const match = TOWN_AT_END.exec(title);
  return (
    match && { town: match[1] ?? match[0], title: title.slice(0, match.index).replace(/(?<![\s,–—-])[\s,–—-]+$/, '') }
  );
}

/** "Helsinkiin" and "Lahteen" are into Helsinki and Lahti. */
export function townsInIllative(town: string): string[] {
  const stem = /^(.{3,}([aeiouyäö]))h?\2n$/iu.exec(town)?.[1];
  return stem === undefined ? [] : [stem, stem.replace(/e$/, 'i')];
}

/** The parts of the short lines above a pasted text that may be a town: "Fjordlys AS · Florø", "📍 Florø". */
export function townsOfHead(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const firstSentence = lines.findIndex((line) => line.length > LONGEST_HEAD || /[.:]$/.test(line));
  return lines
    .filter((line) => line !== '')
    .slice(
      0,
      Math.min(MOST_HEAD, firstSentence === -1 ? MOST_HEAD : lines.slice(0, firstSentence).filter(Boolean).length),
    )
    .flatMap(partsOfHead)
    .filter(Boolean);
}

const LONGEST_HEAD = 80;
const MOST_HEAD = 8;
/** Towns whose names are headings and greetings far more often. */
const NO_TOWN = /^(?:stilling|moi|ask)$/i;
const SEVERAL_TOWNS = new RegExp(`^${TOWNS}$`, 'u');
const ONE_TOWN = new RegExp(String.raw`^(?:\d{3,5}(?: \d{2})? )?${TOWN}$`, 'u');

const partsOfHead = (line: string) =>
  line
    .split(/[·|•,()/\t]|\s[-–—]\s/)
    .map((part) => part.replace(/^(?:[^\p{L}\d]+|(?:in|i|på|í|á) )/u, '').trim())
    .map((part) => (ONE_TOWN.test(part) && !NO_TOWN.test(part) ? part : ''));

/**
 * The towns in which a sentence about the work says that it is: "Du jobber på kontoret vårt i Florø". Only the gazetteer
 * knows whether they are towns.
 */
export function townsOfWork(text: string): string[] {
  return sentencesOf(text)
    .filter((sentence) => !OF_OTHERS.test(sentence))
    .flatMap((sentence) => [
      ...[...sentence.matchAll(NEW_COLLEAGUE)].flatMap(([, towns = '']) => townsOfList(towns)),
      ...(SEEKS_IN_FINNISH.test(sentence) ? [...sentence.matchAll(TO_FINNISH_TOWN)].map(([town]) => town) : []),
      ...(OF_WORK.test(sentence) ? townsWithin(sentence) : []),
    ]);
}

function townsWithin(sentence: string): string[] {
  return [
    ...[...sentence.matchAll(IN_TOWN)]
      .filter(({ index }) => !WITH_OTHERS.test(sentence.slice(0, index)))
      .flatMap(([, towns = '']) => townsOfList(towns)),
    ...[...sentence.matchAll(FINNISH_FORM)].map(([town]) => town),
  ];
}

/** Where an introduction of the employer ends. */
const MOST_CLAUSES = 20;
const NOT_OF_READER = '(?!(?:we|vi|me|við|du|you|þú|they|de|dei|if|hvis|om|ef|jos) )';
const EMPLOYER_IN_TOWN = [
  // "Hotel Sandfell in Ísafjörður has 28 rooms", "from an old smokehouse in Aalborg"
  new RegExp(String.raw`^${NOT_OF_READER}(?:\S{1,30} ){1,6}(?:in|i|på|í|á) (${TOWNS})(?![\p{L}’'])`, 'u'),
  // "We are 19 people in Lund"
  new RegExp(
    String.raw`^(?:we are|we[’']re|vi er|vi är|me er|við erum) (?:\S{1,30} ){1,8}?(?:in|i|på|í|á) (${TOWNS})(?![\p{L}’'])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:colleague|kollega|medarbe(?:jd|id)er|medarbetare) (?:in|i|på|í|á) (${TOWNS})(?![\p{L}’'])`,
    'u',
  ),
];
const EMPLOYER_IN_FINNISH_TOWN = /^(?:\S{1,30} ){1,7}?(\p{Lu}\p{L}{2,20}(?:ssa|ssä|lla|llä))(?![\p{L}’'])/u;
/** A part of the employer may be elsewhere. */
const OF_A_PART = wholeWords([
  'teams?|departments?|colleagues in|headquarters|hq|head office|branch(?:es)?|offices in|studied|students?',
  'teamet|avdeling\\p{L}*|afdeling\\p{L}*|hovedkontor\\p{L}*|huvudkontor\\p{L}*|hovudkontor\\p{L}*',
  'tiim\\p{L}*|pääkonttori\\p{L}*|osasto\\p{L}*|deild\\p{L}*|höfuðstöðv\\p{L}*',
]);

/** The towns in which a text introduces the employer. They count only where no sentence speaks of the work. */
export function townsOfEmployer(text: string): string[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/, /))
    .slice(0, MOST_CLAUSES)
    .filter((clause) => !OF_OTHERS.test(clause) && !OF_A_PART.test(clause))
    .flatMap((clause) => [
      ...EMPLOYER_IN_TOWN.flatMap((pattern) => townsOfList(pattern.exec(clause)?.[1] ?? '')),
      EMPLOYER_IN_FINNISH_TOWN.exec(clause)?.[1] ?? '',
    ])
    .filter((town) => town !== '');
}

/** The towns of a title that names several: "Elektriker – Esbjerg og Kolding". */
export function severalTownsOfTitle(title: string): string[] {
  const last =
    title
      .split(/[|]|\s[-–—]\s/)
      .at(-1)
      ?.trim() ?? '';
  const towns = SEVERAL_TOWNS.test(last) ? townsOfList(last) : [];
  return last !== title && towns.length > 1 ? towns : [];
}

const townsOfList = (towns: string) => towns.split(/,? (?:and|or|og|och|eller|eða)(?: (?:in|i|på|í|á))? |, /);

/**
 * The towns beside which a pasted text says that the work is, without a country. Only the gazetteer knows whether they
 * are towns: "ved NTNU" is none.
 */
export function townsBeside(text: string): string[] {
  const towns = sentencesOf(text)
    .filter((sentence) => !OF_OTHERS.test(sentence) && (OF_WORK.test(sentence) || isShortPart(sentence)))
    .flatMap((sentence) => [...sentence.matchAll(TOWN_BESIDE)].map(([, , town = '']) => town.trim()));
  return [...new Set(towns)];
}

const sentencesOf = (text: string) =>
  text.split(/\n|\s[·|•]\s|[.!?]\s+/).map((sentence) => withSmallFirstLetter(sentence.trim()));

/** "Outside Bodø" begins a line as "outside" stands within one. */
const withSmallFirstLetter = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

function isShortPart(sentence: string): boolean {
  return sentence.length <= LONGEST_PART && BESIDE_AT_START.test(sentence);
}
