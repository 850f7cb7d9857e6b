import type { ReactNode } from 'react';
import { PageHead } from '#web/seo/page-head.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/field.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import css from './workspace-page.module.css';

/** A person's workspace: never indexed; its heading, what was just done in it, and its parts. */
export function WorkspacePage({
  title,
  heading = title,
  lead,
  path,
  above,
  done,
  children,
}: {
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  path: string;
  /** Stands before the heading, such as the way here. */
  above?: ReactNode;
  /** What the last form did. */
  done?: string | null;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={title} path={path} indexed={false} />
      <div className={`wrap ${css.page}`}>
        {above}
        <PageTitle title={heading}>{lead}</PageTitle>
        {done && (
          <div className={css.done}>
            <Banner tone="ok">{done}</Banner>
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** A form of a workspace, sent to its address as any form of the web: it works before and without JavaScript. */
export function WorkspaceForm({
  action,
  intent,
  message,
  inline = false,
  children,
}: {
  action: string;
  /** Which of a page's forms it is. */
  intent: string;
  /** What is wrong with it as a whole. */
  message?: string | undefined;
  /** Stands in a row of a list: no more than a button. */
  inline?: boolean;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} noValidate className={classNames(inline ? css.inline : css.form)}>
      <input type="hidden" name="intent" value={intent} />
      {message && <Banner>{message}</Banner>}
      {children}
    </form>
  );
}

/** The buttons of a form, on its left edge. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Two fields beside each other where there is workspace. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** Plain text of a workspace. */
export function Words({ children }: { children: ReactNode }) {
  return <div className={css.words}>{children}</div>;
}
