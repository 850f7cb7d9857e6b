import type { TownCompany } from './companies.ts';
import type { Random } from './random.ts';
import type { RoleWords } from './roles.ts';
import type { Startup } from './startups.ts';
import type { Draft } from './town-job.ts';

/** How one is asked, judged and hired, and where the application goes. */

const STEPS: Record<string, string[][]> = {
  en: [
    ['A talk of half an hour on the telephone', 'A morning with the team', 'An offer within a week'],
    ['A first talk', 'A small task, paid, at most three hours', 'A talk about the task', 'Two references', 'An offer'],
    ['A letter is read by two people', 'A video talk', 'A day on site'],
    ['A first talk', 'A case you may prepare at home', 'Lunch with the team'],
  ],
  da: [['En samtale på en halv time', 'En formiddag med holdet', 'Svar inden for en uge']],
  sv: [['Ett samtal på en halvtimme', 'En förmiddag med laget', 'Besked inom en vecka']],
  no: [['En samtale på en halvtime', 'En formiddag med laget', 'Svar innen en uke']],
  fi: [['Puolen tunnin keskustelu', 'Aamupäivä tiimin kanssa', 'Vastaus viikon kuluessa']],
  is: [['Hálftíma samtal', 'Morgunstund með teyminu', 'Svar innan viku']],
};

export function hiringOf(
  random: Random,
  startup: Startup,
  role: RoleWords,
  language: string,
): Pick<Draft, 'questions' | 'criterias' | 'hiringSteps'> {
  const hiringSteps = random.chance(0.6) ? random.pick(STEPS[language] ?? (STEPS.en as string[][])) : [];
  if (language !== 'en') return { questions: [], criterias: [], hiringSteps };
  const [tool = '', other = ''] = random.some(role.tool, 2);
  const questions = random.some(
    [
      { type: 'text', text: `What would you ask ${random.pick(startup.user)} first?`, required: false },
      { type: 'text', text: `Tell us about something you made that ${startup.name} should look at.`, required: true },
      { type: 'number', text: `How many years have you worked with ${tool}?`, required: true },
      { type: 'yesNo', text: `Can you be in ${startup.cities[0]?.name} once a month?`, required: true },
      { type: 'link', text: 'A link to something you are proud of', required: false },
      { type: 'yesNo', text: 'Do you have a permit to work in the country of the job?', required: true },
    ],
    random.chance(0.5) ? random.whole(1, 3) : 0,
  );
  const criterias = random.chance(0.4)
    ? random.some(
        [
          `Some years with ${tool}`,
          `Curious about ${startup.field}`,
          `At ease with ${other || tool}`,
          'Writes clearly',
          `Has met ${random.pick(startup.user)}`,
        ],
        3,
      )
    : [];
  return { questions, criterias, hiringSteps };
}

export function applicationOf(
  random: Random,
  company: TownCompany,
  slug: string,
): Pick<Draft, 'receiveApplicants' | 'link' | 'applyEmail'> {
  const turn = random.next();
  if (turn < 0.3) return { receiveApplicants: 'link', link: `${company.website}/jobs/${slug}`, applyEmail: null };
  if (turn < 0.45) return { receiveApplicants: 'email', link: null, applyEmail: `jobs@${company.domain}` };
  return { receiveApplicants: 'platform', link: null, applyEmail: null };
}
