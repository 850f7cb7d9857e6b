/** How much of a request's body is taken, and for how long it may be on its way. */
export type BodyLimit = {
  bytes: number;
  /** Fields of a form; far above what any form here has. */
  fields: number;
  withinMs: number;
  /** A file: handed on as it comes instead of being held in memory. */
  isStreamed?: true;
};

const FORM: BodyLimit = { bytes: 64_000, fields: 200, withinMs: 10_000 };

/** The one table of the addresses that take more than a form does. A job's text may have 300 kB, files what S-5 says. */
const LARGER: readonly { path: RegExp; limit: BodyLimit }[] = [
  { path: /^\/client\/startups\/[^/]+\/jobs\/(?:new|[^/]+\/edit)(?:\.data)?$/, limit: { ...FORM, bytes: 300_000 } },
  { path: /^\/api\/upload\/[a-z]+$/, limit: { bytes: 10_000_000, fields: 20, withinMs: 120_000, isStreamed: true } },
];

export function bodyLimitOf(path: string): BodyLimit {
  return LARGER.find((row) => row.path.test(path))?.limit ?? FORM;
}
