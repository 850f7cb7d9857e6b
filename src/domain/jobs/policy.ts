import type { Actor } from '#domain/context.ts';
import type { StepTaker } from './job.ts';

/**
 * As whom someone may act on a job of this company; empty for a stranger, to whom the job is absent.
 * Pure: it asks nothing of the database.
 */
export function takersOf(actor: Actor, companyId: string): StepTaker[] {
  if (actor.kind === 'user') {
    const takers: StepTaker[] = [];
    if (actor.companyIds.includes(companyId)) takers.push('M');
    if (actor.isAdmin) takers.push('A');
    return takers;
  }
  if (actor.kind === 'system') {
    if (actor.name === 'clock') return ['T'];
    if (actor.name === 'payment') return ['P'];
    if (actor.name.startsWith('feed:')) return ['F'];
    return ['M', 'A'];
  }
  return [];
}
