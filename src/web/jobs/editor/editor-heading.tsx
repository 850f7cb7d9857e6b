import { ArrowLeft } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import type { Draft } from '#domain/jobs/drafts.server.ts';
import { Banner } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { JobState } from '#web/workspace/job-state.tsx';
import css from './editor.module.css';

/** Tells what the last button did, or what a link or a pasted text has filled in. */
export type EditorNotice = { tone: 'ok' | 'note'; text: string };

/** The bar above the editor: the way back, the state of the job, and the main buttons. */
export function EditorBar({
  draft,
  path,
  suggestions,
  saving,
  children,
}: {
  draft: Pick<Draft, 'status' | 'isApproved'>;
  path: string;
  /** How many the help beside the form makes. */
  suggestions: number;
  saving: ReactNode;
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <div className={css.bar}>
      <a className={css.back} href={path}>
        <Icon of={ArrowLeft} size={18} />
        Jobs
      </a>
      <JobState job={draft} />
      {saving}
      {suggestions > 0 && (
        <a className={css.hints} href="#help">
          {countText(suggestions, 'suggestion')}
        </a>
      )}
      <div className={css.barEnd}>{children}</div>
    </div>
  );
}

export function EditorHeading({
  title,
  startedFrom,
  isNew,
  hasChanges,
  notice,
  path,
  heading,
}: {
  title: string;
  startedFrom: string | null;
  isNew: boolean;
  hasChanges: boolean;
  notice: EditorNotice | null;
  path: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <header>
      <h1 ref={heading} className={css.title} tabIndex={-1}>
        {title || 'A new job'}
      </h1>
      {startedFrom && (
        <p className={css.from}>
          {startedFromText(startedFrom)}{' '}
          {isNew && (
            <a className="link" href={`${path}/new`}>
              Start again
            </a>
          )}
        </p>
      )}
      {notice && (
        <div className={css.notice}>
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {hasChanges && <p className={css.from}>These changes are not public yet.</p>}
    </header>
  );
}

function startedFromText(from: string): string {
  if (from === 'text') return 'Started from a pasted text.';
  if (from.startsWith('job:')) return 'Started from another job of yours.';
  return `Started from ${from.replace(/^https?:\/\//, '')}`;
}
