import type { JobWithOpenness } from '#domain/jobs/queries.server.ts';
import type { Job } from '#domain/jobs/views.ts';
import { countryOf } from '#domain/site/countries.ts';
import { localName, locationLabel } from '#domain/site/location.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import type { Fact } from '#web/ui/lists/facts.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { countText, range } from '#web/ui/text/number-format.ts';
import { dayAndMonth } from '../ago.ts';
import { positionLabels } from '../job-row.tsx';
import { payLabel } from '../pay.tsx';
import { workplaceLabel } from '../workplace.ts';
import { languageFacts, movingFacts } from './text-facts.tsx';
import { wayToApply } from './way-to-apply.ts';

/** Breadcrumbs such as Jobs › Norway › Bergen. Places missing from the gazetteer are left out. */
export function jobCrumbs(job: Job): { label: string; href: string }[] {
  const [first] = job.places;
  const country = first ? countryOf(first.countryCode) : null;
  const crumbs = [{ label: 'Jobs', href: '/jobs' }];
  if (country) crumbs.push({ label: country.name, href: `/jobs/location/${country.slug}` });
  if (country && first?.slug && first.locality) {
    crumbs.push({ label: first.locality, href: `/jobs/location/${country.slug}/${first.slug}` });
  }
  return crumbs;
}

/** The facts under the title. Facts that the startup has not stated are left out, never guessed. */
export function jobFacts(job: Job, now: string, openness: JobWithOpenness['openness']): Fact[] {
  const isOpen = openness === 'open';
  const pay = payLabel(job, 'long');
  const facts: Fact[] = [
    {
      label: 'Location',
      value: job.locations.length > 1 ? <Places job={job} /> : placeLabels(job)[0],
      note: job.locations.length > 1 ? undefined : street(job.locations[0]),
    },
    ...(job.workplace === 'notSaid' ? [] : [{ label: 'Workplace', value: workplaceLabel(job) ?? 'On site' }]),
    ...(job.jobPositionTypes.length > 0 ? [{ label: 'Position', value: positionLabels(job) }] : []),
    { label: 'Role', value: labelOf(JOB_ROLES, job.jobRole) },
    ...(job.salary === 'notSaid'
      ? []
      : [{ label: 'Salary', value: pay.amount, note: pay.unit || undefined, name: 'salary' }]),
  ];
  if (job.equity !== 'undisclosed') {
    const percent = range(job.equityRange?.from, job.equityRange?.to);
    facts.push({ label: 'Equity', value: job.equity === 'percentage' && percent ? `${percent} %` : 'Negotiated' });
  }
  facts.push(...languageFacts(job), ...movingFacts(job));
  if (job.expirationDate && (job.lastDaySaid || !isOpen)) {
    facts.push({
      // "Apply by" needs a way to apply, and a paused job has not closed.
      label: isOpen ? (wayToApply(job) ? 'Apply by' : 'Open until') : openness === 'stopped' ? 'Paused' : 'Closed',
      value: dayAndMonth(isOpen ? job.expirationDate : (job.closedAt ?? job.expirationDate), now),
    });
  }
  return facts;
}

/** "60 days left", "Last day". */
export const daysLeftText = (days: number) => (days === 0 ? 'Last day' : `${countText(days, 'day')} left`);

/** "København (Copenhagen), Denmark", each once. */
function placeLabels({ locations, places }: Job): string[] {
  const labels = locations.map((location) => {
    const english = places.find(({ locality }) => locality !== null && locality === location.locality)?.englishName;
    return locationLabel(english ? { ...location, locality: `${localName(location)} (${english})` } : location);
  });
  return labels.length > 0 ? [...new Set(labels)] : [locationLabel(null)];
}

/** The address without city and country. */
function street(location: Job['locations'][number] | undefined): string | undefined {
  const local = location && localName(location);
  const parts = (location?.address ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part && part !== local && part !== location?.country).join(', ') || undefined;
}

/** The first three places; the others are behind a disclosure that needs no script. */
function Places({ job }: { job: Job }) {
  const labels = placeLabels(job);
  const lines = (some: string[]) => (
    <ul>
      {some.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
  const rest = labels.slice(3);
  return (
    <>
      {lines(labels.slice(0, 3))}
      {rest.length > 0 && <Disclosure summary={countText(rest.length, 'more place')}>{lines(rest)}</Disclosure>}
    </>
  );
}
