import { Plus } from 'lucide';
import { useId, useState } from 'react';
import type { FieldErrors } from '#domain/errors.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { OpenCard } from '../board-types.ts';
import css from './propose-times.module.css';
import { TIME_ROWS } from './time-rows.ts';

/** Up to five times for a talk, one at first, and where it is. Without a script all five are there. */
export function ProposeTimes({
  card,
  values,
  errors,
}: {
  card: OpenCard;
  values: Record<string, string>;
  errors: FieldErrors;
}) {
  const lastSent = TIME_ROWS.findLastIndex((row) => values[`day${row}`] || values[`time${row}`]);
  const how = useId();
  const [visibleCount, setVisibleCount] = useState(Math.max(1, lastSent + 1));
  return (
    <fieldset className={css.times}>
      <legend>Times for a talk, in {card.city} time</legend>
      {TIME_ROWS.map((row, at) => {
        const first = at === 0 ? card.firstTime : undefined;
        return (
          <div key={row} className={css.row} data-hidden={at < visibleCount ? undefined : ''}>
            <Field
              label={row === '' ? 'Day' : `Day ${row}`}
              type="date"
              name={`day${row}`}
              defaultValue={values[`day${row}`] ?? first?.day}
              error={errors[`day${row}`]}
            />
            <Field
              label={row === '' ? 'Time' : `Time ${row}`}
              type="time"
              name={`time${row}`}
              defaultValue={values[`time${row}`] ?? first?.time}
            />
          </div>
        );
      })}
      {visibleCount < TIME_ROWS.length && (
        <p className={css.add}>
          <Button type="button" kind="line" size="sm" icon={Plus} onClick={() => setVisibleCount(visibleCount + 1)}>
            Add another time
          </Button>
        </p>
      )}
      <div className={css.row}>
        <Field
          label="Minutes"
          type="number"
          name="minutes"
          min={10}
          max={240}
          defaultValue={values.minutes ?? 30}
          error={errors.minutes}
        />
        <div className={css.how}>
          <label htmlFor={how}>How</label>
          <Select id={how} name="by" defaultValue={values.by ?? 'video'}>
            <option value="video">By video</option>
            <option value="phone">By phone</option>
            <option value="onSite">At our place</option>
          </Select>
        </div>
      </div>
      <Field
        label="Link, number or address"
        name="where"
        longest={300}
        defaultValue={values.where}
        error={errors.where}
      />
    </fieldset>
  );
}
