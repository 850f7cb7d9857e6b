import type { ByEvent } from './context.ts';

/** Joins what several modules run on events: an event runs that of all, in the order of the modules. */
export function joinByEvent(...modules: readonly ByEvent[]): ByEvent {
  const all: Record<string, unknown[]> = {};
  for (const module of modules) {
    for (const [type, runs] of Object.entries(module)) all[type] = [...(all[type] ?? []), ...runs];
  }
  return all as ByEvent;
}
