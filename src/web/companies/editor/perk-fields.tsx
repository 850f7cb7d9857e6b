import { useState } from 'react';
import { PERKS } from '#domain/site/perks.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import css from './editor.module.css';
import type { SectionState } from './section-form.tsx';

/** The perks as chips, and a line for each chosen one. */
export function PerkFields({ perks, state }: { perks: { perk: string; note?: string }[]; state: SectionState }) {
  const hasScripts = useHasScripts();
  const [choices, setChoices] = useState(() => perks.map(({ perk }) => perk));
  const noteOf = (key: string) => perks.find(({ perk }) => perk === key)?.note ?? '';
  return (
    <>
      <fieldset className={css.choices}>
        <legend className="vh">Perks</legend>
        <div className={css.chips}>
          {PERKS.map(({ key, label }) => (
            <label key={key} className={css.chip}>
              <input
                type="checkbox"
                name={`perk.${key}`}
                defaultChecked={state.values ? `perk.${key}` in state.values : choices.includes(key)}
                onChange={({ target }) =>
                  setChoices(target.checked ? [...choices, key] : choices.filter((each) => each !== key))
                }
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.notes}>
        {PERKS.filter(({ key }) => !hasScripts || choices.includes(key)).map(({ key, label, ...term }) => (
          <Field
            key={key}
            label={`${'withNote' in term ? term.withNote : label}, in one line`}
            name={`note.${key}`}
            defaultValue={state.values?.[`note.${key}`] ?? noteOf(key)}
            longest={120}
            placeholder="Optional"
          />
        ))}
      </div>
    </>
  );
}
