import ical, { ICalCalendarMethod } from 'ical-generator';
import { readTimes } from '#domain/applications/messages.ts';
import { talkUid } from '#domain/applications/talk-text.ts';
import type { MailSite } from './message.tsx';

/** The calendar file of an agreed talk, with the identifier it has in the file of the talent's page (FD-6). */
export function calendarOfTalk(
  site: MailSite,
  message: { id: string; kind: string; details: unknown },
  about: { applicationId: string; summary: string; url: string; now: Date },
): string | undefined {
  const times = readTimes(message);
  const at = (times?.times ?? []).findIndex(({ from }) => times?.answer?.kind === 'yes' && from === times.answer.from);
  const talk = times?.times[at];
  if (!times || !talk) return undefined;
  const { applicationId, summary, url, now } = about;
  const calendar = ical({ prodId: { company: site.name, product: 'Talks' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: talkUid({ messageId: message.id, at, applicationId }, site.origin),
    stamp: now,
    start: new Date(talk.from),
    end: new Date(talk.to),
    timezone: 'UTC',
    ...{ summary, url, description: url },
    ...(times.place && { location: times.place }),
  });
  return calendar.toString();
}
