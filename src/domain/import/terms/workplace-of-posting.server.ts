import type { Workplace } from '#domain/jobs/job.ts';
import { plainText } from '#domain/site/rich-text.ts';
import type { Posting } from '../posting.ts';
import { REMOTE_ELSEWHERE, workplaceStated } from './workplace.ts';
import { workplaceOfParts } from './workplace-of-lines.server.ts';
import { workplaceOfSentences } from './workplace-phrases.server.ts';

/** Excludes hybrid clouds, cars and apps. */
const HYBRID =
  /\bhybrid\w*(?![- ](?:cloud|it\b|infrastructure|vehicle|car|electric|engine|power|propulsion|energ|system|mobile|app|event|search|identity))|\bpart(?:ly|ially) remote\b|\bremote[- ]friendly\b|\bhybridi\w*/i;
const REMOTE =
  /(?<!\p{L})(?:(?:remote(?![- ](?:sens|control|operat|monitor|diagnos|support|maintenance|hands|access))|remotely|work from (?:home|anywhere)|anywhere in|wfh|telecommute|home ?office|fjernarbejde|hjemmearbejde|distans(?:arbete)?|fjernarbeid|hjemmefra|(?:hjemme|heime)kontor|fjarvinn[au]|etä)(?!\p{L})|etätyö)/iu;
/** "NO" in capitals is Norway. */
const NOT_REMOTE =
  /\b(?:[Nn]o|NO|[Nn]ot|[Nn]on)[- ](?:[Ff]ully[- ])?[Rr]emote\b|\b[Rr]emote[^.]{0,12}\bnot possible\b|\b[Rr]emote(?: [Ww]ork)?\??\s*[:=–-]?\s*[Nn]o(?![\p{L}])/u;
const NOT_REMOTE_NORDIC =
  /(?<!\p{L})(?:ikke|ikkje|inte|ej|ingen|ei|ekki|ekkert)(?: \p{L}{1,12}){0,2} (?:fjernarb|hjemmearb|hjemmekontor|heimekontor|hjemmefra|distans|etä|fjarvinn|remote)/iu;
const TAGS = /#LI-(hybrid|remote|onsite)\b/i;
/** "Oulussa tai etänä": one of the places to choose from. Other words beside it may say that only some days are remote. */
const OR_REMOTE =
  /(?<=\s(?:tai|eller|or|eða) )(?:etänä|etätyönä|på distans|hjemmefra)(?=(?: suomes[st]a)?\s*(?:$|[·,;|/)]))/iu;
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
  // "Thisted, med mulighed for hjemmearbejde et par dage om ugen"
  const inLines = workplaceOfSentences(lines.join('\n'));
  if (HYBRID.test(words) || inParts === 'hybrid' || inLines === 'hybrid') return 'hybrid';
  if (posting.statedWorkplace !== null) return posting.statedWorkplace;
  const inText = workplaceOfSentences(plainText(posting.description));
  if (posting.isTelecommute) return inText === 'hybrid' ? 'hybrid' : 'remote';
  if ([REMOTE, OR_REMOTE, REMOTE_ELSEWHERE].some((remote) => remote.test(words)) || inParts === 'remote')
    return [NOT_REMOTE, NOT_REMOTE_NORDIC].some((denial) => denial.test(words)) ? 'onsite' : 'remote';
  if (ON_SITE.test(words) || inParts === 'onsite') return 'onsite';
  const tag = TAGS.exec(posting.description)?.[1];
  if (tag !== undefined) return workplaceStated(tag) ?? 'notSaid';
  return inText ?? 'notSaid';
}
