import { CloudCheck, CloudOff, RefreshCw } from 'lucide';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './save-note.module.css';
import type { SaveState } from './use-autosave.ts';

/** Whether everything that was typed is saved, for eyes and screen readers. */
export function SaveNote({ state, isHydrated }: { state: SaveState; isHydrated: boolean }) {
  const icon = state.kind === 'saved' ? CloudCheck : state.kind === 'saving' ? RefreshCw : CloudOff;
  const isBad = state.kind !== 'saved' && state.kind !== 'saving';
  return (
    <span className={css.saved} role="status" data-bad={isBad || undefined}>
      {(state.kind !== 'saved' || state.at) && <Icon of={icon} size={18} />}
      <span>
        <SaveText state={state} isHydrated={isHydrated} />
      </span>
    </span>
  );
}

function SaveText({ state, isHydrated }: { state: SaveState; isHydrated: boolean }) {
  switch (state.kind) {
    case 'saved':
      // The server does not know the time zone of the reader.
      return state.at ? `Saved${isHydrated ? ` ${timeOf(state.at)}` : ''}` : null;
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

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** In the time zone of the browser, such as 14:05. */
export function timeOf(moment: string | null): string {
  return moment === null ? 'a moment ago' : TIME.format(new Date(moment));
}
