import { z } from 'zod';
import { emailAddress } from '#domain/accounts/email.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { DECISION_ACTIONS, DECISION_KINDS } from './decision.ts';
import { LONGEST_REPORT, MEMBER_KINDS, PUBLIC_KINDS, type ReportedKind, reasonsFor } from './report.ts';

const longText = z
  .string()
  .trim()
  .max(LONGEST_REPORT, `Write at most ${groupDigits(LONGEST_REPORT)} characters`);
const CHOOSE = 'Please choose a reason';
const NO_KIND = { error: 'There is nothing of this kind to report' };
const reasonAndText = { reason: z.string(CHOOSE), text: longText.default('') };

/** Refuses a reason that is none for this kind, and "other" without words. */
function checkReason(
  { kind, reason, text }: { kind: ReportedKind; reason: string; text: string },
  issues: z.RefinementCtx,
): void {
  if (!reasonsFor(kind).some(({ key }) => key === reason)) {
    issues.addIssue({ code: 'custom', path: ['reason'], message: CHOOSE });
  }
  if (reason === 'other' && text === '') {
    issues.addIssue({ code: 'custom', path: ['text'], message: 'Please tell us what is wrong' });
  }
}

export const reportInput = z
  .strictObject({
    kind: z.enum(PUBLIC_KINDS, NO_KIND),
    /** The id of a job, or the key of a startup. */
    subject: z.string().min(1).max(100),
    ...reasonAndText,
    email: z
      .string()
      .trim()
      .transform((input, issues) => {
        if (input === '') return null;
        const email = emailAddress(input);
        if (email === null) issues.addIssue({ code: 'custom', message: 'Please enter a valid email address' });
        return email;
      })
      .default(null),
  })
  .superRefine(checkReason);
export type ReportInput = z.infer<typeof reportInput>;

/** Its receipt goes to the address of the member's account. */
export const memberReportInput = z
  .strictObject({
    kind: z.enum(MEMBER_KINDS, NO_KIND),
    /** Of a message its id; of a person the id of their application or of a message that they wrote; of an investor its key. */
    subject: z.string().min(1).max(100),
    ...reasonAndText,
  })
  .superRefine(checkReason);
export type MemberReportInput = z.infer<typeof memberReportInput>;

export const decisionInput = z.strictObject({
  kind: z.enum(DECISION_KINDS, { error: 'There is nothing of this kind to decide' }),
  id: z.string().regex(/^[0-9a-f]{24}$/, 'This is not an id'),
  action: z.enum(DECISION_ACTIONS, { error: 'Approve, reject or ask' }),
  reason: z.string().default(''),
  text: longText.default(''),
});
export type DecisionInput = z.input<typeof decisionInput>;

export const appealInput = z.strictObject({
  statement: z.string(),
  text: longText.min(20, 'Tell us in a sentence or two why we should decide otherwise'),
});
