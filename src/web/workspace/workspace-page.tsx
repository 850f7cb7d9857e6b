import { type ReactNode, useEffect } from 'react';
import { PageHead } from '#web/seo/page-head.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/forms/field.tsx';
import { MoreLink } from '#web/ui/page/more-link.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import css from './workspace-page.module.css';

/**
 * The layout of a workspace page: heading with its buttons, result of the last form, and parts. Beside a side
 * navigation the heading is smaller. Search engines never index it.
 */
export function WorkspacePage({
  title,
  heading = title,
  lead,
  path,
  above,
  mark,
  actions,
  ruled = false,
  notice,
  noticeTone = 'ok',
  children,
}: {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  path: string;
  /** Shown above the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** A logo beside the heading and its lead. */
  mark?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** A rule below the heading. */
  ruled?: boolean;
  /** The result of the last form. */
  notice?: string | null;
  /** `note` if the form did nothing. */
  noticeTone?: 'ok' | 'note';
  children: ReactNode;
}) {
  useEffect(() => {
    // A form that was refused may be far below the first screen. A message about all of it has the focus already.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
  }, []);
  return (
    <>
      <PageHead title={title} description={title} path={path} indexed={false} />
      <div className={`wrap ${css.page}`}>
        {above}
        <div className={classNames(css.head, ruled && css.ruled)}>
          <div className={classNames(mark !== undefined && css.marked)}>
            {mark}
            <div>
              <PageTitle title={heading}>{lead}</PageTitle>
            </div>
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {notice && (
          <div className={css.done}>
            <Banner tone={noticeTone}>{notice}</Banner>
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** A plain HTML form, so that it works before hydration and without JavaScript. */
export function WorkspaceForm({
  action,
  intent,
  message,
  inline = false,
  children,
}: {
  action: string;
  /** Tells the page's action which form was sent. */
  intent: string;
  /** An error about the whole form. */
  message?: string | undefined;
  /** Only a button, inside a table row or beside another form. */
  inline?: boolean;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} noValidate className={classNames(inline ? css.inline : css.form)}>
      <input type="hidden" name="intent" value={intent} />
      {message && <Banner autoFocus>{message}</Banner>}
      {children}
    </form>
  );
}

/** The buttons of a form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Two fields side by side where there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** Plain text in a workspace. */
export function PageText({ children }: { children: ReactNode }) {
  return <div className={css.text}>{children}</div>;
}

/** A section of a workspace page: a heading, with a link at the end of its line. */
export function WorkspaceSection({
  title,
  more,
  children,
}: {
  title: string;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}) {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2>{title}</h2>
        {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}

/** The page with panels at its right, below it on narrow screens. Without panels the page has the whole width. */
export function WithRail({
  rail,
  first,
  children,
}: {
  rail: ReactNode;
  /** The beginning of the page, where narrow screens show the rail right after it. */
  first?: ReactNode;
  children: ReactNode;
}) {
  const beside = Boolean(rail) && <aside className={classNames(css.rail, Boolean(first) && css.second)}>{rail}</aside>;
  return (
    <div className={classNames(Boolean(rail) && css.withRail, Boolean(first) && css.withFirst)}>
      {first && <div>{first}</div>}
      {first && beside}
      <div>{children}</div>
      {!first && beside}
    </div>
  );
}

/** A box beside the page. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
