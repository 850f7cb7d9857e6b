import type { PositionType } from '#domain/site/roles-and-position-types.ts';
import { TYPES_BY_VALUE, TYPES_IN_TEXT, TYPES_IN_VALUE } from './position-type-words.ts';

/** The types of one value: of all its words, else of the words within it ("Full-time: Remote", "Regular Full Time"). */
function typesOfValue(value: string): PositionType[] {
  const whole = TYPES_BY_VALUE.get(value.toLowerCase().replace(/[^\p{L}]/gu, ''));
  return whole === undefined
    ? TYPES_IN_VALUE.filter(([pattern]) => pattern.test(value)).map(([, type]) => type)
    : [whole];
}

/** The position types that fields name, alone or in lists with commas. Other values are left out. */
export function positionTypesNamed(values: readonly (string | null)[]): PositionType[] {
  const types = values.flatMap((value) =>
    (value ?? '')
      .replace(/^https?:\/\/schema\.org\//, '')
      .split(/[,;/|]|\s(?:or|and|og|och|eller|ja|tai)\s/i)
      .flatMap(typesOfValue),
  );
  return [...new Set(types)];
}

/** Adds the types that the title names: a "student assistant" is a student job, whatever the field states. */
export function withTypesOfTitle(types: readonly PositionType[], title: string): PositionType[] {
  return [...new Set([...types, ...TYPES_IN_TEXT.filter(([pattern]) => pattern.test(title)).map(([, type]) => type)])];
}

export function isHours(type: PositionType): boolean {
  return type === 'fulltime' || type === 'parttime';
}
