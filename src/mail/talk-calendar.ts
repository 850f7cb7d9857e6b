import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { readTimes } from '#domain/applications/messages/messages.ts';
import { talkUid } from '#domain/applications/messages/talk-text.ts';
import type { MailSite } from './message.tsx';

type TalkMessage = { id: string; kind: string; details: unknown };
type About = { applicationId: string; summary: string; url: string; now: Date };

/** The calendar file of an agreed talk, with the identifier it has in the file of the talent's page (FD-6). */
export function calendarOfTalk(site: MailSite, message: TalkMessage, about: About): string | undefined {
  const event = agreedEvent(site, message, about);
  return event && write(site, ICalCalendarMethod.PUBLISH, [event]);
}

/** The file that takes the coming talks of an application off a calendar (RFC 5546); undefined without one. */
export function cancelledTalks(site: MailSite, messages: readonly TalkMessage[], about: About): string | undefined {
  const events = messages
    .map((message) => agreedEvent(site, message, about))
    .filter((event) => event !== undefined && event.end > about.now)
    .map((event) => ({ ...event, status: ICalEventStatus.CANCELLED, sequence: 1 }) as ICalEventData);
  return events.length === 0 ? undefined : write(site, ICalCalendarMethod.CANCEL, events);
}

function agreedEvent(site: MailSite, message: TalkMessage, { applicationId, summary, url, now }: About) {
  const times = readTimes(message);
  const at = (times?.times ?? []).findIndex(({ from }) => times?.answer?.kind === 'yes' && from === times.answer.from);
  const talk = times?.times[at];
  if (!times || !talk) return undefined;
  return {
    id: talkUid({ messageId: message.id, at, applicationId }, site.origin),
    stamp: now,
    start: new Date(talk.from),
    end: new Date(talk.to),
    timezone: 'UTC',
    summary,
    url,
    description: url,
    ...(times.place && { location: times.place }),
  };
}

function write(site: MailSite, method: ICalCalendarMethod, events: ICalEventData[]): string {
  const calendar = ical({ prodId: { company: site.name, product: 'Talks' }, method });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}
