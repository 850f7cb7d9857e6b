import type { ReactNode } from 'react';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './admin-page.module.css';

const PAGES = [
  { href: '/admin', label: 'Overview' },
  { href: '/admin/people', label: 'People' },
  { href: '/admin/audit', label: 'Audit trail' },
];

/** The layout of an admin page, with links to the other admin pages. */
export function AdminPage({
  title,
  path,
  lead,
  done,
  children,
}: {
  title: string;
  path: string;
  lead?: string;
  /** The result of the last form. */
  done?: string | null;
  children: ReactNode;
}) {
  return (
    <WorkspacePage
      title={title}
      lead={lead}
      path={path}
      done={done}
      above={
        <nav className={css.navigation} aria-label="Admin">
          {PAGES.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      }
    >
      <div className={css.content}>{children}</div>
    </WorkspacePage>
  );
}
