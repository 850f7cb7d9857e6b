import { eq, sql } from 'drizzle-orm';
import { companies, companyCountries } from '../../database/tables/companies.server.ts';
import { type Context, inTransaction } from '../context.ts';
import { absent } from '../errors.ts';
import { tell } from '../events.ts';
import { newIdentifier } from '../identifier.ts';
import { isReservedKey } from '../reserved-keys.ts';
import { slugOf } from '../slug.ts';

/** What a feed says of the company it hires for; everything else is for its people to add. */
export type CompanyFromFeed = { name: string; website: string | null; domain: string | null; countryCode: string };

/** A company that a feed speaks of and nobody here knows: PENDING, and so public only once an admin approves it. */
export function registerFromFeed(context: Context, feed: CompanyFromFeed): Promise<{ id: string; key: string }> {
  return inTransaction(context, async (inside) => {
    if (inside.actor.kind !== 'system') throw absent('This feed');
    const id = newIdentifier(inside.now);
    const key = await freeKey(inside, feed.name, id);
    await inside.db.insert(companies).values({
      id,
      key,
      status: 'PENDING',
      platforms: [inside.platform],
      name: feed.name,
      website: feed.website,
      domain: feed.domain,
      createdAt: inside.now,
      updatedAt: inside.now,
    });
    await inside.db.insert(companyCountries).values({ companyId: id, position: 0, countryCode: feed.countryCode });
    await tell(inside, { type: 'company.changed', id });
    return { id, key };
  });
}

/** The slug of the name where it is free; else with the end of the identifier, which is. */
async function freeKey(context: Context, name: string, id: string): Promise<string> {
  const slug = slugOf(name);
  if (isReservedKey(slug)) return `${slug || 'startup'}-${id.slice(-6)}`;
  // Two at once would both find it free: the second waits here until the first has committed.
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('company key'), hashtext(${slug}))`);
  const taken = await context.db.select({ id: companies.id }).from(companies).where(eq(companies.key, slug));
  return taken.length === 0 ? slug : `${slug}-${id.slice(-6)}`;
}
