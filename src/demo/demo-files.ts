import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MEMBER_ROLES } from '#domain/accounts/account.ts';
import { COMPANY_STATUSES } from '#domain/companies/company.ts';
import { jobInput } from '#domain/jobs/inputs.ts';
import { JOB_OUTCOMES, STOP_CAUSES } from '#domain/jobs/job.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  KEY_FIGURE_NAMES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { CURRENCIES, SALARY_PERIODS } from '#domain/site/money.ts';
import { PERKS } from '#domain/site/perks.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { profileInput } from '#domain/talent/inputs.ts';
import { projectRoot } from '#project-root.ts';
import { htmlOfMarkdown } from './markdown.ts';

/** The schema of the demo files (README.md beside them), with the values of the product's forms. */

export const DEMO_FOLDER = join(projectRoot, 'src/demo');

const UNIT_MS: Record<string, number> = { d: DAY_MS, h: 3_600_000, m: 60_000 };

/** A duration such as `3d 4h 30m`, in milliseconds. */
export const duration = z
  .string()
  .regex(/^\d+[dhm]( \d+[dhm])*$/, 'Write a duration such as "3d 4h 30m"')
  .transform((text) =>
    text.split(' ').reduce((sum, part) => sum + parseInt(part, 10) * (UNIT_MS[part.slice(-1)] ?? 0), 0),
  );

const keyOf = (terms: readonly { key: string }[]) => z.enum(terms.map(({ key }) => key) as [string, ...string[]]);
const text = z.string().trim().min(1);
const markdown = text.transform(htmlOfMarkdown);
const form = jobInput.shape;

const jobEntry = z
  .strictObject({
    title: form.title,
    pitch: form.pitch,
    state: z
      .enum([
        'open',
        'paused',
        'closed',
        'expired',
        'draft',
        'pendingPayment',
        'pendingCompanyApproval',
        'inReview',
        'rejected',
      ])
      .default('open'),
    created: duration,
    updated: duration.optional(),
    published: duration.optional(),
    closed: duration.optional(),
    /** How a closed job ended, and why a paused one is. */
    outcome: z.enum(JOB_OUTCOMES).optional(),
    stopped: z.enum(STOP_CAUSES).optional(),
    /** Why a job is in review, or was; by default, the risk that our check finds, or else that it is the first of its startup. */
    flagged: text.optional(),
    periodDays: form.periodDays,
    /** Remaining time of the boost. */
    boosted: duration.optional(),
    views: z.int().nonnegative().default(0),
    jobRole: form.jobRole,
    jobPositionTypes: form.jobPositionTypes.default(['fulltime']),
    places: z.array(text).min(1),
    workplace: form.workplace.default('onsite'),
    /** In whole units of the currency. */
    pay: z.union([
      z.enum(['competitive', 'unpaid']),
      z.strictObject({ from: z.int(), to: z.int(), currency: z.enum(CURRENCIES), period: z.enum(SALARY_PERIODS) }),
    ]),
    equity: z
      .union([z.enum(['undisclosed', 'negotiated']), z.strictObject({ from: z.number(), to: z.number() })])
      .default('undisclosed'),
    languages: z.record(z.string().length(2), z.string().max(40)),
    englishEnough: form.englishEnough,
    relocation: form.relocation,
    receiveApplicants: form.receiveApplicants.default('platform'),
    /** Where to apply by link; by default on the startup's own site. */
    link: z.url().optional(),
    questions: form.questions,
    criterias: form.criterias,
    hiringStages: form.hiringStages,
    textLanguage: form.textLanguage,
    text: markdown,
  })
  .refine(({ state, published }) => /^(open|paused|closed|expired)$/.test(state) === (published !== undefined), {
    path: ['published'],
    error: 'Give "published", unless the job is a draft, waits for payment or approval, or is in review',
  })
  .refine(({ published, updated }) => (published === undefined) === (updated !== undefined), {
    path: ['updated'],
    error: 'Give "updated" if, and only if, the job was never published',
  })
  .refine(({ state, outcome, stopped }) => !(outcome || stopped === 'suspended') || state === 'closed', {
    path: ['state'],
    error: 'Give "outcome" and "stopped: suspended" of closed jobs only',
  })
  .refine(({ state, stopped }) => !stopped || stopped === 'suspended' || state === 'paused', {
    path: ['stopped'],
    error: 'Give every other "stopped" of paused jobs only',
  })
  .refine(({ state, closed }) => /^(paused|closed)$/.test(state) === (closed !== undefined), {
    path: ['closed'],
    error: 'Give "closed" if, and only if, the job is paused or closed',
  });

