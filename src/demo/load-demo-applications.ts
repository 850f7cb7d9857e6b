import { sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import {
  applicationEvents,
  applicationMessages,
  applicationNotes,
  applicationScores,
  applications,
  boardColumns,
  boards,
} from '#database/tables/applications.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import { readAnswers } from '#domain/applications/apply/apply-inputs.ts';
import { fillIn, MESSAGE_TEXTS } from '#domain/applications/board/message-texts.ts';
import { recountAnswerTimes } from '#domain/applications/clock/answer-times.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { readApplicants, readConversations } from './application-files.ts';
import { planSteps } from './application-plan.ts';
import type { Story, StoryRows, StoryStep } from './application-story.ts';
import { answersTo, noteFor } from './application-texts.ts';
import { type BoardJob, readBoardJobs } from './board-jobs.ts';
import { chanceFrom } from './chance.ts';
import { type Applicant, Applicants } from './demo-applicants.ts';
import { DemoCvs } from './demo-cvs.ts';
import { demoIdentifier } from './demo-identifier.ts';
import { insertAll } from './insert-all.ts';
import { loadMyJobs } from './load-my-jobs.ts';
import { rowsOfStory } from './rows-of-story.ts';
import { storiesOf } from './written-applications.ts';

const SEED = 20_261;
/** Its own generator, so that CVs change nothing else of what is made up. */
const CV_SEED = 20_262;
/** Share of the made-up applications to a startup with a team. Others have none, which nobody can open. */
const SENDS_CV = 0.8;
/** Above 1, because most people write in the first days of a job. */
const EARLY = 1.6;

const COLUMNS = [
  { name: 'First talk', color: '#c6e0de', meaning: 'inProcess' },
  { name: 'Interview', color: '#0c676b', meaning: 'interview' },
  { name: 'Offer', color: '#f6a33b', meaning: 'offer' },
] as const;

/**
 * Loads the applications as of `context.now`, with what the commands would have written. Rows only: no event of an
 * application is told, so no mail goes out. Needs demo startups and people. Returns the number of applications.
 */
export function loadDemoApplications(context: Context, storage: Storage): Promise<number> {
  const file = readApplicants();
  const conversations = readConversations();
  const chance = chanceFrom(SEED);
  const applicants = new Applicants(file, chance, context.now);
  const cvs = new DemoCvs();
  const givesCv = chanceFrom(CV_SEED);
  return inTransaction(context, async (inside) => {
    const jobs = await readBoardJobs(
      inside,
      conversations.applications.map(({ startup, job }) => ({ startup, job })),
      applicants,
    );
    const columns = jobs.flatMap((job) => columnsOf(job));
    const byWritten = await storiesOf(inside, { written: conversations.applications, jobs, columnsOf, applicants });
    const all: StoryRows[] = byWritten.map((story) => rowsWithCv(story, true));
    for (const job of jobs) {
      const takenApplicants = new Set<Applicant>();
      for (let each = 0; each < job.total; each++) {
        const applicant = applicants.next(job.jobRole, job.countryCode, takenApplicants);
        takenApplicants.add(applicant);
        all.push(generate(applicant, job));
      }
    }
    await insertPeople(inside, { jobs, applicants, cvs, storage });
    await insertAll(inside, boards, jobs.map(boardOf));
    await insertAll(inside, boardColumns, columns);
    await insertStories(inside, all);
    await loadMyJobs(inside, conversations.myJobs);
    return all.length;
  }).then(async (total) => {
    await context.db.execute(sql`ANALYZE applications, application_events, application_messages, talents, users`);
    // Otherwise a schedule counts them in the first night.
    await recountAnswerTimes(context);
    return total;
  });

  function generate({ user, talent, headline, place, profile }: Applicant, job: BoardJob): StoryRows {
    const { now } = context;
    const until = (job.endedAt ?? now).getTime();
    const sentAt = new Date(job.publishedAt.getTime() + (until - job.publishedAt.getTime()) * chance.next() ** EARLY);
    const name = `${user.firstName} ${user.lastName}`;
    const steps = planSteps(chance, file, { job, name, sentAt, now });
    const { answers } = readAnswers(job.questions, answersTo(chance, file, job.questions));
    const note = fillIn(noteFor(chance, file, applicants.fieldOf(job.jobRole).lines, job.textLanguage), {
      name,
      jobTitle: job.title,
      companyName: job.companyName,
      senderName: '',
    });
    return rowsWithCv(
      {
        job,
        columns: columnsOf(job),
        talent: { id: talent.id, userId: user.id },
        sentAt,
        sent: {
          name,
          email: user.email,
          headline,
          place,
          profile,
          note,
          answers,
          missesKnockOut: answers.some(({ missesKnockOut }) => missesKnockOut),
        },
        steps,
      },
      job.hasTeam && givesCv.happens(SENDS_CV),
    );
  }

  /** With a CV, everybody who opened the application has opened that, too. */
  function rowsWithCv(story: Story, hasCv: boolean): StoryRows {
    const opensCv = (step: StoryStep): StoryStep[] =>
      step.does === 'opens' ? [step, { ...step, does: 'opensCv' }] : [step];
    const steps = hasCv ? story.steps.flatMap(opensCv) : story.steps;
    const rows = rowsOfStory({ ...story, steps }, context.now);
    return { ...rows, application: { ...rows.application, cvFileId: hasCv ? cvs.idFor(story) : null } };
  }
}

/** Inserts who wrote for startups without a team, and the applicants with their profiles and CVs. */
async function insertPeople(
  inside: Context,
  {
    jobs,
    applicants,
    cvs,
    storage,
  }: { jobs: readonly BoardJob[]; applicants: Applicants; cvs: DemoCvs; storage: Storage },
): Promise<void> {
  await insertAll(inside, users, [
    ...jobs.flatMap(({ authors }) => authors),
    ...applicants.all.map(({ user }) => user),
  ]);
  await insertAll(inside, privateFiles, await cvs.store(storage));
  await insertAll(
    inside,
    talents,
    applicants.all.map(({ talent }) => talent),
  );
  await inside.db.execute(sql`
    UPDATE talents SET cv_file_id = cv."cvFileId"
    FROM jsonb_to_recordset(${JSON.stringify(cvs.owners)}::jsonb) AS cv("talentId" text, "cvFileId" text)
    WHERE talents.id = cv."talentId"`);
}

/** Inserts the applications with all that happened to them. */
async function insertStories(inside: Context, all: readonly StoryRows[]): Promise<void> {
  await insertAll(
    inside,
    applications,
    all.map(({ application }) => application),
  );
  await insertAll(
    inside,
    applicationEvents,
    all.flatMap(({ events }) => events),
  );
  await insertAll(
    inside,
    applicationMessages,
    all.flatMap(({ messages }) => messages),
  );
  await insertAll(
    inside,
    applicationNotes,
    all.flatMap(({ notes }) => notes),
  );
  await insertAll(
    inside,
    applicationScores,
    all.flatMap(({ scores }) => scores),
  );
  // An application that one of a team has opened is not new to the others.
  await inside.db.execute(sql`
    INSERT INTO application_openings (user_id, application_id, at)
    SELECT m.user_id, a.id, a.seen_at FROM applications a JOIN company_members m ON m.company_id = a.company_id
    WHERE a.seen_at IS NOT NULL ON CONFLICT DO NOTHING`);
}

function columnsOf(job: BoardJob) {
  return COLUMNS.map((column, position) => ({
    id: demoIdentifier(`column ${job.key} ${column.name}`, job.publishedAt),
    jobId: job.id,
    position,
    ...column,
  }));
}

function boardOf({ id, publishedAt, movers }: BoardJob): typeof boards.$inferInsert {
  const noText = MESSAGE_TEXTS.find(({ kind }) => kind === 'no')?.text ?? null;
  const noTextAt = new Date(publishedAt.getTime() + DAY_MS);
  return { jobId: id, noText, noTextAt, noTextBy: movers[0]?.id ?? null, updatedAt: publishedAt };
}
