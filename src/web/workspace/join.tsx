import type { ComponentProps, ReactNode } from 'react';
import { StartupCards, type StartupInCards } from '#web/companies/startup-cards.tsx';
import { PageHead } from '#web/seo/page-head.tsx';
import { Section, SectionHead } from '#web/ui/page/section.tsx';
import css from './join.module.css';
import { JoinForm } from './join-form.tsx';

/** Explains a kind of profile and leads to its form. A visitor signs up over this page and arrives at the form. */
export function JoinPage({
  title,
  description,
  path,
  form,
  startups,
  startupsTitle,
  pointsTitle,
  points,
  other,
  faq,
  above,
  children,
  band,
}: {
  title: string;
  description: string;
  path: string;
  form: ComponentProps<typeof JoinForm>;
  startups: readonly StartupInCards[];
  startupsTitle: string;
  pointsTitle: string;
  points: readonly (readonly [name: string, text: ReactNode])[];
  other: { text: string; label: string; href: string };
  faq?: { text: string; label: string; href: string };
  /** More sections, above the links to other pages. */
  children?: ReactNode;
  /** The dark end of the page: nothing pale comes after it. */
  band?: ReactNode;
  /** Shown above the page, such as a redirect notice. */
  above?: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      {above}
      <JoinForm {...form} />
      <Section>
        <SectionHead title={pointsTitle} />
        <dl className={css.points}>
          {points.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {startups.length > 0 && (
        <Section tone="mist">
          <SectionHead title={startupsTitle} more={{ href: '/startups', label: 'Browse startups' }} />
          <StartupCards startups={startups} />
        </Section>
      )}
      {children}
      <div className={`wrap ${css.others}`}>
        {[faq, other].map(
          (line) =>
            line && (
              <p key={line.href}>
                {line.text}{' '}
                <a className="link" href={line.href}>
                  {line.label}
                </a>
              </p>
            ),
        )}
      </div>
      {band}
    </>
  );
}
