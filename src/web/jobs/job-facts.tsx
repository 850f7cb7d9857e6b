import type { JobWithOpenness } from '#domain/jobs/queries.server.ts';
import type { Job } from '#domain/jobs/views.ts';
import { countryOf } from '#domain/site/countries.ts';
import { JOB_ROLES, labelOf } from '#domain/site/taxonomies.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { counted, range } from '#web/ui/number-format.ts';
import { dayAndMonth, daysLeft } from './ago.ts';
import { positionLabels } from './job-row.tsx';
import { payWords } from './pay.tsx';
import { languageFacts, movingFacts } from './text-facts.tsx';
import { workplaceWords } from './workplace.ts';

/** Jobs › Norway › Bergen: each a list one can open. A place the gazetteer does not know is left out. */
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

/** The ruled grid under the title. What a startup has not said is left out, never guessed. */
export function jobFacts(job: Job, now: string, openness: JobWithOpenness['openness']): Fact[] {
  const isOpen = openness === 'open';
  const pay = payWords(job, 'long');
  const facts: Fact[] = [
    {
      label: 'Location',
      value: job.locations.length > 1 ? <Places job={job} /> : place(job.locations[0]),
      note: job.locations.length > 1 ? undefined : street(job.locations[0]),
    },
    { label: 'Workplace', value: workplaceWords(job) ?? 'On site' },
    ...(job.jobPositionTypes.length > 0 ? [{ label: 'Position', value: positionLabels(job) }] : []),
    { label: 'Role', value: labelOf(JOB_ROLES, job.jobRole) },
    { label: 'Salary', value: pay.amount, note: pay.unit || undefined },
  ];
  if (job.equity !== 'undisclosed') {
    const percent = range(job.equityRange?.from, job.equityRange?.to);
    facts.push({ label: 'Equity', value: job.equity === 'percentage' && percent ? `${percent} %` : 'Negotiated' });
  }
  facts.push(...languageFacts(job), ...movingFacts(job));
  if (job.expirationDate) {
    const left = job.closesAt ? daysLeft(job.closesAt, now) : 0;
    facts.push({
      // "Apply by" is said only where there is a way to apply; what is paused has not closed.
      label: isOpen ? (job.link ? 'Apply by' : 'Open until') : openness === 'stopped' ? 'Paused' : 'Closed',
      value: dayAndMonth(isOpen ? job.expirationDate : (job.closedAt ?? job.expirationDate), now),
      note: isOpen ? (left <= 1 ? 'Last day' : `${counted(left, 'day')} left`) : undefined,
    });
  }
  return facts;
}

function place(location: Job['locations'][number] | undefined): string {
  return [location?.locality, location?.country].filter(Boolean).join(', ') || '-';
}

/** What the address says beyond the town and the country. */
function street(location: Job['locations'][number] | undefined): string | undefined {
  const parts = (location?.address ?? '').split(',').map((part) => part.trim());
  return (
    parts.filter((part) => part && part !== location?.locality && part !== location?.country).join(', ') || undefined
  );
}

/** Many places: the first three, and the rest behind a disclosure that needs no script. */
function Places({ job }: { job: Job }) {
  const first = job.locations.slice(0, 3).map(place);
  const rest = job.locations.slice(3).map(place);
  return (
    <>
      {first.join('; ')}
      {rest.length > 0 && (
        <details>
          <summary className="link">{counted(rest.length, 'more place')}</summary>
          {rest.join('; ')}
        </details>
      )}
    </>
  );
}
