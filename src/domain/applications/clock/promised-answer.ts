import { numberOfWord } from '#domain/site/english.ts';
import { TALENT_NOTICE_DAY } from './answer-clock.ts';

/** "We answer within five days", in the languages of the jobs. Finnish writes the number before its preposition. */
const PROMISE =
  /\b(?:within|in|inom|inden for|indenfor|innen|innan)\s+(?<number>\d{1,2}|[a-z]+)\s+(?<unit>(?:working|business)\s+days?|days?|weeks?|arbetsdagar|arbejdsdage|arbeidsdager|dag(?:ar|e|er|a)?|uger?|uker?|veck(?:a|or)|viku(?:r|m)?)\b/iu;
const FINNISH = /(?<number>\d{1,2})\s+(?<unit>arkipäivän|päivän|viikon)\s+(?:kuluessa|sisällä|aikana)/iu;
const ANSWERS = /\b(?:answer|reply|respond|hear (?:back|from)|get back|svar|besked|beskjed|vasta|svör)/iu;
const WEEK = /week|uge|uke|veck|viku|viikon/iu;
const WORKDAY = /working|business|arb|arki/iu;

/**
 * The days within which the hiring stages promise a first answer (rules §5): the first stage that names both an answer
 * and a time. Null without one, and from the day on which the talent gets a notice anyway.
 */
export function promisedAnswerDays(stages: readonly string[]): number | null {
  for (const stage of stages) {
    if (!ANSWERS.test(stage)) continue;
    const groups = (PROMISE.exec(stage) ?? FINNISH.exec(stage))?.groups;
    const number = groups && numberOf(groups.number ?? '');
    if (!groups || !number) continue;
    const days = daysOf(number, groups.unit ?? '');
    return days < TALENT_NOTICE_DAY ? days : null;
  }
  return null;
}

const numberOf = (text: string) =>
  /^\d/.test(text) ? Number(text) : /^(?:a|en|ett|et)$/i.test(text) ? 1 : (numberOfWord(text) ?? 0);

/** Five working days are a week. */
function daysOf(number: number, unit: string): number {
  if (WEEK.test(unit)) return number * 7;
  return WORKDAY.test(unit) ? Math.ceil((number * 7) / 5) : number;
}
