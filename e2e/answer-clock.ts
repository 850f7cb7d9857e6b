import { sql } from 'drizzle-orm';
import { sendDueNoes } from '#domain/applications/board/noes.server.ts';
import { runAnswerClock } from '#domain/applications/clock/run-answer-clock.server.ts';
import { keepRetention } from '#domain/applications/retention/retention.server.ts';
import { inSiteDatabase } from './site-data.ts';

/**
 * Lets days pass for one application and its job, and then runs what the worker would run. Their dates move back rather
 * than the clock forward: the pages read the real time, and the site's other applications stay as they are.
 */
export function letDaysPass(application: string, days: number): Promise<void> {
  return inSiteDatabase(async (context) => {
    const { db } = context;
    const past = sql`make_interval(days => ${days})`;
    await db.execute(sql`
      UPDATE applications SET sent_at = sent_at - ${past}, seen_at = seen_at - ${past}, moved_at = moved_at - ${past},
        talent_status_at = talent_status_at - ${past}, rejects_at = rejects_at - ${past}, clock_from = clock_from - ${past}
      WHERE id = ${application}`);
    await db.execute(sql`UPDATE application_events SET at = at - ${past} WHERE application_id = ${application}`);
    await db.execute(sql`UPDATE application_messages SET at = at - ${past} WHERE application_id = ${application}`);
    await runAnswerClock(context);
    await sendDueNoes(context);
    await keepRetention(context);
  });
}
