import { redirect, useActionData, useLoaderData } from 'react-router';
import { TAB_OF } from '#domain/admin/review.ts';
import { Refusal } from '#domain/errors.ts';
import { decide, retryDecision, undoDecision } from '#domain/moderation/decisions.server.ts';
import { defineAdminAction } from './admin-only.ts';
import { Queue } from './queue.tsx';
import { isTab, loadQueue } from './queue-data.server.ts';

export const loader = loadQueue;

export const action = defineAdminAction(
  ['intent', 'kind', 'id', 'name', 'tab', 'next', 'reason', 'text', 'decision'],
  async ({ context, text }) => {
    const query = new URLSearchParams();
    if (isTab(text('tab'))) query.set('tab', text('tab'));
    if (text('intent') === 'undo') {
      const decision = await undoDecision(context, text('decision')).catch(nullWhen('E_TOO_LATE'));
      if (!decision) return redirect(`/admin?${query}&late=1`);
      // Back to it, from whichever tab it was undone.
      query.set('tab', TAB_OF[decision.kind]);
      query.set('undone', '1');
      query.set('item', decision.subjectId);
      return redirect(`/admin?${query}`);
    }
    if (text('intent') === 'retry') {
      await retryDecision(context, text('decision'));
      query.set('retried', '1');
      return redirect(`/admin?${query}`);
    }
    const newDecision = await decide(context, {
      kind: text('kind') as 'job',
      id: text('id'),
      action: text('intent') as 'approve',
      reason: text('reason'),
      text: text('text'),
    }).catch(nullWhen('E_DECIDED'));
    if (/^[0-9a-f]{24}$/.test(text('next'))) query.set('item', text('next'));
    if (newDecision) query.set('decided', newDecision.id);
    else query.set('passed', '1');
    query.set('name', text('name').slice(0, 200));
    return redirect(`/admin?${query}`);
  },
);

/** Another admin may be faster. The queue then goes on, and says so. */
function nullWhen(code: string) {
  return (error: unknown): null => {
    if (error instanceof Refusal && error.code === code) return null;
    throw error;
  };
}

export default function QueuePage() {
  const data = useLoaderData<typeof loader>();
  return <Queue {...data} mistakes={useActionData() as Parameters<typeof Queue>[0]['mistakes']} />;
}
