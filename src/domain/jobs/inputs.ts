import { z } from 'zod';
import { choiceText } from '#domain/site/english.ts';
import { CURRENCIES, SALARY_PERIODS } from '#domain/site/money.ts';
import { plainText } from '#domain/site/rich-text.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import { JOB_PERIODS, MOST_LOCATIONS, RECEIVE_APPLICANTS, SHORTEST_TEXT, WORKPLACES } from './job.ts';
import { MOST_QUESTIONS, questionInput } from './questions.ts';

/** The fields of a job that people and feeds may send. Refuses unknown fields and bounds all lengths. */

const keysOf = <T extends string>(terms: readonly { key: T }[], error?: string) =>
  z.enum(terms.map((term) => term.key) as [T, ...T[]], error);
const CHOOSE_TYPE = 'Please choose at least one, such as full-time';
const CHOOSE_PLACE = 'Please choose a place';
const A_NUMBER = 'Please enter a number';

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
  title: z
    .string('Please enter a title')
    .trim()
    .min(1, 'Please enter a title')
    .max(200, 'Please enter a shorter title'),
  pitch: z.string().trim().max(200).default(''),
  /** HTML; sanitised before it is stored. */
  description: z.string('Please describe the job').max(100_000, 'Please shorten the text'),
  textLanguage: z
    .string()
    .regex(/^[a-z]{2}$/, 'Please choose a language')
    .default('en'),
  jobRole: keysOf(JOB_ROLES, 'Please choose a role'),
  jobPositionTypes: z.array(keysOf(POSITION_TYPES), CHOOSE_TYPE).min(1, CHOOSE_TYPE),
  workplace: z.enum(WORKPLACES, 'Please say whether people can work from home'),
  locations: z
    .array(jobLocationInput, CHOOSE_PLACE)
    .min(1, CHOOSE_PLACE)
    .max(MOST_LOCATIONS, 'Please enter fewer places'),
  salaryType: z.enum(
    ['competitive', 'unpaid', 'range', 'notSaid'],
    'Please say what the job pays, or that the pay is open',
  ),
  /** Minor units. */
  salaryFrom: z.number(A_NUMBER).int(A_NUMBER).nonnegative(A_NUMBER).nullable().default(null),
  salaryTo: z.number(A_NUMBER).int(A_NUMBER).nonnegative(A_NUMBER).nullable().default(null),
  salaryCurrency: z
    .enum(CURRENCIES, `Please choose ${choiceText(CURRENCIES)}`)
    .nullable()
    .default(null),
  salaryPeriod: z
    .enum(SALARY_PERIODS, `Please choose ${choiceText(SALARY_PERIODS)}`)
    .nullable()
    .default(null),
  equityType: z
    .enum(['undisclosed', 'negotiated', 'percentage'], 'Please choose a kind of equity')
    .default('undisclosed'),
  equityFrom: z.number(A_NUMBER).min(0, A_NUMBER).max(100, 'Please enter at most 100 %').nullable().default(null),
  equityTo: z.number(A_NUMBER).min(0, A_NUMBER).max(100, 'Please enter at most 100 %').nullable().default(null),
  languages: z
    .array(z.strictObject({ language: z.string().regex(/^[a-z]{2}$/), level: z.string().max(40) }))
    .max(8)
    .default([]),
  englishEnough: z.boolean().nullable().default(null),
  relocation: z.enum(['offered', 'notOffered', 'notSaid'], 'Please choose what you offer').default('notSaid'),
  questions: z.array(questionInput).max(MOST_QUESTIONS, `Please ask at most ${MOST_QUESTIONS} questions`).default([]),
  criterias: z.array(z.string().max(300)).max(20).default([]),
  hiringStages: z.array(z.string().max(200)).max(10).default([]),
  receiveApplicants: z.enum(RECEIVE_APPLICANTS, 'Please say how people apply'),
  link: z
    .url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://' })
    .nullable()
    .default(null),
  applyEmail: z.email('Please enter an email address').nullable().default(null),
  periodDays: z
    .union(
      JOB_PERIODS.map((days) => z.literal(days)) as [z.ZodLiteral<30>, ...z.ZodLiteral<14 | 45 | 60>[]],
      `Please choose ${choiceText([...JOB_PERIODS].sort((a, b) => a - b).map(String))} days`,
    )
    .default(30),
});

/** All mistakes are told at once: these rules run beside those of single fields, and find a field missing. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

export const jobInput = jobFields
  .refine((job) => job.receiveApplicants !== 'link' || job.link != null, {
    path: ['link'],
    error: 'Please enter the link where people apply',
    when: always,
  })
  .refine(
    (job) =>
      job.salaryType !== 'range' ||
      (job.salaryCurrency != null && job.salaryPeriod != null && (job.salaryFrom ?? job.salaryTo) != null),
    {
      path: ['salaryFrom'],
      error: 'Please enter the salary with its currency and period',
      when: always,
    },
  )
  .refine((job) => job.salaryFrom == null || job.salaryTo == null || job.salaryFrom <= job.salaryTo, {
    path: ['salaryTo'],
    error: 'The highest salary is below the lowest',
    when: always,
  })
  .refine((job) => job.equityFrom == null || job.equityTo == null || job.equityFrom <= job.equityTo, {
    path: ['equityTo'],
    error: 'The highest share is below the lowest',
    when: always,
  });

/**
 * A job that a person publishes. A feed may leave open what its posting does not say; a person is asked for the pay, the
 * workplace and a text.
 */
export const publishedJobInput = jobInput
  .refine((job) => job.salaryType !== 'notSaid', {
    path: ['salaryType'],
    error: 'Please say what the job pays, or that the pay is open',
    when: always,
  })
  .refine((job) => job.workplace !== 'notSaid', {
    path: ['workplace'],
    error: 'Please say whether people can work from home',
    when: always,
  })
  .refine((job) => plainText(String(job.description ?? '')).trim().length >= SHORTEST_TEXT, {
    path: ['description'],
    error: `Please describe the job in at least ${SHORTEST_TEXT} characters`,
    when: always,
  })
  .refine((job) => job.receiveApplicants !== 'email' || job.applyEmail != null, {
    path: ['applyEmail'],
    error: 'Please enter the email address where people apply',
    when: always,
  });

/** Larger than any job that can be published: what is typed may have to be shortened first. */
const LARGEST_DRAFT = 300_000;

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The rows of a list. The editor and the preview read their fields one by one. */
const draftRows = z.array(z.record(z.string(), plainValue)).nullish();
const draftPlaces = z.array(z.union([z.string(), z.record(z.string(), plainValue)])).nullish();

/**
 * A draft. Only the names of the fields and the shape of lists are checked, because a half-typed
 * link must be kept too; `publishedJobInput` checks the rest when the job is published.
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
  })
  .refine(({ locations }) => draftPlaces.safeParse(locations).success, { path: ['locations'], error: CHOOSE_PLACE })
  .refine(({ languages }) => draftRows.safeParse(languages).success, {
    path: ['languages'],
    error: 'Please choose a language',
  });
export type DraftContents = z.infer<typeof draftContents>;

export type JobInput = z.infer<typeof jobInput>;
export type JobLocationInput = z.infer<typeof jobLocationInput>;

/** The fields of a draft that could be published as they stand. The others are left out. */
export function readableFields(contents: DraftContents): Partial<JobInput> {
  const readable = Object.entries(jobFields.shape).flatMap(([name, field]) => {
    const value = contents[name as keyof DraftContents];
    const { success, data } = field.safeParse(value);
    return success && value !== undefined ? [[name, data] as const] : [];
  });
  return Object.fromEntries(readable);
}
