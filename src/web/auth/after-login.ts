import type { Profiles } from '#domain/accounts/views.ts';
import { authScreenPath } from './auth-screens.ts';

export const SCREEN_OF_NEXT = {
  switch: 'switch-profile',
  connect: 'connect-profile',
  chooseRole: 'choose-role',
} as const;

/** Where one goes after logging in (product §4); `to` is a path that was looked at (safe-path.ts). */
export function afterLogin(profiles: Pick<Profiles, 'next' | 'current'>, to: string | null): string {
  // Who was invited has come for that profile.
  if (to?.startsWith('/client/invitation?')) return to;
  if (profiles.next === 'profile') return to ?? profiles.current?.link ?? '/';
  return authScreenPath(SCREEN_OF_NEXT[profiles.next], to);
}
