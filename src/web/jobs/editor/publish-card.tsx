import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import css from './publish-card.module.css';

/** What publishing leads to. */
export type Publishing =
  | { kind: 'changes' }
  | { kind: 'company' }
  | { kind: 'review' }
  | { kind: 'payment'; price: string }
  | { kind: 'free' };

const TEXTS: Record<Exclude<Publishing['kind'], 'payment'>, string> = {
  changes: 'The job stays as it is until you publish the changes.',
  company: 'It waits until your startup is approved, within 2 working days. Then it goes live.',
  review: 'It is your first job, so we read it before it is public.',
  free: 'It goes live at once, and is free.',
};

export function PublishCard({
  publishing,
  isHydrated,
  hasChanges,
  children,
}: {
  publishing: Publishing;
  isHydrated: boolean;
  hasChanges: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.publish}>
      <div>
        <h2>{publishing.kind === 'changes' ? 'Publish changes' : 'Publish this job'}</h2>
        <p>
          {publishing.kind === 'payment'
            ? `Your free job is out, so this one costs ${publishing.price}. Once it is paid, it goes live.`
            : TEXTS[publishing.kind]}
        </p>
      </div>
      <div className={css.publishActions}>
        {hasChanges && (
          <Button type="submit" name="intent" value="discard" kind="quiet">
            Discard changes
          </Button>
        )}
        {!isHydrated && (
          <Button type="submit" name="intent" value="save" kind="line">
            Save
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
