import { wholeWords } from '#domain/job-text/whole-words.ts';
import type { Workplace } from '#domain/jobs/job.ts';

const STATED: Record<string, Workplace> = {
  onsite: 'onsite',
  inoffice: 'onsite',
  office: 'onsite',
  hybrid: 'hybrid',
  temporary: 'hybrid',
  remote: 'remote',
  fullyremote: 'remote',
  fully: 'remote',
};

/** The workplace that a hiring system's field states; null for "unspecified", and "none", which stands until somebody sets it. */
export function workplaceStated(value: unknown): Workplace | null {
  const word = typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : '';
  return Object.hasOwn(STATED, word) ? (STATED[word] ?? null) : null;
}

/** The workplace of two postings with one id: remote only when both are. */
export function lesserWorkplace(first: Workplace | null, second: Workplace | null): Workplace | null {
  if (first === null || second === null) return first ?? second;
  return first === second ? first : first === 'hybrid' || second === 'hybrid' ? 'hybrid' : 'onsite';
}

/** What other languages of Europe call remote work. */
export const REMOTE_ELSEWHERE = wholeWords([
  ...['fernarbeit', 't[ée]l[ée]travail', 'teletrabajo', 'teletrabalho', 'telelavoro', 'lavoro da remoto'],
  ...['thuiswerk(?:en)?', 'praca zdalna', 'zdalnie'],
]);

const NOT_ON_SITE = [
  // English, with "on site" among them, because "in" may follow it, too
  'remote(?:[- ](?:friendly|first|only|ok|possible))?|remotely|hybrid(?: remote)?|on[- ]?site|in[- ]office|flexible',
  'work from home|telecommute|wfh|home ?office',
  // Danish, Norwegian and Swedish
  'fjernarbejde|hjemmearbejde|fjernarbeid|(?:arbejde|arbeid|arbeide) hjemmefra',
  '(?:på )?distans(?:arbete)?|(?:hjemme|heime)kontor',
  // Icelandic
  '(?:í )?fjarvinn[au]',
];
/** "Remote in Norway", "fjernarbejde fra Danmark". */
const BEFORE_PLACE = 'in|from|within|across|i|inom|inden for|innen|fra|från';
const FINNISH_REMOTE = 'etä(?:työ|nä|työnä)?';
const ON_SITE = [
  // English
  'in[- ]person',
  // Danish, Norwegian and Swedish
  '(?:fysiskt? )?(?:fremmøde|fremmøte|oppmøte|tilstedeværelse|på (?:stedet|plats|plass))',
  // Finnish
  'lähityö(?:tä|nä)?|läsnätyö(?:tä|nä)?|paikan päällä',
  // Icelandic
  'á staðnum',
];
const WORKPLACES = wholeWords(
  [
    String.raw`(?:(?:fully|100 ?%|partly|partially)[- ]?)?(?:${NOT_ON_SITE.join('|')})(?!\p{L})(?: (?:${BEFORE_PLACE})(?!\p{L}))?`,
    FINNISH_REMOTE,
    `(?:100 ?% )?(?:${ON_SITE.join('|')})`,
  ],
  'giu',
);
const OFFICES = wholeWords(['hq|headquarters?|(?:head|main)?[- ]?office|hub', '(?:hoved|huvud)?kontor(?:et)?'], 'giu');

/** The text of a place without words for the workplace ("Remote") or the building ("Oslo office"). */
export function withoutWorkplace(text: string): string {
  return text
    .replace(WORKPLACES, ' ')
    .replace(REMOTE_ELSEWHERE, ' ')
    .replace(OFFICES, ' ')
    .replace(/\(\s*[,/|–—-]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(LOOSE_SEPARATORS, '')
    .replace(/^\(([^()]*)\)$/, '$1');
}

/** "Or" and "and" in the languages of postings. */
const CONJUNCTIONS = 'or|and|og|och|eller|el\\.?|alt\\.?|tai|ja|eða|oder|und|ou|lub';
/** Separators that the removed words leave at the ends: "Stockholm or Remote", "Copenhagen, DK, or Remote". */
const LOOSE_SEPARATORS = new RegExp(
  String.raw`^(?:[\s,;:/|+&–—-]|(?:${CONJUNCTIONS})(?=\s))+|(?:[\s,;:/|+&–—-]|(?<=\s)(?:${CONJUNCTIONS})(?![\p{L}\p{N}]))+$`,
  'giu',
);
