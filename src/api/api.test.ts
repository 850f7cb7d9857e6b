import { describe, expect, it } from 'vitest';
import { noGeoip } from '#adapters/geoip.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';
import { createApi } from './api.ts';
import { OPEN_ENDPOINTS } from './open-endpoints.ts';

const here = world();
const { api, call, post } = apiClient(() => here.context);

describe('startups over the API', () => {
  it('are listed with suggestions, and found by key, id and domain', async () => {
    const { id, key } = await someCompany(here.context, {
      name: 'Skjærgård',
      domain: 'skjaergaard.no',
      industries: ['maritime'],
    });
    await someCompany(here.context, { status: 'DISABLED', key: 'hidden', domain: 'hidden.dk' });
    await someJob(here.context, { companyId: id });
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
      stage: '"huge" is not a value of this.',
    });
  });
});

describe('the door', () => {
  it('refuses a visitor everywhere but at the endpoints listed as open', async () => {
    const { paths } = api.described as unknown as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(OPEN_ENDPOINTS.filter((endpoint) => !described.includes(endpoint))).toEqual([]);
    for (const endpoint of described) {
      const [method = '', path = ''] = endpoint.split(' ');
      const { status } = await call(path.replace('/api', '').replace(/\{\w+\}/g, '000000000000000000000000'), {
        method,
        ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      if (OPEN_ENDPOINTS.includes(endpoint)) expect([200, 204, 400, 404], endpoint).toContain(status);
      else expect(status, endpoint).toBe(401);
    }
  });

  it('is made for each visitor where it says where they are, and never kept', async () => {
    const request = new Request('http://localhost/api/site/configuration');
    const caller = { platform: 'thehub', origin: 'http://localhost', address: '130.237.28.40' } as const;
    const response = await api.fetch(request, { caller });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).site.ipDetectedCountryCode).toBe('SE');
    expect((await call('/site/configuration')).body.site.ipDetectedCountryCode).toBe('DK');
  });

  it('is open to programs of other sites for reading, without cookies', async () => {
    const { headers } = await call('/v2/jobs', { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const asked = await call('/v2/jobs', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD');
    expect((await post('/jobs/count/bulk', { items: [] })).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('says in our shape what is not there and what cannot be done to it', async () => {
    for (const path of ['/nothing', '/v2', '/v2/jobs/latest/4', '/hidden/../x']) {
      expect(await call(path)).toMatchObject({ status: 404, body: { status: 404, code: 'E_NOT_FOUND' } });
    }
    const deleted = await call('/v2/jobs', { method: 'DELETE' });
    expect(deleted).toMatchObject({ status: 405, body: { status: 405, code: 'E_METHOD' } });
    expect(deleted.headers.get('allow')).toBe('GET');
    expect((await call('/jobs/count/bulk')).headers.get('allow')).toBe('POST');
  });

  it('answers HEAD as GET without a body, and with a slash at the end', async () => {
    const { status, body } = await call('/v2/jobs', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect((await call('/v2/jobs/')).status).toBe(200);
  });

  it('says nothing of a bug but the number it is found by', async () => {
    const told: unknown[] = [];
    const broken = createApi({
      contextFor: () => {
        throw new Error('SELECT secret FROM users');
      },
      accounts: authServices(),
      geoip: noGeoip,
      originOf: { thehub: '', plusimpact: '' },
      products: [],
      report: (error, requestId) => told.push([(error as Error).message, requestId]),
    });
    const response = await broken.fetch(new Request('http://localhost/api/v2/jobs'), { requestId: 'r1' });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({
      message: 'Something went wrong.',
      status: 500,
      details: { requestId: 'r1' },
    });
    expect(text).not.toMatch(/SELECT|secret|at /);
    expect(told).toEqual([['SELECT secret FROM users', 'r1']]);
  });

  it('describes itself for programs and for people', async () => {
    const { body } = await call('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Job', 'JobList', 'Company', 'Error']),
    );
    const page = await api.fetch(new Request('http://localhost/api/docs'));
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const path of Object.keys(body.paths)) expect(html).toContain(`${path}</code>`);
    expect(html).not.toMatch(/https?:|<script(?! src="\/| id="api-reference" data-configuration="[^"]+"><\/script>)/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'self'(?: 'sha256-[^']+')+; style-src-attr 'unsafe-inline';/,
    );
    expect((await call('/', { redirect: 'manual' })).headers.get('location')).toBe('/api/docs');
  });
});
