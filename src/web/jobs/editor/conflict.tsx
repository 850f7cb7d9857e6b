import { useRef, useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import css from './conflict.module.css';
import { partsOf } from './draft-form.ts';
import { changedParts, mergedVersion, type Side } from './merge-versions.ts';
import type { Theirs } from './save-draft.ts';
import { type StartupClock, savedWhen } from './saved-when.ts';

/** Two versions of one draft, part by part. A change of one side alone is chosen; a person chooses the rest. */
export function Conflict({
  mine,
  theirs,
  base,
  isNew,
  clock,
  onChoose,
  onDrop,
}: {
  mine: DraftContents;
  theirs: Theirs;
  /** The version that both began from; null where this browser does not have it. */
  base: DraftContents | null;
  /** The job was a draft when it was opened here. */
  isNew: boolean;
  clock: StartupClock;
  onChoose: (contents: DraftContents) => void;
  /** Goes on with the version that was published or discarded elsewhere. */
  onDrop: () => void;
}) {
  const isOver = theirs.version === 0;
  const parts = changedParts(base, mine, theirs.contents);
  const open = parts.filter(({ changedBy }) => changedBy === null).length;
  const [ownChoices, setOwnChoices] = useState<Record<string, Side>>({});
  const [isRefused, setRefused] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const choices: Record<string, Side> = {
    ...Object.fromEntries(parts.flatMap(({ name, changedBy }) => (changedBy ? [[name, changedBy]] : []))),
    ...ownChoices,
  };
  const author = theirs.isSavedByYou ? 'You' : (theirs.savedBy ?? 'Somebody');
  const nameOf: Record<Side, string> = {
    mine: 'Yours',
    theirs: isOver ? 'The job as it is now' : theirs.isSavedByYou ? 'From your other tab' : `From ${author}`,
  };
  const onlyThere = isOver
    ? 'Only the other version has this'
    : `Only ${theirs.isSavedByYou ? 'the other tab' : author} changed it`;
  const result =
    parts.length === 0
      ? 'It reads the same as yours.'
      : `${parts.length === 1 ? 'One part differs' : `${parts.length} parts differ`}. ${chooseText(open, parts.length)}`;
  const texts = { mine: partsOf(mine), theirs: partsOf(theirs.contents) };
  const save = () => {
    const missing = parts.findIndex(({ name }) => !choices[name]);
    if (missing < 0) return onChoose(mergedVersion(mine, theirs.contents, choices));
    setRefused(true);
    rows.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  };
  return (
    <Modal labelledBy="conflict-title" size="editor" onClose={null}>
      <Sheet>
        <div className={css.conflict}>
          <h2 id="conflict-title" tabIndex={-1}>
            {isOver
              ? overText(theirs, isNew)
              : `${author} saved this job ${theirs.isSavedByYou ? 'in another tab' : 'while you wrote'}`}
          </h2>
          <p>
            {isOver
              ? `You did that in another tab, or a colleague did. ${result}`
              : `That version is from ${theirs.savedAt ? savedWhen(theirs.savedAt, clock) : 'a moment ago'}. ${result}`}
            {isOver && parts.length > 0 && ' What you keep of yours waits as a change until you publish it.'}
          </p>
          <div ref={rows} className={css.rows}>
            {parts.map(({ name, changedBy }) => (
              <PartChoice
                key={name}
                part={name}
                note={changedBy && (changedBy === 'mine' ? 'Only you changed it' : onlyThere)}
                isMissing={isRefused && !choices[name]}
                choice={choices[name]}
                sides={(['mine', 'theirs'] as const).map((side) => ({
                  side,
                  label: nameOf[side],
                  text: texts[side][name]?.text || 'Nothing',
                }))}
                onChoose={(side) => setOwnChoices({ ...ownChoices, [name]: side })}
              />
            ))}
          </div>
          <div className={css.actions}>
            {parts.length === 0 ? (
              <Button onClick={isOver ? onDrop : save}>{isOver ? 'See the job' : 'Go on'}</Button>
            ) : (
              <>
                <Button onClick={save}>Save these choices</Button>
                <Button kind="line" onClick={() => onChoose(mine)}>
                  Keep all of mine
                </Button>
                <Button kind="quiet" onClick={isOver ? onDrop : () => onChoose(theirs.contents)}>
                  {isOver ? 'Drop mine' : 'Take the other version'}
                </Button>
              </>
            )}
          </div>
        </div>
      </Sheet>
    </Modal>
  );
}

/** The two versions of one part. */
function PartChoice({
  part,
  note,
  isMissing,
  choice,
  sides,
  onChoose,
}: {
  part: string;
  note: string | null;
  isMissing: boolean;
  choice: Side | undefined;
  sides: { side: Side; label: string; text: string }[];
  onChoose: (side: Side) => void;
}) {
  return (
    <fieldset className={css.row}>
      <legend>
        {part}
        {note && <span className={css.by}>{note}</span>}
      </legend>
      {isMissing && <FieldError>Choose one of the two</FieldError>}
      {sides.map(({ side, label, text }) => (
        <Check
          key={side}
          type="radio"
          className={css.card}
          name={`conflict-${part}`}
          checked={choice === side}
          onChange={() => onChoose(side)}
          label={
            <span>
              <b>{label}</b>
              <span className={css.text}>{text}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** Says what became of the draft. */
function overText({ status }: Theirs, isNew: boolean): string {
  if (!isNew) return 'These changes are already published or discarded';
  return status === 'PENDING_PAYMENT' ? 'This job already waits for its payment' : 'This job is already published';
}

/** Says what is left to do: `open` of the parts wait for a choice. */
function chooseText(open: number, all: number): string {
  if (open === 0) return all === 1 ? 'The change is chosen.' : 'The change is chosen in each.';
  if (open === all) return all === 1 ? 'Choose one.' : 'Choose for each.';
  return `Both changed ${open === 1 ? 'one of them' : `${open} of them`}: choose there.`;
}
