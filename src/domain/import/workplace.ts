import type { Workplace } from '#domain/jobs/job.ts';
import { plainText } from '#domain/site/rich-text.ts';
import type { Posting } from './posting.ts';
import { workplaceOfParts } from './workplace-of-lines.ts';
import { workplaceOfSentences } from './workplace-phrases.ts';

/** Excludes hybrid clouds, cars and apps. */
const HYBRID =
  /\bhybrid\w*(?![- ](?:cloud|it\b|infrastructure|vehicle|car|electric|engine|power|propulsion|energ|system|mobile|app|event|search|identity))|\bpart(?:ly|ially) remote\b|\bremote[- ]friendly\b|\bhybridi\w*/i;
const REMOTE =
  /(?<!\p{L})(?:(?:remote(?![- ](?:sens|control|operat|monitor|diagnos|support|maintenance|hands|access))|remotely|work from (?:home|anywhere)|anywhere in|wfh|telecommute|home ?office|fjernarbejde|hjemmearbejde|distans(?:arbete)?|fjernarbeid|hjemmefra|(?:hjemme|heime)kontor|fjarvinna|etä)(?!\p{L})|etätyö)/iu;
/** "NO" in capitals is Norway. */
const NOT_REMOTE =
  /\b(?:[Nn]o|NO|[Nn]ot|[Nn]on)[- ](?:[Ff]ully[- ])?[Rr]emote\b|\b[Rr]emote[^.]{0,12}\bnot possible\b|\b[Rr]emote(?: [Ww]ork)?\??\s*[:=–-]?\s*[Nn]o(?![\p{L}])/u;
const TAGS = /#LI-(hybrid|remote|onsite)\b/i;
const ON_SITE = /(?<!\p{L})(?:on-?site|in[- ]office)(?!\p{L})/iu;

/**
 * Decides the workplace of a posting. Hybrid is never remote, whatever a remote flag states (JP-5). After that, a field
 * with all three values wins over words of title and place, and these over the text. Without any, it is `notSaid`.
 */
export function workplaceOf(
  posting: Pick<Posting, 'title' | 'workplaceWords' | 'statedWorkplace' | 'isTelecommute' | 'description'>,
): Workplace {
  const lines = [posting.title, ...posting.workplaceWords];
  const words = lines.join(' · ');
  const inParts = workplaceOfParts(lines);
  if (HYBRID.test(words) || inParts === 'hybrid') return 'hybrid';
  if (posting.statedWorkplace !== null) return posting.statedWorkplace;
  const inText = workplaceOfSentences(plainText(posting.description));
  if (posting.isTelecommute) return inText === 'hybrid' ? 'hybrid' : 'remote';
  if (REMOTE.test(words)) return NOT_REMOTE.test(words) ? 'onsite' : 'remote';
  if (ON_SITE.test(words) || inParts === 'onsite') return 'onsite';
  const tag = TAGS.exec(posting.description)?.[1];
  if (tag !== undefined) return workplaceStated(tag) ?? 'notSaid';
  return inText ?? 'notSaid';
}

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

/** The text of a place without words for the workplace ("Remote") or the building ("Oslo office"). */
export function withoutWorkplace(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(?:(?:(?:fully|100 ?%|partly|partially)[- ]?)?(?:remote(?:[- ](?:friendly|first|only|ok|possible))?|remotely|hybrid(?: remote)?|on[- ]?site|in[- ]office|flexible|work from home|telecommute|wfh|home ?office|fjernarbejde|hjemmearbejde|fjernarbeid|(?:arbejde|arbeid|arbeide) hjemmefra|(?:på )?distans(?:arbete)?|(?:hjemme|heime)kontor|fjarvinna)(?!\p{L})(?: (?:in|from|within|across|i|inom|inden for|innen|fra|från)(?!\p{L}))?|etä(?:työ)?(?!\p{L}))/giu,
      ' ',
    )
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
  /^(?:[\s,;:/|+&–—-]|(?:or|and|og|och|eller|el\.?|alt\.?|tai|ja|eða|oder|und)(?=\s))+|(?:[\s,;:/|+&–—-]|(?<=\s)(?:or|and|og|och|eller|el\.?|alt\.?|tai|ja|eða|oder|und)(?![\p{L}\p{N}]))+$/giu;
