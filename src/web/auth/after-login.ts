import type { Profiles } from '#domain/accounts/views.ts';
import { authScreenPath } from './auth-screens.ts';
import { createdProfile } from './profile-creation.ts';

export const SCREEN_OF_NEXT = {
  switch: 'switch-profile',
  connect: 'connect-profile',
  chooseRole: 'choose-role',
} as const;

/** The page to open after logging in (product §4). `to` has passed safe-path.ts. */
export function afterLogin(profiles: Pick<Profiles, 'next' | 'current'>, to: string | null): string {
  // An invited person joins that organisation before anything else.
  if (to?.startsWith('/client/invitation?')) return to;
  // Sending an application makes a person a talent, so nobody asks for the role first.
  if (to !== null && /^\/jobs\/[0-9a-f]{24}\/apply(?:\?|$)/.test(to)) return to;
  // A page that creates a profile names the role. A profile on the sister site comes first: connecting beats a copy.
  if (to !== null && profiles.next !== 'connect' && createdProfile(to)) return to;
  if (profiles.next === 'profile') return to ?? profiles.current?.link ?? '/';
  return authScreenPath(SCREEN_OF_NEXT[profiles.next], to);
}
