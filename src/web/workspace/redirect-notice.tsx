import type { ReactNode } from 'react';
import type { Guard } from '#domain/accounts/guards.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import css from './redirect-notice.module.css';

/** Whose workspace it was that somebody who is logged in was led away from, as the address tells it. */
const ROOMS = { isApplicant: 'talent', isClientManager: 'startup', isInvestorManager: 'investor', auth: null } as const;
export type Away = NonNullable<(typeof ROOMS)[Guard]>;

/** Where a guard leads somebody who is logged in, so that they are told why. */
export function withRedirectReason(guard: Guard, elsewhere: string): string {
  // A draft's rooms lead to its form, which says what it is.
  return ROOMS[guard] === null || elsewhere.endsWith('/edit') ? elsewhere : `${elsewhere}?away=${ROOMS[guard]}`;
}

export function redirectReasonIn(url: URL): Away | null {
  const given = url.searchParams.get('away');
  return Object.values(ROOMS).find((workspace) => workspace === given) ?? null;
}

function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.strip} aria-label={label}>
      <p className="wrap">{children}</p>
    </section>
  );
}

/** Why one is here instead of where one wanted to be, and the way there (product §6, `auth`). */
export function LogInNotice({ to }: { to: string }) {
  return (
    <Strip label="Please log in">
      That page is for people who are logged in, and you are not, or not any more.{' '}
      <a className="link" href={authScreenPath('signin', to)}>
        Log in
      </a>{' '}
      or{' '}
      <a className="link" href={authScreenPath('signup-landing', to)}>
        sign up
      </a>
      , and you are back there.
    </Strip>
  );
}

/** The same for who is logged in and is not who that workspace is for (product §6, the other guards). */
export function RedirectNotice({ from }: { from: Away }) {
  return (
    <Strip label="Why you are here">
      {from === 'talent' ? (
        <>
          That page is for people with a talent profile, and you have none that is switched on.{' '}
          <a className="link" href="/client/applicant?create=1">
            Make one
          </a>
          , or see{' '}
        </>
      ) : (
        `That page is for the team of ${from === 'startup' ? 'a startup' : 'an investor'}: you are not in it, or your role there does not see it. Here are `
      )}
      <a className="link" href="/client">
        your profiles
      </a>
      .
    </Strip>
  );
}
