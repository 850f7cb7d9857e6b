import { redirect, useLoaderData } from 'react-router';
import { findJob } from '#domain/jobs/queries.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { useSite } from '#web/app/use-site.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { cacheUntilJobsChange } from '#web/jobs/cache-until-jobs-change.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { placeLabel } from '#web/jobs/workplace.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { dayOf } from '#web/ui/date-format.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import css from './welcome.module.css';

/**
 * What a startup reads whose job was imported or posted for it: what stands here in its name, how to take it over, and
 * how to have it corrected or taken down. The address comes from a mail, so it needs no log-in (rules §10).
 */
export const loader = defineLoader(async ({ context, cache, params, site, url }) => {
  const { job, openness } = await findJob(context, params.id ?? '', { origin: site.origin });
  if (params.id !== job.id) throw redirect(`/jobs/${job.id}/welcome${url.search}`, 308);
  cacheUntilJobsChange(cache.dependsOn('jobs', `job:${job.id}`, `company:${job.company.id}`), context.now, [job]);
  const { amount, unit } = payLabel(job);
  const workspace = `/client/startups/${encodeURIComponent(job.company.key)}`;
  const startupWelcome = isBuilt('/startups/:key/welcome', builtRoutes)
    ? `/startups/${encodeURIComponent(job.company.key)}/welcome`
    : null;
  return {
    id: job.id,
    title: job.title,
    company: { key: job.company.key, name: job.company.name },
    isOpen: openness === 'open',
    isImported: job.scraped,
    source: job.link ?? null,
    domain: domainOf(job.company.website),
    claimHref: startupWelcome ?? authScreenPath('signin', `${workspace}/jobs/${job.id}`),
    facts: [
      { label: 'Title', value: job.title },
      { label: 'Place', value: placeLabel(job) },
      { label: 'Pay', value: [amount, unit].filter(Boolean).join(' ') },
      { label: 'Published', value: job.publishedAt ? dayOf(job.publishedAt) : 'Not yet' },
      { label: 'Closes', value: job.expirationDate ? dayOf(job.expirationDate) : 'Open until further notice' },
    ],
  };
});

function domainOf(website: string | null): string | null {
  const host = website ? URL.parse(website)?.hostname : null;
  return host ? host.replace(/^www\./, '') : null;
}

export default function JobWelcomePage() {
  const { id, title, company, isOpen, isImported, source, domain, claimHref, facts } = useLoaderData<typeof loader>();
  const site = useSite();
  const subject = encodeURIComponent(`Take down ${title} at ${company.name} (${id})`);
  return (
    <>
      <PageHead
        title={`${title}: your job on ${site.name}`}
        description={`What ${site.name} shows in the name of ${company.name}, and how to change it.`}
        path={`/jobs/${id}/welcome`}
        indexed={false}
      />
      <div className={`wrap ${css.page}`}>
        <PageTitle title={`Your job is on ${site.name}`}>
          {isImported
            ? `We imported it from where ${company.name} publishes its jobs. It costs nothing.`
            : `It was posted in the name of ${company.name}.`}
        </PageTitle>
        <TwoColumn title="What stands here in your name">
          <div className={css.text}>
            <Facts facts={facts} />
            <p>
              <a className="link" href={`/jobs/${id}`}>
                {isOpen ? 'See the job as everybody sees it' : 'See its page. It is not open any more'}
              </a>
              {source && (
                <>
                  {' '}
                  It leads to{' '}
                  <a className="link" href={source} rel="noopener nofollow">
                    {new URL(source).host}
                  </a>
                  .
                </>
              )}
            </p>
          </div>
        </TwoColumn>
        <TwoColumn title="Make it yours">
          <div className={css.text}>
            <p>
              {domain
                ? `Log in with a confirmed email address at ${domain}. That proves that you work there.`
                : `Log in, and ask to join the team of ${company.name}.`}{' '}
              Then you can edit the job, see its numbers and close it.
            </p>
            {domain && <p>Without such an address you can ask to join the team. Its owner or one of us decides.</p>}
            <p>
              <LinkButton href={claimHref}>Claim {company.name}</LinkButton>
            </p>
          </div>
        </TwoColumn>
        <TwoColumn title="Have it corrected or taken down">
          <div className={css.text}>
            {isImported && <p>Correct it where you publish it, and the change appears here with the next sync.</p>}
            <p>
              You can also{' '}
              <a className="link" href={`/jobs/${id}/report`}>
                report what is wrong
              </a>
              , or write to us and we take it down:{' '}
              <a className="link" href={`mailto:${site.contactEmail}?subject=${subject}`}>
                {site.contactEmail}
              </a>
            </p>
          </div>
        </TwoColumn>
      </div>
    </>
  );
}
