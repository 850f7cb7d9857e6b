import { groupDigits } from './digits.ts';

/** Words of sentences that are put together. Browsers load this file, so a format is made when a sentence first needs it. */

let lists: Intl.ListFormat | undefined;
let choices: Intl.ListFormat | undefined;

/** "Oslo, Bergen and Tromsø". */
export function listText(names: readonly string[]): string {
  lists ??= new Intl.ListFormat('en-GB');
  return lists.format(names);
}

/** "EUR, NOK or SEK". */
export function choiceText(names: readonly string[]): string {
  choices ??= new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return choices.format(names);
}

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "three"; digits from 11 on. */
export function numberInWords(value: number): string {
  return NUMBERS[value] ?? groupDigits(value);
}

/** "1 day", "1 284 people". */
export function countText(value: number, one: string, many = `${one}s`): string {
  return `${groupDigits(value)} ${value === 1 ? one : many}`;
}

/** Three for "three"; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  const value = NUMBERS.indexOf(word.toLowerCase());
  return value < 0 ? undefined : value;
}
