import { and, eq, like, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { ClientInfo } from './auth-services.ts';
import { openSession, signOut } from './sign-in/sessions.server.ts';
import type { Login } from './sign-in/sign-up.server.ts';

/** Nobody can own a `.example` domain (RFC 2606), so no real account can count as a persona. */
export const PERSONA_HOST = 'demo.havn.example';

export type Persona = { id: string; name: string; email: string; kind: string };

/** Lists the demo people that anybody may log in as. Empty without demo data. */
export async function listPersonas(context: Context): Promise<Persona[]> {
  const { rows } = await context.db.execute<Persona>(sql`
    SELECT u.id, trim(first_name || ' ' || last_name) AS name, email, concat_ws(', ',
      CASE WHEN is_admin THEN 'Admin' END,
      (SELECT string_agg(initcap(m.role) || ' of ' || c.name, ', ' ORDER BY c.name)
        FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = u.id),
      (SELECT string_agg(initcap(m.role) || ' of ' || i.name, ', ' ORDER BY i.name)
        FROM investor_members m JOIN investors i ON i.id = m.investor_id WHERE m.user_id = u.id),
      CASE WHEN EXISTS (SELECT FROM talents t WHERE t.user_id = u.id) THEN 'Talent' END,
      CASE WHEN email_verified_at IS NULL THEN 'Email not verified' END) AS kind
    FROM users u WHERE email LIKE ${`%@${PERSONA_HOST}`} ORDER BY u.created_at, u.id`);
  return rows;
}

/**
 * Logs in as a demo person, without a password or a code. Only pages of a demo on this machine call it.
 * Refuses anybody but demo people (absent).
 */
export async function logInAsPersona(context: Context, userId: string, from: ClientInfo): Promise<Login> {
  if (!isIdentifier(userId)) throw absent('This demo person');
  return inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ id: users.id, isAdmin: users.isAdmin })
      .from(users)
      .where(and(eq(users.id, userId), like(users.email, `%@${PERSONA_HOST}`)));
    if (!user) throw absent('This demo person');
    await signOut(inside);
    return { userId: user.id, session: await openSession(inside, user, from, { challenge: true }) };
  });
}
