import { useLoaderData } from 'react-router';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { listPeople } from '#domain/admin/people.server.ts';
import { readSiteNumbers } from '#domain/admin/site-numbers.server.ts';
import { SITE_NUMBERS, type SiteWeek } from '#domain/admin/site-numbers.ts';
import { listEmptySearches } from '#domain/search/empty-searches.server.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { Banner } from '#web/ui/forms/field.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { Table } from '#web/ui/lists/table.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { barPath } from '#web/workspace/bar-path.ts';
import { Bars } from '#web/workspace/bars.tsx';
import { adminOnly } from './admin-only.ts';
import css from './admin-page.module.css';
import { AdminPage } from './admin-page.tsx';
import { readMailTrouble } from './mail-trouble.server.ts';

/** The view box of a chart. */
const CHART = { width: 312, height: 72 };

export const loader = adminOnly(async ({ context, site }) => {
  const people = await listPeople(context, {});
  const audit = await listAudit(context);
  const emptySearches = await listEmptySearches(context);
  const weeks = await readSiteNumbers(context);
  return {
    people: people.total,
    entries: audit.total,
    emptySearches: emptySearches.map(({ platform, ...search }) => ({
      ...search,
      site: site.names[platform],
      lastWeek: dayOf(search.lastWeek),
    })),
    weeks: weeks.toReversed().map((week) => ({ ...week, week: dayOf(week.week) })),
    charts: SITE_NUMBERS.map(({ key, label }) => {
      const values = weeks.map((week) => week[key]);
      return { label, now: values.at(-1) ?? 0, drawing: { ...CHART, path: barPath(values, CHART) } };
    }),
    mailTrouble: await readMailTrouble(context),
  };
});

export default function AdminNumbersPage() {
  const { people, entries, emptySearches, weeks, charts, mailTrouble } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Numbers" path="/admin/numbers" lead="What happens on the site.">
      {mailTrouble && <Banner>{mailTrouble}</Banner>}
      <Facts
        facts={[
          { label: 'People', value: groupDigits(people) },
          { label: 'Audit entries', value: groupDigits(entries) },
        ]}
      />
      <section aria-labelledby="weeks" className={css.parts}>
        <h2 id="weeks">Week by week</h2>
        <p>The last half year. The last bar is this week, which is not over.</p>
        <div className={css.charts}>
          {charts.map(({ label, now, drawing }) => (
            <figure key={label}>
              <figcaption>
                {label} <b>{groupDigits(now)}</b>
              </figcaption>
              <Bars drawing={drawing} />
            </figure>
          ))}
        </div>
        <Table
          label="The numbers of each week, the newest first"
          tall
          stacks="pairs"
          rows={weeks}
          keyOf={({ week }) => week}
          columns={[
            { head: 'Week of', cell: ({ week }) => <span className={css.day}>{week}</span> },
            ...SITE_NUMBERS.map(({ key, label }) => ({
              head: label,
              number: true,
              cell: (week: SiteWeek) => groupDigits(week[key]),
            })),
          ]}
        />
      </section>
      <section aria-labelledby="empty-searches" className={css.parts}>
        <h2 id="empty-searches">Searches without results</h2>
        <p>
          {emptySearches.length > 0
            ? 'What visitors searched for most often without finding a job, in the last 12 weeks. Rare searches are not shown.'
            : 'No search failed more than twice in the last 12 weeks.'}
        </p>
        {emptySearches.length > 0 && (
          <Table
            label="Words of searches without results, the most frequent first"
            rows={emptySearches}
            keyOf={({ site, words }) => `${site} ${words}`}
            columns={[
              {
                head: 'Words',
                cell: ({ words }) => (
                  <a className="link" href={`/jobs?search=${encodeURIComponent(words)}`}>
                    {words}
                  </a>
                ),
              },
              { head: 'Searches', cell: ({ searches }) => groupDigits(searches) },
              { head: 'Site', cell: ({ site }) => site, wideOnly: true },
              { head: 'Last in the week of', cell: ({ lastWeek }) => lastWeek, wideOnly: true },
            ]}
          />
        )}
      </section>
    </AdminPage>
  );
}
