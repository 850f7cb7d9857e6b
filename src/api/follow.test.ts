import { describe, expect, it } from 'vitest';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const as = (cookie?: string) => browserAt(client, cookie);

describe('following a startup over the API', () => {
  it('sets `followed`, and unfollowing clears it, also when repeated', async () => {
    const { id, key } = await someCompany(fixture.context);
    const ada = as((await somebody(fixture.context)).cookie);
    for (const name of [key, id]) {
      expect(await ada.post(`/companies/${name}/follow`)).toMatchObject({ status: 200, body: { followed: true } });
      expect((await ada.get(`/companies/${key}`)).body).toMatchObject({ followed: true, numberOfFollowers: 1 });
    }
    expect((await as().get(`/companies/${key}`)).body).toMatchObject({ followed: false, numberOfFollowers: 1 });
    for (const name of [key, id]) {
      expect(await ada.post(`/companies/${name}/unfollow`, {})).toMatchObject({
        status: 200,
        body: { followed: false },
      });
      expect((await ada.get(`/companies/${key}`)).body).toMatchObject({ followed: false, numberOfFollowers: 0 });
    }
  });

  it.each(['follow', 'unfollow'])('refuses to %s for visitors, for hidden startups and with a body', async (call) => {
    const { key } = await someCompany(fixture.context);
    const hiddenStartup = await someCompany(fixture.context, { status: 'SUSPENDED' });
    const ada = as((await somebody(fixture.context)).cookie);
    expect((await as().post(`/companies/${key}/${call}`)).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    for (const name of [hiddenStartup.key, hiddenStartup.id, 'nothing', '%00']) {
      expect((await ada.post(`/companies/${name}/${call}`)).status, name).toBe(404);
    }
    expect((await ada.post(`/companies/${key}/${call}`, { userId: 'x' })).status).toBe(400);
    expect((await ada.get(`/companies/${key}/${call}`)).status).toBe(405);
  });
});
