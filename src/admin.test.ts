import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/tables/accounts.server.ts';
import { auditEntries } from '#database/tables/admin.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { PASSWORD, somebody } from '#testing/people.ts';
import { aUser } from '#testing/people-factories.ts';
import { adminCommand } from './admin.ts';
import { LISTENERS } from './listeners.ts';

const database = ownDatabase();

async function command(...args: string[]) {
  const lines: string[] = [];
  const environment = { DATABASE_URL: database.url, DATABASE_MIGRATION_URL: database.ownerUrl, LOG_LEVEL: 'silent' };
  const code = await adminCommand(args, { environment, write: (line) => lines.push(line) });
  return { code, lines };
}

describe('npm run admin', () => {
  it('grants and revokes admin rights, lists the admins and records both changes', async () => {
    const { db, close } = openDatabase(database.url, { connections: 1 });
    await db.insert(users).values(aUser({ email: 'birk@people.example' }));

    expect(await command('list')).toEqual({ code: 0, lines: ['There are no admins yet.'] });
    const { code, lines } = await command('grant', 'Birk@People.example');
    expect([code, lines[0]]).toEqual([0, expect.stringContaining('set up two-factor authentication first')]);
    expect(await command('list')).toEqual({ code: 0, lines: ['birk@people.example'] });
    expect(await command('revoke', 'birk@people.example')).toMatchObject({ code: 0 });
    expect(await command('list')).toEqual({ code: 0, lines: ['There are no admins yet.'] });

    const entries = await db.select().from(auditEntries);
    expect(entries.map(({ action, actor }) => `${actor}: ${action}`).toSorted()).toEqual([
      'command line: grantAdmin',
      'command line: revokeAdmin',
    ]);
    await close();
  });

  it('turns off two-factor authentication for a person who has lost it, and records that', async () => {
    const { db, close } = openDatabase(database.url, { connections: 1 });
    const context: Context = { actor: visitor, db, now: new Date(), platform: 'thehub', listeners: LISTENERS };
    const person = await somebody(context, { email: 'liv@people.example', password: PASSWORD, createdAt: context.now });
    await turnOnTwoFactor({ ...context, actor: person.actor }, authServices());

    const { code, lines } = await command('reset-two-factor', 'Liv@people.example');
    expect([code, lines[0]]).toEqual([
      0,
      expect.stringContaining('Two-factor authentication of Liv@people.example is off'),
    ]);
    expect(await command('reset-two-factor', 'Liv@people.example')).toEqual({
      code: 1,
      lines: ['Liv@people.example has not turned on two-factor authentication.'],
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'resetTwoFactor'));
    expect(entries).toMatchObject([{ actor: 'command line', subjectId: person.id }]);
    await close();
  });

  it('explains an unknown address, and prints the usage when it is called wrongly', async () => {
    expect(await command('grant', 'nobody@people.example')).toEqual({
      code: 1,
      lines: ['A person with this email address was not found.'],
    });
    for (const args of [
      [],
      ['grant'],
      ['promote', 'a@b.example'],
      ['constructor', 'a@b.example'],
      ['reset-two-factor'],
      ['list', 'all'],
    ]) {
      const { code, lines } = await command(...args);
      expect([code, lines[0]], args.join(' ')).toEqual([2, expect.stringContaining('npm run admin -- grant EMAIL')]);
    }
  });
});
