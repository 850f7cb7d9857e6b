import { redirect, useActionData, useLoaderData } from 'react-router';
import { countQueue, listQueue } from '#domain/admin/queue.server.ts';
import { readReview } from '#domain/admin/review.server.ts';
import { QUEUE_TABS, type QueueTab } from '#domain/admin/review.ts';
import { Refusal } from '#domain/errors.ts';
import { REJECT_REASONS } from '#domain/moderation/decision.ts';
import { decide, lastDecision, takeBackDecision } from '#domain/moderation/decisions.server.ts';
import { dayAndMonth } from '#web/jobs/ago.ts';
import { adminOnly, defineAdminAction } from './admin-only.ts';
import { Queue } from './queue.tsx';
import { duration } from './queue-words.ts';

const isTab = (value: string | null): value is QueueTab => QUEUE_TABS.some((tab) => tab === value);

export const loader = adminOnly(async ({ context, url }) => {
  const counts = await countQueue(context);
  const asked = url.searchParams.get('tab');
  const tab = isTab(asked) ? asked : (QUEUE_TABS.find((name) => counts[name] > 0) ?? 'startups');
  const items = await listQueue(context, tab);
  const wanted = url.searchParams.get('item');
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === wanted),
  );
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
      sent: dayAndMonth(review.since, now),
      due:
        review.dueAt > now
          ? `Due in ${duration(now, review.dueAt, 'long')}.`
          : `Late by ${duration(review.dueAt, now, 'long')}.`,
      reasons: REJECT_REASONS[review.kind].map(({ key, label }) => ({ key, label })),
    },
    previous: hrefOf(items[index - 1]?.id),
    next: hrefOf(items[index + 1]?.id),
    decided: await decidedIn(context, url),
    isTooLate: url.searchParams.has('late'),
  };
});

/** What this admin has just decided, while the address says so. */
async function decidedIn(context: Parameters<typeof lastDecision>[0], url: URL) {
  const last = url.searchParams.get('decided') ? await lastDecision(context) : null;
  if (!last || last.id !== url.searchParams.get('decided')) return null;
  const name = url.searchParams.get('name')?.slice(0, 200) ?? '';
  const leftMs = last.doneAt ? 0 : Math.max(0, last.dueAt.getTime() - context.now.getTime());
  return { id: last.id, name, action: last.action, kind: last.kind, leftMs, failure: last.failure };
}

function nothingWhenAbsent(error: unknown): null {
  if (error instanceof Refusal && error.kind === 'absent') return null;
  throw error;
}

export const action = defineAdminAction(
  ['intent', 'kind', 'id', 'name', 'tab', 'next', 'reason', 'text', 'decision'],
  async ({ context, text }) => {
    const query = new URLSearchParams();
    if (isTab(text('tab'))) query.set('tab', text('tab'));
    if (text('intent') === 'undo') {
      const { subjectId } = await takeBackDecision(context, text('decision'));
      query.set('item', subjectId);
      return redirect(`/admin?${query}`);
    }
    const { id } = await decide(context, {
      kind: text('kind') as 'job',
      id: text('id'),
      action: text('intent') as 'approve',
      reason: text('reason'),
      text: text('text'),
    });
    if (/^[0-9a-f]{24}$/.test(text('next'))) query.set('item', text('next'));
    query.set('decided', id);
    query.set('name', text('name').slice(0, 200));
    return redirect(`/admin?${query}`);
  },
);

export default function QueuePage() {
  const data = useLoaderData<typeof loader>();
  return <Queue {...data} mistakes={useActionData() as Parameters<typeof Queue>[0]['mistakes']} />;
}
export type QueueData = Awaited<ReturnType<typeof loader>>;
