import { PAUSE_DAY } from '#domain/applications/clock/answer-clock.ts';
import { ApplicationCourse, ageInDays, type PlannedApplication, type PlannedJob } from './application-course.ts';
import type { ApplicantsFile } from './application-files.ts';
import type { StoryStep } from './application-story.ts';
import type { Chance } from './chance.ts';

/** How an application goes in the end. */
type Arc =
  | 'unopened'
  | 'opened'
  | 'no'
  | 'noSoon'
  | 'question'
  | 'talk'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'withdrawn';

/** How often each course of an application occurs; those of closed jobs end more often. */
const OF_OPEN_JOBS: [Arc, number][] = [
  ['unopened', 18],
  ['opened', 16],
  ['no', 16],
  ['noSoon', 7],
  ['question', 10],
  ['talk', 12],
  ['interview', 9],
  ['offer', 4],
  ['hired', 2],
  ['withdrawn', 6],
];
const OF_CLOSED_JOBS: [Arc, number][] = [
  ['unopened', 8],
  ['opened', 8],
  ['no', 66],
  ['interview', 6],
  ['hired', 5],
  ['withdrawn', 7],
];

/** Makes up what happens to an application between its sending and `now`. Later events are left out. */
export function planSteps(chance: Chance, { talk }: ApplicantsFile, application: PlannedApplication): StoryStep[] {
  const course = new ApplicationCourse(chance, talk, application);
  follow(course, arcFor(chance, application.job, ageInDays(application)), chance);
  course.settle();
  return course.steps;
}

function follow(course: ApplicationCourse, arc: Arc, chance: Chance): void {
  switch (arc) {
    case 'unopened':
      break;
    case 'opened':
      if (course.opens()) course.thinks(0.3);
      break;
    case 'no':
      if (!course.opens()) break;
      course.thinks(0.25);
      course.saysNo();
      break;
    case 'noSoon':
      if (course.opens()) course.saysNoJustNow();
      break;
    case 'question':
      if (course.opens() && course.asksAQuestion() && chance.happens(0.6)) course.repliesToTheQuestion();
      break;
    case 'talk':
      if (!course.invites()) break;
      course.thinks(0.6);
      if (course.thanksForTheTalk()) course.thinks(0.3);
      break;
    case 'interview':
      if (!course.invites()) break;
      course.thinks(0.7);
      if (course.proposes() && chance.happens(0.4)) course.saysNo();
      break;
    case 'offer':
      if (course.invites() && course.proposes() && course.offers() && chance.happens(0.5)) course.accepts();
      break;
    case 'hired':
      if (course.invites() && course.proposes() && course.offers() && course.accepts()) course.hires();
      break;
    case 'withdrawn':
      if (chance.happens(0.6)) course.opens();
      course.withdraws();
      break;
  }
}

function arcFor(chance: Chance, { endedAt }: PlannedJob, age: number): Arc {
  // A young application has had no time for more.
  if (age < 0.8) return chance.happens(0.8) ? 'unopened' : 'opened';
  const arcs = endedAt
    ? OF_CLOSED_JOBS
    : OF_OPEN_JOBS.filter(([arc]) => age < PAUSE_DAY || !/opened|question|noSoon/.test(arc));
  let rest = chance.next() * arcs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [arc, weight] of arcs) {
    rest -= weight;
    if (rest < 0) return arc;
  }
  return 'no';
}
