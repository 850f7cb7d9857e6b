import { absent } from '#domain/errors.ts';
import { mySavedDates } from '#domain/talent/my-jobs.server.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { calendarOf } from './calendar.server.ts';

/** The last days of the person's open saved jobs as a calendar file, or of one of them. */
export const loader = guardedLoader(async ({ context, site, url }) => {
  const only = url.searchParams.get('job');
  const dates = (await mySavedDates(context)).flatMap(({ id, title, company, lastDay }) =>
    lastDay !== null && (only === null || only === id) ? [{ id, title, company: company.name, lastDay }] : [],
  );
  // A calendar file without an event is none (RFC 5545), and programs refuse it.
  if (dates.length === 0) throw absent('This date');
  return new Response(calendarOf(dates, site, context.now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${only === null ? 'my-jobs' : `job-${only}`}.ics"`,
      'cache-control': 'no-store',
    },
  });
});
