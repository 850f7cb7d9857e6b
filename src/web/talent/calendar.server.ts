import ical from 'ical-generator';

type LastDay = { id: string; title: string; company: string; lastDay: string };

/** A calendar file (RFC 5545) with an all-day event for each last day to apply. Its UIDs stay, so a reload updates. */
export function calendarOf(dates: readonly LastDay[], site: { name: string; origin: string }, now: Date): string {
  const calendar = ical({
    name: `${site.name}: last days to apply`,
    prodId: { company: site.name, product: 'My jobs' },
  });
  for (const { id, title, company, lastDay } of dates) {
    const url = `${site.origin}/jobs/${id}`;
    calendar.createEvent({
      id: `last-day-${id}@${new URL(site.origin).hostname}`,
      stamp: now,
      start: new Date(`${lastDay}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: `Last day to apply: ${title}, ${company}`,
      description: url,
      url,
    });
  }
  return calendar.toString();
}
