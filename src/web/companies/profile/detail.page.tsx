import { redirect, useLoaderData } from 'react-router';
import { followCompany, unfollowCompany } from '#domain/companies/follow/follow.server.ts';
import { findCompany } from '#domain/companies/queries.server.ts';
import { startupCard, startupCardPath } from '#domain/companies/share-card.ts';
import type { Company } from '#domain/companies/views.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { openJobsOfCompany } from '#domain/search/results/queries.server.ts';
import { INDUSTRIES } from '#domain/site/company-terms.ts';
import { plainText } from '#domain/site/rich-text.ts';
import { labelOf } from '#domain/site/term.ts';
import { slugOf } from '#domain/slug.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { cacheUntilJobsChange } from '#web/jobs/cache-until-jobs-change.ts';
import { breadcrumbList, companyCrumbs } from '#web/seo/crumbs.ts';
import { organizationPage } from '#web/seo/organization.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { profileParts } from './company-facts.ts';
import { CompanyProfile } from './company-profile.tsx';

export const loader = defineLoader(async ({ context, cache, params, url }) => {
  const requestedKey = params.key ?? '';
  const key = isIdentifier(requestedKey.toLowerCase()) ? requestedKey.toLowerCase() : slugOf(requestedKey);
  const company = await findCompany(context, key).catch((error: unknown) => {
    // A 404 may change with any startup, an existing page only with its own startup and jobs.
    cache.dependsOn('companies');
    throw error;
  });
  cache.dependsOn(`company:${company.id}`, `followers:${company.id}`);
  // The key is canonical; the identifier, the name and capitals redirect to it (rules §1).
  if (requestedKey !== company.key) throw redirect(`/startups/${company.key}${url.search}`, 308);
  const showsAllJobs = url.searchParams.get('jobs') === 'all';
  const pageParameter = showsAllJobs ? (url.searchParams.get('page') ?? '1') : '1';
  const page = /^[1-9]\d{0,3}$/.test(pageParameter) ? Number(pageParameter) : 0;
  if (page === 0) throw absent('This page of the list');
  const jobs = await openJobsOfCompany(context, company.key, { page });
  if (page > Math.max(1, jobs.pages)) throw absent('This page of the list');
  cacheUntilJobsChange(cache, context.now, [...jobs.docs, ...jobs.boosted]);
  return {
    now: context.now.toISOString(),
    company,
    shareImage: startupCardPath(company.id, startupCard(company, context.platform)),
    about: aboutOf(company),
    parts: profileParts(company),
    jobs: { docs: jobs.docs, boosted: jobs.boosted, total: jobs.total, page: jobs.page, pages: jobs.pages },
    showsAllJobs,
  };
});

/**
 * Follows or unfollows without JavaScript. The response is the page rendered for this person and never cached, because
 * the cached page is the same for everybody.
 */
export const action = defineAction(['intent'], async ({ context, params, text }) => {
  const key = params.key ?? '';
  if (context.actor.kind === 'visitor' && !context.actor.hasLostSession) {
    throw redirect(authScreenPath('signin', `/startups/${encodeURIComponent(key)}`));
  }
  if (text('intent') === 'follow') await followCompany(context, key);
  else if (text('intent') === 'unfollow') await unfollowCompany(context, key);
  else throw absent('This form');
  return null;
});

export default function CompanyPage() {
  const { now, company, shareImage, about, parts, jobs, showsAllJobs } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title={company.name}
        description={about}
        path={`/startups/${company.key}`}
        type="profile"
        image={{ src: shareImage, alt: `${company.name}: ${company.intro}` }}
        structuredData={
          import.meta.env.SSR && [organizationPage(company, site), breadcrumbList(companyCrumbs(company), site)]
        }
      />
      <CompanyProfile company={company} parts={parts} jobs={jobs} now={now} showsAllJobs={showsAllJobs} />
    </>
  );
}

/** The meta description. */
function aboutOf(company: Company): string {
  const jobs = company.numberOfActiveJobs > 0 ? `${countText(company.numberOfActiveJobs, 'open job')}. ` : '';
  const industry = company.industries[0] && `${labelOf(INDUSTRIES, company.industries[0])} startup`;
  const where = [industry, company.location.locality, company.location.country].filter(Boolean).join(', ');
  return `${company.intro.replace(/\.?$/, '.')} ${where}. ${jobs}${plainText(company.whatWeDo)}`.trim();
}
