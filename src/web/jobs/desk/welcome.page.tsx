import { redirect, useLoaderData } from 'react-router';
import { findWelcome } from '#domain/companies/joining/claim.server.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import type { Job } from '#domain/jobs/views.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { TakeOver } from '#web/companies/start/take-over.tsx';
import { payLabel } from '#web/jobs/pay.tsx';
import { placeLabel } from '#web/jobs/workplace.ts';
import { Facts } from '#web/ui/lists/facts.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { PageText, WorkspacePage } from '#web/workspace/workspace-page.tsx';

/**
 * The page for a startup whose job was imported or posted for it: what is published in its name, how to take it over,
 * and how to have it corrected or taken down. The address comes from a mail, so it needs no log-in (rules §10).
 */
export const loader = defineLoader(async ({ context, params, site, url }) => {
  const { job, openness } = await findJob(context, params.id ?? '', { origin: site.origin });
  if (params.id !== job.id) throw redirect(`/jobs/${job.id}/welcome${url.search}`, 308);
  const { amount, unit } = payLabel(job);
  return {
    id: job.id,
    title: job.title,
    company: await findWelcome(context, job.company.key),
    isOpen: openness === 'open',
    isImported: job.scraped,
    source: job.link ?? null,
    facts: [
      { label: 'Title', value: job.title },
      { label: 'Place', value: placeLabel(job) },
      { label: 'Pay', value: [amount, unit].filter(Boolean).join(' ') },
      { label: 'Published', value: job.publishedAt ? dayOf(job.publishedAt) : 'Not yet' },
      { label: 'Closes', value: lastDayText(job) },
    ],
  };
});

function lastDayText({ scraped, lastDaySaid, expirationDate }: Job): string {
  if (scraped && !lastDaySaid) return 'When its careers page no longer lists it';
  return expirationDate ? dayOf(expirationDate) : 'Open until further notice';
}

export default function JobWelcomePage() {
  const { id, title, company, isOpen, isImported, source, facts } = useLoaderData<typeof loader>();
  const site = useSite();
  const subject = encodeURIComponent(`Take down ${title} at ${company.name} (${id})`);
  return (
    <WorkspacePage
      title={`${title}: your job on ${site.name}`}
      heading={`Your job is on ${site.name}`}
      lead={
        isImported
          ? `We imported it from where ${company.name} publishes its jobs. It costs nothing.`
          : `It was posted in the name of ${company.name}.`
      }
      path={`/jobs/${id}/welcome`}
      ruled
    >
      <TwoColumn title="What people see">
        <PageText>
          <Facts facts={facts} />
          <p>
            <a className="link" href={`/jobs/${id}`}>
              {isOpen ? 'See the job as everybody sees it' : 'See its page. It is not open any more'}
            </a>
            .
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
        </PageText>
      </TwoColumn>
      <TakeOver company={company} />
      <TwoColumn title="Have it corrected or taken down">
        <PageText>
          {isImported && <p>Correct it where you publish it, and the change appears here the next time we read it.</p>}
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
        </PageText>
      </TwoColumn>
    </WorkspacePage>
  );
}
