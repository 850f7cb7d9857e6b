import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { loggedIn, somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { endSessionsOfPerson, setAdmin } from '../admins.server.ts';
import { listAudit } from '../audit.server.ts';
import { deleteExpired } from '../delete-expired.server.ts';
import { endMySession, findSession, mySessions, signOutEverywhere } from './sessions.server.ts';

const fixture = rollbackFixture();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (ms: number) => fixture.at(new Date(fixture.context.now.getTime() + ms));
const look = (cookie: string, context = fixture.context) => findSession(context, cookie.slice(cookie.indexOf('=') + 1));

describe('a session', () => {
  it('lasts 30 days from its last use, and 90 days at most', async () => {
    const { cookie } = await somebody(fixture.context);
    expect((await look(cookie, later(30 * DAY))).isOver).toBe(true);
    for (const day of [29, 58, 87]) expect((await look(cookie, later(day * DAY))).isOver, `day ${day}`).toBe(false);
    expect((await look(cookie, later(90 * DAY))).isOver).toBe(true);
  });

  it('is extended at most once an hour, and returns the new expiry', async () => {
    const { cookie } = await somebody(fixture.context);
    expect((await look(cookie, later(HOUR))).renewedUntil).toBeNull();
    const anHourLater = later(HOUR + 1);
    expect((await look(cookie, anHourLater)).renewedUntil).toEqual(new Date(anHourLater.now.getTime() + 30 * DAY));
    expect((await look(cookie, later(HOUR + 2))).renewedUntil).toBeNull();
  });

  it('of an admin lasts 12 hours, and ends when the person becomes an admin', async () => {
    const person = await somebody(fixture.context, { email: 'chief@people.example' });
    const system = fixture.as({ actor: { kind: 'system', name: 'command line' } });
    await setAdmin(system, 'chief@people.example', true);
    expect((await look(person.cookie)).isOver).toBe(true);
    const admin = await loggedIn(fixture.context, { ...person, isAdmin: true });
    expect(admin.actor).toMatchObject({ isAdmin: true });
    expect((await look(admin.cookie, later(12 * HOUR))).isOver).toBe(true);
    expect((await listAudit(system)).docs).toMatchObject([
      { action: 'grantAdmin', subject: person.email, who: 'command line' },
    ]);
    await expect(setAdmin(fixture.as({ actor: person.actor }), 'chief@people.example', true)).rejects.toMatchObject({
      kind: 'absent',
    });
  });

  it('has the current rights of its person', async () => {
    const { id } = await someCompany(fixture.context);
    const person = await somebody(fixture.context, { member: [{ id, role: 'manager' }] });
    expect(person.actor).toMatchObject({ companyIds: [id], reviewedCompanyIds: [] });
    await fixture.context.db.execute(sql`UPDATE company_members SET role = 'reviewer'`);
    expect((await look(person.cookie)).actor).toMatchObject({ companyIds: [], reviewedCompanyIds: [id] });
  });

  it('can be listed and ended, one by one or all at once, by its person only', async () => {
    const person = await somebody(fixture.context);
    const second = await loggedIn(fixture.context, person);
    const stranger = await somebody(fixture.context);
    const mine = fixture.as({ actor: person.actor });
    const list = await mySessions(mine);
    expect(list).toHaveLength(2);
    expect(list.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect(list[0]).toMatchObject({ device: 'Firefox on Linux', network: '203.0.113.…' });
    const other = list.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    await expect(endMySession(fixture.as({ actor: stranger.actor }), other)).rejects.toMatchObject({ kind: 'absent' });
    await endMySession(mine, other);
    expect((await look(second.cookie)).isOver).toBe(true);
    await signOutEverywhere(mine);
    expect((await look(person.cookie)).isOver).toBe(true);
    expect((await look(stranger.cookie)).isOver).toBe(false);
  });

  it('can be ended by an admin with all others of its person, which the audit trail records', async () => {
    const person = await somebody(fixture.context);
    const second = await loggedIn(fixture.context, person);
    const stranger = await somebody(fixture.context);
    const admin = fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });
    await expect(endSessionsOfPerson(fixture.as({ actor: stranger.actor }), person.id)).rejects.toMatchObject({
      kind: 'absent',
    });
    for (const nobody of ['', 'a\0b', '0'.repeat(24)]) {
      await expect(endSessionsOfPerson(admin, nobody)).rejects.toMatchObject({ kind: 'absent' });
    }
    expect((await look(person.cookie)).isOver).toBe(false);
    await endSessionsOfPerson(admin, person.id);
    for (const { cookie } of [person, second]) expect((await look(cookie)).isOver).toBe(true);
    expect((await look(stranger.cookie)).isOver).toBe(false);
    expect((await listAudit(admin)).docs).toMatchObject([{ action: 'endSessions', subject: person.email }]);
  });

  it('is stored as a hash, and deleted a month after its end', async () => {
    const { cookie } = await somebody(fixture.context);
    const { rows } = await fixture.context.db.execute<{ all: string }>(sql`SELECT sessions::text AS all FROM sessions`);
    expect(rows[0]?.all).not.toContain(cookie.slice(4));
    await deleteExpired(later(59 * DAY));
    expect((await look(cookie, later(59 * DAY))).actor).toEqual({ kind: 'visitor', hasLostSession: true });
    await deleteExpired(later(61 * DAY));
    expect((await look(cookie, later(61 * DAY))).actor).toEqual({ kind: 'visitor' });
  });
});

describe('the audit trail', () => {
  it('is append-only', async () => {
    const system = fixture.as({ actor: { kind: 'system', name: 'command line' } });
    const { email } = await somebody(fixture.context);
    await setAdmin(system, email, true);
    await expect(
      fixture.context.db.transaction((db) => db.execute(sql`UPDATE audit_entries SET action = 'x'`)),
    ).rejects.toThrow();
    await expect(fixture.context.db.transaction((db) => db.execute(sql`DELETE FROM audit_entries`))).rejects.toThrow();
  });
});
