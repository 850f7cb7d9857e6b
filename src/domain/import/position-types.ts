import type { PositionType } from '#domain/site/taxonomies.ts';

/** Whole values of schema.org and of people in hiring systems, with letters only. */
const BY_VALUE: Record<string, PositionType> = {
  fulltime: 'fulltime',
  fulltimeemployee: 'fulltime',
  fulltimeemployment: 'fulltime',
  permanentfulltime: 'fulltime',
  fuldtid: 'fulltime',
  heltid: 'fulltime',
  kokoaikainen: 'fulltime',
  fulltstarf: 'fulltime',
  fulltimepermanent: 'fulltime',
  regularfulltime: 'fulltime',
  fulltimeregular: 'fulltime',
  vollzeit: 'fulltime',
  parttime: 'parttime',
  deltid: 'parttime',
  osaaikainen: 'parttime',
  hlutastarf: 'parttime',
  parttimeemployee: 'parttime',
  permanentparttime: 'parttime',
  parttimepermanent: 'parttime',
  regularparttime: 'parttime',
  parttimeregular: 'parttime',
  teilzeit: 'parttime',
  contractor: 'freelance',
  contract: 'freelance',
  freelance: 'freelance',
  freelancer: 'freelance',
  consultant: 'freelance',
  intern: 'internship',
  internship: 'internship',
  praktik: 'internship',
  trainee: 'internship',
  praktikum: 'internship',
  harjoittelu: 'internship',
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
    /(?<!\p{L})(?:working student|student (?:assistant|worker|helper|developer|job)|studentermedhjælper|studentmedarbejder|studiejob)(?!\p{L})/iu,
    'student',
  ],
  [/(?<!\p{L})(?:intern|interns|internship|praktikant|praktikplads|harjoittelija|starfsnemi)(?!\p{L})/iu, 'internship'],
  [/(?<!\p{L})co-?founder(?!\p{L})/iu, 'cofounder'],
];

/** The position types that fields name, alone or in lists with commas. Other values are left out. */
export function positionTypesNamed(values: readonly (string | null)[]): PositionType[] {
  const types = values
    .flatMap((value) => (value ?? '').split(/[,;/|]/))
    .map(
      (word) =>
        BY_VALUE[
          word
            .toLowerCase()
            .replace(/^https?:\/\/schema\.org\//, '')
            .replace(/[^\p{L}]/gu, '')
        ],
    )
    .filter((type) => type !== undefined);
  return [...new Set(types)];
}

/** Adds the types that the title names: a "student assistant" is a student job, whatever the field states. */
export function withTypesOfTitle(types: readonly PositionType[], title: string): PositionType[] {
  return [...new Set([...types, ...IN_TITLE.filter(([pattern]) => pattern.test(title)).map(([, type]) => type)])];
}