const status = z.enum(COMPANY_STATUSES).default('ACTIVE');
const platforms = z.array(z.enum(PLATFORMS)).min(1).default(['thehub']);

const startupFile = z.strictObject({
  name: text,
  status,
  platforms,
  intro: text,
  whatWeDo: markdown,
  /** The first gives the time zone and the default country of places. */
  countries: z.array(z.string().length(2)).min(1),
  /** By country. The numbers pass the check and belong to nobody. */
  registrations: z.record(z.string().length(2), z.strictObject({ number: text, legalName: text })).default({}),
  base: text,
  founded: z.int(),
  numberOfEmployees: keyOf(NUMBER_OF_EMPLOYEES),
  stage: keyOf(STAGES),
  fundingStage: keyOf(FUNDING_STAGES),
  businessModels: z.array(keyOf(BUSINESS_MODELS)),
  industries: z.array(keyOf(INDUSTRIES)),
  sdgs: z.array(z.coerce.string().pipe(keyOf(SDGS))).default([]),
  perks: z.array(z.strictObject({ perk: keyOf(PERKS), note: text.optional() })),
  keyFigures: z.array(z.strictObject({ name: keyOf(KEY_FIGURE_NAMES), value: z.coerce.string() })),
  people: z.array(z.strictObject({ name: text, role: text })),
  investors: z.array(z.strictObject({ name: text, type: z.enum(['ANGEL', 'ANGELS', 'VENTURES']) })).default([]),
  quote: z.strictObject({ text, author: text, role: text }).nullable().default(null),
  /** Files in the folder `pictures`. */
  logo: text.optional(),
  cover: text.optional(),
  gallery: z.array(z.strictObject({ file: text, alt: text })).default([]),
  views: z.int().nonnegative().default(0),
  created: duration,
  updated: duration,
  approved: duration.optional(),
  jobs: z.array(jobEntry).default([]),
});

const role = z.enum(MEMBER_ROLES);

/** A talent's profile, as its form takes it. */
const profile = profileInput.in.shape;
const talentEntry = z.strictObject({
  intro: text,
  website: z.url().nullable().default(null),
  phone: profile.phone.nullable().default(null),
  countryCode: profile.countryCode.nullable().default(null),
  locality: profile.locality.nullable().default(null),
  languages: z.array(z.strictObject({ language: z.string().length(2), level: text })).default([]),
  links: z.array(z.url()).default([]),
  skills: z.array(text).default([]),
  experience: z
    .array(z.strictObject({ title: text, organisation: text, from: text, to: text.optional(), text: text.optional() }))
    .default([]),
  jobRoles: profile.jobRoles.default([]),
  jobPositionTypes: profile.jobPositionTypes.default([]),
  wantedCountries: profile.wantedCountries.default([]),
  wantsRemote: z.boolean().default(false),
});

const peopleFile = z.strictObject({
  investors: z.array(z.strictObject({ key: text, name: text, status, platforms, intro: z.string().default('') })),
  /** Without passwords, so that there is nothing to leak. */
  personas: z.array(
    z.strictObject({
      email: z.email(),
      firstName: text,
      lastName: text,
      isVerified: z.boolean().default(true),
      isAdmin: z.boolean().default(false),
      startups: z.record(z.string(), role).default({}),
      investors: z.record(z.string(), role).default({}),
      talent: talentEntry.optional(),
    }),
  ),
  linkedIn: z.array(
    z.strictObject({ sub: text, firstName: text, lastName: text, email: z.email(), isEmailVerified: z.boolean() }),
  ),
});

export type JobEntry = z.infer<typeof jobEntry>;
export type StartupFile = z.infer<typeof startupFile>;
export type PeopleFile = z.infer<typeof peopleFile>;

export function readStartups(folder = DEMO_FOLDER): StartupFile[] {
  return readdirSync(join(folder, 'startups'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readYamlFile(join(folder, 'startups', name), startupFile));
}

export function readDemoPeople(): PeopleFile {
  return readYamlFile(join(DEMO_FOLDER, 'people.yaml'), peopleFile);
}
