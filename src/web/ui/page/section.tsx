import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MoreLink } from './more-link.tsx';
import css from './section.module.css';

/** A full-width band with the content column inside. `flush` continues the section above. */
export function Section({
  tone = 'paper',
  flush = false,
  className,
  children,
  ...rest
}: { tone?: 'paper' | 'mist'; flush?: boolean } & ComponentProps<'section'>) {
  return (
    <section className={classNames(css.section, tone === 'mist' && css.mist, flush && css.flush, className)} {...rest}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export function SectionHead({
  title,
  id,
  text,
  more,
  small = false,
  after,
}: {
  title: ReactNode;
  id?: string;
  text?: ReactNode;
  more?: { href: string; label: string };
  /** The head of a subsection. */
  small?: boolean;
  /** Shown beside the title, such as a badge. */
  after?: ReactNode;
}) {
  return (
    <div className={classNames(css.head, small && css.small)}>
      <div>
        <h2 id={id}>
          {title}
          {after && <> {after}</>}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
    </div>
  );
}

/** A section of a long page: heading at the left, content at the right, a rule below. */
export function TwoColumn({
  title,
  note,
  children,
  ...rest
}: { title: ReactNode; note?: string } & Omit<ComponentProps<'section'>, 'title'>) {
  return (
    <section className={css.twoColumn} {...rest}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** A section under an article, with a rule. Omit `title` if the content has its own heading. */
export function SubSection({ title, children, ...rest }: { title?: string } & ComponentProps<'section'>) {
  return (
    <section className={css.sub} {...rest}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
