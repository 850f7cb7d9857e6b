import { Check, Plus } from 'lucide';
import type { Company } from '#domain/companies/views.ts';
import { callApi } from '#web/auth/call-api.ts';
import { useOwnMarks } from '#web/auth/use-own-marks.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './company-head.module.css';

/** Follows or unfollows the startup. */
export function FollowButton({ company: { key, name, followed } }: { company: Company }) {
  const path = `/startups/${key}`;
  const {
    marks: { followed: isFollowed },
    toggle,
  } = useOwnMarks<'followed'>({
    initial: { followed },
    subject: key,
    path,
    async read() {
      const { body } = await callApi<Company>(`/companies/${key}`);
      return body && { followed: body.followed };
    },
    write: (_, follows) => callApi(`/companies/${key}/${follows ? 'follow' : 'unfollow'}`, 'POST'),
    failure: (_, follows) => `Couldn’t ${follows ? 'follow' : 'unfollow'} ${name}`,
    logIn: () => `Log in to follow ${name}`,
  });
  return (
    <form method="post" action={path} onSubmit={toggle('followed')}>
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
