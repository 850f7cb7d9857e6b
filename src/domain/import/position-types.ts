import type { PositionType } from '#domain/site/roles-and-position-types.ts';

/** Whole values of schema.org and of people in hiring systems, with letters only. */
const BY_VALUE: Record<string, PositionType> = {
  fulltime: 'fulltime',
  fulltimeemployee: 'fulltime',
  fulltimeemployment: 'fulltime',
  permanentfulltime: 'fulltime',
  fuldtid: 'fulltime',
  heltid: 'fulltime',
  kokoaikainen: 'fulltime',
  kokoaikatyö: 'fulltime',
  kokopäiväinen: 'fulltime',
  fulltstarf: 'fulltime',
  fulltimepermanent: 'fulltime',
  regularfulltime: 'fulltime',
  fulltimeregular: 'fulltime',
  vollzeit: 'fulltime',
  parttime: 'parttime',
  deltid: 'parttime',
  osaaikainen: 'parttime',
  osaaikatyö: 'parttime',
  hlutastarf: 'parttime',
  parttimeemployee: 'parttime',
  permanentparttime: 'parttime',
  parttimepermanent: 'parttime',
  regularparttime: 'parttime',
  parttimeregular: 'parttime',
  teilzeit: 'parttime',
  contractor: 'freelance',
  freelance: 'freelance',
  freelancer: 'freelance',
  consultant: 'freelance',
  intern: 'internship',
  internship: 'internship',
  praktik: 'internship',
  trainee: 'internship',
  praktikum: 'internship',
  harjoittelu: 'internship',
  stage: 'internship',
  stagiaire: 'internship',
  student: 'student',
  studentjob: 'student',
  workingstudent: 'student',
  werkstudent: 'student',
  studentassistant: 'student',
  cofounder: 'cofounder',
  advisoryboard: 'advisoryboard',
};

/** Whole words, with non-English letters as letters: an "internöversättare" is no intern. */
const IN_TITLE: [RegExp, PositionType][] = [
  [
    /(?<!\p{L})(?:part[- ]?time|deltid|deltids\p{L}{0,14}|halvtid|halv (?:stilling|tjänst)|osa-?aika\p{L}{1,10}|hlutastarf\p{L}{0,2}|teilzeit)(?!\p{L})/iu,
    'parttime',
  ],
  [
    /(?<!\p{L})(?:full[- ]?time(?! (?:students?|parents?|employees|colleagues|staff|people|equivalents?))|(?:fuldtid|fulltid|heltid|heiltid)(?:s(?!föräldr|forældr|ansatte|anställda|student)\p{L}{0,14})?|(?:full|hel|heil) (?:stilling|tjänst)|(?:fuld|full) tid|koko-?aika\p{L}{1,10}|kokopäivä\p{L}{1,8}|täy(?:si|s)päivä\p{L}{1,8}|full[tu]u? starfi?|vollzeit)(?!\p{L})/iu,
    'fulltime',
  ],
  [
    /(?<!\p{L})(?:working student|werkstudent(?:in)?|student (?:assistant|worker|helper|developer|job|position|role)|student(?:er)?med(?:hjælper|hjelper)|student(?:er)?(?:job|jobb|stilling)(?:et|en)?|námsmanna(?:starf|vinna)|student(?:er)?medarbe(?:jd|id)er|studentmedarbetare|studentassistent|studiejob|(?:(?:extra|ekstra|deltids|sommer|sommar|fritids)?jobb?s?|stilling|starf) (?:för|til|till|for|fyrir) (?:(?:en|ein|a) )?(?:studenter|student|studerende|studerande|students|námsmenn)|opiskelijatyö|opiskelijaharjoittelija)(?!\p{L})/iu,
    'student',
  ],
  [
    /(?<!\p{L})(?:intern|interns|internship|\p{L}{0,12}praktikant(?:er|en|stilling)?|(?:ulønnet|lønnet|betalt|obetald|avlönad) praktik|praktikplads|praktikplats|praktikophold|lia[- ]?(?:praktik|plats|student)\p{L}{0,2}|\p{L}{0,12}harjoittelija\p{L}{0,3}|harjoittelupaikka|starfsnemi|starfsnám)(?!\p{L})/iu,
    'internship',
  ],
  // Not "you coordinate freelance writers".
  [
    /(?:^\s?|[·(–—|,:-]\s?|(?<!\p{L})(?:an?|en|ein|eit?|flere|fler|fleire|nye|nya|to|två|tre|more|two|three|several) )(?:freelance|freelancer(?:ia|i|s|e)?|frilans(?:ere?|are|arar|uppdrag|oppdrag|opdrag|jobb)?|freelancekeikka|verktaki|verktakavinna)(?!\p{L})|(?<!\p{L})unnið í verktöku(?!\p{L})/iu,
    'freelance',
  ],
  [/(?<!\p{L})co-?founder(?!\p{L})/iu, 'cofounder'],
];

/** Within a value of a field. A "contract" alone may be a temporary employment. */
const IN_VALUE: [RegExp, PositionType][] = [
  ...IN_TITLE,
  [/(?<!\p{L})(?:tiempo parcial|temps partiel)(?!\p{L})/iu, 'parttime'],
  [/(?<!\p{L})(?:tiempo completo|temps plein|temps complet)(?!\p{L})/iu, 'fulltime'],
  [/(?<!\p{L})(?:freelancers?|contractors?|independent contractor|konsult)(?!\p{L})/iu, 'freelance'],
  [/(?<!\p{L})(?:stage|stagiaire|praktik|praktikum|trainee|traineeship|co-op)(?!\p{L})/iu, 'internship'],
];

/** The types of one value: of all its words, else of the words within it ("Full-time: Remote", "Regular Full Time"). */
function typesOfValue(value: string): PositionType[] {
  const whole = BY_VALUE[value.toLowerCase().replace(/[^\p{L}]/gu, '')];
  return whole === undefined ? IN_VALUE.filter(([pattern]) => pattern.test(value)).map(([, type]) => type) : [whole];
}

/** The position types that fields name, alone or in lists with commas. Other values are left out. */
export function positionTypesNamed(values: readonly (string | null)[]): PositionType[] {
  const types = values.flatMap((value) =>
    (value ?? '')
      .replace(/^https?:\/\/schema\.org\//, '')
      .split(/[,;/|]|\s+(?:or|and|og|och|eller|ja|tai)\s+/i)
      .flatMap(typesOfValue),
  );
  return [...new Set(types)];
}

/** Adds the types that the title names: a "student assistant" is a student job, whatever the field states. */
export function withTypesOfTitle(types: readonly PositionType[], title: string): PositionType[] {
  return [...new Set([...types, ...IN_TITLE.filter(([pattern]) => pattern.test(title)).map(([, type]) => type)])];
}

export function isHours(type: PositionType): boolean {
  return type === 'fulltime' || type === 'parttime';
}
