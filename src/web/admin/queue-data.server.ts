import { listStuckDecisions, listUndoable } from '#domain/admin/own-decisions.server.ts';
import { countQueue, listQueue } from '#domain/admin/queue.server.ts';
import { readReview } from '#domain/admin/review.server.ts';
import { QUEUE_TABS, type QueueTab } from '#domain/admin/review.ts';
import { Refusal } from '#domain/errors.ts';
import { type DecisionKind, rejectReasonsFor } from '#domain/moderation/decision.ts';
import { lastDecision, reportedKindOf } from '#domain/moderation/decisions.server.ts';
import { minuteOf } from '#domain/site/date-format.ts';
import { dayAndMonth } from '#web/jobs/ago.ts';
import { adminOnly } from './admin-only.ts';
import { duration } from './decision-labels.ts';
import { readMailTrouble } from './mail-trouble.server.ts';

export const isTab = (value: string | null): value is QueueTab => QUEUE_TABS.some((tab) => tab === value);

/** The queue, what is chosen in it, and what was just decided. */
export const loadQueue = adminOnly(async ({ context, url }) => {
  const counts = await countQueue(context);
  const tabName = url.searchParams.get('tab');
  const tab = isTab(tabName) ? tabName : (QUEUE_TABS.find((name) => counts[name] > 0) ?? 'startups');
  const items = await listQueue(context, tab);
  const itemId = url.searchParams.get('item');
  const found = items.findIndex(({ id }) => id === itemId);
  const index = itemId === null ? 0 : found;
  const item = items[index];
  const review = item ? await readReview(context, item.kind, item.id).catch(nothingWhenAbsent) : null;
  const now = context.now.toISOString();
  const hrefOf = (id: string | undefined) => (id === undefined ? null : `/admin?tab=${tab}&item=${id}`);
  return {
    tab,
    counts,
    items: items.map((one) => ({ ...one, href: hrefOf(one.id) ?? '', age: duration(one.since, now) })),
    review: review && {
      ...review,
      findings: review.findings.map(({ at, by, ...finding }) => ({
        ...finding,
        decided: at === undefined ? null : `By ${by ?? 'a deleted account'}, ${minuteOf(at)}.`,
      })),
      sinceText: dayAndMonth(review.since, now),
      due:
        review.dueAt > now
          ? `Due in ${duration(now, review.dueAt, 'long')}.`
          : `Late by ${duration(review.dueAt, now, 'long')}.`,
      reasons: rejectReasonsFor(review.kind, review.reported)
        .filter(({ about }) => about === undefined || review.fields === undefined || review.fields.includes(about))
        .map(({ key, label, wordsNeeded }) => ({ key, label, wantsWords: wordsNeeded !== undefined })),
    },
    mailTrouble: await readMailTrouble(context),
    stuck: (await listStuckDecisions(context)).map(({ at, ...decision }) => ({ ...decision, when: minuteOf(at) })),
    isRetried: url.searchParams.has('retried'),
    // Nothing else stands in its place: a key pressed for it would decide about another.
    isGone: itemId !== null && review === null,
    previous: hrefOf(items[index - 1]?.id),
    next: hrefOf(items[index + 1]?.id),
    lastDecision: await findLastDecision(context, url),
    isUndone: url.searchParams.has('undone'),
    isTooLate: url.searchParams.has('late'),
    passed: url.searchParams.has('passed') ? (url.searchParams.get('name')?.slice(0, 200) ?? '') : null,
  };
});

/**
 * Finds the last decision of this admin: with its outcome while the address names it, else while they may still undo it.
 * So an undo shows the decision before it, and the next step to an item takes no undo away.
 */
async function findLastDecision(context: Parameters<typeof lastDecision>[0], url: URL) {
  const undoable = await listUndoable(context);
  const decisionId = url.searchParams.get('decided');
  const last = decisionId ? await lastDecision(context) : null;
  if (!last || last.id !== decisionId) {
    const [newest, ...others] = undoable;
    if (!newest) return null;
    const { id, action, kind, reported, subject, dueAt } = newest;
    const leftMs = new Date(dueAt).getTime() - context.now.getTime();
    return { id, name: subject ?? '', action, kind, reported, leftMs, failure: null, earlier: others.length };
  }
  const name = url.searchParams.get('name')?.slice(0, 200) ?? '';
  const leftMs = last.doneAt ? 0 : Math.max(0, last.dueAt.getTime() - context.now.getTime());
  const kind = last.kind as DecisionKind;
  const subjectKind = await reportedKindOf(context, kind, last.subjectId);
  const earlier = undoable.filter(({ id }) => id !== last.id).length;
  return {
    id: last.id,
    name,
    action: last.action,
    kind,
    reported: subjectKind,
    leftMs,
    failure: last.failure,
    earlier,
  };
}

function nothingWhenAbsent(error: unknown): null {
  if (error instanceof Refusal && error.kind === 'absent') return null;
  throw error;
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;
