import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Conflict } from './conflict.tsx';
import type { StartupClock } from './saved-when.ts';
import type { useAutosave } from './use-autosave.ts';

/** Asks which version to keep, once somebody else or another tab has saved the draft. */
export function DraftConflict({
  draft,
  path,
  save,
  mine,
  clock,
  onShow,
}: {
  draft: Pick<Draft, 'jobId' | 'status'>;
  /** The jobs of the startup. */
  path: string;
  save: Pick<ReturnType<typeof useAutosave>, 'state' | 'resolve' | 'flush' | 'drop'>;
  mine: DraftContents;
  clock: StartupClock;
  onShow: (contents: DraftContents) => void;
}) {
  if (save.state.kind !== 'conflict') return null;
  const { theirs, base } = save.state;
  const choose = (chosen: DraftContents) => {
    onShow(chosen);
    save.resolve(chosen, theirs);
    // This page still speaks of the state that the job had.
    if (theirs.status === draft.status) return;
    void save.flush().then((isSaved) => isSaved && window.location.assign(`${path}/${draft.jobId}/edit`));
  };
  return (
    <Conflict
      mine={mine}
      theirs={theirs}
      base={base}
      isNew={draft.status === 'DRAFT'}
      clock={clock}
      onChoose={choose}
      onDrop={() => {
        save.drop();
        window.location.assign(`${path}/${draft.jobId}`);
      }}
    />
  );
}
