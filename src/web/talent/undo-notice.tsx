import { Banner } from '#web/ui/forms/field.tsx';
import css from './my-jobs.module.css';

/** Says what was removed, with a button that brings it back. */
export function UndoNotice({ action, undone, undo }: { action: string; undone: string; undo: Record<string, string> }) {
  return (
    <form method="post" action={action} className={css.undo}>
      {Object.entries(undo).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Banner tone="ok">
        {undone}{' '}
        {/* biome-ignore lint/a11y/noAutofocus: the button that removed it is gone, and the page has loaded again */}
        <button type="submit" className="link" autoFocus>
          Undo
        </button>
      </Banner>
    </form>
  );
}
