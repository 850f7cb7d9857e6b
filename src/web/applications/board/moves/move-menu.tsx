import { ArrowDown, ArrowUp, X } from 'lucide';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { useListKeys } from '#web/ui/overlays/list-keys.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { BoardDialog } from '../board-dialog.tsx';
import type { ShownColumn } from '../board-types.ts';
import { ColumnFlag } from '../columns/column-flag.tsx';
import css from './move-menu.module.css';

/** Every column a card may go to, as a form: it works by keyboard like a menu, on a phone and without a script. */
export function MoveMenu({
  name,
  value,
  columns,
  from,
  up,
  down,
  action,
  closeHref,
  error,
  onMove,
  onClose,
}: {
  name: string;
  /** The card with its version. */
  value: string;
  columns: ShownColumn[];
  from: string | undefined;
  /** The card it would stand below, one place up or down; null for the top, undefined where it cannot go. */
  up: string | null | undefined;
  down: string | null | undefined;
  action: string;
  closeHref: string;
  /** The card was not moved: the site could not be reached. */
  error: string | undefined;
  onMove: (to: string, place: 'top' | 'bottom', after?: string | null) => void;
  onClose: () => void;
}) {
  const onKeyDown = useListKeys();
  const options = columns.filter(({ step }) => step !== 'rejected');
  const first = options.find(({ key }) => key !== from)?.key;
  return (
    <BoardDialog labelledBy="move-title" focus="move-first" onClose={onClose} closeHref={closeHref} kind="sheet">
      <div className={css.head}>
        <h2 id="move-title" tabIndex={-1}>
          Move {name} to
        </h2>
        <a href={closeHref} className={css.close} aria-label="Close">
          <Icon of={X} />
        </a>
      </div>
      {error && (
        <Banner>
          {name} was not moved. {error}
        </Banner>
      )}
      {from && (up !== undefined || down !== undefined) && (
        <ShiftButtons {...{ value, from, up, down, action }} onShift={(after) => onMove(from, 'top', after)} />
      )}
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          const isBottom = new FormData(event.currentTarget).get('place') === 'bottom';
          if (button) onMove(button.value, isBottom ? 'bottom' : 'top');
        }}
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="card" value={value} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons within have the focus */}
        <div className={css.options} onKeyDown={onKeyDown}>
          {options.map((column) => (
            <ColumnButton
              key={column.key}
              column={column}
              id={column.key === first ? 'move-first' : undefined}
              isHere={column.key === from}
            />
          ))}
        </div>
        <fieldset className={css.place}>
          <legend>Place in the column</legend>
          <Check type="radio" name="place" value="top" label="Top" defaultChecked />
          <Check type="radio" name="place" value="bottom" label="Bottom" />
        </fieldset>
      </form>
    </BoardDialog>
  );
}

function ColumnButton({ column, id, isHere }: { column: ShownColumn; id: string | undefined; isHere: boolean }) {
  const { key, step, color, name } = column;
  return (
    <button id={id} type="submit" name="to" value={key} className={css.option} disabled={isHere}>
      <ColumnFlag step={step} color={color} />
      <span>{name}</span>
      <small>{isHere ? 'now' : step === 'toreject' ? '48 h to undo' : ''}</small>
    </button>
  );
}

/** Moves the card one place up or down within its column. */
function ShiftButtons({
  value,
  from,
  up,
  down,
  action,
  onShift,
}: {
  value: string;
  from: string;
  up: string | null | undefined;
  down: string | null | undefined;
  action: string;
  onShift: (after: string | null | undefined) => void;
}) {
  const directions = [
    { label: 'Up', icon: ArrowUp, after: up },
    { label: 'Down', icon: ArrowDown, after: down },
  ];
  return (
    <div className={css.shift}>
      {directions.map(({ label, icon, after }) => (
        <form
          key={label}
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            onShift(after);
          }}
        >
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="card" value={value} />
          <input type="hidden" name="to" value={from} />
          <input type="hidden" name="after" value={after ?? ''} />
          <Button type="submit" kind="line" size="sm" icon={icon} disabled={after === undefined}>
            {label}
          </Button>
        </form>
      ))}
    </div>
  );
}
