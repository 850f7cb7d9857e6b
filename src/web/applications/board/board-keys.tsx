import { Button } from '#web/ui/buttons/button.tsx';
import { AllKeys } from '#web/ui/overlays/all-keys.tsx';

/** Those with `true` are refused to reviewers. */
const KEYS: readonly (readonly [key: string, does: string, isMovers?: true])[] = [
  ['J', 'The next person'],
  ['K', 'The previous person'],
  ['Enter', 'Open the card'],
  ['M', 'Move to another column', true],
  ['Shift J', 'Move down in its column', true],
  ['Shift K', 'Move up in its column', true],
  ['1 to 5', 'Your score, on an open card'],
  ['N', 'Write a note, on an open card'],
  ['R', 'Write to the applicant, on an open card', true],
  ['Ctrl Enter', 'Add the note or send the message (⌘ Enter on a Mac)'],
  ['Z', 'Undo the last move', true],
  ['Esc', 'Leave a field, then close. What you typed is kept.'],
  ['?', 'Show these keys'],
];

/** The keys of the board that this member may use, and their switch. */
export function BoardKeys({
  areOn,
  canMove,
  onToggle,
  onClose,
}: {
  areOn: boolean;
  canMove: boolean;
  onToggle: () => void;
  onClose: () => void;
}) {
  const keys = KEYS.filter(([, , isMovers]) => canMove || !isMovers).map(([key, does]) => [key, does] as const);
  return (
    <AllKeys keys={keys} onClose={onClose}>
      <Button kind="line" size="sm" onClick={onToggle}>
        {areOn ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </AllKeys>
  );
}
