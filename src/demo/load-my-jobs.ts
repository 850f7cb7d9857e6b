import { sql } from 'drizzle-orm';
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
    const { rows } = await context.db.execute<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
    const userId = rows[0]?.id;
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
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT j.id FROM jobs j JOIN companies c ON c.id = j.company_id WHERE c.key = ${startup} AND j.title = ${job}`);
  if (!rows[0]) throw new Error(`conversations.yaml names ${job} at ${startup}, which the demo data does not have.`);
  return rows[0].id;
}
