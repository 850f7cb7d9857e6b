import type { ReactNode } from 'react';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './admin-page.module.css';

/** The layout of an admin page beside the side navigation. */
export function AdminPage({
  title,
  path,
  lead,
  notice,
  children,
}: {
  title: string;
  path: string;
  lead?: string;
  /** The result of the last form. */
  notice?: string | null;
  children: ReactNode;
}) {
  return (
    <WorkspacePage title={title} lead={lead} path={path} notice={notice}>
      <div className={css.content}>{children}</div>
    </WorkspacePage>
  );
}
