import { and, eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { elsewhereApplications, jobInterests, savedJobs } from '#database/tables/talent.server.ts';
import type { Context } from '#domain/context.ts';
import type { ConversationsFile } from './application-files.ts';
import { demoIdentifier } from './demo-identifier.ts';
import { insertAll } from './insert-all.ts';

type MyJobs = ConversationsFile['myJobs'][string];

/** Loads what personas saved, are interested in, and applied for elsewhere. */
export async function loadMyJobs(context: Context, myJobs: ConversationsFile['myJobs']): Promise<void> {
  const ago = (milliseconds: number) => new Date(context.now.getTime() - milliseconds);
  for (const [email, { saved, interested, elsewhere }] of Object.entries(myJobs)) {
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const userId = user?.id;
    if (!userId) throw new Error(`conversations.yaml names ${email}, who is not in people.yaml.`);
    const marks = async (list: MyJobs['saved']) => {
      const rows: { userId: string; jobId: string; at: Date }[] = [];
      for (const each of list) rows.push({ userId, jobId: await jobNamed(context, each), at: ago(each.at) });
      return rows;
    };
    await insertAll(context, savedJobs, await marks(saved));
    await insertAll(context, jobInterests, await marks(interested));
    await insertAll(
      context,
      elsewhereApplications,
      elsewhere.map(({ applied, ...same }) => {
        const createdAt = ago(applied);
        const id = demoIdentifier(`elsewhere ${email} ${same.title}`, createdAt);
        return { ...same, id, userId, appliedOn: createdAt.toISOString().slice(0, 10), createdAt };
      }),
    );
  }
}

async function jobNamed({ db }: Context, { startup, job }: { startup: string; job: string }): Promise<string> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(companies.key, startup), eq(jobs.title, job)));
  if (!row) throw new Error(`conversations.yaml names ${job} at ${startup}, which the demo data does not have.`);
  return row.id;
}
