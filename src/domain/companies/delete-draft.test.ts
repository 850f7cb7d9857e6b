import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { COMPANY_STATUSES } from './company.ts';
import { deleteDraftCompany, findDraftToDelete } from './delete-draft.server.ts';
import { createPost } from './posts/posts.server.ts';

const fixture = rollbackFixture();
let company: { id: string; key: string };
let owner: Context;
let manager: Context;

beforeEach(async () => {
  company = await someCompany(fixture.context, { name: 'Tarevik', status: 'DRAFT', approvedAt: null });
  const as = async (member: { id: string; role?: 'manager' }[]) =>
    fixture.as({ actor: (await somebody(fixture.context, { member })).actor });
  owner = await as([{ id: company.id }]);
  manager = await as([{ id: company.id, role: 'manager' }]);
});

const someJobIn = (status: 'DRAFT' | 'PENDING_COMPANY_APPROVAL') =>
  someJob(fixture.context, {
    companyId: company.id,
    status,
    approvedAt: null,
    publishedAt: null,
    expirationDate: null,
    closesAt: null,
  });
const isHere = () => fixture.context.db.$count(companies, eq(companies.id, company.id)).then((count) => count === 1);

describe('the draft of a startup', () => {
  it('is deleted by its owner, who has typed its name, with its jobs, posts and team', async () => {
    await someJobIn('DRAFT');
    await someJobIn('PENDING_COMPANY_APPROVAL');
    await createPost(owner, company.key, { title: 'Hello', body: 'We are new.', cover: null });
    const contents = { name: 'Tarevik', jobs: 2, posts: 1, colleagues: 1 };
    expect(await findDraftToDelete(owner, company.key)).toEqual(contents);
    await deleteDraftCompany(owner, company.key, ' tarevik ');
    expect(await isHere()).toBe(false);
    expect(await fixture.context.db.$count(jobs, eq(jobs.companyId, company.id))).toBe(0);
    const { rows } = await fixture.context.db.execute(
      sql`SELECT action, details FROM audit_entries WHERE subject_id = ${company.id}`,
    );
    expect(rows).toEqual([{ action: 'deleteDraft', details: { name: 'Tarevik' } }]);
  });

  it('stays when another name is typed', async () => {
    await expect(deleteDraftCompany(owner, company.key, 'Tare')).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { deletedName: 'Please type “Tarevik”' } },
    });
    expect(await isHere()).toBe(true);
  });

  it('is deleted by no manager, is absent to strangers, and asks visitors to log in', async () => {
    const stranger = fixture.as({ actor: (await somebody(fixture.context, {})).actor });
    const attempt = (context: Context) => deleteDraftCompany(context, company.key, 'Tarevik');
    await expect(attempt(manager)).rejects.toMatchObject({ kind: 'unmet', code: 'E_ROLE' });
    await expect(attempt(stranger)).rejects.toMatchObject({ kind: 'absent' });
    await expect(attempt(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    expect(await findDraftToDelete(manager, company.key)).toBeNull();
    expect(await isHere()).toBe(true);
  });

  it('cannot be deleted once it was sent in', async () => {
    for (const status of COMPANY_STATUSES.filter((each) => each !== 'DRAFT')) {
      await fixture.context.db.update(companies).set({ status }).where(eq(companies.id, company.id));
      await expect(deleteDraftCompany(owner, company.key, 'Tarevik')).rejects.toMatchObject({ kind: 'conflict' });
      expect(await findDraftToDelete(owner, company.key)).toBeNull();
    }
  });

  it('stays with the receipts of what it ordered', async () => {
    const job = await someJobIn('DRAFT');
    await fixture.context.db.execute(sql`
      INSERT INTO orders (id, company_id, job_id, product, purpose, status, price_country, currency, net, vat_rate, vat, total,
        vat_treatment, buyer, provider, created_at, expires_at)
      VALUES (${'0'.repeat(24)}, ${company.id}, ${job.id}, 'pro', 'submit', 'refunded', 'DK', 'DKK', 100, 0, 0, 100,
        'domestic', '{}', 'test', now(), now())`);
    await expect(deleteDraftCompany(owner, company.key, 'Tarevik')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await isHere()).toBe(true);
  });
});
