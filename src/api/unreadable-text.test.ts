import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { rollbackFixture } from '#testing/fixture.ts';

const fixture = rollbackFixture();
const { call, post } = apiClient(() => fixture.context);

describe('text that cannot be read', () => {
  it.each([
    '/v2/jobs?search=%00',
    '/v2/jobs?search=developer%00',
    '/v2/jobs?query=%0B',
    '/v2/jobs?search=%ED%A0%80',
    '/v2/jobs?location=Oslo%7F',
    '/v2/jobs?locality=%00Oslo',
    '/companies?search=%01',
    '/jobs/suggestions?what=%00',
    '/jobs/suggestions?where=%7F',
    '/flag?name=%00a',
  ])('is refused with the reason: %s', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(400);
    expect(Object.values(body.details.fields)).toEqual([
      'This text has control characters or is not UTF-8. Send readable text.',
    ]);
  });

  it('is refused as the name of a counted search, which would come back as another name', async () => {
    const { status, body } = await post('/jobs/count/bulk', { items: [{ key: 'a\uFFFD' }, { key: '\u0000' }] });
    expect(status).toBe(400);
    expect(Object.keys(body.details.fields)).toEqual(['items.0.key', 'items.1.key']);
  });

  it('may have tabs and line ends', async () => {
    expect((await call('/v2/jobs?search=data%0Aanalyst%09')).status).toBe(200);
  });
});
