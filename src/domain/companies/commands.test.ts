import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { registerFromFeed } from './commands.server.ts';

const fixture = rollbackFixture();
const FOUND = { name: 'Skjærgård', website: 'https://jobs.skjaergard.no/', countryCode: 'NO' };

describe('a startup from a feed', () => {
  it('waits for an admin, under the readable key if that is free', async () => {
    const feed = fixture.as({ actor: { kind: 'system', name: 'feed:greenhouse' } });
    const first = await registerFromFeed(feed, FOUND);
    const second = await registerFromFeed(feed, { ...FOUND, website: 'https://skjaergard.example' });
    expect([first.key, second.key]).toEqual(['skjaergaard', expect.stringMatching(/^skjaergaard-[0-9a-f]{6}$/)]);
    const [row] = await feed.db.select().from(companies).where(eq(companies.id, first.id));
    expect(row).toMatchObject({ status: 'PENDING', name: 'Skjærgård', domain: 'skjaergard.no' });
  });

  it('cannot be registered by a stranger', async () => {
    await expect(registerFromFeed(fixture.context, FOUND)).rejects.toMatchObject({ kind: 'absent' });
  });
});
