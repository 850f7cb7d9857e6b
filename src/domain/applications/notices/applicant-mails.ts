import { z } from 'zod';
import { addDays, dayIn, momentIn } from '#domain/site/days.ts';

/** The choices of a member: when they get mails with news of the startup's applicants. */
export const APPLICANT_MAILS = [
  { key: 'atOnce', label: 'At once', about: 'Applications of the same hour come in one email.' },
  { key: 'daily', label: 'Once a day', about: 'At eight in the morning, and only if there is news.' },
  { key: 'never', label: 'Never', about: 'You still find everything on the dashboard.' },
] as const;
export type ApplicantMails = (typeof APPLICANT_MAILS)[number]['key'];

export const applicantMailsInput = z.strictObject({
  applicantMails: z.enum(['atOnce', 'daily', 'never'], { error: 'Please choose when we write' }),
});

const MORNING = 8;

/** The last moment at which it was eight in the morning there. */
export function lastMorning(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const morning = momentIn(timeZone, today, MORNING);
  return morning <= now ? morning : momentIn(timeZone, addDays(today, -1), MORNING);
}
