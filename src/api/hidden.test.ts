import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findSession } from '#domain/accounts/sign-in/sessions.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { browserAt } from '#testing/browser.ts';
import { type Person, somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';

const here = world();
const client = apiClient(() => here.context);
const as = (person?: Person) => browserAt(client, person?.cookie);

/** A startup that nobody sees yet, its draft of a job, and one person of each kind. */
async function unseen() {
  const { id, key } = await someCompany(here.context, { status: 'DRAFT' });
  const other = await someCompany(here.context);
  const job = await someJob(here.context, { companyId: id, status: 'DRAFT', approvedAt: null, publishedAt: null });
  return {
    ...{ id, key, job },
    owner: await somebody(here.context, { member: [{ id }] }),
    reviewer: await somebody(here.context, { member: [{ id, role: 'reviewer' }] }),
    admin: await somebody(here.context, { isAdmin: true }),
    stranger: await somebody(here.context, { member: [{ id: other.id }], isTalent: true }),
  };
}

describe('what is not public yet', () => {
  it('is seen by its team and by admins as it would be', async () => {
    const { id, key, job, owner, reviewer, admin } = await unseen();
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

  it('is not there for the team of another startup, and asks visitors to log in', async () => {
    const { key, job, stranger, owner } = await unseen();
    for (const path of [`/companies/${key}/hidden`, `/jobs/single/${job.id}/hidden`, '/jobs/single/nothing/hidden']) {
      expect((await as(stranger).get(path)).status, path).toBe(404);
      expect((await as().get(path)).body).toMatchObject({ status: 401, code: 'E_NOT_LOGGED_IN' });
    }
    for (const path of [`/companies/${key}`, `/jobs/single/${job.id}`]) {
      expect((await as(owner).get(path)).status, path).toBe(404);
    }
  });
});

describe('what is done on pages', () => {
  const counted = async () => {
    const { rows } = await here.context.db.execute(
      sql`SELECT event, subject_type AS subject, source, profile, count FROM engagement_counts ORDER BY profile, source`,
    );
    return rows;
  };

  it('is counted by the day, for visitors and in the name of one’s own profile', async () => {
    const { id } = await someCompany(here.context);
    const job = await someJob(here.context);
    const person = await somebody(here.context, { member: [{ id }] });
    const subject = { type: 'job', id: job.id };
    const clicked = { event: 'applyClicked', subject, source: 'jobList' };
    expect((await as().post('/engagement/log', clicked)).status).toBe(204);
    await as().post('/engagement/log', clicked);
    await as(person).post('/engagement/log', {
      event: 'profileViewed',
      subject: { type: 'company', id },
      companyId: id,
    });
    expect(await counted()).toEqual([
      { event: 'applyClicked', subject: 'job', source: 'jobList', profile: '', count: 2 },
      { event: 'profileViewed', subject: 'company', source: '', profile: `company:${id}`, count: 1 },
    ]);
  });

  it('is refused of unknown kinds, in somebody else’s name, and about what nobody can see', async () => {
    const { id, job, stranger, owner } = await unseen();
    const subject = { type: 'company', id: (await someCompany(here.context)).id };
    const event = 'websiteClicked';
    const refused = async (body: unknown, person?: Person) => (await as(person).post('/engagement/log', body)).status;
    expect(await refused({ event: 'anything', subject })).toBe(400);
    expect(await refused({ event, subject: { type: 'person', id } })).toBe(400);
    expect(await refused({ event, subject, price: 1 })).toBe(400);
    expect(await refused({ event, subject, companyId: id })).toBe(401);
    expect(await refused({ event, subject, companyId: id }, stranger)).toBe(404);
    expect(await refused({ event, subject: { type: 'job', id: job.id } }, owner)).toBe(404);
    expect(await counted()).toEqual([]);
  });
});

describe('a session check', () => {
  it('costs one statement', async () => {
    const { cookie } = await somebody(here.context);
    let statements = 0;
    const db = new Proxy(here.context.db, {
      get(target, name, receiver) {
        if (['execute', 'select', 'update', 'insert', 'delete', 'transaction'].includes(String(name))) statements += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    await findSession({ ...here.context, db }, cookie.slice(4));
    expect(statements).toBe(1);
  });
});
