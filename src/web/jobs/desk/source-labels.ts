import type { ViewSource } from '#domain/jobs/view-source.ts';

/** The names of the sources of views, for teams. */
export const sourceLabels = (site: string): Record<ViewSource, string> => ({
  search: `Search on ${site}`,
  boosted: 'Boosted places',
  digest: 'Digest email',
  other: 'Other links',
});
