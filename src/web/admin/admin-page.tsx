import type { ReactNode } from 'react';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './admin-page.module.css';

const ROOMS = [
  { href: '/admin', label: 'Admin' },
  { href: '/admin/people', label: 'People' },
  { href: '/admin/audit', label: 'Audit trail' },
];

/** The shell of the admin's rooms: where one is, and the others beside it. */
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
  /** What the last form did. */
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
        <nav className={css.rooms} aria-label="Admin">
          {ROOMS.map(({ href, label }) => (
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
