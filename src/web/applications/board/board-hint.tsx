import { useState } from 'react';
import { usePersonalOfPage } from '#web/app/use-site.ts';
import { Hint } from '#web/workspace/hint.tsx';

/** One hint a visit: first the answer clock, and the next time the keys. */
export function BoardHint({ canMove }: { canMove: boolean }) {
  const personal = usePersonalOfPage();
  // Chosen once: the hint must not change while somebody reads it, when the page loads its data again.
  const [hasSeenClock] = useState(personal?.seenFeatures.includes('answerClock'));
  if (!hasSeenClock) {
    return (
      <Hint feature="answerClock" short="Everybody gets an answer">
        Everybody who applies gets an answer. We remind you after 7 and 14 days, tell the person that they are still
        waiting after 21, and pause the job after 28. A move, a message and a no all count as an answer.
      </Hint>
    );
  }
  if (!canMove) return null;
  return (
    <Hint feature="boardKeys" needsKeys>
      The keys do it faster: <kbd>J</kbd> and <kbd>K</kbd> go from card to card, <kbd>M</kbd> moves the one you are on,
      and <kbd>Z</kbd> undoes a move.
    </Hint>
  );
}
