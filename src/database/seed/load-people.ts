import { inArray } from 'drizzle-orm';
import { addMember } from '../../domain/accounts/members.ts';
import { type Context, inTransaction } from '../../domain/context.ts';
import { anInvestor, aTalent, aUser } from '../../testing/people-factories.ts';
import { users } from '../tables/accounts.server.ts';
import { companies } from '../tables/companies.server.ts';
import { investors } from '../tables/investors.server.ts';
import { talents } from '../tables/talent.server.ts';
import { PERSONAS, TOWN_INVESTORS } from './town/personas.ts';
import { identifierOf } from './town/random.ts';

const DAY_MS = 86_400_000;

/**
 * The people of the demo town, as they are at `context.now`, into a database without people that has the town's
 * startups; into any other it puts nobody. All of them, or none.
 */
export function loadDemoPeople(context: Context): Promise<number> {
  return inTransaction(context, async (inside) => {
    const keys = [...new Set(PERSONAS.flatMap(({ startups = {} }) => Object.keys(startups)))];
    const known = await inside.db
      .select({ id: companies.id, key: companies.key })
      .from(companies)
      .where(inArray(companies.key, keys));
    if (known.length < keys.length) return 0;
    const idOf = new Map(known.map(({ id, key }) => [`company ${key}`, id]));
    const since = (days: number) => new Date(inside.now.getTime() - days * DAY_MS);

    for (const [turn, investor] of TOWN_INVESTORS.entries()) {
      const createdAt = since(300 + turn);
      const id = identifierOf(`investor ${investor.key}`, createdAt);
      idOf.set(`investor ${investor.key}`, id);
      const { key, name, status, intro } = investor;
      const approvedAt = status === 'ACTIVE' ? createdAt : null;
      await inside.db
        .insert(investors)
        .values(
          anInvestor({ id, key, name, status, intro, platforms: [...investor.platforms], createdAt, approvedAt }),
        );
    }
    for (const [turn, persona] of PERSONAS.entries()) {
      // The first of the list is the oldest: it comes first wherever people are listed.
      const createdAt = since(90 - turn);
      const id = identifierOf(`person ${persona.email}`, createdAt);
      const { email, firstName, lastName, isAdmin = false } = persona;
      const emailVerifiedAt = persona.isVerified ? createdAt : null;
      await inside.db
        .insert(users)
        .values(aUser({ id, email, firstName, lastName, isAdmin, emailVerifiedAt, createdAt }));
      for (const kind of ['company', 'investor'] as const) {
        for (const [key, role] of Object.entries(persona[kind === 'company' ? 'startups' : 'investors'] ?? {})) {
          await addMember(inside, { kind, id: idOf.get(`${kind} ${key}`) ?? '' }, id, role);
        }
      }
      if (persona.talent) {
        const talent = {
          id: identifierOf(`talent ${email}`, createdAt),
          userId: id,
          name: `${firstName} ${lastName}`,
          createdAt,
        };
        await inside.db.insert(talents).values(aTalent({ ...talent, ...persona.talent }));
      }
    }
    return PERSONAS.length;
  });
}
