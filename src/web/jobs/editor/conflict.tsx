import { useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './conflict.module.css';
import { differencesOf, partsOf } from './draft-form.ts';
import { timeOf } from './save-note.tsx';
import type { Theirs } from './use-autosave.ts';

/** Two versions of one draft, part by part. Somebody chooses each, and goes on writing. */
export function Conflict({
  mine,
  theirs,
  onChoose,
}: {
  mine: DraftContents;
  theirs: Theirs;
  onChoose: (contents: DraftContents) => void;
}) {
  const names = differencesOf(mine, theirs.contents);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const author = theirs.isSavedByYou ? 'You' : (theirs.savedBy ?? 'Somebody');
  const [own, other] = [partsOf(mine), partsOf(theirs.contents)];
  const merged = () => {
    const fields = names.filter((name) => chosen[name] === 'theirs').flatMap((name) => other[name]?.fields ?? []);
    return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs.contents[field] ?? null])) };
  };
  return (
    <Modal labelledBy="conflict-title" size="editor" onClose={null}>
      <Sheet>
        <div className={css.conflict}>
          <h2 id="conflict-title" tabIndex={-1}>
            {author} saved this job {theirs.isSavedByYou ? 'in another tab' : 'while you wrote'}
          </h2>
          <p>
            That version is from {timeOf(theirs.savedAt)}.{' '}
            {names.length === 0
              ? 'It reads the same as yours.'
              : `${names.length === 1 ? 'One part differs' : `${names.length} parts differ`}. Choose for each.`}
          </p>
          <div className={css.rows}>
            {names.map((name) => (
              <fieldset key={name} className={css.row}>
                <legend>{name}</legend>
                {(['mine', 'theirs'] as const).map((side) => (
                  <Check
                    key={side}
                    type="radio"
                    className={css.card}
                    name={`conflict-${name}`}
                    checked={(chosen[name] ?? 'mine') === side}
                    onChange={() => setChosen({ ...chosen, [name]: side })}
                    label={
                      <span>
                        <b>
                          {side === 'mine' ? 'Yours' : theirs.isSavedByYou ? 'From your other tab' : `From ${author}`}
                        </b>
                        <span className={css.text}>{(side === 'mine' ? own : other)[name]?.text || 'Nothing'}</span>
                      </span>
                    }
                  />
                ))}
              </fieldset>
            ))}
          </div>
          <div className={css.actions}>
            <Button onClick={() => onChoose(merged())}>Save these choices</Button>
            <Button kind="line" onClick={() => onChoose(mine)}>
              Keep all of mine
            </Button>
            <Button kind="quiet" onClick={() => onChoose(theirs.contents)}>
              Take the other version
            </Button>
          </div>
        </div>
      </Sheet>
    </Modal>
  );
}
