import { MOST_AT_ONCE } from '#domain/applications/board/inputs.ts';
import { LARGEST_PICTURE } from '#domain/media/upload.ts';
import { LARGEST_PDF } from '#domain/talent/pdf.ts';

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

/** A form of a board has a field for each of its people, beside those of any form. */
const FIELDS_OF_BOARD = FORM.fields + MOST_AT_ONCE;

/** The fields of a form that brings files. */
const FORM_BESIDE_FILES = 500_000;

/** The addresses that take more than a form does: the text of a job, and files (S-5). */
const LARGER: readonly { path: RegExp; limit: BodyLimit }[] = [
  { path: /^\/client\/startups\/[^/]+\/jobs\/(?:new|[^/]+\/edit)(?:\.data)?$/, limit: { ...FORM, bytes: 300_000 } },
  // A draft has 300,000 characters at most, of which each has up to three bytes.
  { path: /^\/api\/(?:jobs\/[^/]+\/draft|companies\/[^/]+\/drafts)$/, limit: { ...FORM, bytes: 1_000_000 } },
  // Without scripts, pictures arrive with the form (isStreamed would hold a place for work while they arrive).
  {
    path: /^\/client\/startups\/[^/]+\/(?:edit|blog\/[^/]+)(?:\.data)?$/,
    limit: { ...FORM, bytes: 10_000_000, withinMs: 120_000 },
  },
  // A no to many: its text in any script, and everybody's id.
  {
    path: /^\/client\/startups\/[^/]+\/applicants\/no(?:\.data)?$/,
    limit: { ...FORM, bytes: 120_000, fields: FIELDS_OF_BOARD },
  },
  // A PDF arrives with a message about an application, and with the application.
  {
    path: /^\/client\/startups\/[^/]+\/applicants(?:\.data)?$/,
    limit: { bytes: LARGEST_PDF + FORM_BESIDE_FILES, fields: FIELDS_OF_BOARD, withinMs: 120_000 },
  },
  {
    path: /^\/(?:client\/my-jobs\/[^/]+|jobs\/[^/]+\/apply)(?:\.data)?$/,
    limit: { ...FORM, bytes: LARGEST_PDF + FORM_BESIDE_FILES, withinMs: 120_000 },
  },
  // A CV and a photo arrive with the form.
  {
    path: /^\/client\/applicant(?:\.data)?$/,
    limit: { ...FORM, bytes: LARGEST_PDF + LARGEST_PICTURE + FORM_BESIDE_FILES, withinMs: 120_000 },
  },
  { path: /^\/api\/upload\/[a-z]+$/, limit: { bytes: 10_000_000, fields: 20, withinMs: 120_000, isStreamed: true } },
];

export function bodyLimitOf(path: string): BodyLimit {
  return LARGER.find((row) => row.path.test(path))?.limit ?? FORM;
}
