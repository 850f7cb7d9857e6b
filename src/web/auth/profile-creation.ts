import type { Profile } from '#domain/accounts/views.ts';

/** The pages that create a profile: the role is clear there, and nobody asks for it. Every public page loads this table. */
export const PROFILE_CREATION: readonly { type: Profile['type']; path: string }[] = [
  { type: 'company', path: '/client/startups/new' },
  { type: 'investor', path: '/client/investors/new' },
  { type: 'applicant', path: '/client/applicant?create=1' },
];

/**
 * The profile that the page a person wants to reach creates, or null for any other page. `to` has passed safe-path.ts. It
 * may carry the name that somebody has typed.
 */
export function createdProfile(to: string | null): Profile['type'] | null {
  return PROFILE_CREATION.find(({ path }) => path === to || to?.startsWith(`${path}?`))?.type ?? null;
}
