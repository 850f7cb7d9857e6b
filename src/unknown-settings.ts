import { isOneTypoApart, SHORTEST_WITH_TYPO } from '#domain/site/typo-distance.ts';
import { SETTING_NAMES } from './environment.ts';

const lettersOf = (name: string) => name.toUpperCase().replaceAll('_', '');

/**
 * A sentence for each variable that is almost a setting. Other variables belong to other programs, so nothing is refused.
 * It never repeats a value, which may be secret.
 */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  const isSet = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const missing = SETTING_NAMES.filter((name) => name.length >= SHORTEST_WITH_TYPO && !isSet(name));
  return Object.keys(environment).flatMap((typed) => {
    if (!isSet(typed) || SETTING_NAMES.includes(typed)) return [];
    const meant = missing.find((name) => isOneTypoApart(lettersOf(name), lettersOf(typed)));
    return meant ? [`Havn knows no setting ${typed} and ignores it. Did you mean ${meant}?`] : [];
  });
}
