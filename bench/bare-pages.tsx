import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { renderToString } from 'react-dom/server';
import { type Context, visitor } from '#domain/context.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { relatedJobs } from '#domain/search/results/related.server.ts';
import { LISTENERS } from '#listeners.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { StartupCard } from '#web/companies/startup-card.tsx';
import { ActiveFilters } from '#web/jobs/active-filters.tsx';
import { ApplyCard } from '#web/jobs/apply-card.tsx';
import { Benefits } from '#web/jobs/benefits.tsx';
import { FilterRail } from '#web/jobs/filter-rail.tsx';
import { jobFacts } from '#web/jobs/job-facts.tsx';
import { JobHead } from '#web/jobs/job-head.tsx';
import { JobRow } from '#web/jobs/job-row.tsx';
import { jobsHref } from '#web/jobs/jobs-href.tsx';
import { SortJobs } from '#web/jobs/sort-jobs.tsx';
import { Footer } from '#web/layout/footer.tsx';
import { Header } from '#web/layout/header.tsx';
import { visibleNavigation } from '#web/layout/navigation.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Pages } from '#web/ui/pages.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';

/**
 * The baseline for rendered pages: `node:http`, the same queries, and one `renderToString` of the same components. It has
 * no router, sends no data for the browser, and does not compress, cache, check, count or log.
 */
// As the product opens it, but without prepared statements.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  application_name: 'bare',
  onConnect: async (client) => {
    await client.query('SET random_page_cost = 1.1; SET cpu_operator_cost = 0.02');
  },
});
const db = drizzle(pool) as Context['db'];
const navigation = visibleNavigation('visitor', { builtRoutes, products: [] });

function page(title: string, content: React.ReactNode): string {
  return `<!doctype html>${renderToString(
    <html lang="en">
      <head>
        <title>{title}</title>
      </head>
      <body>
        <Header navigation={navigation} path="/jobs" brand="Havn" />
        <main>{content}</main>
        <Footer navigation={navigation} year={2026} brand="Havn" />
      </body>
    </html>,
  )}`;
}

async function jobsPage(context: Context, url: URL): Promise<string> {
  const { filters } = readJobFilters(url.searchParams);
  const list = await listOpenJobs(context, filters, {
    includeSuggestions: true,
    histogramCurrency: filters.salaryCurrency,
  });
  const now = context.now.toISOString();
  return page(
    'Jobs',
    <>
      <SearchForm
        action="/jobs"
        place="bar"
        fields={[
          { label: 'What', name: 'search' },
          { label: 'Where', name: 'location' },
        ]}
      />
      <FilterRail
        filters={filters}
        suggestions={list.suggestions}
        total={list.total}
        histogram={list.salaryHistogram}
        isCapped={list.suggestionsAreCapped ?? false}
        activeCount={0}
        isCurrencyChosen={false}
      />
      <SortJobs filters={filters} />
      <ActiveFilters filters={filters} active={[]} understood={[]} />
      {list.boosted.map((job) => (
        <JobRow key={job.id} job={job} now={now} boosted />
      ))}
      {list.docs.map((job) => (
        <JobRow key={job.id} job={job} now={now} />
      ))}
      <Pages page={filters.page} pages={list.pages} hrefFor={(number) => jobsHref({ ...filters, page: number })} />
    </>,
  );
}

async function jobPage(context: Context, id: string): Promise<string> {
  const { job } = await findJob(context, id);
  const related = await relatedJobs(context, job.id);
  const now = context.now.toISOString();
  return page(
    job.title,
    <>
      <JobHead job={job} now={now} isOpen />
      <Facts facts={jobFacts(job, now, 'open')} />
      <Prose html={job.description} />
      <Benefits perks={job.company.perks} />
      <ApplyCard job={job} now={now} />
      <StartupCard company={job.company} />
      {related.docs.map((relatedJob) => (
        <JobRow key={relatedJob.id} job={relatedJob} now={now} />
      ))}
    </>,
  );
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const context: Context = { actor: visitor, db, now: new Date(), platform: 'thehub', listeners: LISTENERS };
  const html =
    url.pathname === '/jobs'
      ? await jobsPage(context, url)
      : await jobPage(context, url.pathname.slice('/jobs/'.length));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
});

process.on('message', (message: 'listen' | 'cpu') => {
  if (message === 'listen') {
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6 });
  }
});
