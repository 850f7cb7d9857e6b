import { redirect } from 'react-router';
import { defineLoader } from '#web/app/define-loader.ts';
import { noSitemap } from './sitemap-xml.ts';

/** The address at which strangers' programs look for the jobs (rules §1). */
export const loader = defineLoader(({ site }) =>
  site.isIndexed ? redirect('/sitemaps/jobs-1.xml', 308) : noSitemap(),
);
