import type { Profile, Profiles } from './views.ts';

export const PROFILE_LABELS = { company: 'Startup', investor: 'Investor', applicant: 'Talent', user: 'User' } as const;

/** The text a profile is saved and remembered under. */
export function profileText({ type, id }: Pick<Profile, 'type' | 'id'>): string {
  return `${type}:${id}`;
}

/**
 * Which profile one acts as (product §4): the only one there is; else the one saved on the server; else the one
 * this browser remembers; each only while it is still among those of this site.
 */
export function currentProfile(
  profiles: readonly Profile[],
  chosen: { saved: string | null; remembered?: string | null | undefined },
): Profile | null {
  const [first, second] = profiles;
  if (first && !second) return first;
  const named = (text: string | null | undefined) => profiles.find((profile) => profileText(profile) === text) ?? null;
  return named(chosen.saved) ?? named(chosen.remembered);
}

/** Where one goes after logging in: on as oneself, to the switcher, to a profile of the sister site, or to choose a role. */
export function nextAfterLogin(profiles: Omit<Profiles, 'next'>): Profiles['next'] {
  if (profiles.current) return 'profile';
  if (profiles.profiles.length > 0) return 'switch';
  return profiles.connectable.length > 0 ? 'connect' : 'chooseRole';
}
