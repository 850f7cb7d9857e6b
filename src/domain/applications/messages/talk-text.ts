import { timeText, weekdayText } from '#domain/site/date-format.ts';
import { countText } from '#domain/site/english.ts';
import type { INTERVIEW_WAYS, TimesDetails } from './messages.ts';

const WAYS: Record<(typeof INTERVIEW_WAYS)[number], string> = {
  video: 'by video',
  phone: 'by phone',
  onSite: 'on site',
};

/** One time for a talk, in words. */
export type TalkText = {
  from: string;
  /** "Friday 27 November". */
  day: string;
  /** "14:00 to 14:30". */
  hours: string;
  /** "Friday 27 November, 14:00 to 14:30 (Oslo), 30 minutes, by video". */
  label: string;
  /** The same time where the talent lives, if their clock shows another: "15:00 to 15:30 in Helsinki". */
  here: string | null;
};

/** The times in words, each in both time zones where they differ (rules §5). `ownZone` is that of the talent. */
export function talkTexts({ times, timeZone, by }: TimesDetails, ownZone: string | null): TalkText[] {
  return times.map(({ from, to }) => {
    const day = weekdayText(from, timeZone);
    const hours = hoursIn(timeZone, from, to);
    const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
    const label = `${day}, ${hours} (${cityOf(timeZone)}), ${lengthText(minutes)}, ${WAYS[by]}`;
    return { from, day, hours, label, here: hereText({ from, to, timeZone, day, hours }, ownZone) };
  });
}

function hereText(
  { from, to, timeZone, day, hours }: { from: string; to: string; timeZone: string; day: string; hours: string },
  ownZone: string | null,
): string | null {
  if (ownZone === null || ownZone === timeZone) return null;
  const own = { day: weekdayText(from, ownZone), hours: hoursIn(ownZone, from, to) };
  if (own.day === day && own.hours === hours) return null;
  return `${own.day === day ? '' : `${own.day}, `}${own.hours} in ${cityOf(ownZone)}`;
}

/**
 * The identifier of a talk in calendar files (RFC 5545 UID). `at` is its place in the proposal, so that a calendar which has
 * the proposed times knows the agreed one again.
 */
export function talkUid(ids: { messageId: string; at: number; applicationId: string }, origin: string): string {
  return `talk-${ids.messageId}-${ids.at}-${ids.applicationId}@${new URL(origin).hostname}`;
}

/** The link of a call that a startup typed; null for a number, an address and anything else. */
export function talkLink(place: string): string | null {
  return /^https?:\/\/\S+$/i.test(place) && URL.canParse(place) ? place : null;
}

/** "Wednesday 25 November at 10:00 (Oslo)". */
export function talkMoment({ from, timeZone }: { from: string; timeZone: string }): string {
  return `${weekdayText(from, timeZone)} at ${timeText(from, timeZone)} (${cityOf(timeZone)})`;
}

/** "Oslo" of Europe/Oslo. */
export const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [countText(hours, 'hour')] : []), ...(rest > 0 ? [countText(rest, 'minute')] : [])].join(' ');
}

function hoursIn(timeZone: string, from: string, to: string): string {
  return `${timeText(from, timeZone)} to ${timeText(to, timeZone)}`;
}
