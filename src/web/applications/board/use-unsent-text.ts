import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { forgetAtLogOut, forgetTextsOfOthers, keepUnsentText, unsentText } from '#web/app/unsent-texts.ts';
import { useTypedText } from '#web/ui/forms/use-typed-text.ts';

/**
 * The text of a textarea that is there again after its card was closed, after a reload and after a crash, until it is
 * sent or the person logs out. `refusedText` is what a page without scripts sent and got back.
 */
export function useUnsentText(
  { id, userId, name, begins = '', sentText = '' }: UnsentField,
  refusedText: string,
): { text: string; setText: (text: string) => void; area: RefObject<HTMLTextAreaElement | null> } {
  const [text, show] = useState(refusedText || begins);
  const setText = (next: string) => {
    show(next);
    keepUnsentText(userId, name, next === begins ? '' : next);
  };
  const isRead = useRef(false);
  // After the hydration, which has to find the text of the server.
  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const text = unsentText(userId, name);
    if (text.trim() === sentText) keepUnsentText(userId, name, '');
    else if (refusedText === '' && text !== '') show(text);
  }, [userId, name, refusedText, sentText]);
  useEffect(() => {
    forgetTextsOfOthers(userId);
    return forgetAtLogOut();
  }, [userId]);
  // What was typed before the scripts came is newer than what this tab kept.
  const area = useTypedText(id, setText);
  return { text, setText, area };
}

type UnsentField = {
  /** Of the textarea. */
  id: string;
  userId: string;
  /** What the text is for. */
  name: string;
  /** What stands in the field before anybody types. */
  begins?: string;
  /** The text that was sent or saved last: as soon as it is the same, nothing is unsent. */
  sentText?: string;
};
