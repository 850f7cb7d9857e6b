import { CloudCheck, CloudOff, RefreshCw } from 'lucide';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { SaveState } from './save-draft.ts';
import css from './save-note.module.css';
import { type StartupClock, savedWhen } from './saved-when.ts';

/** Whether everything that was typed is saved, for eyes and screen readers. */
export function SaveNote({ state, clock, isHydrated }: { state: SaveState; clock: StartupClock; isHydrated: boolean }) {
  const icon = state.kind === 'saved' ? CloudCheck : state.kind === 'saving' ? RefreshCw : CloudOff;
  const isBad = state.kind !== 'saved' && state.kind !== 'saving';
  return (
    <span className={css.saved} role="status" data-bad={isBad || undefined}>
      {(state.kind !== 'saved' || state.at) && <Icon of={icon} size={18} />}
      <span>
        <SaveText state={state} clock={clock} isHydrated={isHydrated} />
      </span>
    </span>
  );
}

function SaveText({ state, clock, isHydrated }: { state: SaveState; clock: StartupClock; isHydrated: boolean }) {
  switch (state.kind) {
    case 'saved':
      // With a time once the form saves itself: a copy of this browser may be newer than what the server has.
      return state.at && (isHydrated ? `Saved ${savedWhen(state.at, clock)}` : 'Saved');
    case 'saving':
      return 'Saving';
    case 'failed':
      return 'Not saved, trying again';
    case 'refused':
      return `Not saved. ${state.message}`;
    case 'loggedOut':
      return (
        <>
          Not saved.{' '}
          <a className="link" href={authScreenPath('signin')} target="_blank" rel="noopener opener">
            Log in in a new tab
          </a>
          , then type on.
        </>
      );
    case 'gone':
      return 'Not saved. You can no longer edit this job. Your text stays here, so that you can copy it.';
    case 'conflict':
      return 'Not saved: another version was saved';
  }
}
