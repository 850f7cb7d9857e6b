import { useSite } from '#web/app/use-site.ts';
import { breadcrumbList } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Flag, NationFlag } from '#web/ui/pictures/flag.tsx';
import { CuratedJobs } from './curated-jobs.tsx';
import type { LandingPageData } from './load-landing-page.server.ts';

/** A landing page: one kind of job, in one place or at all Nordic startups. */
export function LandingPage(landing: LandingPageData) {
  const { heading, intro, description, crumbs, path, page, countryCode, flag } = landing;
  const site = useSite();
  const hrefFor = (to: number) => (to > 1 ? `${path}?page=${to}` : path);
  return (
    <>
      <PageHead
        title={page > 1 ? `${heading}, page ${page}` : heading}
        description={page > 1 ? `Page ${page}: ${description}` : description}
        path={hrefFor(page)}
        indexed={landing.isIndexed}
        image={{ src: landing.shareImage, alt: heading }}
        structuredData={import.meta.env.SSR && [breadcrumbList(crumbs, site)]}
      />
      <CuratedJobs
        crumbs={crumbs}
        heading={heading}
        intro={intro}
        flag={countryCode ? <NationFlag country={countryCode} /> : <Flag {...flag} cut={{ w: 32, h: 24 }} />}
        list={landing}
        hrefFor={hrefFor}
        searchHref={landing.searchHref}
        chips={[]}
        empty={<NothingOpen landing={landing} />}
        aside={landing.aside}
        asideLabel="Other jobs"
      />
    </>
  );
}

/** An empty landing page links to the closest list with jobs; the others are listed beside it anyway. */
function NothingOpen({ landing: { fallback } }: { landing: LandingPageData }) {
  return (
    <Empty
      headingLevel="h2"
      title="Nothing open here today"
      text="New jobs land every day. Meanwhile, this is the closest match."
    >
      <LinkButton href={fallback.href}>{fallback.label}</LinkButton>
    </Empty>
  );
}
