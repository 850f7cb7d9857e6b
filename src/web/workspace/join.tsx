import type { ReactNode } from 'react';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import css from './join.module.css';

/** Explains a kind of profile and leads to its form. A visitor signs up over this page and arrives at the form. */
export function JoinPage({
  title,
  heading,
  description,
  path,
  lead,
  create,
  points,
  other,
  above,
}: {
  title: string;
  heading: string;
  description: string;
  path: string;
  lead: string;
  create: { label: string; href: string };
  points: readonly (readonly [name: string, text: string])[];
  other: { text: string; label: string; href: string };
  /** Shown above the page, such as a redirect notice. */
  above?: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      {above}
      <div className={`wrap ${css.page}`}>
        <h1>{heading}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.actions}>
          {/* Without JavaScript everybody follows the first link, which leads people who are logged in on to the form. */}
          <LinkButton size="lg" href={authScreenPath('signup-landing', create.href)} className={css.visitors}>
            {create.label}
          </LinkButton>
          <LinkButton size="lg" href={create.href} className={css.members}>
            {create.label}
          </LinkButton>
          <span className={css.visitors}>
            Have an account?{' '}
            <a className="link" href={authScreenPath('signin', create.href)}>
              Log in
            </a>
          </span>
          <span className={css.members}>
            Already have one? See{' '}
            <a className="link" href="/client">
              your profiles
            </a>
          </span>
        </p>
        <dl className={css.points}>
          {points.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={css.other}>
          {other.text}{' '}
          <a className="link" href={other.href}>
            {other.label}
          </a>
        </p>
      </div>
    </>
  );
}
