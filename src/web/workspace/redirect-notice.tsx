import type { ReactNode } from 'react';
import type { Guard } from '#domain/accounts/guards.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './redirect-notice.module.css';

/** The profile each guard requires, as `away` in the address names it. */
const REASONS = {
  isApplicant: 'talent',
  isClientManager: 'startup',
  isInvestorManager: 'investor',
  auth: null,
} as const;
export type RedirectReason = NonNullable<(typeof REASONS)[Guard]>;

/** Adds the reason to a guard's redirect of a logged-in person. */
export function withRedirectReason(guard: Guard, target: string): string {
  // A draft redirects to its own form, which explains itself.
  return REASONS[guard] === null || target.endsWith('/edit') ? target : `${target}?away=${REASONS[guard]}`;
}

export function redirectReasonIn(url: URL): RedirectReason | null {
  const value = url.searchParams.get('away');
  return Object.values(REASONS).find((reason) => reason === value) ?? null;
}

function Strip({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <section className={classNames(css.strip, className)} aria-label={label}>
      <p className="wrap">{children}</p>
    </section>
  );
}

/** Asks a redirected visitor to log in (product §6, `auth`). */
export function LogInNotice({ to }: { to: string }) {
  return (
    <Strip label="Please log in" className={css.forVisitors}>
      Please{' '}
      <a className="link" href={authScreenPath('signin', to)}>
        log in
      </a>{' '}
      or{' '}
      <a className="link" href={authScreenPath('signup-landing', to)}>
        sign up
      </a>{' '}
      to see that page. We’ll take you straight back.
    </Strip>
  );
}

/** Tells a logged-in person which profile the page requires (product §6, the other guards). */
export function RedirectNotice({ reason }: { reason: RedirectReason }) {
  return (
    <Strip label="Why you are here">
      {reason === 'talent' ? (
        <>
          You need a talent profile for that page.{' '}
          <a className="link" href="/client/applicant?create=1">
            Create one
          </a>
          , or see{' '}
        </>
      ) : (
        `You can’t see that page: you are not in the team of ${reason === 'startup' ? 'that startup' : 'that investor'}, or your role there has no access. See `
      )}
      <a className="link" href="/client">
        your profiles
      </a>
      .
    </Strip>
  );
}
