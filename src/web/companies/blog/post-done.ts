const DONE: Record<string, string> = {
  saved: 'Saved.',
  published: 'Published. People can read it on your profile.',
  unpublished: 'It is a draft again. Only your team can see it.',
  deleted: 'Deleted.',
};

/** The message after a form of the blog, by the `done` of the address. */
export function postDone(url: URL): string | null {
  return DONE[url.searchParams.get('done') ?? ''] ?? null;
}
