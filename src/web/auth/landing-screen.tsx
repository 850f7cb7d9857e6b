import { Mail } from 'lucide';
import buttons from '#web/ui/buttons/button.module.css';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Hoist } from '#web/ui/pictures/flag.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { LinkedInButton } from './linkedin-button.tsx';
import { ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { SIGN_UP_TITLE, signUpPurpose } from './sign-up-purpose.ts';

/** The start of the flow: sign up with LinkedIn or by email. `title` and `lead`, or the page to reach, may give the reason. */
export function LandingScreen({ title, lead }: { title?: string | undefined; lead?: string | undefined }) {
  const { heading, hasLinkedIn, to } = useFlow();
  const purpose = signUpPurpose(to);
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Been here before? <ScreenLink to="signin">Log in</ScreenLink>
        </>
      }
    >
      <div className={css.flags}>
        <Hoist />
      </div>
      <div className={css.afterFlags}>
        <ScreenTitle>{title ?? (purpose ? SIGN_UP_TITLE : AUTH_SCREENS['signup-landing'])}</ScreenTitle>
      </div>
      <p className={css.lead}>
        {lead ?? purpose?.lead ?? 'One account, whether you’re job hunting, hiring or investing.'}
      </p>
      <div className={css.acts}>
        <LinkedInButton allowRegistration />
        <ScreenLink
          to="signup"
          className={[buttons.button, buttons.lg, buttons.block, hasLinkedIn && buttons.line].filter(Boolean).join(' ')}
        >
          <Icon of={Mail} />
          Sign up with Email
        </ScreenLink>
        <noscript>
          <p className={css.small}>
            Signing up by email needs JavaScript{hasLinkedIn && '. LinkedIn works without it'}.
          </p>
        </noscript>
      </div>
    </Sheet>
  );
}
