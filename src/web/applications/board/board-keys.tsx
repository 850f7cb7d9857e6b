import { AllKeys } from '#web/ui/all-keys.tsx';
import { Button } from '#web/ui/button.tsx';

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
  ['Ctrl Enter', 'Add the note or send the message (⌘ Enter on a Mac)'],
  ['Z', 'Undo the last move'],
  ['Esc', 'Leave a field, then close. What you typed is kept.'],
  ['?', 'Show these keys'],
] as const;

/** The keys of the board, and their switch. */
export function BoardKeys({ areOn, onToggle, onClose }: { areOn: boolean; onToggle: () => void; onClose: () => void }) {
  return (
    <AllKeys keys={KEYS} onClose={onClose}>
      <Button kind="line" size="sm" onClick={onToggle}>
        {areOn ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </AllKeys>
  );
}
