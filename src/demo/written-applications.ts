import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { readAnswers } from '#domain/applications/apply/apply-inputs.ts';
import type { Context } from '#domain/context.ts';
import { addDays, dayIn } from '#domain/site/days.ts';
import { languageLines } from '#domain/talent/profile-terms.ts';
import { hourIn } from './application-course.ts';
import { readApplicants, type WrittenApplication, type WrittenStep } from './application-files.ts';
import type { Story, StoryColumn, StoryStep } from './application-story.ts';
import { answersTo } from './application-texts.ts';
import type { BoardJob } from './board-jobs.ts';
import { chanceFrom } from './chance.ts';
import type { Applicants } from './demo-applicants.ts';

type Sender = { talentId: string; userId: string } & Pick<
  Story['sent'],
  'name' | 'email' | 'headline' | 'place' | 'profile'
>;

/** The stories of `conversations.yaml`. Throws where it names a job, a person or a member that the demo does not have. */
export async function storiesOf(
  context: Context,
  {
    written,
    jobs,
    columnsOf,
    applicants,
  }: {
    written: readonly WrittenApplication[];
    jobs: readonly BoardJob[];
    columnsOf: (job: BoardJob) => readonly StoryColumn[];
    applicants: Applicants;
  },
): Promise<Story[]> {
  const { now } = context;
  const file = readApplicants();
  const personas = await readPersonas(context);
  return written.map((each, position) => {
    const job = jobs.find(({ companyKey, title }) => companyKey === each.startup && title === each.job);
    if (!job)
      throw new Error(`conversations.yaml names ${each.job} at ${each.startup}, which takes no applications here.`);
    const sentAt = new Date(now.getTime() - each.sent);
    if (sentAt < job.publishedAt)
      throw new Error(`conversations.yaml: ${each.job} is younger than an application to it.`);
    const { talentId, userId, ...sender } = senderOf(each.person);
    const texts = answersTo(chanceFrom(position), file, job.questions, each.answers);
    const { answers } = readAnswers(job.questions, texts);
    return {
      job,
      columns: columnsOf(job),
      talent: { id: talentId, userId },
      sentAt,
      sent: {
        ...sender,
        note: each.note,
        answers,
        missesKnockOut: answers.some(({ missesKnockOut }) => missesKnockOut),
      },
      steps: each.steps.map((step) => stepOf(step, job, now)),
    };
  });

  function senderOf(person: WrittenApplication['person']): Sender {
    if (typeof person === 'string') {
      const persona = personas.get(person);
      if (!persona) throw new Error(`conversations.yaml names ${person}, who is no talent of people.yaml.`);
      return persona;
    }
    const { name, headline, place, country, skills, experience } = person;
    const [firstName = name, ...rest] = name.split(' ');
    const { user, talent, profile } = applicants.add(
      { firstName, lastName: rest.join(' '), place, code: country },
      headline,
      {
        phone: '',
        canStart: null,
        links: [],
        skills,
        experience,
        languages: [`${applicants.languageOf(country)}, native`, 'English, fluent'],
      },
    );
    return { talentId: talent.id, userId: user.id, name, email: user.email, headline, place, profile };
  }
}

function stepOf(step: WrittenStep, job: BoardJob, now: Date): StoryStep {
  const at = new Date(now.getTime() - step.at);
  const memberOf = (firstName: string) => {
    const member = job.team.find((each) => each.firstName === firstName);
    if (!member) throw new Error(`conversations.yaml: ${firstName} is not in the team of ${job.companyName}.`);
    return member.id;
  };
  switch (step.does) {
    case 'proposesTimes': {
      const times = step.times.map(({ inDays, hour }) =>
        hourIn(job.timeZone, addDays(dayIn(job.timeZone, now), inDays), hour),
      );
      const proposal = { times, timeZone: job.timeZone, by: 'video' as const, place: '' };
      return { at, does: 'writes', by: memberOf(step.by), text: step.text, times: proposal };
    }
    case 'offers': {
      const offer = { answerBy: addDays(dayIn(job.timeZone, now), step.answerInDays) };
      return { at, does: 'writes', by: memberOf(step.by), text: step.text, offer };
    }
    case 'notes': {
      const mentions = job.team.filter(({ firstName }) => step.text.includes(`@${firstName}`)).map(({ id }) => id);
      return { ...step, at, by: memberOf(step.by), mentions };
    }
    case 'replies':
    case 'reads':
    case 'withdraws':
    case 'closes':
      return { ...step, at } as StoryStep;
    default:
      return { ...step, at, by: memberOf(step.by) };
  }
}

/** Talents among the personas, by address, with what the form would send of their profile. */
async function readPersonas({ db }: Context): Promise<Map<string, Sender>> {
  const rows = await db
    .select({ talent: talents, email: users.email })
    .from(talents)
    .innerJoin(users, eq(users.id, talents.userId));
  return new Map(
    rows.map(({ email, talent }) => {
      const {
        id: talentId,
        userId,
        name,
        intro: headline,
        locality,
        skills,
        experience,
        links,
        phone,
        canStart,
      } = talent;
      const languages = languageLines(talent.languages);
      const profile = { phone: phone ?? '', languages, canStart, links, skills, experience };
      return [email, { talentId, userId, name, email, headline, place: locality ?? '', profile }];
    }),
  );
}
