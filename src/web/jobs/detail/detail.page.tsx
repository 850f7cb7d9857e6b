import { redirect } from 'react-router';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { bareTitle } from '#domain/job-text/title.ts';
import { clearAppliedElsewhere, noteAppliedElsewhere } from '#domain/jobs/applied-elsewhere.server.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { clearInterest, markInterest, saveJob, unsaveJob } from '#domain/jobs/saved-jobs.server.ts';
import { landingPageOf, landingPath } from '#domain/search/landing/landing-pages.ts';
import { landingPageForSlug } from '#domain/search/landing/landing-slugs.ts';
import { jobsRelatedTo } from '#domain/search/results/related.server.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader, type LoaderArguments } from '#web/app/define-loader.ts';
import { toJsonText, useJsonLoaderData } from '#web/app/json-text.ts';
import { useSite } from '#web/app/use-site.ts';
import { ApplySlot } from '#web/applications/apply/open-apply.tsx';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { breadcrumbList } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { SectionHead } from '#web/ui/page/section.tsx';
import { cacheUntilJobsChange } from '../cache-until-jobs-change.ts';
import { JobRows } from '../job-rows.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { loadLandingPage } from '../landing/load-landing-page.server.ts';
import { fieldOf } from '../landing/place-copy.server.ts';
import { rowFacts } from '../row-facts.ts';
import { placeLabel } from '../workplace.ts';
import { ApplyBar } from './apply-card.tsx';
import { daysLeft } from './days-left.ts';
import css from './detail.module.css';
import { JobArticle } from './job-article.tsx';
import { jobCrumbs } from './job-facts.tsx';
import { JobMarksProvider } from './job-marks.tsx';
import { jobPosting } from './job-posting.ts';
import { wayToApply } from './way-to-apply.ts';

/** A job or a landing page: both live at /jobs/{name}, and no job key may equal a landing page's slug (rules §1). */
export const loader = defineLoader(async (args) => {
  const landing = landingPageOf(args.params.id ?? '');
  return toJsonText(
    landing ? { kind: 'landing' as const, ...(await loadLandingPage(args, landing)) } : await loadJob(args),
  );
});

async function loadJob({ context, cache, params, site, url }: LoaderArguments) {
  const id = params.id ?? '';
  const { job, openness, placeNames } = await findJob(context, id, { origin: site.origin }).catch((error: unknown) => {
    // Other spellings redirect to the landing page, unless a job has that key.
    const landing = landingPageForSlug(id);
    throw landing ? redirect(landingPath(landing) + url.search, 308) : error;
  });
  // The identifier is canonical; the readable key and capitals redirect to it (rules §1).
  if (params.id !== job.id) throw redirect(`/jobs/${job.id}${url.search}`, 308);
  const countryCodes = [...new Set(job.places.map(({ countryCode }) => countryCode))];
  const relatedList = await jobsRelatedTo(context, { ...job, placeNames, countryCodes });
  cacheUntilJobsChange(cache.dependsOn('jobs', `job:${job.id}`, `company:${job.company.id}`), context.now, [
    job,
    ...relatedList.docs,
  ]);
  // "28 days left" changes with the day of the startup, so the page is cached until then.
  const timeLeft = daysLeft(job, context.now);
  if (timeLeft && timeLeft.days > 0) cache.until(timeLeft.until);
  return {
    kind: 'job' as const,
    now: context.now.toISOString(),
    job,
    daysLeft: timeLeft?.days ?? null,
    // Computed on the server, so that its word lists and countries stay out of the browser bundle.
    postingTitle: bareTitle(job),
    places: jobCrumbs(job),
    openness,
    moreLabel: job.jobRole === 'other' ? 'More jobs' : `More ${fieldOf(job.jobRole)} jobs`,
    related: relatedList.docs.map((relatedJob) => rowFacts(relatedJob)),
  };
}

const COMMANDS = new Map<string, (context: Context, id: string) => Promise<unknown>>([
  ['save', saveJob],
  ['unsave', unsaveJob],
  ['interested', markInterest],
  ['uninterested', clearInterest],
  ['applied-elsewhere', noteAppliedElsewhere],
  ['not-applied-elsewhere', clearAppliedElsewhere],
]);

/**
 * Saves the job, marks interest or notes an application without JavaScript. The response is the page rendered for this person
 * and never cached, because the cached page is the same for everybody.
 */
export const action = defineAction(['intent'], async ({ context, params, text }) => {
  const id = params.id ?? '';
  if (context.actor.kind === 'visitor' && !context.actor.hasLostSession) {
    throw redirect(authScreenPath('signin', `/jobs/${encodeURIComponent(id)}`));
  }
  const command = COMMANDS.get(text('intent'));
  if (!command || landingPageOf(id)) throw absent('This form');
  await command(context, id);
  return null;
});

export default function DetailPage() {
  const data = useJsonLoaderData<typeof loader>();
  return data.kind === 'landing' ? <LandingPage {...data} /> : <JobPage {...data} />;
}

function JobPage({
  now,
  job,
  daysLeft,
  postingTitle,
  places,
  openness,
  moreLabel,
  related,
}: Awaited<ReturnType<typeof loadJob>>) {
  const site = useSite();
  const isOpen = openness === 'open';
  const role = labelOf(JOB_ROLES, job.jobRole);
  return (
    <JobMarksProvider job={job}>
      <PageHead
        title={`${job.title} at ${job.company.name}`}
        description={job.pitch ? `${job.pitch} ${plain(job.description)}` : plain(job.description)}
        path={`/jobs/${job.id}`}
        type="article"
        image={job.share.image ? { src: job.share.image, alt: cardLabel(job) } : undefined}
        indexed={isOpen}
        structuredData={
          import.meta.env.SSR && [
            ...(isOpen && wayToApply(job) ? [jobPosting(job, site, { title: postingTitle })] : []),
            breadcrumbList([{ label: 'Home', href: '/' }, ...places, { label: job.title }], site),
          ]
        }
      />
      <div className="wrap">
        <Breadcrumbs crumbs={[...places, { label: role, href: `/jobs?roles=${job.jobRole}` }]} />
        <JobArticle job={job} now={now} daysLeft={daysLeft} openness={openness} hasRelated={related.length > 0} />
        {related.length > 0 && (
          <section className={css.related} id="similar">
            <SectionHead
              small
              title={isOpen ? 'Similar jobs' : 'Similar open jobs'}
              more={{
                href: `/jobs?roles=${job.jobRole}`,
                label: moreLabel,
              }}
            />
            <JobRows jobs={related} now={now} />
          </section>
        )}
      </div>
      {isOpen && <ApplyBar job={job} />}
      {isOpen && job.appliesHere && <ApplySlot />}
    </JobMarksProvider>
  );
}

/** Alternative text of the job's share card. */
function cardLabel(job: Parameters<typeof placeLabel>[0] & { title: string; company: { name: string } }): string {
  return `${job.title} at ${job.company.name}, ${placeLabel(job)}`;
}

/** The description without tags, for the page's meta description. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .slice(0, 600);
}
