import { Mail } from 'lucide-react';
import buttons from '#web/ui/button.module.css';
import { Hoist } from '#web/ui/flag.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { LinkedInButton } from './linkedin-button.tsx';
import { ScreenLink, ScreenTitle } from './screen-parts.tsx';

/** The start of the flow: sign up with LinkedIn or by email. `title` may give the reason. */
export function LandingScreen({ title = AUTH_SCREENS['signup-landing'] }: { title?: string }) {
  const { heading, hasLinkedIn } = useFlow();
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Been here before? <ScreenLink to="signin">Log in</ScreenLink>
        </>
      }
    >
      <Hoist />
      <div className={css.afterFlags}>
        <ScreenTitle>{title}</ScreenTitle>
      </div>
      <p className={css.lead}>One account, whether you're job hunting, hiring or investing.</p>
      <div className={css.acts}>
        <LinkedInButton allowRegistration />
        <ScreenLink
          to="signup"
          className={[buttons.button, buttons.lg, buttons.block, hasLinkedIn && buttons.line].filter(Boolean).join(' ')}
        >
          <Icon of={Mail} />
          Sign up with Email
        </ScreenLink>
      </div>
    </Sheet>
  );
}
