import { useRef, useState } from 'react';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { useFlow } from './auth-flow.ts';
import { linkedInPath } from './auth-screens.ts';
import { authorizeInPopup } from './linkedin-popup.ts';

/**
 * Signs up or logs in with LinkedIn in a popup, so that the page stays. Without popups or JavaScript it is a link.
 * `allowRegistration`: an account may be created.
 */
export function LinkedInButton({ allowRegistration, kind }: { allowRegistration: boolean; kind?: 'line' }) {
  const { hasLinkedIn, to, go, loggedIn } = useFlow();
  const isPending = useRef(false);
  const [problem, setProblem] = useState('');
  if (!hasLinkedIn) return null;
  const authorize = async () => {
    isPending.current = true;
    setProblem('');
    const result = await authorizeInPopup(linkedInPath({ allowRegistration, to, popup: true }));
    isPending.current = false;
    if (result.outcome === 'blocked') location.assign(linkedInPath({ allowRegistration, to }));
    else if (result.outcome === 'loggedIn') await loggedIn();
    else if (result.outcome === 'challenge') go('challenge');
    else setProblem(result.message);
  };
  return (
    <>
      {problem && <Banner>{problem}</Banner>}
      <LinkButton
        size="lg"
        block
        kind={kind}
        href={linkedInPath({ allowRegistration, to })}
        // The client router ignores links with a target.
        target="_self"
        onClick={(event) => {
          event.preventDefault();
          if (!isPending.current) void authorize();
        }}
      >
        <LinkedInMark />
        {allowRegistration ? 'Sign up with LinkedIn' : 'Log in with LinkedIn'}
      </LinkButton>
    </>
  );
}

function LinkedInMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
      <path d="M2 9h4v12H2z" />
      <circle cx="4" cy="4" r="2" />
    </svg>
  );
}
