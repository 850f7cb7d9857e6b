import type { ReactNode } from 'react';
import type { Guard, Workspace } from '#domain/accounts/guards.ts';
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
export function withRedirectReason({ guard, page }: Workspace, target: string): string {
  // The form of a draft is its first page. For any other page, such as a new job, the form says what has to come first.
  if (target.endsWith('/edit')) return guard === 'isClientManager' && page !== '' ? `${target}?away=${DRAFT}` : target;
  return REASONS[guard] === null ? target : `${target}?away=${REASONS[guard]}`;
}

const DRAFT = 'draft';

export function redirectReasonIn(url: URL): RedirectReason | null {
  const value = url.searchParams.get('away');
  return Object.values(REASONS).find((reason) => reason === value) ?? null;
}

/** Whether the form of a draft startup is shown instead of another page of its workspace. */
export function isInsteadOfPage(url: URL): boolean {
  return url.searchParams.get('away') === DRAFT;
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
          You need a Quick apply profile for that page.{' '}
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
