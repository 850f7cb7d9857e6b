import type { Profile } from '#domain/accounts/views.ts';
import { createdProfile, PROFILE_CREATION } from './profile-creation.ts';

/** Why somebody signs up, if the page they want creates a profile. */
type SignUpPurpose = {
  type: Profile['type'];
  /** The page that creates the profile. */
  path: string;
  /** Replaces the lead of the first sign-up screen. */
  lead: string;
  /** The link for people who could connect a profile of the sister site instead. */
  label: string;
};

export const SIGN_UP_TITLE = 'First, an account';

const TEXTS: Record<Profile['type'], Pick<SignUpPurpose, 'lead' | 'label'>> = {
  company: {
    lead: 'It takes a minute. Next, you create the profile of your startup.',
    label: 'Create a new startup profile',
  },
  investor: {
    lead: 'It takes a minute. Next, you create your investor profile.',
    label: 'Create a new investor profile',
  },
  applicant: {
    lead: 'It takes a minute. Next, you create your Quick apply profile.',
    label: 'Create a Quick apply profile',
  },
};

/** The purpose of the page a person wants to reach, or null for any other page. */
export function signUpPurpose(to: string | null): SignUpPurpose | null {
  const profile = createdProfile(to);
  const page = PROFILE_CREATION.find(({ type }) => type === profile);
  return page ? { ...page, ...TEXTS[page.type] } : null;
}
