import type { Profile } from '#domain/accounts/views.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { AuthStep } from './auth-screens.ts';
import { CodeStep } from './challenge-screen.tsx';
import { ForgotStep } from './forgot-password-screen.tsx';
import { LandingStep } from './landing-screen.tsx';
import { ConnectStep, SwitchStep } from './profile-screens.tsx';
import { RoleStep } from './role-screen.tsx';
import { SignInStep } from './sign-in-screen.tsx';
import { SignUpStep } from './sign-up-screen.tsx';

/** One step, on a page of its own or in the dialog. */
export function StepView({
  step,
  title,
  profiles,
  mistakes,
  isAsked,
}: {
  step: AuthStep;
  title?: string | undefined;
  profiles: readonly Profile[];
  /** What came of the form when it was sent without the help of scripts. */
  mistakes?: Mistakes | null;
  isAsked?: boolean;
}) {
  switch (step) {
    case 'signup-landing':
      return <LandingStep title={title} />;
    case 'signup':
      return <SignUpStep mistakes={mistakes} />;
    case 'signin':
      return <SignInStep mistakes={mistakes} />;
    case 'second-step':
      return <CodeStep mistakes={mistakes} />;
    case 'recovery-code':
      return <CodeStep recovery mistakes={mistakes} />;
    case 'sign-exists':
      return <SignInStep exists mistakes={mistakes} />;
    case 'signup-forgot-password':
      return <ForgotStep mistakes={mistakes} isAsked={isAsked} />;
    case 'choose-role':
      return <RoleStep />;
    case 'switch-profile':
      return <SwitchStep profiles={profiles} />;
    case 'connect-profile':
      return <ConnectStep profiles={profiles} />;
  }
}
