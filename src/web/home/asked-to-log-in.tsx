import { stepPath } from '../account/auth-steps.ts';
import css from './asked-to-log-in.module.css';

/** Why one is here instead of where one wanted to be, and the way there (product §6, `auth`). */
export function AskedToLogIn({ to }: { to: string }) {
  return (
    <section className={css.asked} aria-label="Please log in">
      <p className="wrap">
        That page is for people who are logged in, and you are not, or not any more.{' '}
        <a className="link" href={stepPath('signin', to)}>
          Log in
        </a>{' '}
        or{' '}
        <a className="link" href={stepPath('signup-landing', to)}>
          sign up
        </a>
        , and you are back there.
      </p>
    </section>
  );
}
