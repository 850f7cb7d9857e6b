import { type SQL, sql } from 'drizzle-orm';

/** SQL: the person's application on the site to a job, unless they withdrew it: then they may apply again. */
export const ownApplicationId = (userId: string, jobId: SQL): SQL => sql`(SELECT own.id FROM applications own
  JOIN talents ON talents.id = own.talent_id
  WHERE own.job_id = ${jobId} AND talents.user_id = ${userId} AND own.withdrawn_at IS NULL)`;
