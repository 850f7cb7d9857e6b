import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './publish-card.module.css';
import { type Publishing, publishingText } from './publishing.ts';

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
        <p>{publishingText(publishing)}</p>
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
