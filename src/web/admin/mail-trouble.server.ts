import type { Context } from '#domain/context.ts';
import { readMailOutage } from '#domain/mails.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';

/** Says since when and why no mail has been going out; null while mail goes out. */
export async function readMailTrouble(context: Context): Promise<string | null> {
  const outage = await readMailOutage(context);
  return outage && `Mail has not been going out since ${minuteOf(outage.since.toISOString())}: ${outage.reason}`;
}
