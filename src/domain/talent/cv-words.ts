import type { LANGUAGE_LEVELS } from './profile-terms.ts';

/** The words by which a CV is read, in English, Danish, Swedish, Norwegian, Finnish and Icelandic. */

export type CvSection = 'experience' | 'skills' | 'languages' | 'other';

const words = (text: string) => text.split('|');

export const SECTION_HEADINGS: Record<CvSection, readonly string[]> = {
  experience: words(
    'experience|work experience|professional experience|employment|employment history|work history|career|' +
      'erfaring|erhvervserfaring|arbejdserfaring|arbeidserfaring|yrkeserfaring|erfarenhet|arbetslivserfarenhet|' +
      'arbetserfarenhet|työkokemus|starfsreynsla|reynsla',
  ),
  skills: words(
    'skills|technical skills|key skills|core skills|technologies|tools|competencies|kompetencer|it-kompetencer|' +
      'færdigheder|kompetenser|färdigheter|kompetanse|ferdigheter|taidot|osaaminen|færni|hæfni',
  ),
  languages: words('languages|language skills|sprog|språk|språkkunskaper|språkkunnskaper|kielet|kielitaito|tungumál'),
  other: words(
    'education|academic background|projects|references|interests|hobbies|profile|summary|about|about me|contact|' +
      'certifications|certificates|courses|publications|awards|volunteering|uddannelse|utdanning|utbildning|' +
      'koulutus|menntun|projekter|prosjekter|projekt|referencer|referanser|referenser|suosittelijat|interesser|' +
      'intressen|profil|om mig|om meg|kontakt|kurser|kurs|frivilligt arbejde|publikationer|publikasjoner',
  ),
};

/** Names of languages beside the English ones. */
export const LANGUAGE_NAMES: Record<string, readonly string[]> = {
  en: words('engelsk|engelska|englanti|enska'),
  da: words('dansk|danska|tanska|danska'),
  sv: words('svensk|svenska|ruotsi|sænska'),
  nb: words('norsk|norska|norja|bokmål|norwegian bokmål'),
  fi: words('finsk|finska|suomi|finnska'),
  is: words('islandsk|isländska|islanti|íslenska'),
  fo: words('færøsk|färöiska|fääri|færeyska'),
  de: words('tysk|tyska|saksa|þýska'),
  fr: words('fransk|franska|ranska'),
  es: words('spansk|spanska|espanja|spænska'),
  it: words('italiensk|italienska|italia|ítalska'),
  nl: words('hollandsk|nederlandsk|nederländska|holländska|hollanti'),
  pl: words('polsk|polska|puola|pólska'),
  ru: words('russisk|ryska|venäjä|rússneska'),
};

/** The first that matches counts. */
export const LEVEL_WORDS: readonly [(typeof LANGUAGE_LEVELS)[number]['key'], RegExp][] = [
  ['native', /\b(?:native|mother tongue|bilingual|c2)\b|modersm|morsm|äidinkiel|móðurmál/iu],
  [
    'fluent',
    /\b(?:fluent|full professional|proficient|business|advanced|c1)\b|flydende|flytande|flytende|sujuva|reiprennandi/iu,
  ],
  [
    'everyday',
    /\b(?:everyday|intermediate|conversational|working|professional working|b1|b2)\b|mellemniveau|mellannivå/iu,
  ],
  ['basic', /\b(?:basic|basics|beginner|elementary|limited|a1|a2)\b|grundl|begynder|nybörjar|alkeet|perustaso/iu],
];

/** Words such as "present" in place of an end, longer words before their beginnings. */
export const STILL = words(
  'present|now|today|currently|current|ongoing|nuværende|nuvarande|nutid|nu|nåværende|nå|i dag|idag|dags dato|' +
    'igangværende|pågående|pågår|tills vidare|nykyinen|jatkuu|toistaiseksi|nyt|núna|í dag',
);
