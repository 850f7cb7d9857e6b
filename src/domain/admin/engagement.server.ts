import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { engagementCounts } from '#database/tables/engagement.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { canView, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';

/** The closed list of engagement events (rules §1). */
export const ENGAGEMENT_EVENTS = [
  'applyClicked',
  'contactClicked',
  'galleryOpened',
  'profileViewed',
  'shared',
  'websiteClicked',
] as const;
const SUBJECTS = ['job', 'company', 'investor'] as const;
const identifier = z.string().refine(isIdentifier, 'This is not an id.');

export const engagementInput = z
  .strictObject({
    event: z.enum(ENGAGEMENT_EVENTS, { error: 'There is no such event.' }),
    subject: z.strictObject({ type: z.enum(SUBJECTS, { error: 'There is no such kind of subject.' }), id: identifier }),
    /** The part of the site where it happened, such as `jobList`. */
    source: z
      .string()
      .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, 'Use letters, digits and hyphens, at most 40.')
      .optional(),
    companyId: identifier.optional(),
    investorId: identifier.optional(),
  })
  .refine((value) => !(value.companyId && value.investorId), { error: 'Send companyId or investorId, not both.' });
export type EngagementInput = z.infer<typeof engagementInput>;

const PUBLIC_SUBJECTS: Record<(typeof SUBJECTS)[number], (id: string, db: Database) => Promise<number>> = {
  job: (id, db) => db.$count(jobs, and(eq(jobs.id, id), isNotNull(jobs.approvedAt))),
  company: (id, db) => db.$count(companies, and(eq(companies.id, id), eq(companies.status, 'ACTIVE'))),
  investor: (id, db) => db.$count(investors, and(eq(investors.id, id), eq(investors.status, 'ACTIVE'))),
};

/**
 * Counts one event by day and by acting profile. Anyone may, but only members may act for a startup or investor.
 * Refuses subjects that are not public (absent).
 */
export async function logEngagement(context: Context, input: EngagementInput): Promise<void> {
  const { companyId, investorId, subject } = input;
  const acting = companyId
    ? ({ kind: 'company', id: companyId } as const)
    : investorId
      ? ({ kind: 'investor', id: investorId } as const)
      : null;
  if (acting && !canView(requireUser(context), acting)) throw absent('This profile');
  const { db, now, platform } = context;
  if ((await PUBLIC_SUBJECTS[subject.type](subject.id, db)) === 0) throw absent('This subject');
  const { count, ...key } = getTableColumns(engagementCounts);
  await db
    .insert(engagementCounts)
    .values({
      day: now.toISOString().slice(0, 10),
      platform,
      event: input.event,
      subjectType: subject.type,
      subjectId: subject.id,
      source: input.source ?? '',
      profile: acting ? `${acting.kind}:${acting.id}` : '',
      count: 1,
    })
    .onConflictDoUpdate({ target: Object.values(key), set: { count: sql`${count} + 1` } });
}
