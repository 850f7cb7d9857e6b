import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Profiles } from '#domain/accounts/views.ts';
import { LOGGED_IN_COOKIE, setPersonal } from '#web/app/personal-store.ts';
import { safePath, withTo } from '#web/app/safe-path.ts';
import { useHasLinkedIn } from '#web/app/use-site.ts';
import { Modal } from '#web/ui/modal.tsx';
import { afterLogin, SCREEN_OF_NEXT } from './after-login.ts';
import { type Carried, type Flow, FlowContext } from './auth-flow.ts';
import type { AuthRequest } from './auth-request.ts';
import { AuthScreen } from './auth-screen.tsx';
import { type AuthScreenName, authScreenPath, isAuthScreen } from './auth-screens.ts';
import { callApi } from './call-api.ts';
import { askWho } from './current-user.ts';

/** The screens over the page one is on. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const { screen: first = 'signup-landing', onLoggedIn, onCancel, title, onlyStartups = false } = request;
  const to = safePath(request.to);
  const headingId = useId();
  const hasLinkedIn = useHasLinkedIn();
  const [screen, setScreen] = useState<AuthScreenName>(isAuthScreen(first) ? first : 'signup-landing');
  const [carried, setCarried] = useState<Carried>({ email: request.email, name: request.name });
  const [profiles, setProfiles] = useState<Profiles | null>(null);
  const isIn = useRef(false);

  const loggedIn = async () => {
    isIn.current = true;
    const [{ body }] = await Promise.all([callApi<Profiles>('/users/me/profiles'), askWho()]);
    if (onLoggedIn) {
      onClose();
      onLoggedIn();
    } else if (!body || body.next === 'profile' || !afterLogin(body, to).startsWith('/auth/'))
      location.assign(body ? afterLogin(body, to) : (to ?? '/'));
    else {
      setProfiles(body);
      setScreen(SCREEN_OF_NEXT[body.next]);
    }
  };

  const leave = () => {
    onClose();
    if (!isIn.current) onCancel?.();
    else if (to) location.assign(to);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening: who has a session already is done
  useEffect(() => {
    // Whose session has ended meanwhile is nobody in the header, too.
    if (!LOGGED_IN_COOKIE.test(document.cookie)) return setPersonal(null);
    callApi('/users/me/profiles').then(({ failure }) => {
      if (!failure) void loggedIn();
      else if (failure.status === 401 || failure.status === 403) setPersonal(null);
    });
  }, []);

  // It is over this page only: not over the one that Back leads to. A filter that is still on its way leaves it open.
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is when, not what
  useEffect(() => {
    if (pathname === openedOn.current) return;
    onClose();
    if (!isIn.current) onCancel?.();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its heading
  useEffect(() => document.getElementById(headingId)?.focus(), [screen]);

  const flow: Flow = {
    heading: 'h2',
    headingId,
    to,
    hasLinkedIn,
    carried,
    pathOf: (other) => withTo(authScreenPath(other), to),
    go(next, taken) {
      setCarried((known) => ({ ...known, ...taken }));
      setScreen(next);
    },
    loggedIn,
    leave,
    close: onClose,
  };
  const offered = useMemo(() => {
    const all = (screen === 'connect-profile' ? profiles?.connectable : profiles?.profiles) ?? [];
    return onlyStartups ? all.filter(({ type }) => type === 'company') : all;
  }, [profiles, screen, onlyStartups]);
  return (
    <FlowContext value={flow}>
      <Modal labelledBy={headingId} onClose={screen === 'choose-role' ? null : leave}>
        <AuthScreen key={screen} screen={screen} title={title} profiles={offered} />
      </Modal>
    </FlowContext>
  );
}
