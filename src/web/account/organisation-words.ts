/** What a status means for those whose startup or investor it is (rules §3). */
export const STATUS_WORDS: Record<string, string> = {
  DRAFT: 'A draft: nobody but your team sees it.',
  PENDING: 'Sent in: we look at it within 2 working days. Until then nobody but your team sees it.',
  ACTIVE: 'Public: everybody can find it.',
  REJECTED: 'Not accepted. You can change it and send it in again.',
  DISABLED: 'Switched off by your team: nobody else sees it.',
  SUSPENDED: 'Taken down by us. Write to us if you do not know why.',
};

const DONE: Record<string, string> = {
  created: 'Your profile is made, and is the one you act as now.',
  saved: 'Your changes are kept.',
};

/** What the form did, by the word in the address after it. */
export function editDone(url: URL): string | null {
  return DONE[url.searchParams.get('done') ?? ''] ?? null;
}
