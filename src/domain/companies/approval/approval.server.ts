import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '#database/tables/companies.server.ts';
import { statements } from '#database/tables/moderation.server.ts';
import { writeAudit } from '#domain/accounts/audit.server.ts';
import { canManage, requireAdmin, requireSelf, requireUser } from '#domain/accounts/policy.ts';
import { requireRole } from '#domain/accounts/team/members.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { tell, tellLater } from '#domain/tell.server.ts';
import {
  COMPANY_TRANSITIONS,
  type CompanyAction,
  type CompanyStatus,
  REJECT_REASONS,
  type RejectReason,
  SUSPEND_REASONS,
  SUSPENSION_MAIL_DELAY_MINUTES,
  type SuspendReason,
  WORDS_NEEDED,
} from '../company.ts';
import { freeKey } from '../free-key.server.ts';
import { holdApprovedDomains } from '../joining/domains.server.ts';
import { requireTypedName } from '../typed-name.ts';
import { missingForApproval } from './missing-for-approval.server.ts';

/** The life of a startup's profile (rules §3). Each step is recorded, told to listeners, and mailed to the team. */

const LONGEST_TEXT = 2_000;
const text = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(most, `Please use at most ${groupDigits(most)} characters`)
    .refine((value) => !value.includes('\0'), 'Please use text only');
export const rejectInput = z
  .strictObject({
    reason: z.enum(Object.keys(REJECT_REASONS) as [RejectReason, ...RejectReason[]], { error: 'Choose a reason' }),
    text: text(LONGEST_TEXT, 'Please say why').default(''),
  })
  .superRefine(({ reason, text: words }, issues) => {
    const message = WORDS_NEEDED[reason];
    if (message !== undefined && words === '') issues.addIssue({ code: 'custom', path: ['text'], message });
  });
export const suspendInput = z.strictObject({
  reason: z.enum(Object.keys(SUSPEND_REASONS) as [SuspendReason, ...SuspendReason[]], { error: 'Choose a reason' }),
  text: text(LONGEST_TEXT, 'Please state the facts').min(1, 'Please state the facts: the team reads them'),
});
export const questionInput = z.strictObject({
  question: text(LONGEST_TEXT, 'Please write a question').min(1, 'Please write a question'),
});
export const answerInput = z.strictObject({
  answer: text(LONGEST_TEXT, 'Please write an answer').min(1, 'Please write an answer'),
});

/** Sends a draft, or a profile that was not approved, to staff. Refuses one that lacks something, and says what. */
export function submitCompany(context: Context, key: string): Promise<{ id: string; key: string }> {
  return transition(context, key, 'submit', async (inside, { id }) => {
    const missing = await missingForApproval(inside, id);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map(({ field, what }) => [field, what]));
      const list = missing.map(({ what }) => what).join(', ');
      throw new Refusal('unmet', 'E_INCOMPLETE', `Please add what is missing first: ${list}.`, { fields });
    }
    return { changes: { ...NO_QUESTION, submittedAt: inside.now, statusReason: null } };
  });
}

/** Makes a startup public, with the web domain of its website; for admins. */
export function approveCompany(context: Context, key: string): Promise<{ id: string; key: string }> {
  return transition(context, key, 'approve', async (inside, { id, name }) => {
    await holdApprovedDomains(inside, [id]);
    // A draft's key ends with a part of its id, so that nobody can reserve a good key.
    const isDraftKey = key.endsWith(`-${id.slice(-6)}`);
    const changes = { ...NO_QUESTION, approvedAt: inside.now, statusReason: null };
    if (!isDraftKey) return { changes };
    return { changes: { ...changes, key: await freeKey(inside, name, id) }, details: { earlierKey: key } };
  });
}

/** Turns a startup down with one of the reasons, which its team reads; for admins. */
export function rejectCompany(context: Context, key: string, decision: z.infer<typeof rejectInput>) {
  return transition(context, key, 'reject', async (inside, { id }) => {
    const reason = reasonText(REJECT_REASONS, decision);
    await writeStatement(inside, id, 'companyRejected', decision);
    return { changes: { ...NO_QUESTION, statusReason: reason }, details: { reason } };
  });
}

/** Asks the team instead of deciding; for admins. The startup stays in the queue, marked. */
export function askCompany(context: Context, key: string, { question }: z.infer<typeof questionInput>) {
  return transition(context, key, 'ask', async (inside) => ({
    changes: { staffQuestion: question, staffQuestionAt: inside.now, staffAnswer: null },
    details: { question },
  }));
}

/** Answers what staff asked, which brings the startup back into the queue. */
export function answerStaff(context: Context, key: string, { answer }: z.infer<typeof answerInput>) {
  return transition(context, key, 'answer', async (_, { staffQuestion }) => {
    if (staffQuestion === null) throw new Refusal('conflict', 'E_TRANSITION', 'There is no question to answer.');
    return { changes: { staffAnswer: answer }, details: { answer } };
  });
}

/** Hides a startup and its jobs, by its team. */
export const disableCompany = (context: Context, key: string) => transition(context, key, 'disable');

