import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { addMember } from '#domain/accounts/team/members.server.ts';
import { giveFlags } from '#domain/companies/free-flag.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { readDemoPeople } from './demo-files.ts';
import { demoIdentifier } from './demo-identifier.ts';

/**
 * Loads the personas and their investors as of `context.now`, if the database has the demo startups. Returns the number
 * of people: all, or none.
 */
export function loadDemoPeople(context: Context): Promise<number> {
  const people = readDemoPeople();
  return inTransaction(context, async (inside) => {
    const keys = [...new Set(people.personas.flatMap(({ startups }) => Object.keys(startups)))];
    const startups = await inside.db
      .select({ id: companies.id, key: companies.key })
      .from(companies)
      .where(inArray(companies.key, keys));
    if (startups.length < keys.length) return 0;
    const idOf = new Map(startups.map(({ id, key }) => [`company ${key}`, id]));
    const since = (days: number) => new Date(inside.now.getTime() - days * DAY_MS);

    for (const [position, investor] of people.investors.entries()) {
      const createdAt = since(300 + position);
      const id = demoIdentifier(`investor ${investor.key}`, createdAt);
      idOf.set(`investor ${investor.key}`, id);
      const approvedAt = investor.status === 'ACTIVE' ? createdAt : null;
      const website = `https://${investor.key}.example`;
      await inside.db
        .insert(investors)
        .values({ ...investor, id, website, createdAt, updatedAt: createdAt, approvedAt });
    }
    await giveFlags(inside);
    for (const [position, persona] of people.personas.entries()) {
      // The first in the file is the oldest, so lists show them in the file's order.
      const createdAt = since(90 - position);
      const dates = { createdAt, updatedAt: createdAt };
      const userId = demoIdentifier(`person ${persona.email}`, createdAt);
      const { email, firstName, lastName, isAdmin, talent } = persona;
      await inside.db.insert(users).values({
        id: userId,
        email,
        firstName,
        lastName,
        isAdmin,
        ...dates,
        emailVerifiedAt: persona.isVerified ? createdAt : null,
      });
      for (const [kind, roles] of [
        ['company', persona.startups],
        ['investor', persona.investors],
      ] as const) {
        for (const [key, role] of Object.entries(roles)) {
          const id = idOf.get(`${kind} ${key}`);
          if (!id) throw new Error(`${email} has a role at the ${kind} ${key}, which the demo data does not have.`);
          await addMember(inside, { kind, id }, userId, role);
        }
      }
      if (talent) {
        const settingsKey = randomBytes(24).toString('base64url');
        const id = demoIdentifier(`talent ${email}`, createdAt);
        await inside.db
          .insert(talents)
          .values({ ...talent, id, userId, name: `${firstName} ${lastName}`, settingsKey, ...dates });
      }
    }
    return people.personas.length;
  });
}
