import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noGeoip } from '#adapters/geoip.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { testPayments } from '#testing/payments.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { testDownloads, testUploads } from '#testing/uploads.ts';
import { createApi } from './api.ts';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';

const fixture = rollbackFixture();
const { api, call, post } = apiClient(() => fixture.context);

describe('startups over the API', () => {
  it('have a list with suggestions, and answer by key, id and domain', async () => {
    const { id, key } = await someCompany(fixture.context, {
      name: 'Skjærgård',
      domain: 'skjaergaard.no',
      industries: ['maritime'],
    });
    await someCompany(fixture.context, { status: 'DISABLED', key: 'hidden', domain: 'hidden.dk' });
    await someJob(fixture.context, { companyId: id });
    const list = (await call('/companies?industry=maritime')).body;
    expect(list).toMatchObject({
      total: 1,
      limit: 24,
      page: 1,
      pages: 1,
      docs: [{ key, numberOfActiveJobs: 1 }],
    });
    expect(list.suggestions.industries.maritime).toBe(1);
    for (const path of [`/companies/${key}`, `/companies/${id}`, '/companies/domain/www.skjaergaard.no']) {
      expect((await call(path)).body).toMatchObject({
        id,
        name: 'Skjærgård',
        followed: false,
        platform: { thehub: true },
      });
    }
    for (const path of ['/companies/hidden', '/companies/domain/hidden.dk', '/companies/%00', '/companies/domain']) {
      expect((await call(path)).status).toBe(404);
    }
    expect((await call('/companies?stage=huge')).body.details.fields).toEqual({
      stage: '"huge" is not a valid value.',
    });
  });
});

describe('the API', () => {
  it('refuses visitors at all endpoints that are not listed as open', async () => {
    const { paths } = api.described as unknown as { paths: Record<string, Record<string, unknown>> };
    const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(OPEN_ENDPOINTS.filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
    for (const endpoint of endpoints) {
      const [method = '', path = ''] = endpoint.split(' ');
      const { status } = await call(path.replace('/api', '').replace(/\{\w+\}/g, '000000000000000000000000'), {
        method,
        ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      if (OPEN_ENDPOINTS.includes(endpoint)) expect([200, 204, 400, 404], endpoint).toContain(status);
      else expect(status, endpoint).toBe(401);
    }
  });

  it('does not cache the configuration, which contains the visitor’s country', async () => {
    const request = new Request('http://localhost/api/site/configuration');
    const caller = { platform: 'thehub', origin: 'http://localhost', address: '130.237.28.40' } as const;
    const response = await api.fetch(request, { caller });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).site.ipDetectedCountryCode).toBe('SE');
    expect((await call('/site/configuration')).body.site.ipDetectedCountryCode).toBe('DK');
  });

  it('allows other sites to read, without cookies', async () => {
    const { headers } = await call('/v2/jobs', { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = await call('/v2/jobs', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD');
    expect((await post('/engagement/log', {})).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows other sites to count searches, which reads although it is a POST, and to change nothing', async () => {
    const origin = 'https://elsewhere.example';
    const asking = (path: string) =>
      call(path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const preflight = await asking('/jobs/count/bulk');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const { headers } = await post('/jobs/count/bulk', { items: [] });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    for (const path of ['/users/sign-in', '/engagement/log', '/reports', '/jobs/single/x/save']) {
      expect([path, (await asking(path)).headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });

  it('keeps its answers, but not its reference, out of search engines', async () => {
    for (const path of ['/v2/jobs', '/openapi.json', '/nothing']) {
      expect([path, (await call(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    }
    const page = await api.fetch(new Request('http://localhost/api/docs'));
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  it('answers an unknown path with 404 and a wrong method with 405', async () => {
    for (const path of ['/nothing', '/v2', '/v2/jobs/latest/4', '/hidden/../x']) {
      expect(await call(path)).toMatchObject({ status: 404, body: { status: 404, code: 'E_NOT_FOUND' } });
    }
    const response = await call('/v2/jobs', { method: 'DELETE' });
    expect(response).toMatchObject({ status: 405, body: { status: 405, code: 'E_METHOD' } });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await call('/jobs/count/bulk')).headers.get('allow')).toBe('POST');
  });

  it('answers HEAD without a body, and ignores a slash at the end', async () => {
    const { status, body } = await call('/v2/jobs', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect((await call('/v2/jobs/')).status).toBe(200);
  });

  it('reveals nothing about a bug but its request id', async () => {
    const reports: unknown[] = [];
    const failingApi = createApi({
      events: createEventSubscribers(),
      contextFor: () => {
        throw new Error('SELECT secret FROM users');
      },
      accounts: authServices(),
      payments: testPayments(),
      storeUpload: testUploads(),
      downloadOwnData: testDownloads(),
      geoip: noGeoip,
      originOf: { thehub: '', plusimpact: '' },
      products: [],
      report: (error, requestId) => reports.push([(error as Error).message, requestId]),
    });
    const response = await failingApi.fetch(new Request('http://localhost/api/v2/jobs'), { requestId: 'r1' });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({
      message: 'Something went wrong.',
      status: 500,
      details: { requestId: 'r1' },
    });
    expect(text).not.toMatch(/SELECT|secret|at /);
    expect(reports).toEqual([['SELECT secret FROM users', 'r1']]);
  });

  it('has an OpenAPI document and a page for people', async () => {
    const { body } = await call('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Job', 'JobList', 'Company', 'Error']),
    );
    const page = await api.fetch(new Request('http://localhost/api/docs'));
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const path of Object.keys(body.paths)) expect(html).toContain(`${path}</code>`);
    // Each script is a file of this site, the configuration, or the one whose hash the policy lists.
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) =>
      hash('sha256', text, 'base64'),
    );
    expect(inline).toHaveLength(1);
    expect(html).not.toMatch(/https?:|<script(?!>| src="\/| id="api-reference" data-configuration="[^"]+"><\/script>)/);
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${inline[0]}';`);
    expect(page.headers.get('content-security-policy')).toMatch(
      / style-src 'self'(?: 'sha256-[^']+')+; style-src-attr 'unsafe-inline';/,
    );
    expect((await call('/', { redirect: 'manual' })).headers.get('location')).toBe('/api/docs');
  });
});
