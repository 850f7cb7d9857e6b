import type { Profile } from '#domain/accounts/views.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { AuthScreenName } from './auth-screens.ts';
import { ChallengeScreen } from './challenge-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { LandingScreen } from './landing-screen.tsx';
import { ConnectScreen, SwitchScreen } from './profile-screens.tsx';
import { RoleScreen } from './role-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

/** One screen, on a page of its own or in the dialog. */
export function AuthScreen({
  screen,
  title,
  lead,
  profiles,
  mistakes,
  isLinkSent,
}: {
  screen: AuthScreenName;
  title?: string | undefined;
  /** Replaces the sentence below the title of the first sign-up screen. */
  lead?: string | undefined;
  profiles: readonly Profile[];
  /** The answer to a form sent without JavaScript. */
  mistakes?: Mistakes | null;
  isLinkSent?: boolean;
}) {
  switch (screen) {
    case 'signup-landing':
      return <LandingScreen title={title} lead={lead} />;
    case 'signup':
      return <SignUpScreen mistakes={mistakes} />;
    case 'signin':
      return <SignInScreen title={title} mistakes={mistakes} />;
    case 'challenge':
      return <ChallengeScreen mistakes={mistakes} />;
    case 'recovery-code':
      return <ChallengeScreen recovery mistakes={mistakes} />;
    case 'sign-exists':
      return <SignInScreen exists mistakes={mistakes} />;
    case 'signup-forgot-password':
      return <ForgotPasswordScreen mistakes={mistakes} isLinkSent={isLinkSent} />;
    case 'choose-role':
      return <RoleScreen />;
    case 'switch-profile':
      return <SwitchScreen profiles={profiles} />;
    case 'connect-profile':
      return <ConnectScreen profiles={profiles} />;
  }
}
