import { users } from '#database/tables/accounts.server.ts';
import { applications, boardColumns } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { aTalent, aUser } from './people-factories.ts';

export type ApplicationRow = typeof applications.$inferInsert;

/** A person with a talent profile. */
export async function someTalent(
  context: Context,
  person: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<{ userId: string; talentId: string; name: string; email: string }> {
  const user = aUser(person);
  await context.db.insert(users).values(user);
  const name = `${user.firstName} ${user.lastName}`;
  const talent = aTalent({ userId: user.id, name });
  await context.db.insert(talents).values(talent);
  return { userId: user.id, talentId: talent.id, name, email: user.email };
}

/** An application, sent now by a new talent unless the row says otherwise. */
export async function someApplication(
  context: Context,
  { jobId, companyId, ...changes }: Partial<ApplicationRow> & { jobId: string; companyId: string },
): Promise<{ id: string; userId: string; talentId: string }> {
  const talent = await someTalent(context);
  const { talentId = talent.talentId, sentAt = context.now } = changes;
  const id = newIdentifier(context.now);
  await context.db.insert(applications).values({
    id,
    jobId,
    companyId,
    talentId,
    sentAt,
    rank: -sentAt.getTime(),
    movedAt: sentAt,
    talentStatusAt: sentAt,
    clockFrom: sentAt,
    createdAt: sentAt,
    updatedAt: sentAt,
    name: talent.name,
    email: talent.email,
    ...changes,
  });
  return { id, userId: talent.userId, talentId };
}

export async function someColumn(
  context: Context,
  jobId: string,
  column: Partial<typeof boardColumns.$inferInsert> = {},
): Promise<string> {
  const id = newIdentifier(context.now);
  await context.db
    .insert(boardColumns)
    .values({ id, jobId, position: 0, name: 'First talk', color: '#0B6468', ...column });
  return id;
}
