import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { MoreLink } from './more-link.tsx';
import css from './section.module.css';

/** A band of a page with the content column inside it. `flush` continues the section above. */
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
  /** Stands beside the title, such as a bare pennant. */
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

/** Heading left, content right, ruled below: the sections of a long page. */
export function Split({
  title,
  note,
  children,
  ...rest
}: { title: string; note?: string } & ComponentProps<'section'>) {
  return (
    <section className={css.split} {...rest}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** A ruled part under an article; the heading is optional when the content brings its own. */
export function SubSection({ title, children, ...rest }: { title?: string } & ComponentProps<'section'>) {
  return (
    <section className={css.sub} {...rest}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
