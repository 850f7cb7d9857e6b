import type { Profile } from '#domain/accounts/views.ts';

/** Why somebody signs up, if the page they want creates a profile: the role is clear and nobody asks for it. */
export type SignUpPurpose = {
  type: Profile['type'];
  /** The page that creates the profile. */
  path: string;
  /** Replaces the lead of the first sign-up screen. */
  lead: string;
  /** The link for people who could connect a profile of the sister site instead. */
  label: string;
};

export const SIGN_UP_TITLE = 'First, an account';

const PURPOSES: readonly SignUpPurpose[] = [
  {
    type: 'company',
    path: '/client/startups/new',
    lead: 'It takes a minute. Next, you create the profile of your startup.',
    label: 'Create a new startup profile',
  },
  {
    type: 'investor',
    path: '/client/investors/new',
    lead: 'It takes a minute. Next, you create your investor profile.',
    label: 'Create a new investor profile',
  },
  {
    type: 'applicant',
    path: '/client/applicant?create=1',
    lead: 'It takes a minute. Next, you create your Quick apply profile.',
    label: 'Create a Quick apply profile',
  },
];

/**
 * The purpose of the page a person wants to reach, or null for any other page. `to` has passed safe-path.ts. It may
 * carry the name that somebody has typed.
 */
export function signUpPurpose(to: string | null): SignUpPurpose | null {
  return PURPOSES.find(({ path }) => path === to || to?.startsWith(`${path}?`)) ?? null;
}
