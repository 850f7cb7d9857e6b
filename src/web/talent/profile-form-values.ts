import { MOST_EXPERIENCE, MOST_PROFILE_LANGUAGES } from '#domain/talent/profile-terms.ts';

/** The names of the profile's form. A name is also the path of its error in the domain's input. */

export const TEXT_FIELDS = [
  'name',
  'intro',
  'phone',
  'locality',
  'countryCode',
  'links',
  'skills',
  'leastPay',
  'leastPayCurrency',
  'canStart',
] as const;
/** The photo and the CV that were chosen before the profile exists. The form carries them until it is saved. */
export const HELD_FIELDS = ['photoId', 'cvId', 'cvName'] as const;
export const EXPERIENCE_FIELDS = ['title', 'organisation', 'from', 'to', 'text'] as const;
export const LANGUAGE_FIELDS = ['language', 'level'] as const;

const rows = (name: string, most: number, fields: readonly string[]) =>
  Array.from({ length: most }, (_, row) => fields.map((field) => `${name}.${row}.${field}`)).flat();

export const ROW_FIELDS = [
  ...rows('languages', MOST_PROFILE_LANGUAGES, LANGUAGE_FIELDS),
  ...rows('experience', MOST_EXPERIENCE, EXPERIENCE_FIELDS),
];

/** Values of the form by name. A box that is ticked has `on`. */
export type FormValues = Record<string, string>;

/** Counts the rows of a list up to the last one with a value, at most `most`. */
export function filledRows(values: FormValues, name: 'languages' | 'experience', most: number): number {
  const rows = Object.entries(values).flatMap(([key, value]) => {
    const [list, row] = key.split('.');
    return list === name && value !== '' ? [Number(row) + 1] : [];
  });
  return Math.min(most, Math.max(0, ...rows));
}

export type Term = { key: string; label: string };

/** The access of the form's parts to its fields. */
export type FormPart = {
  field: (name: string) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
    autoFocus: boolean;
    isFromCv: boolean;
  };
  isOn: (name: string) => boolean;
  values: FormValues;
  hasMoreRows: boolean;
};
