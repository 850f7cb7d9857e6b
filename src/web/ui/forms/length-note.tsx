import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { groupDigits } from '../text/number-format.ts';
import css from './length-note.module.css';

const lengthOf = (text: unknown) => [...String(text ?? '')].length;

/**
 * The length of what a field with a limit contains. Browsers cut a longer text without a word (`maxlength`), so no such
 * field has one: it counts, and the server refuses in words.
 */
export function useLength(longest: number | undefined, first: unknown, value: unknown) {
  const [typed, setTyped] = useState(() => lengthOf(first));
  const length = value === undefined ? typed : lengthOf(value);
  return {
    length,
    isTooLong: longest !== undefined && length > longest,
    // The count says so with a number, and goes once the text is short enough: an error beside it would say it twice.
    isRefusedForLength: longest !== undefined && Math.max(length, lengthOf(first)) > longest,
    onTyped: (text: string) => setTyped(lengthOf(text)),
  };
}

/** Whether the count is worth a line: near the end of a long limit, and past any. */
const isNear = (length: number, longest: number) => length > longest || (longest >= 40 && length > longest * 0.9);

/** "84 of 80 characters. Please shorten it by 4." */
export function LengthNote({
  id,
  length,
  longest,
  isAlways = false,
}: {
  id: string;
  length: number;
  longest: number;
  isAlways?: boolean;
}) {
  return (
    <p id={id} className={css.note} data-over={length > longest ? '' : undefined} aria-live="polite">
      {length > longest && <Icon of={CircleAlert} size={16} />}
      {(isAlways || isNear(length, longest)) && lengthText(length, longest)}
    </p>
  );
}

function lengthText(length: number, longest: number): string {
  const count = `${groupDigits(length)} of ${groupDigits(longest)} characters`;
  return length > longest ? `${count}. Please shorten it by ${groupDigits(length - longest)}.` : count;
}
