import ical from 'ical-generator';
import { clockDates } from '#domain/applications/clock/answer-clock.ts';
import { readOffer, readTimes } from '#domain/applications/messages/messages.ts';
import { talkUid } from '#domain/applications/messages/talk-text.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { absent } from '#domain/errors.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';

const CLOCK_EVENTS = {
  7: 'we remind them',
  14: 'we remind them again',
  21: 'we tell you how it stands',
  28: 'the job is paused',
};

/**
 * The dates of an application as a calendar file: agreed and proposed talks and the end of an offer. With `reminders` it
 * has the days of the answer clock, too, for which the page after sending asks.
 */
export const loader = guardedLoader(async ({ context, params, site, url: address }) => {
  const application = await findOwnApplication(context, params.application ?? '');
  const { company, job, messages, clockFrom } = application;
  const timeZone = timeZoneOf(application.talentCountry ?? job.countryCode);
  const url = `${site.origin}/client/my-jobs/${application.id}`;
  const host = new URL(site.origin).hostname;
  const calendar = ical({ name: `${job.title}, ${company.name}`, prodId: { company: site.name, product: 'My jobs' } });
  const uid = (name: string) => `${name}-${application.id}@${host}`;
  const addDay = (id: string, summary: string, day: string) => add(id, summary, new Date(`${day}T00:00:00Z`), null);
  const add = (id: string, summary: string, start: Date, end: Date | null, location = '') =>
    calendar.createEvent({
      id,
      stamp: context.now,
      start,
      ...(end ? { end } : { allDay: true }),
      timezone: 'UTC',
      summary,
      description: url,
      url,
      ...(location && { location }),
    });
  for (const message of application.hasEnded ? [] : messages) {
    const times = readTimes(message);
    const start = times?.answer?.kind === 'yes' ? times.answer.from : undefined;
    for (const [at, { from, to }] of (times?.endedAt ? [] : (times?.times ?? [])).entries()) {
      if (times?.answer ? from !== start : new Date(from) <= context.now) continue;
      const summary = `${start ? 'Talk' : 'Proposed talk'} with ${company.name}: ${job.title}`;
      const id = talkUid({ messageId: message.id, at, applicationId: application.id }, site.origin);
      add(id, summary, new Date(from), new Date(to), times?.place);
    }
    const offer = readOffer(message);
    if (offer && !offer.answer) {
      addDay(uid(`offer-${message.id}`), `Answer the offer of ${company.name}`, offer.answerBy);
    }
  }
  const hasClock = clockFrom !== null && address.searchParams.has('reminders');
  for (const { day, at } of hasClock ? clockDates(new Date(clockFrom)) : []) {
    const quiet = `If ${company.name} is quiet: ${CLOCK_EVENTS[day]}`;
    addDay(uid(`clock-${day}`), quiet, dayIn(timeZone, at));
  }
  // A calendar file without an event is none (RFC 5545), and programs refuse it.
  if (calendar.length() === 0) throw absent('A date of this application');
  return new Response(calendar.toString(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="application-${application.id}.ics"`,
      'cache-control': 'no-store',
    },
  });
});
