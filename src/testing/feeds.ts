import type { Context } from '#domain/context.ts';
import { documentOf } from '#domain/import/documents/document.ts';
import type { ImportReport } from '#domain/import/report.ts';
import { type ImportOptions, importPostings } from '#domain/import/run.server.ts';

/** Feeds of hiring systems, for tests of imported jobs over time. */

export type FeedItem = { id: number; title: string; city?: string; text?: string; until?: string; link?: string };

/** A text of sixty words. Texts about different subjects share no three consecutive words. */
export function textAbout(subject: string): string {
  const words = Array.from({ length: 60 }, (_, at) => `${subject.toLowerCase().replace(/\W+/g, '')}${at}`);
  return `<p>${words.slice(0, 30).join(' ')}</p><p>${words.slice(30).join(' ')}</p>`;
}

/** A Greenhouse board. Its stated total exceeds its postings by `more`. */
export function greenhouseBoard(items: readonly FeedItem[], more = 0): string {
  return JSON.stringify({
    jobs: items.map(({ id, title, city, text, until, link }) => ({
      id,
      internal_job_id: id,
      title,
      content: text ?? textAbout(title),
      company_name: 'Fjordlys',
      absolute_url: link ?? `https://boards.greenhouse.io/fjordlys/jobs/${id}`,
      location: { name: `${city ?? 'Copenhagen, Denmark'}` },
      application_deadline: until,
    })),
    meta: { total: items.length + more },
  });
}

/** The same postings as structured data of a startup's careers page. */
export function careersPage(items: readonly FeedItem[]): string {
  return JSON.stringify(
    items.map(({ id, title, city, text, until, link }) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: text ?? textAbout(title),
      url: link ?? `https://fjordlys.example/careers/${id}`,
      validThrough: until,
      hiringOrganization: { '@type': 'Organization', name: 'Fjordlys', sameAs: 'https://fjordlys.example' },
      jobLocation: { '@type': 'Place', address: { addressLocality: (city ?? 'Copenhagen').split(',')[0] } },
    })),
  );
}

/** Imports a feed of the startup from an address. */
export function sync(
  context: Context,
  text: string,
  at: { now?: Date; url?: string; company?: string } & Omit<ImportOptions, 'companyKey'> = {},
): Promise<ImportReport> {
  const { now, url, company, ...options } = at;
  const address = url ?? 'https://boards-api.greenhouse.io/v1/boards/fjordlys/jobs';
  return importPostings({ ...context, now: now ?? context.now }, documentOf(text, address), {
    companyKey: company ?? 'fjordlys',
    ...options,
  });
}
