import { z } from 'zod';
import { startupInput } from '#domain/accounts/organisation-input.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import { COUNTRIES } from '#domain/site/countries.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { INVESTOR_CATEGORIES } from '#domain/site/investor-terms.ts';
import { CURRENCIES } from '#domain/site/money.ts';
import { PERKS } from '#domain/site/perks.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import type { Term } from '#domain/site/term.ts';

/** The input of each section of a startup's profile. An empty optional field means none. */

export const LONGEST_WHAT_WE_DO = 20_000;
/** The most rows of each list. */
export const MOST = {
  pictures: 12,
  countries: 10,
  people: 12,
  figures: 8,
  rounds: 12,
  investors: 20,
  links: 8,
} as const;

const line = (most: number, missing?: string) => {
  const tooLong = `Please use at most ${most} characters, on one line.`;
  const text = z
    .string({ error: missing ?? tooLong })
    .trim()
    .refine((value) => [...value].length <= most && !/\p{Cc}/u.test(value), tooLong);
  return missing === undefined ? text : text.refine((value) => value !== '', missing);
};

/**
 * Null for an empty field, else what the schema reads. A union with '' would answer "Invalid input" wherever the schema
 * transforms what it reads.
 */
const emptyOr = <Read>(schema: z.ZodType<Read, string>) =>
  z.string().transform((input, check): Read | null => {
    if (input.trim() === '') return null;
    const result = schema.safeParse(input);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) check.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const address = (message: string) =>
  z.string({ error: message }).transform((input, check) => {
    const result = webAddress(input);
    if (result === null || input.length > 500) check.addIssue({ code: 'custom', message });
    return result ?? '';
  });
const optionalAddress = emptyOr(address('Please enter a web address, or leave it empty.'));

const oneOf = <K extends string>(terms: readonly (Term & { key: K })[], message: string) =>
  z.enum(terms.map(({ key }) => key) as [K, ...K[]], { error: message });
const oneOrNone = <K extends string>(terms: readonly (Term & { key: K })[]) =>
  z.union([z.literal('').transform(() => null), oneOf(terms, 'Please choose one of the list.')]);
const someOf = <K extends string>(terms: readonly (Term & { key: K })[]) =>
  z
    .array(oneOf(terms, 'There is no such choice.'))
    .refine((keys) => new Set(keys).size === keys.length, 'Please choose each once.');

const rows = <Row extends z.ZodType>(row: Row, most: number, what: string) =>
  z.array(row).max(most, `A profile shows ${most} ${what} at most. Please leave some out.`);

const image = z.string().regex(/^[0-9a-f]{24}$/, 'Please upload the picture again.');
const imageOrNone = z.union([z.literal('').transform(() => null), image]);
/** A share of the width or height. */
const share = z.coerce.number({ error: 'Please set the focus point again.' }).min(0).max(1);

/** The message of a year in which no startup can have been founded. */
export const WRONG_YEAR = 'Please enter a year from 1800 to this one, such as 2021.';
export const isFoundingYear = (year: number) => year >= 1800 && year <= new Date().getUTCFullYear();

const foundingYear = emptyOr(
  z
    .string()
    .trim()
    .regex(/^\d{4}$/, WRONG_YEAR)
    .transform(Number)
    .refine(isFoundingYear, WRONG_YEAR),
);

/** An amount of money as people type it: `18 000 000` or `18,000,000`. Whole units of the currency. */
const amount = emptyOr(
  z
    .string()
    .transform((text) => text.replace(/[\s,.']/g, ''))
    .pipe(z.string().regex(/^\d{1,13}$/, 'Please enter whole units, such as 18 000 000, or leave it empty.'))
    .transform(Number),
);

const month = emptyOr(
  z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Please enter a month, such as 2024-05.')
    .refine((text) => text <= new Date().toISOString().slice(0, 7), 'Please enter a month that is not in the future.')
    .transform((text) => `${text}-01`),
);

export const PROFILE_INPUTS = {
  name: startupInput.extend({ founded: foundingYear, numberOfEmployees: oneOrNone(NUMBER_OF_EMPLOYEES) }),
  pictures: z.strictObject({ logo: imageOrNone, cover: imageOrNone, focusX: share, focusY: share }),
  gallery: z.strictObject({
    pictures: rows(z.strictObject({ image, alt: line(200), focusX: share, focusY: share }), MOST.pictures, 'pictures'),
  }),
  countries: z.strictObject({
    city: line(80),
    address: line(200),
    countries: rows(
      z.strictObject({
        countryCode: z.enum(COUNTRIES.map(({ code }) => code) as [string, ...string[]], {
          error: 'Please choose a country.',
        }),
        registrationNumber: line(40),
        legalName: line(100).default(''),
      }),
      MOST.countries,
      'countries',
    ).refine(
      (countries) => new Set(countries.map(({ countryCode }) => countryCode)).size === countries.length,
      'Please enter each country once.',
    ),
  }),
  about: z.strictObject({
    whatWeDo: z.string().max(LONGEST_WHAT_WE_DO, `Please use at most ${groupDigits(LONGEST_WHAT_WE_DO)} characters.`),
  }),
  team: z.strictObject({
    people: rows(
      z.strictObject({ name: line(120, 'Please enter a name.'), role: line(120), image: imageOrNone }),
      MOST.people,
      'people',
    ),
  }),
  perks: z.strictObject({
    perks: z.array(z.strictObject({ perk: oneOf(PERKS, 'There is no such perk.'), note: line(120) })).max(PERKS.length),
  }),
  figures: z.strictObject({
    figures: rows(
      z.strictObject({
        name: line(40, 'Please say what the figure counts.'),
        value: line(20, 'Please enter the figure.'),
      }),
      MOST.figures,
      'figures',
    ),
  }),
  funding: z.strictObject({
    rounds: rows(
      z.strictObject({
        stage: oneOf(FUNDING_STAGES, 'Please choose the kind of round.'),
        amount,
        currency: z.enum(CURRENCIES, { error: 'Please choose a currency.' }),
        month,
      }),
      MOST.rounds,
      'rounds',
    ),
  }),
  investors: z.strictObject({
    investors: rows(
      z.strictObject({
        name: line(120, 'Please enter a name.'),
        type: oneOf(INVESTOR_CATEGORIES, 'Please choose the kind of investor.'),
        website: optionalAddress,
      }),
      MOST.investors,
      'investors',
    ),
  }),
  quote: z
    .strictObject({ text: line(300), author: line(120), role: line(120) })
    .refine(({ text, author }) => text === '' || author !== '', {
      message: 'Please enter whose quote this is.',
      path: ['author'],
    })
    .refine(({ text, author }) => author === '' || text !== '', { message: 'Please enter the quote.', path: ['text'] }),
  model: z.strictObject({
    businessModels: someOf(BUSINESS_MODELS),
    industries: someOf(INDUSTRIES).refine((keys) => keys.length <= 5, 'Please choose 5 industries at most.'),
    stage: oneOrNone(STAGES),
    fundingStage: oneOrNone(FUNDING_STAGES),
  }),
  goals: z.strictObject({ sdgs: someOf(SDGS).refine((keys) => keys.length <= 5, 'Please choose 5 goals at most.') }),
  links: z.strictObject({
    links: rows(
      z.strictObject({ name: line(60, 'Please name the link.'), url: address('Please enter a web address.') }),
      MOST.links,
      'links',
    ),
  }),
} as const;

export type SectionKey = keyof typeof PROFILE_INPUTS;
export const SECTION_KEYS = Object.keys(PROFILE_INPUTS) as SectionKey[];
export type SectionValues = { [Key in SectionKey]: z.infer<(typeof PROFILE_INPUTS)[Key]> };
