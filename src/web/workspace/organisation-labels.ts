import type { Organisation } from '#domain/accounts/policy.ts';

/** What a status means for those whose startup or investor it is (rules §3). */
export function statusWords(kind: Organisation['kind'], status: string): string | undefined {
  return status === 'ACTIVE' ? WORDS_OF[kind].active : STATUS_WORDS[status];
}

const STATUS_WORDS: Record<string, string> = {
  DRAFT: 'A draft: nobody but your team sees it.',
  PENDING: 'Sent in: we look at it within 2 working days. Until then nobody but your team sees it.',
  REJECTED: 'Not accepted. You can change it and send it in again.',
  DISABLED: 'Switched off by your team: nobody else sees it.',
  SUSPENDED: 'Taken down by us. Write to us if you do not know why.',
};

/** The same in a word or two, for who looks after all of them. */
export const STATUS_NAMES: Record<string, string> = {
  DRAFT: 'Draft',
  PENDING: 'Waiting to be looked at',
  ACTIVE: 'Public',
  REJECTED: 'Not accepted',
  DISABLED: 'Switched off by its team',
  SUSPENDED: 'Taken down by us',
};

const DONE: Record<string, string> = {
  created: 'Your profile is made, and is the one you act as now.',
  saved: 'Your changes are kept.',
};

/** What the form did, by the word in the address after it. */
export function editDone(url: URL): string | null {
  return DONE[url.searchParams.get('done') ?? ''] ?? null;
}

/** How the rooms of a team speak of what it is the team of. */
export const WORDS_OF: Record<
  Organisation['kind'],
  {
    rooms: string;
    noun: string;
    yours: string;
    introLabel: string;
    introExample: string;
    noIntro: string;
    whatComesNext: string;
    /** What it means that it was accepted. */
    active: string;
  }
> = {
  company: {
    rooms: '/client/startups',
    noun: 'startup',
    yours: 'Your startup',
    introLabel: 'What you do, in one line',
    introExample: 'Cleans hulls without a drop of paint',
    noIntro: 'What you do, in one line, is not written yet.',
    whatComesNext:
      'To become public a startup also needs a logo, the countries it is registered in, its size and the year it was founded.',
    active: 'Public: everybody can find it.',
  },
  investor: {
    rooms: '/client/investors',
    noun: 'investor',
    yours: 'Your investor profile',
    introLabel: 'What you back, in one line',
    introExample: 'First cheques for founders north of 55 degrees',
    noIntro: 'What you back, in one line, is not written yet.',
    whatComesNext:
      'To stand in the funding directory an investor also says which markets, stages and industries it backs.',
    active: 'Accepted by us. There is no public page for investors yet: nobody but your team sees it.',
  },
};

export function roomOf(kind: Organisation['kind'], key: string): string {
  return `${WORDS_OF[kind].rooms}/${key}`;
}
