import { join } from 'node:path';
import { z } from 'zod';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { DEMO_FOLDER, duration } from './demo-files.ts';

/** The schemas of the files about applications (README.md beside them). */

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const role = z.enum(JOB_ROLES.map(({ key }) => key) as [string, ...string[]]);

const applicantsFile = z.strictObject({
  /** By country. */
  names: z.record(z.string().length(2), z.strictObject({ first: texts, last: texts, places: texts, language: text })),
  fields: z.array(
    z.strictObject({ roles: z.array(role), headlines: texts, skills: texts, titles: texts, lines: texts }),
  ),
  employers: texts,
  openings: texts,
  reasons: texts,
  endings: texts,
  ownLanguage: z.record(z.string(), texts),
  answers: texts,
  talk: z.strictObject({
    invitations: texts,
    acceptances: texts,
    questions: texts,
    replies: texts,
    thanks: texts,
    times: texts,
    another: texts,
    offers: texts,
    noes: texts,
    teamNotes: texts,
  }),
});
export type ApplicantsFile = z.infer<typeof applicantsFile>;

/** First name of a member of the startup. */
const by = text;
const step = z.discriminatedUnion('does', [
  z.strictObject({ at: duration, does: z.enum(['opens', 'opensCv']), by }),
  z.strictObject({ at: duration, does: z.literal('moves'), by, to: text }),
  z.strictObject({ at: duration, does: z.literal('writes'), by, text, asks: z.boolean().default(false) }),
  /** Times: days from now, each at an hour in the time zone of the startup. */
  z.strictObject({
    at: duration,
    does: z.literal('proposesTimes'),
    by,
    text,
    times: z.array(z.strictObject({ inDays: z.int(), hour: z.int().min(0).max(23) })).min(1),
  }),
  z.strictObject({ at: duration, does: z.literal('offers'), by, text, answerInDays: z.int().positive() }),
  z.strictObject({ at: duration, does: z.literal('rejects'), by, text }),
  z.strictObject({ at: duration, does: z.literal('notes'), by, text }),
  z.strictObject({ at: duration, does: z.literal('scores'), by, score: z.int().min(1).max(5) }),
  z.strictObject({
    at: duration,
    does: z.literal('replies'),
    text: text.optional(),
    answer: z.enum(['yes', 'no', 'another']).optional(),
  }),
  z.strictObject({ at: duration, does: z.enum(['reads', 'withdraws', 'closes']) }),
]);
export type WrittenStep = z.infer<typeof step>;

const month = z.string().regex(/^\d{4}-\d{2}$/);
const writtenPerson = z.strictObject({
  name: text,
  headline: text,
  place: text,
  country: z.string().length(2),
  skills: texts.default([]),
  experience: z
    .array(
      z.strictObject({
        title: text,
        organisation: text,
        from: month,
        to: month.optional(),
        text: text.optional(),
      }),
    )
    .default([]),
});

const conversationsFile = z.strictObject({
  applications: z.array(
    z.strictObject({
      startup: text,
      job: text,
      /** The address of a persona, or a person of this file only. */
      person: z.union([z.email(), writtenPerson]),
      sent: duration,
      note: text,
      /** To questions in one's own words, in their order. */
      answers: texts.default([]),
      steps: z.array(step).default([]),
    }),
  ),
  /** What a persona keeps, by their address. */
  myJobs: z.record(
    z.email(),
    z.strictObject({
      saved: z.array(z.strictObject({ startup: text, job: text, at: duration })),
      interested: z.array(z.strictObject({ startup: text, job: text, at: duration })),
      elsewhere: z.array(
        z.strictObject({
          title: text,
          organisation: text,
          place: text,
          applied: duration,
          outcome: z.enum(['waiting', 'heardBack', 'interview', 'offer', 'hired', 'notSelected', 'noAnswer']),
        }),
      ),
    }),
  ),
});
export type ConversationsFile = z.infer<typeof conversationsFile>;
export type WrittenApplication = ConversationsFile['applications'][number];

export const readApplicants = () => readYamlFile(join(DEMO_FOLDER, 'applicants.yaml'), applicantsFile);
export const readConversations = () => readYamlFile(join(DEMO_FOLDER, 'conversations.yaml'), conversationsFile);
