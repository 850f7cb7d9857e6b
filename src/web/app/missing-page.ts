export type Link = { label: string; href: string };

/** What the page of a 404 says, and the list where things of this kind are. */
export type MissingPage = { message: string; list?: Link };

const UNKNOWN = 'It has moved berth, or it never docked here.';
const REMOVED = 'It may have been taken down, or there is a mistake in the address.';
const OTHER_ACCOUNT = 'There may be a mistake in the address, or you are logged in to another account.';

type Kind = {
  message: string;
  /** The lists by the beginning of the address, the longest first. "here" is what the beginning matched. */
  lists: readonly (readonly [beginning: RegExp, label: string, href: (here: string) => string])[];
};

const IN_STARTUP = /^\/client\/startups\/[^/]+/;
const ANYWHERE = /^/;

/** By what the refusal calls it. */
const KINDS: Record<string, Kind> = {
  'This job': {
    message: `There is no job at this address. ${REMOVED}`,
    lists: [
      [IN_STARTUP, 'Your jobs', (startup) => `${startup}/jobs`],
      [ANYWHERE, 'Find jobs', () => '/jobs'],
    ],
  },
  'This startup': {
    message: `There is no startup at this address. ${REMOVED}`,
    lists: [
      [/^\/admin/, 'All startups', () => '/admin/companies'],
      [ANYWHERE, 'Browse startups', () => '/startups'],
    ],
  },
  'This investor': {
    message: `There is no investor at this address. ${REMOVED}`,
    lists: [[/^\/admin/, 'All investors', () => '/admin/investors']],
  },
  'This post': {
    message: `There is no post at this address. ${REMOVED}`,
    lists: [
      [IN_STARTUP, 'Your posts', (startup) => `${startup}/blog`],
      [/^\/startups\/[^/]+/, 'The startup’s profile', (startup) => startup],
    ],
  },
  'This country': {
    message: 'We know no country of this name.',
    lists: [[ANYWHERE, 'Jobs by role and city', () => '/jobs/browse']],
  },
  'This place': {
    message: 'We know no town of this name in this country.',
    lists: [[ANYWHERE, 'Jobs by role and city', () => '/jobs/browse']],
  },
  'This application': {
    message: `There is no application at this address. ${OTHER_ACCOUNT}`,
    lists: [
      [IN_STARTUP, 'Your applicants', (startup) => `${startup}/applicants`],
      [/^\/client/, 'My jobs', () => '/client/my-jobs'],
    ],
  },
  'This order': {
    message: `There is no order at this address. ${OTHER_ACCOUNT}`,
    lists: [
      [/^\/admin/, 'All orders', () => '/admin/orders'],
      [IN_STARTUP, 'Your orders', (startup) => `${startup}/orders`],
    ],
  },
};

/** Reads from the sentence of a refusal and the address which kind of thing is missing. */
export function missingPage(url: URL, refused: string): MissingPage {
  const subject = refused.replace(' was not found.', '');
  if (subject === 'This page of the list') {
    const first = new URL(url);
    first.searchParams.delete('page');
    const list = { label: 'First page of the list', href: first.pathname + first.search };
    return { message: 'This list has fewer pages than that.', list };
  }
  const kind = KINDS[subject];
  if (!kind) return { message: UNKNOWN };
  for (const [beginning, label, href] of kind.lists) {
    const [here] = beginning.exec(url.pathname) ?? [];
    if (here !== undefined) return { message: kind.message, list: { label, href: href(here) } };
  }
  return { message: kind.message };
}
