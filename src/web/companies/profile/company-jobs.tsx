import type { Company } from '#domain/companies/views.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import { JobRows } from '#web/jobs/job-rows.tsx';
import { rowFacts } from '#web/jobs/row-facts.ts';
import { Pages } from '#web/ui/lists/pages.tsx';
import { MoreLink } from '#web/ui/page/more-link.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import css from './company-jobs.module.css';

/** Rows before "Show all". */
const FIRST_SHOWN = 8;

/** The startup's open jobs, boosted ones first and each job once. */
export function CompanyJobs({
  company,
  jobs,
  now,
  showsAll,
}: {
  company: Pick<Company, 'key' | 'name'>;
  jobs: { docs: JobInList[]; boosted: JobInList[]; total: number; page: number; pages: number };
  now: string;
  showsAll: boolean;
}) {
  const { boosted, total, page, pages } = jobs;
  const others = jobs.docs.filter((job) => !boosted.some(({ id }) => id === job.id));
  const visible = showsAll ? others : others.slice(0, FIRST_SHOWN - boosted.length);
  const all = `/startups/${company.key}?jobs=all`;
  return (
    <TwoColumn title="Open jobs" note={total > 0 ? `${total}${placesLabel(jobs.docs)}` : undefined} id="jobs">
      <div className={css.jobs}>
        {total === 0 && (
          <p className={css.none}>
            {company.name} has no open jobs right now.{' '}
            <a className="link" href="/jobs">
              See every open job
            </a>
          </p>
        )}
        <JobRows jobs={boosted.map((job) => rowFacts(job))} now={now} boosted layout="withinStartup" />
        <JobRows jobs={visible.map((job) => rowFacts(job))} now={now} layout="withinStartup" className={css.list} />
        {showsAll ? (
          <Pages page={page} pages={pages} hrefFor={(to) => `${all}${to > 1 ? `&page=${to}` : ''}#jobs`} />
        ) : (
          total > boosted.length + visible.length && (
            <p className={css.more}>
              <MoreLink href={`${all}#jobs`}>
                Show all {total}
                <span className="vh"> jobs</span>
              </MoreLink>
            </p>
          )
        )}
      </div>
    </TwoColumn>
  );
}

/** " in Bergen and Tromsø", " in Bergen, Tromsø and 3 more places". */
function placesLabel(jobs: readonly JobInList[]): string {
  const places = [...new Set(jobs.flatMap((job) => job.locations.map(({ locality }) => locality)))].filter(
    (place) => place !== null,
  );
  const [first, second] = places;
  if (!first) return '';
  if (!second) return ` in ${first}`;
  if (places.length === 2) return ` in ${first} and ${second}`;
  return ` in ${first}, ${second} and ${countText(places.length - 2, 'more place', 'more places')}`;
}
