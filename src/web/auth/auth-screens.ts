import { withTo } from '#web/app/safe-path.ts';

/** The steps of product §2, each a modal and a page of its own at `/auth/{step}`. */
export const AUTH_STEPS = {
  'signup-landing': 'Let us know who you are',
  signup: 'Sign Up',
  signin: 'Log in',
  'second-step': 'Confirm it is you',
  'recovery-code': 'Use a recovery code',
  'signup-forgot-password': 'Forgot password',
  'sign-exists': 'Email address found, please log in',
  'choose-role': 'Choose your role',
  'switch-profile': 'Choose profile',
  'connect-profile': 'Choose your option',
} as const;
export const SIGN_OUT = '/auth/signout';

export type AuthStep = keyof typeof AUTH_STEPS;

/** Those one can be led to as they are; the others show profiles, which have to be asked for. */
export type LinkedStep = Exclude<AuthStep, 'switch-profile' | 'connect-profile'>;
/** Those that need a person; the others are for who is not logged in yet. */
type PersonalStep = 'choose-role' | 'switch-profile' | 'connect-profile';

export function isAuthStep(text: string | undefined): text is AuthStep {
  return text !== undefined && Object.hasOwn(AUTH_STEPS, text);
}

export function isPersonalStep(step: AuthStep): step is PersonalStep {
  return step === 'choose-role' || step === 'switch-profile' || step === 'connect-profile';
}

/** Those between the password and the session. */
export function isCodeStep(step: AuthStep): boolean {
  return step === 'second-step' || step === 'recovery-code';
}

export function stepPath(step: AuthStep, to: string | null = null): string {
  return withTo(`/auth/${step}`, to);
}

/** Where LinkedIn is begun: a way out of the site, never followed by the page's own program. */
export function linkedInPath(options: { allowRegistration: boolean; to: string | null; popup?: boolean }): string {
  const query = new URLSearchParams();
  if (options.allowRegistration) query.set('allowRegistration', 'true');
  if (options.popup) query.set('popup', 'true');
  if (options.to) query.set('to', options.to);
  return `/auth/linkedin${query.size ? `?${query}` : ''}`;
}