/** Shows a startup again that its team has hidden, or, by an owner, one that was closed. Its closed jobs stay closed. */
export const enableCompany = (context: Context, key: string) =>
  transition(context, key, 'enable', async (inside, { id, closedAt }) => {
    if (closedAt !== null) await requireRole(inside, { kind: 'company', id }, ['owner']);
    return { changes: { closedAt: null } };
  });

/**
 * Closes a startup; for an owner, whose page asks them to type its name. It becomes hidden, and a listener closes
 * its jobs (jobs/waiting-jobs.server.ts). Its last owner may then leave the team.
 */
export async function closeCompany(
  context: Context,
  key: string,
  typedName: string,
): Promise<{ id: string; key: string }> {
  requireSelf(context);
  return transition(context, key, 'close', async (inside, { id, name, closedAt }) => {
    await requireRole(inside, { kind: 'company', id }, ['owner']);
    if (closedAt !== null) throw new Refusal('conflict', 'E_TRANSITION', 'The startup is already closed.');
    requireTypedName(name, typedName, 'closedName');
    return { changes: { closedAt: inside.now } };
  });
}

/** Takes a startup and its jobs off the site; for admins. Its members keep reading. */
export function suspendCompany(context: Context, key: string, decision: z.infer<typeof suspendInput>) {
  return transition(context, key, 'suspend', async (inside, { id }) => {
    const reason = reasonText(SUSPEND_REASONS, decision);
    await writeStatement(inside, id, 'companySuspended', decision);
    return { changes: { statusReason: reason }, details: { reason } };
  });
}

/** Puts a suspended startup back, with its jobs that have days left; for admins. */
export const liftSuspension = (context: Context, key: string) =>
  transition(context, key, 'liftSuspension', async () => ({ changes: { statusReason: null } }));

const NO_QUESTION = { staffQuestion: null, staffQuestionAt: null, staffAnswer: null };

type CompanyToChange = {
  id: string;
  name: string;
  status: CompanyStatus;
  staffQuestion: string | null;
  closedAt: Date | null;
};
type Effect = { changes: Partial<typeof companies.$inferInsert>; details?: Record<string, string> };

/** For people whose page is older than the status. */
const STATUS_WORDS: Record<CompanyStatus, string> = {
  DRAFT: 'is a draft',
  PENDING: 'waits for review',
  ACTIVE: 'is public',
  REJECTED: 'is not approved',
  DISABLED: 'is hidden',
  SUSPENDED: 'is suspended',
};

/** Makes one transition of the table in company.ts. Strangers find nothing; what the table forbids is a conflict. */
function transition(
  context: Context,
  key: string,
  action: CompanyAction,
  effectOf: (inside: Context, company: CompanyToChange) => Promise<Effect> = async () => ({ changes: {} }),
): Promise<{ id: string; key: string }> {
  const rule = COMPANY_TRANSITIONS[action];
  return inTransaction(context, async (inside) => {
    if (rule.by === 'A') requireAdmin(inside);
    else requireUser(inside);
    const [company] = await inside.db
      .select({
        id: companies.id,
        name: companies.name,
        status: companies.status,
        staffQuestion: companies.staffQuestion,
        closedAt: companies.closedAt,
      })
      .from(companies)
      .where(eq(companies.key, key))
      .for('update');
    if (!company || !canManage(inside.actor, { kind: 'company', id: company.id })) throw absent('This startup');
    const status = company.status as CompanyStatus;
    const from: readonly CompanyStatus[] = rule.from;
    if (!from.includes(status)) {
      throw new Refusal(
        'conflict',
        'E_TRANSITION',
        `The startup ${STATUS_WORDS[status]} now, and nothing was changed.`,
      );
    }
    const { changes, details = {} } = await effectOf(inside, { ...company, status });
    await inside.db
      .update(companies)
      .set({ ...changes, status: rule.to, updatedAt: inside.now })
      .where(eq(companies.id, company.id));
    const entry = await writeAudit(inside, { action, subjectType: 'company', subjectId: company.id, details });
    await tell(inside, { type: 'company.changed', id: company.id });
    await tell(inside, { type: 'company.transitioned', id: company.id, action, entry });
    await tell(inside, { type: 'company.mailDue', id: company.id, entry });
    if (action === 'suspend' || action === 'liftSuspension') {
      const wait = action === 'suspend' ? SUSPENSION_MAIL_DELAY_MINUTES * 60_000 : 0;
      const at = new Date(inside.now.getTime() + wait);
      await tellLater(inside, { type: 'company.applicantsMailDue', id: company.id, entry }, at);
    }
    return { id: company.id, key: changes.key ?? key };
  });
}

function reasonText<Reason extends string>(
  reasons: Record<Reason, string>,
  decision: { reason: Reason; text: string },
): string {
  const { reason, text: words } = decision;
  return reason === 'other' ? words : [reasons[reason], words].filter(Boolean).join(' ');
}

/** The statement of reasons that the law asks for (DSA Art. 17). */
async function writeStatement(
  context: Context,
  companyId: string,
  decision: 'companyRejected' | 'companySuspended',
  { reason, text: words }: { reason: string; text: string },
): Promise<void> {
  await context.db.insert(statements).values({
    id: newIdentifier(context.now),
    companyId,
    decision,
    reason,
    text: words,
    at: context.now,
    decidedBy: context.actor.kind === 'user' ? context.actor.userId : null,
  });
}
