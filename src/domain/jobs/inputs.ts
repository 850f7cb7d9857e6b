import { z } from 'zod';
import { CURRENCIES, SALARY_PERIODS } from '#domain/site/money.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/taxonomies.ts';
import { JOB_PERIODS, MOST_LOCATIONS, RECEIVE_APPLICANTS, WORKPLACES } from './job.ts';

/** The fields of a job that people and feeds may send. Refuses unknown fields and bounds all lengths. */

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

export const jobInput = z
  .strictObject({
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
  })
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

export type JobInput = z.infer<typeof jobInput>;
export type JobLocationInput = z.infer<typeof jobLocationInput>;
