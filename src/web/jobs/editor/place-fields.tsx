import { Plus, X } from 'lucide';
import { type ComponentProps, type ComponentType, useMemo, useRef, useState } from 'react';
import type { PlaceName } from '#domain/site/place-names.server.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import control from '#web/ui/forms/control.module.css';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import choice from './choice.module.css';
import css from './place-fields.module.css';
import sections from './sections.module.css';

type ComboboxModule = typeof import('#web/ui/combobox/combobox.tsx');

/** The places of a job: one field each, with the names of the gazetteer below. Without a script there is a spare field. */
export function PlaceFields({
  places,
  errors,
  isHydrated,
  onChange,
}: {
  places: readonly string[];
  errors: Record<string, string>;
  isHydrated: boolean;
  onChange: () => void;
}) {
  const [rows, setRows] = useState(() => [...(places.length > 0 ? places : [''])].map(withKey));
  const [newRow, setNewRow] = useState<number>();
  const visible = isHydrated ? rows : [...rows, withKey('', rows.length)];
  return (
    <div className={choice.field}>
      <span className={choice.label} id="place-label">
        Place
      </span>
      {visible.map(({ key, text }, at) => (
        <PlaceField
          key={key}
          id={at === 0 ? 'locations' : undefined}
          text={text}
          isAdded={key === newRow}
          error={errors[`locations.${at}`] ?? (at === 0 ? errors.locations : undefined)}
          onRemove={
            rows.length > 1
              ? () => {
                  setRows(rows.filter((row) => row.key !== key));
                  setTimeout(onChange);
                }
              : undefined
          }
        />
      ))}
      {isHydrated && rows.length < 50 && (
        <p>
          <button
            type="button"
            className={sections.textButton}
            onClick={() => {
              const key = Date.now();
              setRows([...rows, withKey('', key)]);
              setNewRow(key);
            }}
          >
            <Icon of={Plus} size={16} />
            Add a place
          </button>
        </p>
      )}
    </div>
  );
}

const withKey = (text: string, key: number) => ({ key, text });

function PlaceField({
  id,
  text,
  isAdded,
  error,
  onRemove,
}: {
  id: string | undefined;
  text: string;
  isAdded: boolean;
  error: string | undefined;
  onRemove: (() => void) | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<Parameters<ComboboxModule['Combobox']>[0]>>();
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>();
  const load = () =>
    import('#web/ui/combobox/combobox.tsx').then(
      (module) => setCombobox(() => module.Combobox as never),
      () => {},
    );
  // Each render returns new props, which must not cause another render.
  const suggestions = useMemo(
    () =>
      Combobox &&
      input.current && (
        <Combobox
          input={input.current}
          ask={placesLike}
          onInputProps={setInputProps}
          onChoose={({ name }) => {
            const field = input.current;
            if (field) {
              field.value = name;
              field.dispatchEvent(new Event('input', { bubbles: true }));
            }
            return `${name} chosen`;
          }}
        />
      ),
    [Combobox],
  );
  return (
    <div className={css.place}>
      <div className={css.besideButton}>
        <input
          ref={input}
          id={id}
          name="place"
          aria-labelledby="place-label"
          className={control.control}
          defaultValue={text}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
          autoFocus={isAdded}
          placeholder="Bergen, Norway"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id ? `${id}-error` : undefined}
          onFocus={load}
          {...inputProps}
        />
        {onRemove && <IconButton icon={X} label="Remove this place" onClick={onRemove} />}
      </div>
      {suggestions}
      {error && <FieldError {...(id && { id: `${id}-error` })}>{error}</FieldError>}
    </div>
  );
}

async function placesLike(text: string, signal: AbortSignal) {
  const response = await fetch(`/api/places?${new URLSearchParams({ text })}`, { signal });
  if (!response.ok) throw new Error(`No names of places: ${response.status}`);
  const { docs } = (await response.json()) as { docs: PlaceName[] };
  return docs.map(({ text: name }) => ({ key: name, group: 'Places', name, note: { visible: '', announced: '' } }));
}
