import type { BoardControls } from '../use-board.ts';
import css from './card-drawer.module.css';

/** The keys that an open card knows. */
export function CardKeys({ keys, canMove }: { keys: BoardControls['keys']; canMove: boolean }) {
  return (
    <p className={css.keys}>
      {keys.areOn ? (
        <>
          <span>
            <kbd className={css.key}>J</kbd>
            <kbd className={css.key}>K</kbd>next, previous
          </span>
          {canMove && (
            <span>
              <kbd className={css.key}>M</kbd>move
            </span>
          )}
          <span>
            <kbd className={css.key}>1</kbd>–<kbd className={css.key}>5</kbd>score
          </span>
          <span>
            <kbd className={css.key}>N</kbd>note
          </span>
          {canMove && (
            <>
              <span>
                <kbd className={css.key}>R</kbd>reply
              </span>
              <span>
                <kbd className={css.key}>Z</kbd>undo
              </span>
            </>
          )}
        </>
      ) : (
        <span>Keys are off</span>
      )}
      <button type="button" className="link" onClick={() => keys.setShown(true)}>
        All keys
      </button>
    </p>
  );
}
