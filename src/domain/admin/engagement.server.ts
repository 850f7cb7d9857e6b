import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
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

const PUBLIC_SUBJECT: Record<(typeof SUBJECTS)[number], (id: string) => SQL> = {
  job: (id) => sql`SELECT 1 FROM jobs WHERE id = ${id} AND approved_at IS NOT NULL`,
  company: (id) => sql`SELECT 1 FROM companies WHERE id = ${id} AND status = 'ACTIVE'`,
  investor: (id) => sql`SELECT 1 FROM investors WHERE id = ${id} AND status = 'ACTIVE'`,
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
  const { rows } = await context.db.execute(PUBLIC_SUBJECT[subject.type](subject.id));
  if (rows.length === 0) throw absent('This subject');
  await context.db.execute(sql`
    INSERT INTO engagement_counts (day, platform, event, subject_type, subject_id, source, profile, count)
    VALUES (${context.now.toISOString().slice(0, 10)}::date, ${context.platform}, ${input.event}, ${subject.type},
      ${subject.id}, ${input.source ?? ''}, ${acting ? `${acting.kind}:${acting.id}` : ''}, 1)
    ON CONFLICT (day, platform, event, subject_type, subject_id, source, profile)
    DO UPDATE SET count = engagement_counts.count + 1`);
}
