import type { Profiles } from '../../domain/accounts/views.ts';
import { withTo } from '../safe-path.ts';

/** Where one goes after logging in (product §4); `to` is a path that was looked at (safe-path.ts). */
export function afterLogin(profiles: Pick<Profiles, 'next' | 'current'>, to: string | null): string {
  if (profiles.next === 'profile') return to ?? profiles.current?.link ?? '/';
  return withTo(`/auth/${STEP_OF[profiles.next]}`, to);
}

const STEP_OF = { switch: 'switch-profile', connect: 'connect-profile', chooseRole: 'choose-role' } as const;
