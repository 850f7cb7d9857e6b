import { type ComponentProps, useEffect, useRef } from 'react';
import {
  forgetAtLogOut,
  forgetTextsOfOthers,
  forgetUnsentText,
  keepUnsentText,
  unsentText,
} from '#web/app/unsent-texts.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';

/**
 * A text to the startup that is there again after a reload, a lost connection or another message, until it is sent or the
 * person logs out. `last` is the text that was sent last.
 */
export function UnsentTextArea({
  userId,
  keptAs,
  last,
  ...field
}: { userId: string; keptAs: string; last?: string | undefined } & ComponentProps<typeof TextArea>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    const text = unsentText(userId, keptAs);
    if (text.trim() === last) forgetUnsentText(keptAs);
    else if (area?.value === '' && text !== '') {
      area.value = text;
      area.closest('details')?.setAttribute('open', '');
    }
    forgetTextsOfOthers(userId);
    return forgetAtLogOut();
  }, [userId, keptAs, last]);
  return (
    <div ref={box} onInput={({ target }) => keepUnsentText(userId, keptAs, (target as HTMLTextAreaElement).value)}>
      <TextArea {...field} />
    </div>
  );
}
