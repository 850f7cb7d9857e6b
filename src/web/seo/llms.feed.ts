import { jobCounters } from '#domain/search/counters/counters.server.ts';
import { openCountries } from '#domain/search/counters/place-counters.server.ts';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { LANDING_PAGES, landingHeading, landingPath } from '#domain/search/landing/landing-pages.ts';
import { countryOf } from '#domain/site/countries.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { countText } from '#web/ui/text/number-format.ts';

/** llms.txt describes the site for language models (SEO-8): one heading, a summary, lists of links. */
export const loader = defineLoader(async ({ context, cache, site }) => {
  cache.dependsOn('jobs', 'companies');
  const counters = await jobCounters(context);
  const countries = await openCountries(context);
  const landings = await openLandingPages(
    context,
    LANDING_PAGES.filter(({ place }) => place === null),
  );
  const link = (label: string, path: string, about: string) => `- [${label}](${site.origin}${path}): ${about}`;
  const lines = [
    `# ${site.name}`,
    '',
    `> ${site.name} is a job board and directory for startups in Denmark, Sweden, Norway, Finland and Iceland. ` +
      `${countText(counters.open, 'job')} at ${countText(counters.startupsHiring, 'startup')}, open today. ` +
      'Every listing names the startup, the location and, if the employer gave one, the salary. ' +
      'Paid positions are labelled “Boosted” and never change the order of other jobs.',
    '',
    '## Jobs and startups',
    '',
    link(
      'Find jobs',
      '/jobs',
      'every open job; narrowed by `search`, `location`, `countryCode`, `roles`, `positionTypes`, `isRemote`, `salaryFrom`',
    ),
    link('Remote jobs', '/jobs/remote-jobs', countText(counters.remote, 'job')),
    link('Jobs by role and city', '/jobs/browse', 'every list there is, such as developer jobs in Copenhagen'),
    link('Startups', '/startups', 'who they are, what they build, and which are hiring'),
    '',
    '## Jobs by country',
    '',
    ...countries.flatMap(({ code, n }) => {
      const country = countryOf(code);
      return country ? [link(country.name, `/jobs/location/${country.slug}`, countText(n, 'open job'))] : [];
    }),
    '',
    '## Jobs by kind',
    '',
    ...landings.map(({ page, n = 0 }) =>
      link(landingHeading(page), landingPath(page), n > 99 ? 'more than 99 open jobs' : countText(n, 'open job')),
    ),
    '',
    '## For programs',
    '',
    link('API', '/api/openapi.json', 'OpenAPI description of the public JSON API; no key needed for reading'),
    link('API reference', '/api/docs', 'the same for people, with examples'),
    link('Jobs as JSON', '/api/v2/jobs', 'every open job, 15 a page, with the filters of Find jobs'),
    link('Sitemap', '/sitemap.xml', 'every job, startup and place that is public now'),
    '',
    'Each open job’s page holds one schema.org JobPosting as JSON-LD.',
    '',
  ];
  return new Response(lines.join('\n').replaceAll('\u00a0', ' '), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});
