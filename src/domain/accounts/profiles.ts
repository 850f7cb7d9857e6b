import type { Profile, Profiles } from './views.ts';

export const PROFILE_LABELS = { company: 'Startup', investor: 'Investor', applicant: 'Talent', user: 'User' } as const;

/** The form in which the account and the profile cookie store a profile. */
export function profileText({ type, id }: Pick<Profile, 'type' | 'id'>): string {
  return `${type}:${id}`;
}

/**
 * The current profile (product §4): the only one, else the one saved on the server, else the one in this browser's
 * cookie. Ignores a choice that is no longer among the profiles of this site.
 */
export function currentProfile(
  profiles: readonly Profile[],
  choice: { saved: string | null; remembered?: string | null | undefined },
): Profile | null {
  const [first, second] = profiles;
  if (first && !second) return first;
  const profileOf = (text: string | null | undefined) =>
    profiles.find((profile) => profileText(profile) === text) ?? null;
  return profileOf(choice.saved) ?? profileOf(choice.remembered);
}

/** The screen after log-in: the profile, the switcher, connecting a profile of the sister site, or choosing a role. */
export function nextAfterLogin(profiles: Omit<Profiles, 'next'>): Profiles['next'] {
  if (profiles.current) return 'profile';
  if (profiles.profiles.length > 0) return 'switch';
  return profiles.connectable.length > 0 ? 'connect' : 'chooseRole';
}
