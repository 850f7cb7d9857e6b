import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { minorUnits } from '#domain/site/money.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { MOST_EXPERIENCE, MOST_PROFILE_LANGUAGES } from '#domain/talent/profile-terms.ts';
import type { TalentProfile } from '#domain/talent/queries.server.ts';
import {
  EXPERIENCE_FIELDS,
  type FormValues,
  HELD_FIELDS,
  LANGUAGE_FIELDS,
  ROW_FIELDS,
  TEXT_FIELDS,
} from './profile-form-values.ts';

const CHOICES = {
  jobRoles: JOB_ROLES.map(({ key }) => key as string),
  jobPositionTypes: POSITION_TYPES.map(({ key }) => key as string),
  wantedCountries: NORDIC_COUNTRIES as readonly string[],
};
const choiceNames = Object.entries(CHOICES).flatMap(([list, all]) => all.map((key) => `${list}.${key}`));

export const PROFILE_FIELDS = [
  ...TEXT_FIELDS,
  ...HELD_FIELDS,
  ...ROW_FIELDS,
  ...choiceNames,
  'wantsRemote',
  'intent',
  'filled',
  'rows',
  'cv',
  'photo',
];

type Text = (name: string) => string;

/** Turns the form's fields into the domain's input. */
export function readForm(text: Text): unknown {
  const rows = (name: string, most: number, fields: readonly string[]) =>
    Array.from({ length: most }, (_, row) =>
      Object.fromEntries(fields.map((field) => [field, text(`${name}.${row}.${field}`).trim()])),
    );
  const choices = Object.entries(CHOICES).map(([list, all]) => [
    list,
    all.filter((key) => text(`${list}.${key}`) !== ''),
  ]);
  return {
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)])),
    ...Object.fromEntries(choices),
    // Without pay no currency is asked for.
    leastPayCurrency: text('leastPayCurrency') || (text('leastPay').trim() === '' ? 'EUR' : ''),
    languages: rows('languages', MOST_PROFILE_LANGUAGES, LANGUAGE_FIELDS),
    experience: rows('experience', MOST_EXPERIENCE, EXPERIENCE_FIELDS),
    wantsRemote: text('wantsRemote') !== '',
  };
}

/** The values that were typed, so that a form that is not saved loses nothing. */
export function typedValues(text: Text): FormValues {
  const names = PROFILE_FIELDS.filter((name) => !['cv', 'photo', 'intent', 'filled', 'rows'].includes(name));
  return Object.fromEntries(names.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])));
}

/** The values of a stored profile. */
export function storedValues(profile: Omit<TalentProfile, 'id' | 'photo'>): FormValues {
  const { leastPay, leastPayCurrency } = profile;
  const list = (name: string, all: readonly object[]) =>
    all.flatMap((row, index) => Object.entries(row).map(([field, value]) => [`${name}.${index}.${field}`, value]));
  const names = Object.keys(CHOICES).flatMap((name) =>
    profile[name as keyof typeof CHOICES].map((key) => [`${name}.${key}`, 'on']),
  );
  return {
    name: profile.name,
    intro: profile.intro,
    phone: profile.phone ?? '',
    locality: profile.locality ?? '',
    countryCode: profile.countryCode ?? '',
    links: profile.links.join('\n'),
    skills: profile.skills.join(', '),
    leastPay: leastPay === null ? '' : String(leastPay / minorUnits(leastPayCurrency ?? 'EUR')),
    leastPayCurrency: leastPayCurrency ?? '',
    canStart: profile.canStart ?? '',
    ...Object.fromEntries(list('languages', profile.languages)),
    ...Object.fromEntries(list('experience', profile.experience)),
    ...Object.fromEntries(names),
    ...(profile.wantsRemote && { wantsRemote: 'on' }),
  };
}
