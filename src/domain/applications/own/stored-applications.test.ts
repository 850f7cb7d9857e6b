import { describe, expect, it } from 'vitest';
import { applicationEvents, applicationMessages } from '#database/tables/applications.server.ts';
import { privateFiles } from '#database/tables/talent.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { keepRetention } from '#domain/applications/retention/retention.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type ApplicationRow, someApplication, someTalent } from '#testing/applications.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { myFileOpenings, myStoredApplications } from './stored-applications.server.ts';

const fixture = rollbackFixture();
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const as = (userId: string) => fixture.as({ actor: { kind: 'user', userId, companyIds: [], isAdmin: false } });

async function applicationAt(changes: Partial<ApplicationRow> = {}, place = 'Bergen') {
  const company = await someCompany(fixture.context, { name: 'Kelp' });
  const job = await someJob(fixture.context, { companyId: company.id, title: 'Diver', places: [place] });
  return { company, ...(await someApplication(fixture.context, { jobId: job.id, companyId: company.id, ...changes })) };
}

const openCv = (applicationId: string, at: Date, details: Record<string, string>) =>
  fixture.context.db
    .insert(applicationEvents)
    .values({ id: newIdentifier(at), applicationId, at, actor: 'user:x', kind: 'cvOpened', details });

describe('the stored applications of a talent', () => {
  it('name everybody on the startup’s team, and how long each is stored after its end', async () => {
    const { company, userId, id } = await applicationAt({}, 'Malmö');
    const member = (firstName: string, role: 'owner' | 'manager' | 'reviewer') =>
      somebody(fixture.context, { firstName, member: [{ id: company.id, role }] });
    await member('Mette', 'reviewer');
    await member('Halvor', 'owner');
    await member('Ingrid', 'manager');
    await somebody(fixture.context, { firstName: 'Stranger' });
    expect(await myStoredApplications(as(userId))).toEqual([
      {
        id,
        company: 'Kelp',
        job: 'Diver',
        status: 'received',
        statusAt: TEST_NOW.toISOString(),
        readers: ['Halvor', 'Ingrid', 'Mette'],
        deletesAt: null,
        months: 24,
      },
    ]);
  });

  it('have the date of their deletion once the process has ended', async () => {
    const end = { step: 'rejected', talentStatus: 'notSelected', movedAt: daysAgo(3), clockFrom: null } as const;
    const { userId } = await applicationAt(end);
    await keepRetention(fixture.context);
    const [application] = await myStoredApplications(as(userId));
    expect(application?.deletesAt?.slice(0, 10)).toBe(
      new Date(Date.UTC(2027, daysAgo(3).getUTCMonth(), daysAgo(3).getUTCDate())).toISOString().slice(0, 10),
    );
  });

  it('are their own only, and staff who see the site as them find none', async () => {
    const { userId, id } = await applicationAt();
    await openCv(id, TEST_NOW, { userId });
    const stranger = await someTalent(fixture.context);
    const { actor, ...context } = as(userId);
    const staff = { ...context, actor: { ...(actor as UserActor), impersonatedBy: stranger.userId } };
    for (const other of [as(stranger.userId), staff]) {
      expect([await myStoredApplications(other), await myFileOpenings(other)]).toEqual([[], []]);
    }
    await expect(myStoredApplications(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    await expect(myFileOpenings(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });
});

describe('the openings of a talent’s files', () => {
  it('name each person, file and moment, the latest first, also after an account was deleted', async () => {
    const { userId, id } = await applicationAt();
    const halvor = await somebody(fixture.context, { firstName: 'Halvor' });
    const file = { id: newIdentifier(TEST_NOW), userId, name: 'Letter.pdf', pages: 1, path: 'private/x.pdf', bytes: 9 };
    await fixture.context.db.insert(privateFiles).values({ ...file, createdAt: TEST_NOW });
    const messageId = newIdentifier(TEST_NOW);
    await fixture.context.db
      .insert(applicationMessages)
      .values({ id: messageId, applicationId: id, at: daysAgo(4), isFromTalent: true, text: 'Hi', fileId: file.id });
    await openCv(id, daysAgo(3), { userId: halvor.id });
    await openCv(id, daysAgo(2), { userId: newIdentifier(TEST_NOW) });
    await openCv(id, daysAgo(1), { userId: halvor.id, messageId });
    const facts = { application: id, company: 'Kelp', job: 'Diver' };
    expect(await myFileOpenings(as(userId))).toEqual([
      { ...facts, person: 'Halvor', file: 'Letter.pdf', at: daysAgo(1).toISOString() },
      { ...facts, person: null, file: null, at: daysAgo(2).toISOString() },
      { ...facts, person: 'Halvor', file: null, at: daysAgo(3).toISOString() },
    ]);
  });
});
