import { z } from 'zod';
import { CURRENCIES, SALARY_PERIODS } from '#domain/site/money.ts';
import { plainText } from '#domain/site/rich-text.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/taxonomies.ts';
import { JOB_PERIODS, MOST_LOCATIONS, RECEIVE_APPLICANTS, WORKPLACES } from './job.ts';

/** The fields of a job that people and feeds may send. Refuses unknown fields and bounds all lengths. */

/** A shorter text tells nobody what the job is. */
const SHORTEST_TEXT = 80;

const keysOf = <T extends string>(terms: readonly { key: T }[]) => z.enum(terms.map((term) => term.key) as [T, ...T[]]);

export const jobLocationInput = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  placeId: z.number().int().nullable().default(null),
  locality: z.string().trim().max(120).nullable().default(null),
  address: z.string().trim().max(200).nullable().default(null),
  postalCode: z.string().trim().max(20).nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});

const jobFields = z.strictObject({
  title: z.string().trim().min(1, 'Please enter a title').max(200),
  pitch: z.string().trim().max(200).default(''),
  /** HTML; sanitised before it is stored. */
  description: z.string().max(100_000),
  textLanguage: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
  jobRole: keysOf(JOB_ROLES),
  jobPositionTypes: z.array(keysOf(POSITION_TYPES)).min(1, 'Please choose a position type'),
  workplace: z.enum(WORKPLACES),
  locations: z.array(jobLocationInput).min(1, 'Please choose a place').max(MOST_LOCATIONS),
  salaryType: z.enum(['competitive', 'unpaid', 'range', 'notSaid']),
  /** Minor units. */
  salaryFrom: z.number().int().nonnegative().nullable().default(null),
  salaryTo: z.number().int().nonnegative().nullable().default(null),
  salaryCurrency: z.enum(CURRENCIES).nullable().default(null),
  salaryPeriod: z.enum(SALARY_PERIODS).nullable().default(null),
  equityType: z.enum(['undisclosed', 'negotiated', 'percentage']).default('undisclosed'),
  equityFrom: z.number().min(0).max(100).nullable().default(null),
  equityTo: z.number().min(0).max(100).nullable().default(null),
  languages: z
    .array(z.strictObject({ language: z.string().regex(/^[a-z]{2}$/), level: z.string().max(40) }))
    .max(8)
    .default([]),
  englishEnough: z.boolean().nullable().default(null),
  relocation: z.enum(['offered', 'notOffered', 'notSaid']).default('notSaid'),
  questions: z
    .array(
      z.strictObject({
        type: z.enum(['text', 'yesNo', 'number', 'link']),
        text: z.string().max(300),
        required: z.boolean(),
      }),
    )
    .max(5)
    .default([]),
  criterias: z.array(z.string().max(300)).max(20).default([]),
  hiringStages: z.array(z.string().max(200)).max(10).default([]),
  receiveApplicants: z.enum(RECEIVE_APPLICANTS),
  link: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  applyEmail: z.email().nullable().default(null),
  periodDays: z
    .union(JOB_PERIODS.map((days) => z.literal(days)) as [z.ZodLiteral<30>, ...z.ZodLiteral<14 | 45 | 60>[]])
    .default(30),
});

export const jobInput = jobFields
  .refine((job) => job.receiveApplicants !== 'link' || job.link !== null, {
    path: ['link'],
    error: 'Please enter the link where people apply',
  })
  .refine(
    (job) =>
      job.salaryType !== 'range' ||
      (job.salaryCurrency !== null && job.salaryPeriod !== null && (job.salaryFrom ?? job.salaryTo) !== null),
    {
      path: ['salaryFrom'],
      error: 'Please enter the salary with its currency and period',
    },
  )
  .refine((job) => job.salaryFrom === null || job.salaryTo === null || job.salaryFrom <= job.salaryTo, {
    path: ['salaryTo'],
    error: 'The salary ends below where it begins',
  });

/**
 * A job that a person publishes. A feed may leave open what its posting does not say; a person is asked for the pay, the
 * workplace and a text.
 */
export const publishedJobInput = jobInput
  .refine((job) => job.salaryType !== 'notSaid', {
    path: ['salaryType'],
    error: 'Please say what the job pays, or that the pay is open',
  })
  .refine((job) => job.workplace !== 'notSaid', {
    path: ['workplace'],
    error: 'Please say whether people can work from home',
  })
  .refine((job) => plainText(job.description).trim().length >= SHORTEST_TEXT, {
    path: ['description'],
    error: `Please describe the job in at least ${SHORTEST_TEXT} characters`,
  })
  .refine((job) => job.receiveApplicants !== 'email' || job.applyEmail !== null, {
    path: ['applyEmail'],
    error: 'Please enter the email address where people apply',
  });

/** Larger than any job that can be published: what is typed may have to be shortened first. */
const LARGEST_DRAFT = 300_000;

/**
 * What a person has typed so far. Only the names of the fields are checked, because a half-typed link must be kept too;
 * `publishedJobInput` checks the rest when the job is published.
 */
export const draftContents = z
  .strictObject(
    Object.fromEntries(Object.keys(jobFields.shape).map((name) => [name, z.json().optional()])) as Record<
      keyof typeof jobFields.shape,
      z.ZodOptional<z.ZodJSONSchema>
    >,
  )
  .refine((contents) => JSON.stringify(contents).length <= LARGEST_DRAFT, {
    error: 'This text is too long to keep. Please shorten it.',
  });
export type DraftContents = z.infer<typeof draftContents>;

export type JobInput = z.infer<typeof jobInput>;
export type JobLocationInput = z.infer<typeof jobLocationInput>;
