import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Profiles } from '#domain/accounts/views.ts';
import { currentPersonal, LOGGED_IN_COOKIE, setPersonal } from '#web/app/personal-store.ts';
import { safePath, withTo } from '#web/app/safe-path.ts';
import { useHasLinkedIn } from '#web/app/use-site.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { afterLogin, SCREEN_OF_NEXT } from './after-login.ts';
import { type Flow, FlowContext, type Prefill } from './auth-flow.ts';
import type { AuthRequest } from './auth-request.ts';
import { AuthScreen } from './auth-screen.tsx';
import { type AuthScreenName, authScreenPath, isAuthScreen } from './auth-screens.ts';
import { callApi } from './call-api.ts';
import { refreshCurrentUser } from './current-user.ts';

/** The auth screens in a dialog over the current page. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const { screen: first = 'signup-landing', onLoggedIn, onCancel, title, lead } = request;
  const to = safePath(request.to);
  const headingId = useId();
  const hasLinkedIn = useHasLinkedIn();
  const [screen, setScreen] = useState<AuthScreenName>(isAuthScreen(first) ? first : 'signup-landing');
  const [prefill, setPrefill] = useState<Prefill>({ email: request.email, name: request.name });
  const [profiles, setProfiles] = useState<Profiles | null>(null);
  const isLoggedIn = useRef(false);

  const loggedIn = async () => {
    isLoggedIn.current = true;
    const [{ body }] = await Promise.all([callApi<Profiles>('/users/me/profiles'), refreshCurrentUser()]);
    if (onLoggedIn) {
      onClose();
      onLoggedIn();
    } else if (body?.next === 'chooseRole' && currentPersonal()?.isAdmin) location.assign(to ?? '/admin');
    else if (!body || body.next === 'profile' || !afterLogin(body, to).startsWith('/auth/'))
      location.assign(body ? afterLogin(body, to) : (to ?? '/'));
    else {
      setProfiles(body);
      setScreen(SCREEN_OF_NEXT[body.next]);
    }
  };

  const leave = () => {
    onClose();
    if (!isLoggedIn.current) onCancel?.();
    else if (to) location.assign(to);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on opening, in case a session exists already
  useEffect(() => {
    // The session may have ended meanwhile; the header must then show a visitor.
    if (!LOGGED_IN_COOKIE.test(document.cookie)) return setPersonal(null);
    callApi('/users/me/profiles').then(({ failure }) => {
      if (!failure) void loggedIn();
      else if (failure.status === 401 || failure.status === 403) setPersonal(null);
    });
  }, []);

  // The dialog belongs to the page it was opened on, so Back closes it. A change of the query alone leaves it open.
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path alone triggers this
  useEffect(() => {
    if (pathname === openedOn.current) return;
    onClose();
    if (!isLoggedIn.current) onCancel?.();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen moves the focus to its heading
  useEffect(() => document.getElementById(headingId)?.focus(), [screen]);

  const flow: Flow = {
    heading: 'h2',
    headingId,
    to,
    hasLinkedIn,
    prefill,
    pathOf: (other) => withTo(authScreenPath(other), to),
    go(next, values) {
      setPrefill((previous) => ({ ...previous, ...values }));
      setScreen(next);
    },
    loggedIn,
    leave,
    close: onClose,
  };
  const choices = (screen === 'connect-profile' ? profiles?.connectable : profiles?.profiles) ?? [];
  return (
    <FlowContext value={flow}>
      <Modal labelledBy={headingId} onClose={screen === 'choose-role' ? null : leave}>
        <AuthScreen
          key={screen}
          screen={screen}
          title={screen === first ? title : undefined}
          lead={lead}
          profiles={choices}
        />
      </Modal>
    </FlowContext>
  );
}
