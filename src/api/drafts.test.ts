import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findSession } from '#domain/accounts/sign-in/sessions.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { type Person, somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);
const as = (person?: Person) => browserAt(client, person?.cookie);

/** A draft startup with a draft job, and one person of each kind. */
async function drafts() {
  const { id, key } = await someCompany(fixture.context, { status: 'DRAFT' });
  const other = await someCompany(fixture.context);
  const job = await someJob(fixture.context, { companyId: id, status: 'DRAFT', approvedAt: null, publishedAt: null });
  return {
    id,
    key,
    job,
    owner: await somebody(fixture.context, { member: [{ id }] }),
    reviewer: await somebody(fixture.context, { member: [{ id, role: 'reviewer' }] }),
    admin: await somebody(fixture.context, { isAdmin: true }),
    stranger: await somebody(fixture.context, { member: [{ id: other.id }], isTalent: true }),
  };
}

describe('a draft startup and its draft job', () => {
  it('are visible to the team and to admins', async () => {
    const { id, key, job, owner, reviewer, admin } = await drafts();
    for (const person of [owner, reviewer, admin]) {
      for (const name of [id, key]) {
        const { status, body, headers } = await as(person).get(`/companies/${name}/hidden`);
        expect([status, body.id, headers.get('cache-control')]).toEqual([200, id, 'no-store']);
      }
      for (const name of [job.id, job.key]) {
        const { status, body } = await as(person).get(`/jobs/single/${name}/hidden`);
        expect([status, body.id, body.status]).toEqual([200, job.id, 'DRAFT']);
      }
    }
  });

  it('are not found by the team of another startup, and ask visitors to log in', async () => {
    const { key, job, stranger, owner } = await drafts();
    for (const path of [`/companies/${key}/hidden`, `/jobs/single/${job.id}/hidden`, '/jobs/single/nothing/hidden']) {
      expect((await as(stranger).get(path)).status, path).toBe(404);
      expect((await as().get(path)).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    }
    for (const path of [`/companies/${key}`, `/jobs/single/${job.id}`]) {
      expect((await as(owner).get(path)).status, path).toBe(404);
    }
  });
});

describe('an event on a page', () => {
  const counts = async () => {
    const { rows } = await fixture.context.db.execute(
      sql`SELECT event, subject_type AS subject, source, profile, count FROM engagement_counts ORDER BY profile, source`,
    );
    return rows;
  };

  it('is counted per day, for visitors and for one’s own profile', async () => {
    const { id } = await someCompany(fixture.context);
    const job = await someJob(fixture.context);
    const person = await somebody(fixture.context, { member: [{ id }] });
    const subject = { type: 'job', id: job.id };
    const click = { event: 'applyClicked', subject, source: 'jobList' };
    expect((await as().post('/engagement/log', click)).status).toBe(204);
    await as().post('/engagement/log', click);
    await as(person).post('/engagement/log', {
      event: 'profileViewed',
      subject: { type: 'company', id },
      companyId: id,
    });
    expect(await counts()).toEqual([
      { event: 'applyClicked', subject: 'job', source: 'jobList', profile: '', count: 2 },
      { event: 'profileViewed', subject: 'company', source: '', profile: `company:${id}`, count: 1 },
    ]);
  });

  it('is refused if its kind is unknown, its profile is somebody else’s or its subject is hidden', async () => {
    const { id, job, stranger, owner } = await drafts();
    const subject = { type: 'company', id: (await someCompany(fixture.context)).id };
    const event = 'websiteClicked';
    const refusalOf = async (body: unknown, person?: Person) => (await as(person).post('/engagement/log', body)).status;
    expect(await refusalOf({ event: 'anything', subject })).toBe(400);
    expect(await refusalOf({ event, subject: { type: 'person', id } })).toBe(400);
    expect(await refusalOf({ event, subject, price: 1 })).toBe(400);
    expect(await refusalOf({ event, subject, companyId: id })).toBe(401);
    expect(await refusalOf({ event, subject, companyId: id }, stranger)).toBe(404);
    expect(await refusalOf({ event, subject: { type: 'job', id: job.id } }, owner)).toBe(404);
    expect(await counts()).toEqual([]);
  });
});

describe('a session check', () => {
  it('costs one statement', async () => {
    const { cookie } = await somebody(fixture.context);
    let statements = 0;
    const db = new Proxy(fixture.context.db, {
      get(target, name, receiver) {
        if (['execute', 'select', 'update', 'insert', 'delete', 'transaction'].includes(String(name))) statements += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    await findSession({ ...fixture.context, db }, cookie.slice(4));
    expect(statements).toBe(1);
  });
});
