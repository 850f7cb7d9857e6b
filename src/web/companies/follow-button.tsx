import { Check, Plus } from 'lucide';
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Company } from '#domain/companies/views.ts';
import { currentPersonal, LOGGED_IN_COOKIE, whenPersonalChanges } from '#web/app/personal-store.ts';
import { callApi, type Failure } from '#web/auth/call-api.ts';
import { openAuth } from '#web/auth/open-auth.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toasts.ts';
import css from './company-head.module.css';

/**
 * Follows or unfollows the startup. The page is the same for everybody, so the browser asks the API whether the person
 * follows. Without JavaScript the form posts to the page's action.
 */
export function FollowButton({ company: { key, name, followed } }: { company: Company }) {
  const [isFollowed, setFollowed] = useState(followed);
  const saved = useRef(followed);
  const presses = useRef(0);
  const calls = useRef(Promise.resolve());
  const person = useSyncExternalStore(whenPersonalChanges, currentPersonal, () => undefined);

  // Repeated whenever the person is loaded again, because they may have followed in another tab.
  useEffect(() => {
    if (person === null) setFollowed(false);
    if (!person) return;
    const pressesBefore = presses.current;
    calls.current = calls.current.then(async () => {
      const { body } = await callApi<Company>(`/companies/${key}`);
      if (!body) return;
      saved.current = body.followed;
      // A response to a request from before the press is out of date.
      if (presses.current === pressesBefore) setFollowed(body.followed);
    });
  }, [person, key]);

  const send = (follows: boolean) => {
    presses.current += 1;
    const press = presses.current;
    setFollowed(follows);
    // Calls run one after the other, so that the last press wins.
    calls.current = calls.current.then(async () => {
      const { failure } = await callApi(`/companies/${key}/${follows ? 'follow' : 'unfollow'}`, 'POST');
      if (!failure) saved.current = follows;
      else if (presses.current === press) revert(follows, failure);
    });
  };

  const revert = (follows: boolean, { status, message }: Failure) => {
    setFollowed(saved.current);
    if (status === 401 || status === 403) logInFirst(follows);
    else toast({ tone: 'bad', title: `Couldn’t ${follows ? 'follow' : 'unfollow'} ${name}`, text: message });
  };

  const logInFirst = (follows: boolean) =>
    openAuth({ screen: 'signin', to: `/startups/${key}`, onLoggedIn: () => send(follows) });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (LOGGED_IN_COOKIE.test(document.cookie)) send(!isFollowed);
    else logInFirst(true);
  };

  return (
    <form method="post" action={`/startups/${key}`} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={isFollowed ? 'unfollow' : 'follow'} />
      <Button
        type="submit"
        className={css.follow}
        kind={isFollowed ? 'line' : 'primary'}
        icon={isFollowed ? Check : Plus}
      >
        {isFollowed ? 'Following' : 'Follow'}
        <span className="vh">{isFollowed ? ` ${name}, unfollow` : ` ${name}`}</span>
      </Button>
    </form>
  );
}
