import type { Profile } from '../../domain/accounts/views.ts';
import type { AuthStep } from './auth-steps.ts';
import { CodeStep } from './code-step.tsx';
import { ForgotStep } from './forgot-step.tsx';
import { LandingStep } from './landing-step.tsx';
import { ConnectStep, SwitchStep } from './profile-steps.tsx';
import { RoleStep } from './role-step.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { type Sent, SignUpStep } from './sign-up-step.tsx';

/** One step, on a page of its own or in the dialog. */
export function StepView({
  step,
  title,
  profiles,
  sent,
  isAsked,
}: {
  step: AuthStep;
  title?: string | undefined;
  profiles: readonly Profile[];
  /** What came of the form when it was sent without the help of scripts. */
  sent?: Sent | null;
  isAsked?: boolean;
}) {
  switch (step) {
    case 'signup-landing':
      return <LandingStep title={title} />;
    case 'signup':
      return <SignUpStep sent={sent} />;
    case 'signin':
      return <SignInStep sent={sent} />;
    case 'second-step':
      return <CodeStep sent={sent} />;
    case 'recovery-code':
      return <CodeStep recovery sent={sent} />;
    case 'sign-exists':
      return <SignInStep exists sent={sent} />;
    case 'signup-forgot-password':
      return <ForgotStep sent={sent} isAsked={isAsked} />;
    case 'choose-role':
      return <RoleStep />;
    case 'switch-profile':
      return <SwitchStep profiles={profiles} />;
    case 'connect-profile':
      return <ConnectStep profiles={profiles} />;
  }
}
