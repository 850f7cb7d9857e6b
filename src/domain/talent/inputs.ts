import { z } from 'zod';
import { headline, talentName } from '#domain/accounts/organisation-input.ts';
import { countryOf, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { isDay } from '#domain/site/days.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { CURRENCIES, minorUnits } from '#domain/site/money.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { readMonth } from './months.ts';
import {
  LANGUAGE_LEVELS,
  MOST_EXPERIENCE,
  MOST_LINKS,
  MOST_PROFILE_LANGUAGES,
  MOST_SKILLS,
  PROFILE_LANGUAGES,
  skillsIn,
} from './profile-terms.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= most && !/\p{Cc}/u.test(value), `Please use at most ${most} characters`);

const keys = <T extends { key: string }>(terms: readonly T[]) => terms.map(({ key }) => key);
const choices = (options: readonly string[]) =>
  z.array(z.string().refine((key) => options.includes(key), 'Please choose from the list')).max(options.length);

const WRONG_PHONE = 'Please enter a phone number, such as +47 555 01 234';
export const phone = line(30).refine(
  (value) => value === '' || (/^\+?[\d\s()./-]+$/.test(value) && (value.match(/\d/g) ?? []).length >= 5),
  WRONG_PHONE,
);

const WRONG_LINK = 'Please enter web addresses, one on each line';
const links = z
  .string()
  .transform((input) => input.split(/[\n\s]+/).filter(Boolean))
  .transform((entries, check) => {
    const addresses = entries.map(webAddress);
    if (addresses.includes(null)) check.addIssue({ code: 'custom', message: WRONG_LINK });
    if (entries.length > MOST_LINKS)
      check.addIssue({ code: 'custom', message: `Please enter at most ${MOST_LINKS} links` });
    return [...new Set(addresses.filter((address) => address !== null))];
  });

/** Skills as a list. `skillsIn` reads the list out of a text with commas. */
export const skillList = z
  .array(z.string())
  .refine((all) => all.length <= MOST_SKILLS, `Please enter at most ${MOST_SKILLS} skills`)
  .refine((all) => all.every((skill) => [...skill].length <= 60), 'Please separate skills with commas');
const skills = z.string().transform(skillsIn).pipe(skillList);

/** A row of the form that was left empty is no mistake. */
const isEmpty = (row: Record<string, string>) => Object.values(row).every((value) => value === '');

const languages = z
  .array(
    z.strictObject({ language: z.string(), level: z.string() }).superRefine((row, check) => {
      if (row.language === '') return;
      const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
      if (!keys<{ key: string }>(PROFILE_LANGUAGES).includes(row.language))
        wrong('language', 'Please choose from the list');
      if (!keys<{ key: string }>(LANGUAGE_LEVELS).includes(row.level)) wrong('level', 'Please choose how well');
    }),
  )
  .max(MOST_PROFILE_LANGUAGES)
  .transform((rows) => rows.filter(({ language }) => language !== ''))
  .refine((rows) => new Set(rows.map(({ language }) => language)).size === rows.length, {
    path: ['0', 'language'],
    message: 'Please list each language once',
  });

const WRONG_MONTH = 'Please enter a year, or a month and a year, such as March 2022';
const month = z.string().transform((text) => readMonth(text) ?? text.trim());
const isMonth = (text: string) => readMonth(text) !== null;
/** A year alone may be any part of the other's year. */
const isBefore = (one: string, other: string) => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};
/** Earlier jobs, newest first. What has been stored can be read once more. */
export const experience = z
  .array(
    z
      .strictObject({
        title: line(120),
        organisation: line(120),
        from: month,
        to: month.default(''),
        text: z
          .string()
          .trim()
          .max(2000, `Please use at most ${groupDigits(2000)} characters`)
          .default(''),
      })
      .superRefine((row, check) => {
        if (isEmpty(row)) return;
        const wrong = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
        if (row.title === '') wrong('title', 'Please enter what you did');
        if (row.organisation === '') wrong('organisation', 'Please enter where');
        if (!isMonth(row.from)) wrong('from', WRONG_MONTH);
        if (row.to !== '' && !isMonth(row.to)) wrong('to', WRONG_MONTH);
        else if (row.to !== '' && isBefore(row.to, row.from)) wrong('to', 'Please enter an end after the start');
      }),
  )
  .max(MOST_EXPERIENCE)
  .transform((rows) =>
    rows
      .filter((row) => !isEmpty(row))
      .map(({ to, text, ...row }) => ({ ...row, ...(to !== '' && { to }), ...(text !== '' && { text }) })),
  );

const WRONG_PAY = 'Please enter a whole number, such as 600 000';

/** All that a talent's form sends, as texts, and its fields as stored. */
export const profileInput = z
  .strictObject({
    name: talentName,
    intro: headline,
    phone,
    locality: line(120),
    countryCode: z.string().refine((code) => code === '' || countryOf(code) !== null, 'Please choose a country'),
    links,
    skills,
    languages,
    experience,
    jobRoles: choices(keys(JOB_ROLES)),
    jobPositionTypes: choices(keys(POSITION_TYPES)),
    wantedCountries: choices(NORDIC_COUNTRIES),
    wantsRemote: z.boolean(),
    leastPay: z
      .string()
      .transform((input) => input.replace(/[\s.,\u00a0]/g, ''))
      .refine((digits) => /^\d{0,9}$/.test(digits), WRONG_PAY),
    leastPayCurrency: z.enum(CURRENCIES, 'Please choose a currency'),
    canStart: z.string().refine((day) => day === '' || (isDay(day) && day >= '2000-01-01'), 'Please enter a day'),
  })
  .transform(({ phone, locality, countryCode, leastPay, leastPayCurrency, canStart, ...same }) => ({
    ...same,
    website: same.links[0] ?? null,
    phone: phone || null,
    locality: locality || null,
    countryCode: countryCode || null,
    leastPay: leastPay === '' ? null : Number(leastPay) * minorUnits(leastPayCurrency),
    leastPayCurrency: leastPay === '' ? null : leastPayCurrency,
    canStart: canStart || null,
  }));
export type ProfileFields = z.infer<typeof profileInput>;
