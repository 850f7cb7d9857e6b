import type { Organisation } from '#domain/accounts/policy.ts';

/** Explains a status to the team of a startup or investor (rules §3). */
export function statusText(kind: Organisation['kind'], status: string): string | undefined {
  return status === 'ACTIVE' ? ORGANISATION_LABELS[kind].active : STATUS_TEXTS[status];
}

const STATUS_TEXTS: Record<string, string> = {
  DRAFT: 'Draft. Only your team can see it.',
  PENDING: 'Waiting for review. We review it within two working days. Until then, only your team can see it.',
  REJECTED: 'Not approved. Change it and send it in again.',
  DISABLED: 'Hidden. Only your team can see it.',
  SUSPENDED: 'Suspended by us. Our decision says why, and how to appeal.',
};

/** A status in a word or two, for admins. */
export function statusName(kind: Organisation['kind'], status: string): string {
  return status === 'ACTIVE' ? ORGANISATION_LABELS[kind].activeName : (STATUS_NAMES[status] ?? status);
}

const STATUS_NAMES: Record<string, string> = {
  DRAFT: 'Draft',
  PENDING: 'Waiting for review',
  REJECTED: 'Not approved',
  DISABLED: 'Hidden by its team',
  SUSPENDED: 'Suspended',
};

const DONE: Record<string, string> = {
  ready: 'Your profile is ready, and you’re using it now.',
  created: 'Your draft is saved. You are working as this profile now.',
  saved: 'Saved.',
};

/** The message after the form, by the `done` of the address. */
export function editDone(url: URL): string | null {
  return DONE[url.searchParams.get('done') ?? ''] ?? null;
}

/** The paths and texts of each kind of organisation's workspace. */
export const ORGANISATION_LABELS: Record<
  Organisation['kind'],
  {
    path: string;
    noun: string;
    yours: string;
    introLabel: string;
    introExample: string;
    noIntro: string;
    /** What the status ACTIVE means. */
    active: string;
    activeName: string;
  }
> = {
  company: {
    path: '/client/startups',
    noun: 'startup',
    yours: 'Your startup',
    introLabel: 'What you do, in one line',
    introExample: 'Cleans hulls without a drop of paint',
    noIntro: 'Add one line about what you do.',
    active: 'Live. Anyone can see it.',
    activeName: 'Public',
  },
  investor: {
    path: '/client/investors',
    noun: 'investor',
    yours: 'Your investor profile',
    introLabel: 'What you back, in one line',
    introExample: 'First cheques for founders north of 55 degrees',
    noIntro: 'Add one line about what you back.',
    active: 'Approved. Investor pages aren’t public yet, so only your team can see this.',
    activeName: 'Approved',
  },
};

export function workspacePath(kind: Organisation['kind'], key: string): string {
  return `${ORGANISATION_LABELS[kind].path}/${key}`;
}
