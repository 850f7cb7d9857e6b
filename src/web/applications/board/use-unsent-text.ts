import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetAtLogOut, forgetTextsOfOthers, keepUnsentText, unsentText } from '#web/app/unsent-texts.ts';
import { useTypedText } from '#web/ui/use-typed-text.ts';

/**
 * The text of a textarea that is there again after its card was closed, after a reload and after a crash, until it is
 * sent or the person logs out. `first` is what a page without scripts sent and got back.
 */
export function useUnsentText(
  { id, userId, name }: { id: string; userId: string; name: string },
  first: string,
): { text: string; setText: (text: string) => void; area: RefObject<HTMLTextAreaElement | null> } {
  const [text, show] = useState(first);
  const setText = (next: string) => {
    show(next);
    keepUnsentText(userId, name, next);
  };
  const isRead = useRef(false);
  // After the hydration, which has to find the text of the server.
  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const kept = unsentText(userId, name);
    if (first === '' && kept !== '') show(kept);
  }, [userId, name, first]);
  useEffect(() => {
    forgetTextsOfOthers(userId);
    return forgetAtLogOut();
  }, [userId]);
  // What was typed before the scripts came is newer than what this tab kept.
  const area = useTypedText(id, setText);
  return { text, setText, area };
}
