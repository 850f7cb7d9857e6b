import { wholeWords } from '#domain/job-text/whole-words.ts';
import type { PositionType } from '#domain/site/roles-and-position-types.ts';

/**
 * The words for position types in titles, lines and fields. No part of a word counts: an "internöversättare" is no intern.
 * The files of `import/phrases/` cannot hold them, because the readers of hiring systems use them, too.
 */

const PART_TIME = [
  // English and German
  'part[- ]?time|teilzeit',
  // Danish, Norwegian and Swedish
  'deltid|deltids(?!ansatte|anställda|tils[ae]tte|stud)\\p{L}{0,14}|halvtid|halv (?:stilling|tjänst)',
  // Finnish
  'osa-?aika\\p{L}{1,10}',
  // Icelandic
  'hlutastarf\\p{L}{0,2}',
];

const FULL_TIME = [
  // English and German
  'full[- ]? ?(?:/|or|and) ?part[- ]?time',
  '(?<!\\d )full[- ]?time(?! (?:students?|parents?|employees|colleagues|staff|people|equivalents?))|vollzeit',
  // Danish, Norwegian and Swedish
  '(?:fuld|full|hel|heil)-? ?(?:/|eller|og|och) ?(?:deltid|halvtid)\\p{L}{0,14}',
  '(?:fuldtid|fulltid|heltid|heiltid)(?:s(?!föräldr|forældr|ansatte|anställda|tils[ae]tte|stud)\\p{L}{0,14})?',
  '(?:full|hel|heil) (?:stilling|tjänst)|(?:fuld|full) tid',
  // Finnish
  'koko- ?(?:tai|ja) osa-?aika\\p{L}{1,10}',
  'koko-?aika\\p{L}{1,10}|kokopäivä\\p{L}{1,8}|täy(?:si|s)päivä\\p{L}{1,8}',
  // Icelandic
  'full[tu]u? starfi?',
];

const STUDENT = [
  // English and German
  'working student|student (?:assistant|worker|helper|developer|job|position|role)|werkstudent(?:in)?',
  // Danish, Norwegian and Swedish
  'student(?:er)?med(?:hjælper|hjelper)|student(?:er)?medarbe(?:jd|id)er|studentmedarbetare|studentassistent',
  'student(?:er)?(?:job|jobb|stilling)(?:et|en)?|studiejob',
  // "Extrajobb för studenter", "starf fyrir námsmenn"
  '(?:(?:extra|ekstra|deltids|sommer|sommar|fritids)?jobb?s?|stilling|starf) (?:för|til|till|for|fyrir) (?:(?:en|ein|a) )?(?:studenter|student|studerende|studerande|students|námsmenn)',
  // Finnish
  'opiskelijatyö|opiskelijaharjoittelija',
  // Icelandic
  'námsmanna(?:starf|vinna)',
];

const INTERNSHIP = [
  // English
  'intern|interns|internship',
  // Danish, Norwegian and Swedish
  '\\p{L}{0,12}praktikant(?:er|en|stilling)?|(?:ulønnet|lønnet|betalt|obetald|avlönad) praktik',
  '(?:praktikplads|praktikplats|praktikkplass|praksisplass)\\p{L}{0,3}|i prakti[ks] (?:hos|hjå)|(?:din|gör[a]?|lave) praktik|praktikophold|^praktik(?! (?:fra|från|frå|med|som))|lia[- ]?(?:praktik|plats|student)\\p{L}{0,2}',
  // Finnish
  '\\p{L}{0,12}harjoittelija\\p{L}{0,3}|harjoittelupai[kh]\\p{L}{1,4}',
  // Icelandic
  'starfsnemi|starfsnám',
];

/** Not "assistant to the co-founder", to whom somebody else reports. */
const COFOUNDER = [
  // English
  '(?<!to (?:(?:the|our|its) )?(?:ceo and )?)co-?founder',
  // Danish, Norwegian and Swedish
  '(?<!(?:til|till|for|åt) (?:vores |vår |en )?)(?:med(?:gründer|grundare|stifter|grunnlegger|grundlægger)(?:en)?)',
  // Finnish
  '(?:kanssa|yhteis)perustaj\\p{L}{1,3}|perustajaosakas',
  // Icelandic
  'meðstofnand[aiu]\\p{L}{0,2}',
];

