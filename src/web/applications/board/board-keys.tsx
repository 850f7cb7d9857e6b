import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './board-keys.module.css';

const KEYS = [
  ['J', 'The next person'],
  ['K', 'The previous person'],
  ['Enter', 'Open the card'],
  ['M', 'Move to another column'],
  ['Shift J', 'Move down in its column'],
  ['Shift K', 'Move up in its column'],
  ['1 to 5', 'Your score, on an open card'],
  ['N', 'Write a note, on an open card'],
  ['R', 'Write to the applicant, on an open card'],
  ['Z', 'Undo the last move'],
  ['Esc', 'Close'],
  ['?', 'Show these keys'],
] as const;

/** The list of all keys, and their switch (WCAG 2.1.4). */
export function BoardKeys({ areOn, onToggle, onClose }: { areOn: boolean; onToggle: () => void; onClose: () => void }) {
  return (
    <Modal labelledBy="all-keys" onClose={onClose}>
      <Sheet>
        <h2 id="all-keys" tabIndex={-1}>
          All keys
        </h2>
        <dl className={css.keys}>
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Button kind="line" size="sm" onClick={onToggle}>
          {areOn ? 'Turn keys off' : 'Turn keys on'}
        </Button>
      </Sheet>
    </Modal>
  );
}
