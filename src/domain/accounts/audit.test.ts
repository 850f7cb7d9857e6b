import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { type AuditFilter, listAudit, writeAudit } from './audit.server.ts';

const fixture = rollbackFixture();

/** An admin named Ragna Klakk, and what she did to a startup, to its job and to a member. */
async function aTrail() {
  const { context } = fixture;
  const admin = await somebody(context, { isAdmin: true, firstName: 'Ragna', lastName: 'Klakk' });
  const member = await somebody(context, { firstName: 'Åse', lastName: 'Brønnøy' });
  const company = await someCompany(context, { name: 'Tångåsen' });
  const job = await someJob(context, { companyId: company.id, title: 'Net Mender' });
  const asAdmin = fixture.as({ actor: admin.actor });
  await writeAudit(asAdmin, { action: 'approve', subjectType: 'company', subjectId: company.id });
  await writeAudit(asAdmin, { action: 'pause.job', subjectType: 'job', subjectId: job.id });
  await writeAudit(asAdmin, { action: 'endSessions', subjectType: 'user', subjectId: member.id });
  const found = async (filter: AuditFilter) => {
    const { docs, total } = await listAudit(asAdmin, filter);
    expect(total).toBe(docs.length);
    return docs.map(({ action }) => action).sort();
  };
  return { found, member, asMember: fixture.as({ actor: member.actor }) };
}

describe('the audit trail', () => {
  it('is searched by the startup, also for what happened to its jobs, by job, person and admin', async () => {
    const { found, member } = await aTrail();
    expect(await found({ search: 'tangasen' })).toEqual(['approve', 'pause.job']);
    expect(await found({ search: 'Net Mender' })).toEqual(['pause.job']);
    expect(await found({ search: 'Åse Brønnøy' })).toEqual(['endSessions']);
    expect(await found({ search: member.email })).toEqual(['endSessions']);
    expect(await found({ search: 'ragna klakk' })).toEqual(['approve', 'endSessions', 'pause.job']);
    expect(await found({ search: '%' }), 'signs alone').toEqual([]);
    expect(await found({ search: 'nobody' })).toEqual([]);
  });

  it('lists one kind of change, and both filters narrow it together', async () => {
    const { found } = await aTrail();
    expect(await found({ search: 'klakk', actions: ['approve', 'reject'] })).toEqual(['approve']);
    expect(await found({ search: 'Net Mender', actions: ['approve'] })).toEqual([]);
  });

  it('is read by admins only', async () => {
    const { asMember } = await aTrail();
    await expect(listAudit(asMember, { search: 'klakk' })).rejects.toMatchObject({ kind: 'absent' });
  });
});
