import { z } from 'zod';
import { emailAddress } from '#domain/accounts/email.ts';
import { DECISION_ACTIONS, DECISION_KINDS } from './decision.ts';
import { LONGEST_REPORT, REPORTED_KINDS, reasonsFor } from './report.ts';

const longText = z.string().trim().max(LONGEST_REPORT, `Write at most ${LONGEST_REPORT} characters`);
const CHOOSE = 'Please choose a reason';

export const reportInput = z
  .strictObject({
    kind: z.enum(REPORTED_KINDS, { error: 'There is nothing of this kind to report' }),
    /** The id of a job, or the key of a startup. */
    subject: z.string().min(1).max(100),
    reason: z.string(CHOOSE),
    text: longText.default(''),
    email: z
      .string()
      .trim()
      .transform((typed, issues) => {
        if (typed === '') return null;
        const email = emailAddress(typed);
        if (email === null) issues.addIssue({ code: 'custom', message: 'Please enter a valid email address' });
        return email;
      })
      .default(null),
  })
  .superRefine(({ kind, reason, text }, issues) => {
    if (!reasonsFor(kind).some(({ key }) => key === reason)) {
      issues.addIssue({ code: 'custom', path: ['reason'], message: CHOOSE });
    }
    if (reason === 'other' && text === '') {
      issues.addIssue({ code: 'custom', path: ['text'], message: 'Please tell us what is wrong' });
    }
  });
export type ReportInput = z.infer<typeof reportInput>;

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
