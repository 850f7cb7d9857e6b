import { withTo } from '#web/app/safe-path.ts';

/** The screens of product §2, each a modal and a page of its own at `/auth/{screen}`. */
export const AUTH_SCREENS = {
  'signup-landing': 'Let us know who you are',
  signup: 'Sign Up',
  signin: 'Log in',
  challenge: 'Confirm it is you',
  'recovery-code': 'Use a recovery code',
  'signup-forgot-password': 'Forgot password',
  'sign-exists': 'Email address found, please log in',
  'choose-role': 'Choose your role',
  'switch-profile': 'Choose profile',
  'connect-profile': 'Choose your option',
} as const;
export const SIGN_OUT = '/auth/signout';
/** The switcher with the only-startups setting. Choosing a profile clears it, because the form posts without it. */
export const SWITCH_STARTUP = '/auth/switch-profile?only=startups';

export type AuthScreenName = keyof typeof AUTH_SCREENS;

/** Screens a link can open directly. The others need profiles, which must be loaded first. */
export type LinkedScreen = Exclude<AuthScreenName, 'switch-profile' | 'connect-profile'>;
/** Screens for people who are logged in; the others are for visitors. */
type PersonalScreen = 'choose-role' | 'switch-profile' | 'connect-profile';

export function isAuthScreen(text: string | undefined): text is AuthScreenName {
  return text !== undefined && Object.hasOwn(AUTH_SCREENS, text);
}

export function isPersonalScreen(screen: AuthScreenName): screen is PersonalScreen {
  return screen === 'choose-role' || screen === 'switch-profile' || screen === 'connect-profile';
}

/** Screens between the password and the session. */
export function isChallengeScreen(screen: AuthScreenName): boolean {
  return screen === 'challenge' || screen === 'recovery-code';
}

export function authScreenPath(screen: AuthScreenName, to: string | null = null): string {
  return withTo(`/auth/${screen}`, to);
}

/** The address that starts a log-in with LinkedIn. It leaves the site, so the client router must not handle it. */
export function linkedInPath(options: { allowRegistration: boolean; to: string | null; popup?: boolean }): string {
  const query = new URLSearchParams();
  if (options.allowRegistration) query.set('allowRegistration', 'true');
  if (options.popup) query.set('popup', 'true');
  if (options.to) query.set('to', options.to);
  return `/auth/linkedin${query.size ? `?${query}` : ''}`;
}
