import { type ReactNode, useEffect } from 'react';
import { PageHead } from '#web/seo/page-head.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './auth-screens.module.css';

/** What pages with a key in their address send along: nobody is told where one was (C10). */
export const keyPageHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** Takes the key out of the address as soon as the page is there: no history, no screen keeps it (C10). */
export function useCleanAddress(): void {
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
}

/** A page that a mailed link opens. */
export function KeyPage({
  title,
  path,
  picture,
  lead,
  children,
}: {
  title: string;
  path: string;
  /** Whose page it is, seen before it is read. */
  picture?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={title} path={path} indexed={false} />
      <div className={`wrap ${css.page}`}>
        <Sheet framed>
          {picture && <div className={css.picture}>{picture}</div>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && (
            <p className={css.lead} role="status">
              {lead}
            </p>
          )}
          <div className={css.form}>{children}</div>
        </Sheet>
      </div>
    </>
  );
}

/** A form that is one button: what the page is for, or a way on that changes something. */
export function ActForm({
  action,
  fields = {},
  children,
}: {
  action?: string;
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
