import { Flag } from 'lucide';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { whenLoaded } from '#web/app/when-loaded.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './report.module.css';
import { reportPath } from './report-path.ts';
import type { Subject } from './report-subject.ts';

/** Opens the form over the page; a link to the form's own page until the script is there, and without one. */
export function ReportLink({ className, ...subject }: Subject & { className?: string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ subject: Subject; onClose: () => void }> | null>(null);
  const href = reportPath(subject);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void whenLoaded(import('./report-dialog.tsx'), ({ ReportDialog }) => setDialog(() => ReportDialog), href);
  };
  return (
    <>
      <a
        className={classNames(css.link, subject.kind === 'company' && css.atEnd, className)}
        href={href}
        rel="nofollow"
        onClick={open}
      >
        <Icon of={Flag} size={16} />
        {labelOf(subject)}
      </a>
      {Dialog && <Dialog subject={subject} onClose={() => setDialog(null)} />}
    </>
  );
}

function labelOf({ kind, name }: Subject): string {
  if (kind === 'person') return `Report ${name}`;
  return `Report this ${kind === 'company' ? 'startup' : kind}`;
}
