import type { JobRole } from '../../site/taxonomies.ts';

/**
 * Words of titles and the role they mean, the particular before the general; the first that is found decides.
 * In English and the five languages. What no line knows is `other`: an honest drawer, not a guess.
 */
const WORDS: [RegExp, JobRole][] = [
  [
    /\b(c[efmtoprd]o|chief [\w ]+ officer|managing director|co-?founder|adm(inistrerende)?\.? direktør|toimitusjohtaja|framkvæmdastjóri)\b/,
    'cxo',
  ],
  [
    /\b(qa|test(er| engineer| automation| lead)|quality (assurance|engineer)|testare|testaaja|prófari)\b/,
    'qualityassurance',
  ],
  [
    /\b(customer (success|support|service|care|experience)|support (agent|specialist|engineer|hero)|kundeservice|kundtjänst|kundeservise|asiakaspalvelu|þjónustufulltrúi)\b/,
    'customersuccess',
  ],
  [
    /\b(data (scientist|science|engineer\w*|analytics engineer)|machine learning|ml (engineer|researcher)|ai (engineer|researcher)|deep learning|nlp|datavetare|dataingeniør)\b/,
    'datascience',
  ],
  [
    /\b(devops|sre|site reliability|platform engineer|cloud engineer|infrastructure|sysadmin|system administrator|kubernetes)\b/,
    'devops',
  ],
  [
    /\b(ios|android|flutter|react native|mobile (developer|engineer|app)|mobil(udvikler|utvecklare|utvikler)|kotlin|swift)\b/,
    'mobiledevelopment',
  ],
  [/\b(full[ -]?stack)\b/, 'fullstackdeveloper'],
  [/\b(front[ -]?end|react|vue|angular|web developer|webudvikler|webbutvecklare|webutvikler)\b/, 'frontenddeveloper'],
  [
    /\b(back[ -]?end|java|python|golang|go developer|node(\.?js)?|\.net|c#|php|ruby|rust|scala|elixir)(?!script)\b/,
    'backenddeveloper',
  ],
  [
    /\b(ux|ui|user experience|product design(er)?|interaction design(er)?|user research(er)?|tjänstedesigner)\b/,
    'uxuidesigner',
  ],
  [
    /\b(design(er|lead)?|graphic|illustrator|art director|grafiker|motion|formgivare|hönnuður|suunnittelija)\b/,
    'design',
  ],
  [
    /\b(product (manager|owner|lead|director|management)|head of product|vp product|produkt(chef|ejer|ägare|eier|leder)|tuotepäällikkö|vörustjóri)\b/,
    'productmanagement',
  ],
  [
    /\b(project (manager|lead|coordinator)|scrum master|agile coach|program(me)? manager|projekt(leder|ledare|koordinator)|prosjektleder|projektipäällikkö|verkefnastjóri)\b/,
    'projectmanagement',
  ],
  [/\b(legal|lawyer|counsel|jurist|attorney|compliance|paralegal|advokat|lakimies|lögfræðingur)\b/, 'legal'],
  [
    /\b(hr|human resources|people (partner|ops|operations|manager|lead)|talent (acquisition|partner|manager)|recruiter|recruitment|rekryterare|rekrutter\w*|rekrytoija|mannauðs\w*)\b/,
    'humanresources',
  ],
  [
    /\b(finance|financial|accountant|accounting|controller|bookkeep\w*|payroll|treasury|økonomi\w*|ekonomi\w*|bogholder|revisor|redovisning\w*|regnskap\w*|kirjanpitäjä|bókari)\b/,
    'finance',
  ],
  [
    /\b(business develop\w*|partnerships?|partner manager|bizdev|growth partner|forretningsudvikl\w*|affärsutveckl\w*|forretningsutvikl\w*|viðskiptaþróun)\b/,
    'businessdevelopment',
  ],
  [
    /\b(sales|account (executive|manager)|sdr|bdr|sælger|salgs?\w*|säljare|sälj\w*|selger|myyjä|myynti\w*|sölu\w*)\b/,
    'sales',
  ],
  [
    /\b(marketing|growth|seo|sem|content|social media|brand|communications?|copywriter|pr manager|community|kommunikation\w*|markedsføring\w*|marknads\w*|markkinointi\w*|viestintä\w*|markaðs\w*)\b/,
    'marketing',
  ],
  [/\b(analyst|analytics|business intelligence|bi developer|analytiker|analyytikko|greinandi)\b/, 'analyst'],
  [
    /\b(operations?|logistics|supply chain|warehouse|office (?:manager|coordinator|assistant)|chief of staff|procurement|driver|lager\w*|logistik\w*|indkøb\w*|inköp\w*|kontor\w*|rekstrar\w*)\b/,
    'operations',
  ],
  [
    /\b(engineer\w*|developer|programmer|architect|technician|hardware|embedded|firmware|software|udvikler|utvecklare|utvikler|ingeniør|ingenjör|kehittäjä|ohjelmoija|insinööri|forritari|hugbúnaðar\w*|verkfræðingur|tekniker)\b/,
    'engineer',
  ],
];

/** The role a title names; where it names none, the one its department does. */
export function roleOf(title: string, departments: readonly string[]): JobRole {
  for (const words of [title, ...departments]) {
    // JavaScript's \b knows no letters beyond ASCII: they are written as ones it knows, in the words and here.
    const plain = asciiLetters(words.toLowerCase());
    const role = PLAIN_WORDS.find(([pattern]) => pattern.test(plain))?.[1];
    if (role !== undefined) return role;
  }
  return 'other';
}

function asciiLetters(text: string): string {
  return text
    .replace(/[åäæöøðþ]/g, (letter) => ({ å: 'a', ä: 'a', æ: 'a', ö: 'o', ø: 'o', ð: 'd', þ: 'th' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const PLAIN_WORDS = WORDS.map(([pattern, role]) => [new RegExp(asciiLetters(pattern.source)), role] as const);
