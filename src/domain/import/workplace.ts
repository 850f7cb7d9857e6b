import type { Workplace } from '#domain/jobs/job.ts';
import { plainText } from '#domain/site/rich-text.ts';
import type { Posting } from './posting.ts';

/** Not the clouds, cars and apps that are hybrid too. */
const HYBRID =
  /\bhybrid\w*(?![- ](?:cloud|it\b|infrastructure|vehicle|car|electric|engine|power|propulsion|energ|system|mobile|app|event|search|identity))|\bpart(?:ly|ially) remote\b|\bremote[- ]friendly\b|\bhybridi\w*/i;
const REMOTE =
  /(?<!\p{L})(?:(?:remote(?![- ](?:sens|control|operat|monitor|diagnos|support|maintenance|hands|access))|remotely|work from (?:home|anywhere)|wfh|telecommute|home ?office|fjernarbejde|distans(?:arbete)?|fjernarbeid|hjemmekontor|fjarvinna)(?!\p{L})|etätyö)/iu;
const NOT_REMOTE = /\b(?:no|not|non)[- ](?:fully[- ])?remote\b|\bremote[^.]{0,12}\b(?:not possible|no)\b/i;
/** In running text "hybrid" may be a cloud or a car: only with the work it is about. */
const HYBRID_WORK =
  /\bhybrid (?:work(?:ing|place)?|role|position|set-?up|model|job|policy|schedule)\b|\bwork(?:ing)? hybrid\b|\bhybrid(?:arbejde|arbete|arbeid|työ|ityö)|\bdays? (?:a|per) week (?:in|at|from) (?:the|our) office\b/i;

/**
 * Where the work is done, from the fields that say so and the title. Hybrid is never remote, whatever the remote
 * flag says beside it (JP-5); beyond that a field that tells all three apart is believed before any word.
 */
export function workplaceOf(posting: Posting): Workplace {
  const words = [posting.title, ...posting.workplaceWords].join(' · ');
  if (HYBRID.test(words)) return 'hybrid';
  if (posting.statedWorkplace !== null) return posting.statedWorkplace;
  if (posting.isTelecommute) return HYBRID_WORK.test(plainText(posting.description)) ? 'hybrid' : 'remote';
  return REMOTE.test(words) && !NOT_REMOTE.test(words) ? 'remote' : 'onsite';
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

/** The value of a field that tells the three apart, as hiring systems write it; null for "unspecified" and the like. */
export function workplaceStated(value: unknown): Workplace | null {
  const word = typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : '';
  return Object.hasOwn(STATED, word) ? (STATED[word] ?? null) : null;
}

/** Of one posting said twice: remote only where both say so. */
export function lesserWorkplace(one: Workplace | null, other: Workplace | null): Workplace | null {
  if (one === null || other === null) return one ?? other;
  return one === other ? one : one === 'hybrid' || other === 'hybrid' ? 'hybrid' : 'onsite';
}

/** A place's words without those that speak of how one works there, or of the house one works in ("Oslo office"). */
export function withoutWorkplace(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(?:(?:(?:fully|100 ?%|partly|partially)[- ]?)?(?:remote(?:[- ](?:friendly|first|only|ok|possible))?|remotely|hybrid(?: remote)?|on-?site|in[- ]office|flexible|work from home|telecommute|wfh|home ?office|fjernarbejde|fjernarbeid|distans(?:arbete)?|hjemmekontor|fjarvinna)(?!\p{L})(?: (?:in|from|within|across)(?!\p{L}))?|etätyö(?!\p{L}))/giu,
      ' ',
    )
    .replace(
      /(?<!\p{L})(?:hq|headquarters?|(?:head|main)?[- ]?office|(?:hoved|huvud)?kontor(?:et)?|hub)(?!\p{L})/giu,
      ' ',
    )
    .replace(/\(\s*[,/|–—-]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(HANGING, '')
    .replace(/^\(([^()]*)\)$/, '$1');
}

/** What is left hanging where the words went: "Stockholm or Remote", "Copenhagen, DK, or Remote". */
const HANGING =
  /^(?:[\s,;:/|+&–—-]|(?:or|and|og|och|eller|tai)(?=\s))+|(?:[\s,;:/|+&–—-]|(?<=\s)(?:or|and|og|och|eller|tai)(?![\p{L}\p{N}]))+$/giu;
