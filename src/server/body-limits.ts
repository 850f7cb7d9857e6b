/** Limits on the size of a request body and on the time it takes to arrive. */
export type BodyLimit = {
  bytes: number;
  /** The most fields in a form, far above any form here. */
  fields: number;
  withinMs: number;
  /** For a file: it is passed on as it arrives instead of held in memory. */
  isStreamed?: true;
};

const FORM: BodyLimit = { bytes: 64_000, fields: 200, withinMs: 10_000 };

/** The addresses that take more than a form does: the text of a job, and 10 MB for files (S-5). */
const LARGER: readonly { path: RegExp; limit: BodyLimit }[] = [
  { path: /^\/client\/startups\/[^/]+\/jobs\/(?:new|[^/]+\/edit)(?:\.data)?$/, limit: { ...FORM, bytes: 300_000 } },
  // A draft has 300,000 characters at most, of which each has up to three bytes.
  { path: /^\/api\/(?:jobs\/[^/]+\/draft|companies\/[^/]+\/drafts)$/, limit: { ...FORM, bytes: 1_000_000 } },
  // Without scripts, pictures arrive with the form (isStreamed would hold a place for work while they arrive).
  {
    path: /^\/client\/startups\/[^/]+\/(?:edit|blog\/[^/]+)(?:\.data)?$/,
    limit: { ...FORM, bytes: 10_000_000, withinMs: 120_000 },
  },
  // A file of 10 MB arrives with a message about an application, and with the application.
  {
    path: /^\/(?:client\/(?:startups\/[^/]+\/applicants|my-jobs\/[^/]+)|jobs\/[^/]+\/apply)(?:\.data)?$/,
    limit: { ...FORM, bytes: 10_500_000, withinMs: 120_000 },
  },
  // A CV of 10 MB and a photo of 8 MB arrive with the form.
  { path: /^\/client\/applicant(?:\.data)?$/, limit: { ...FORM, bytes: 18_500_000, withinMs: 120_000 } },
  { path: /^\/api\/upload\/[a-z]+$/, limit: { bytes: 10_000_000, fields: 20, withinMs: 120_000, isStreamed: true } },
];

export function bodyLimitOf(path: string): BodyLimit {
  return LARGER.find((row) => row.path.test(path))?.limit ?? FORM;
}
