import type { Actor } from '#domain/context.ts';
import type { TransitionActor } from './job.ts';

/**
 * As whom someone may act on a job of this company; empty for a stranger, to whom the job is absent.
 * Pure: it asks nothing of the database.
 */
export function actorsFor(actor: Actor, companyId: string): TransitionActor[] {
  if (actor.kind === 'user') {
    const actors: TransitionActor[] = [];
    if (actor.companyIds.includes(companyId)) actors.push('M');
    if (actor.isAdmin) actors.push('A');
    return actors;
  }
  if (actor.kind === 'system') {
    if (actor.name === 'clock') return ['T'];
    if (actor.name === 'payment') return ['P'];
    if (actor.name.startsWith('feed:')) return ['F'];
    return ['M', 'A'];
  }
  return [];
}
