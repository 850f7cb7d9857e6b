import { HOUR_MS } from '#domain/site/days.ts';

/** When a startup is written to about new applicants: at once for the first, and once an hour at most. */

/**
 * The moment of the mail that tells of an application sent at `sentAt`. `moments` are those of the startup's recent
 * applications, this one among them. A mail tells of everything since the mail before it.
 */
export function newsMoment(moments: readonly Date[], sentAt: Date): Date {
  let mail = Number.NEGATIVE_INFINITY;
  for (const moment of moments.map((at) => at.getTime()).sort((a, b) => a - b)) {
    if (moment > mail) mail = Math.max(moment, mail + HOUR_MS);
    if (moment >= sentAt.getTime()) break;
  }
  return new Date(Math.max(mail, sentAt.getTime()));
}

/** From when on a mail at `at` tells of applications: the mail before it is an hour older at least. */
export function newsSince(at: Date): Date {
  return new Date(at.getTime() - HOUR_MS);
}
