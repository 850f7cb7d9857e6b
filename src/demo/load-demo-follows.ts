import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** About two of five applicants follow the startup since the day they applied. Which ones, depends on their ids alone. */
export async function loadDemoFollows(context: Context): Promise<void> {
  await context.db.execute(sql`
    INSERT INTO company_follows (company_id, user_id, followed_at)
    SELECT a.company_id, t.user_id, min(a.sent_at) FROM applications a JOIN talents t ON t.id = a.talent_id
    WHERE md5(a.company_id || t.user_id) < '66' GROUP BY 1, 2
    ON CONFLICT DO NOTHING`);
  await context.db.execute(sql`
    UPDATE companies SET followers_total = followers.n FROM (
      SELECT company_id, count(*)::int AS n FROM company_follows GROUP BY 1) AS followers
    WHERE followers.company_id = companies.id`);
}
