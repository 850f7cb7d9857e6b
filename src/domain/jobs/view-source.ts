/** The places where a visitor finds a job: another page of this site, a paid place, a digest, or elsewhere. */
export const VIEW_SOURCES = ['search', 'boosted', 'digest', 'other'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** The sources that a team sees: digests only once one has brought a view. */
export function listedSources(
  sources: readonly ViewSource[],
  views: Readonly<Record<ViewSource, number>>,
): ViewSource[] {
  return sources.filter((source) => source !== 'digest' || views.digest > 0);
}

/** The sources that a link names, because the page before it does not tell. */
export const MARKED_SOURCES = ['boosted', 'digest'] as const;

/** A job's address in a paid place or in a digest. The mark never changes the page. */
export function markedJobPath(id: string, source: (typeof MARKED_SOURCES)[number]): string {
  return `/jobs/${id}?utm_source=${source}`;
}
