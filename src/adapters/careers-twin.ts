import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuardedFetchOptions } from './guarded-fetch.ts';

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Tide Engineer',
  description:
    '<p>You build the pumps that fill the dry dock of Bergen twice a day.</p><h2>What you bring</h2><ul><li>You have worked with water and with steel.</li><li>You speak English.</li></ul>',
  hiringOrganization: { '@type': 'Organization', name: 'Careers Example' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
  },
  employmentType: 'FULL_TIME',
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'NOK',
    value: { '@type': 'QuantitativeValue', minValue: 640000, maxValue: 720000, unitText: 'YEAR' },
  },
};

const page = (title: string, postings: object[] = []) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${postings
    .map((posting) => `<script type="application/ld+json">${JSON.stringify(posting)}</script>`)
    .join('')}</head><body><h1>${title}</h1></body></html>`;

/** The pages by path. Any other is not found, and `/jobs/slow` never answers. */
const PAGES: Record<string, string> = {
  '/about': page('About us'),
  '/jobs': page('Jobs', [
    { ...POSTING, url: 'http://careers.example/jobs/tide-engineer' },
    { ...POSTING, title: 'Lock Keeper', url: 'http://careers.example/jobs/lock-keeper' },
  ]),
  '/jobs/tide-engineer': page('Tide Engineer', [POSTING]),
};

/**
 * A careers page without the internet, for the demo and its journeys: a real server on this machine, which answers for
 * one reserved host alone. Every other address keeps all checks.
 */
export async function startCareersTwin(): Promise<{
  host: string;
  port: number;
  exceptions: NonNullable<GuardedFetchOptions['exceptions']>;
  stop(): Promise<void>;
}> {
  const server = createServer((request, response) => {
    if (request.url === '/jobs/slow') return;
    const html = PAGES[request.url ?? ''];
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? page('Not found'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: 'careers.example',
    port,
    exceptions: { addresses: ['127.0.0.1'], ports: [port] },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
