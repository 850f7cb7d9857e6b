import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { COLUMN_COLORS } from '#domain/site/configuration-terms.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Banner, Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { BoardDialog } from '../board-dialog.tsx';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import { showMistake } from '../show-mistake.ts';
import css from './move-menu.module.css';

const COLOR_NAMES = ['Ink', 'Fjord', 'Ice', 'Cloudberry', 'Lingon', 'Moss', 'Grey', 'Haze'];
const MEANINGS = {
  inProcess: 'In process',
  interview: 'Interview',
  offer: 'Offer',
} as const;

/** A new column with its place, or the options of one: name, colour, the status that the talent sees, moves and deletion. */
export function ColumnDialog({
  column,
  data,
  action,
  closeHref,
  mistakes,
  onClose,
}: {
  /** Null for a new one. */
  column: ShownColumn | null;
  data: BoardPageData;
  action: string;
  closeHref: string;
  /** Of the last form. */
  mistakes: Mistakes | undefined;
  onClose: () => void;
}) {
  const { query, board } = data;
  const values = mistakes?.values ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (mistakes) showMistake(form.current);
  }, [mistakes]);
  const jobs = query.jobId ? [query.jobId] : board.jobs.map(({ id }) => id);
  const ids = column?.columnIds.map((id) => <input key={id} type="hidden" name="column" value={id} />);
  const others = board.columns.filter(({ step }) => step === 'applied' || step === 'custom');
  return (
    <BoardDialog labelledBy="column-title" kind="sheet" onClose={onClose} closeHref={closeHref}>
      <div className={css.head}>
        <h2 id="column-title" tabIndex={-1}>
          {column ? column.name : 'Add a column'}
        </h2>
        <a href={closeHref} className={css.close} aria-label="Close">
          <Icon of={X} />
        </a>
      </div>
      <form ref={form} method="post" action={action} className={css.form}>
        <input type="hidden" name="intent" value={column ? 'changeColumn' : 'addColumn'} />
        {ids ?? jobs.map((id) => <input key={id} type="hidden" name="job" value={id} />)}
        {mistakes && !mistakes.fields.name && <Banner>{Object.values(mistakes.fields)[0] ?? mistakes.message}</Banner>}
        <Field
          label="Name"
          name="name"
          longest={40}
          required
          defaultValue={values.name ?? column?.name ?? ''}
          error={mistakes?.fields.name}
        />
        <ColorChoice chosen={values.color ?? column?.color ?? '#c6e0de'} />
        <MeaningChoice chosen={values.meaning ?? column?.meaning ?? 'inProcess'} />
        {!column && others.length > 1 && (
          <SelectField
            label="Place"
            name="after"
            none="Before Hired"
            options={others.slice(0, -1).map(({ key, name }) => ({ key, label: `After ${name}` }))}
            defaultValue={values.after ?? ''}
            error={mistakes?.fields.after}
          />
        )}
        <Button type="submit" size="sm">
          {column ? 'Save column' : 'Add column'}
        </Button>
      </form>
      {column && (
        <form method="post" action={action} className={css.row}>
          {ids}
          <input type="hidden" name="intent" value="shiftColumn" />
          <Button type="submit" size="sm" kind="line" name="shift" value="left">
            Move left
          </Button>
          <Button type="submit" size="sm" kind="line" name="shift" value="right">
            Move right
          </Button>
        </form>
      )}
      {column && (
        <form method="post" action={action} className={css.row}>
          {ids}
          <Button type="submit" size="sm" kind="lingon" name="intent" value="deleteColumn">
            Delete column
          </Button>
          <p>{cardsText(column.total)}</p>
        </form>
      )}
    </BoardDialog>
  );
}

function ColorChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className={css.colors}>
      <legend>Colour</legend>
      {COLUMN_COLORS.map((color, index) => (
        <Check
          key={color}
          type="radio"
          name="color"
          value={color}
          defaultChecked={chosen === color}
          mark={
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path fill={color} d="M0 0h24v24H0z" />
            </svg>
          }
          label={COLOR_NAMES[index]}
        />
      ))}
    </fieldset>
  );
}

/** The status that the talent sees. */
function MeaningChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className={css.place}>
      <legend>The talent is told</legend>
      {Object.entries(MEANINGS).map(([value, label]) => (
        <Check key={value} type="radio" name="meaning" value={value} defaultChecked={chosen === value} label={label} />
      ))}
    </fieldset>
  );
}

function cardsText(total: number): string {
  if (total === 0) return 'It has no cards.';
  return total === 1 ? 'Its card goes back to Applied.' : `Its ${total} cards go back to Applied.`;
}
