import { describe, expect, it } from 'vitest';
import { adminCommand } from './admin.ts';
import { openDatabase } from './database/client.ts';
import { users } from './database/tables/accounts.server.ts';
import { auditEntries } from './database/tables/admin.server.ts';
import { aUser } from './testing/people-factories.ts';
import { ownDatabase } from './testing/world.ts';

const database = ownDatabase();

async function command(...args: string[]) {
  const lines: string[] = [];
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const code = await adminCommand(args, { environment, write: (line) => lines.push(line) });
  return { code, lines };
}

describe('npm run admin', () => {
  it('makes a person an admin and an ordinary person again, lists who is one, and writes both down', async () => {
    const { db, close } = openDatabase(database.url, { connections: 1 });
    await db.insert(users).values(aUser({ email: 'birk@people.example' }));

    expect(await command('list')).toEqual({ code: 0, lines: ['Nobody is an admin yet.'] });
    expect(await command('grant', 'Birk@People.example')).toMatchObject({ code: 0 });
    expect(await command('list')).toEqual({ code: 0, lines: ['birk@people.example'] });
    expect(await command('revoke', 'birk@people.example')).toMatchObject({ code: 0 });
    expect(await command('list')).toEqual({ code: 0, lines: ['Nobody is an admin yet.'] });

    const written = await db.select().from(auditEntries);
    expect(written.map(({ verb, actor }) => `${actor}: ${verb}`).toSorted()).toEqual([
      'command line: grantAdmin',
      'command line: revokeAdmin',
    ]);
    await close();
  });

  it('says so when nobody has the address, and how it is used when it was not understood', async () => {
    expect(await command('grant', 'nobody@people.example')).toEqual({
      code: 1,
      lines: ['A person with this email address was not found.'],
    });
    for (const args of [[], ['grant'], ['promote', 'a@b.example'], ['list', 'all']]) {
      const { code, lines } = await command(...args);
      expect([code, lines[0]], args.join(' ')).toEqual([2, expect.stringContaining('npm run admin -- grant EMAIL')]);
    }
  });
});
