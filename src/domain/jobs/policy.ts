import type { Actor } from '#domain/context.ts';
import type { TransitionActor } from './job.ts';

/** The roles in which the actor may act on jobs of this company. Empty for strangers, for whom the job is absent. */
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