const ADVISORY_BOARD = [
  '(?<!to (?:(?:the|our) )?)advisory board(?= ?$| (?:members?|role|seat|position)(?!\\p{L}))',
  'advisory board-?medlem|(?:member|medlem) (?:of|til|i|av|af|till) (?:(?:our|the|vores|vårt|vår|et|ett) )?advisory board',
];

/** Only where a part of a line begins, or after one of `BEFORE_FREELANCE`: not "you coordinate freelance writers". */
const FREELANCE = [
  // English, and the others with its word
  'freelance|freelancer(?:ia|ina|i|s|e)?|freelance(?:opgaver?|opdrag|basis)',
  // Danish, Norwegian and Swedish
  'frilans(?:ere?|are|arar|uppdrag|oppdrag|opdrag|jobb|basis)?',
  // Finnish
  'freelancekeikka',
  // Icelandic
  'verktaki|verktakavinna',
];
const BEFORE_FREELANCE = [
  // English
  'an?|as|on|more|two|three|several',
  // Danish, Norwegian and Swedish
  'en|ein|eit?|på|som|flere|fler|fleire|nye|nya|to|två|tre',
];

/** The types that a title or a line names. */
export const TYPES_IN_TEXT: readonly (readonly [RegExp, PositionType])[] = [
  [wholeWords(FULL_TIME), 'fulltime'],
  [wholeWords(PART_TIME), 'parttime'],
  [wholeWords(STUDENT), 'student'],
  [wholeWords(INTERNSHIP), 'internship'],
  [
    new RegExp(
      String.raw`(?:^\s?|[·(–—|,:-]\s?|(?<!\p{L})(?:${BEFORE_FREELANCE.join('|')}) )(?:${FREELANCE.join('|')})(?!\p{L})|(?<!\p{L})unnið í verktöku(?!\p{L})`,
      'iu',
    ),
    'freelance',
  ],
  [wholeWords(COFOUNDER), 'cofounder'],
  [wholeWords(ADVISORY_BOARD), 'advisoryboard'],
];

/** The types within a value of a field. A "contract" alone may be a temporary employment. */
export const TYPES_IN_VALUE: readonly (readonly [RegExp, PositionType])[] = [
  ...TYPES_IN_TEXT,
  [wholeWords(['tiempo parcial', 'temps partiel']), 'parttime'],
  [wholeWords(['tiempo completo', 'temps plein', 'temps complet']), 'fulltime'],
  [wholeWords(['freelancers?', 'contractors?', 'independent contractor', 'konsult']), 'freelance'],
  [wholeWords(['stage', 'stagiaire', 'praktik', 'praktikum', 'trainee', 'traineeship', 'co-op']), 'internship'],
];

/** Whole values of schema.org and of people in hiring systems, with letters only. */
const WHOLE_VALUES: Readonly<Partial<Record<PositionType, readonly string[]>>> = {
  fulltime: [
    ...['fulltime', 'fulltimeemployee', 'fulltimeemployment', 'permanentfulltime', 'fulltimepermanent'],
    ...['regularfulltime', 'fulltimeregular', 'vollzeit', 'fuldtid', 'heltid'],
    ...['kokoaikainen', 'kokoaikatyö', 'kokopäiväinen', 'fulltstarf'],
  ],
  parttime: [
    ...['parttime', 'parttimeemployee', 'permanentparttime', 'parttimepermanent', 'regularparttime'],
    ...['parttimeregular', 'teilzeit', 'deltid', 'osaaikainen', 'osaaikatyö', 'hlutastarf'],
  ],
  freelance: ['contractor', 'freelance', 'freelancer', 'consultant'],
  internship: ['intern', 'internship', 'trainee', 'praktik', 'praktikum', 'harjoittelu', 'stage', 'stagiaire'],
  student: ['student', 'studentjob', 'workingstudent', 'werkstudent', 'studentassistant'],
  cofounder: ['cofounder'],
  advisoryboard: ['advisoryboard'],
};
export const TYPES_BY_VALUE: ReadonlyMap<string, PositionType> = new Map(
  Object.entries(WHOLE_VALUES).flatMap(([type, values]) =>
    values.map((value): [string, PositionType] => [value, type as PositionType]),
  ),
);
