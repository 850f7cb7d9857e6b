import { DAY_MS } from '#domain/site/days.ts';
import { findJob, inSiteDatabase, postJob, publishedJobs } from './site-data.ts';

export const PAGE_NAMES = [
  'front page',
  'jobs',
  'narrowed jobs',
  'no jobs',
  'unknown values',
  'job',
  'remote job',
  'job with a link',
  'closed job',
  'country',
  'city',
  'place without jobs',
  'curated list',
  'empty curated list',
  'curated lists',
  'startups',
  'narrowed startups',
  'no startups',
  'startup',
  'pricing',
  'for startups',
  'for investors',
  'terms',
  'privacy policy',
  'cookies',
  'not found',
] as const;

/** A word that no job contains and no line can hold. */
const ONE_LONG_WORD = 'zeppelinwright'.repeat(12);

export type PageType = { name: (typeof PAGE_NAMES)[number]; path: string; status?: number };

let cache: Promise<PageType[]> | undefined;

/** One page of every kind, the fullest where there are several. */
export function pageTypes(): Promise<PageType[]> {
  cache ??= gather();
  return cache;
}

async function gather(): Promise<PageType[]> {
  const [first, job] = await publishedJobs();
  if (!first || !job) throw new Error('The site has fewer than two published jobs.');
  const closesAt = new Date(Date.now() - 5 * DAY_MS);
  const expiredJob = await postJob({
    title: 'Barnacle Historian',
    at: new Date(Date.now() - 40 * DAY_MS),
    closesAt,
    closedAt: closesAt,
    status: 'EXPIRED',
  });
  const jobWithLink = await inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(
      'SELECT id FROM jobs JOIN job_search s ON s.job_id = id WHERE link IS NOT NULL AND s.closes_at > now() ORDER BY id LIMIT 1',
    );
    return rows[0]?.id ?? '';
  });
  const fullest = await inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ key: string }>(
      `SELECT key FROM companies c WHERE status = 'ACTIVE' AND 'thehub' = ANY(platforms) AND quote IS NOT NULL
       ORDER BY (SELECT count(*) FROM company_gallery g WHERE g.company_id = c.id)
         + (SELECT count(*) FROM company_people p WHERE p.company_id = c.id) DESC, key LIMIT 1`,
    );
    return rows[0]?.key;
  });
  const remote = await findJob(({ id, isRemote }) => isRemote && id !== job.id);
  return [
    { name: 'front page', path: '/' },
    { name: 'jobs', path: '/jobs' },
    { name: 'narrowed jobs', path: '/jobs?search=engineer&countryCode=DK&countryCode=SE&positionTypes=fulltime' },
    { name: 'no jobs', path: `/jobs?search=${ONE_LONG_WORD}&countryCode=DK` },
    { name: 'unknown values', path: '/jobs?countryCode=Narnia&page=2' },
    { name: 'job', path: `/jobs/${job.id}` },
    { name: 'remote job', path: `/jobs/${remote.id}` },
    { name: 'job with a link', path: `/jobs/${jobWithLink}` },
    { name: 'closed job', path: `/jobs/${expiredJob}` },
    { name: 'country', path: '/jobs/location/denmark' },
    { name: 'city', path: '/jobs/location/denmark/copenhagen' },
    { name: 'place without jobs', path: '/jobs/location/denmark/skagen' },
    { name: 'curated list', path: '/jobs/developer-jobs-denmark' },
    { name: 'empty curated list', path: '/jobs/design-jobs-stockholm' },
    { name: 'curated lists', path: '/jobs/browse' },
    { name: 'startups', path: '/startups' },
    { name: 'narrowed startups', path: '/startups?search=a&countryCode=DK&hiring=true' },
    { name: 'no startups', path: `/startups?search=${ONE_LONG_WORD}` },
    { name: 'startup', path: `/startups/${fullest ?? first.company.key}` },
    { name: 'pricing', path: '/pricing?country=NO' },
    { name: 'for startups', path: '/startups/join' },
    { name: 'for investors', path: '/investors/join' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy policy', path: '/privacy-policy' },
    { name: 'cookies', path: '/cookies' },
    { name: 'not found', path: '/nothing/here', status: 404 },
  ];
}
