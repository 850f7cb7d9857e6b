import type { Workplace } from '#domain/jobs/job.ts';

const STATED: Record<string, Workplace> = {
  onsite: 'onsite',
  inoffice: 'onsite',
  office: 'onsite',
  none: 'onsite',
  hybrid: 'hybrid',
  temporary: 'hybrid',
  remote: 'remote',
  fullyremote: 'remote',
  fully: 'remote',
};

/** The workplace that a hiring system's field states; null for "unspecified" and the like. */
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
export const REMOTE_ELSEWHERE =
  /(?<!\p{L})(?:fernarbeit|t[ée]l[ée]travail|teletrabajo|teletrabalho|telelavoro|lavoro da remoto|thuiswerk(?:en)?|praca zdalna|zdalnie)(?!\p{L})/iu;

/** The text of a place without words for the workplace ("Remote") or the building ("Oslo office"). */
export function withoutWorkplace(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(?:(?:(?:fully|100 ?%|partly|partially)[- ]?)?(?:remote(?:[- ](?:friendly|first|only|ok|possible))?|remotely|hybrid(?: remote)?|on[- ]?site|in[- ]office|flexible|work from home|telecommute|wfh|home ?office|fjernarbejde|hjemmearbejde|fjernarbeid|(?:arbejde|arbeid|arbeide) hjemmefra|(?:på )?distans(?:arbete)?|(?:hjemme|heime)kontor|(?:í )?fjarvinn[au])(?!\p{L})(?: (?:in|from|within|across|i|inom|inden for|innen|fra|från)(?!\p{L}))?|etä(?:työ|nä|työnä)?(?!\p{L})|(?:100 ?% )?(?:(?:fysiskt? )?(?:fremmøde|fremmøte|oppmøte|tilstedeværelse|på (?:stedet|plats|plass))|lähityö(?:tä|nä)?|läsnätyö(?:tä|nä)?|paikan päällä|á staðnum|in[- ]person)(?!\p{L}))/giu,
      ' ',
    )
    .replace(REMOTE_ELSEWHERE, ' ')
    .replace(
      /(?<!\p{L})(?:hq|headquarters?|(?:head|main)?[- ]?office|(?:hoved|huvud)?kontor(?:et)?|hub)(?!\p{L})/giu,
      ' ',
    )
    .replace(/\(\s*[,/|–—-]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(LOOSE_SEPARATORS, '')
    .replace(/^\(([^()]*)\)$/, '$1');
}

/** Separators that the removed words leave at the ends: "Stockholm or Remote", "Copenhagen, DK, or Remote". */
const LOOSE_SEPARATORS =
  /^(?:[\s,;:/|+&–—-]|(?:or|and|og|och|eller|el\.?|alt\.?|tai|ja|eða|oder|und|ou|lub)(?=\s))+|(?:[\s,;:/|+&–—-]|(?<=\s)(?:or|and|og|och|eller|el\.?|alt\.?|tai|ja|eða|oder|und|ou|lub)(?![\p{L}\p{N}]))+$/giu;
