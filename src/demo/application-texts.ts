import type { ApplicationInput, AskedQuestion } from '#domain/applications/apply/apply-inputs.ts';
import type { ApplicantsFile } from './application-files.ts';
import type { Chance } from './chance.ts';

/** Share of the people who write in the language of the job where it is not English. */
const WRITES_IN_IT = 0.7;

/** The text of an application: whole in the language of the job, or put together in English. */
export function noteFor(
  chance: Chance,
  { openings, reasons, endings, ownLanguage }: ApplicantsFile,
  lines: readonly string[],
  language: string | null,
): string {
  const own = ownLanguage[language ?? ''];
  if (own && chance.happens(WRITES_IN_IT)) return chance.of(own);
  const first = chance.of(lines);
  const second = chance.of(lines.filter((line) => line !== first));
  const middle = chance.happens(0.5) ? `${first} ${second}` : first;
  return [`${chance.of(openings)} ${middle}`, chance.of(reasons), chance.of(endings)].join('\n\n');
}

/** Answers to a job's questions. Some miss what the startup needs. */
export function answersTo(
  chance: Chance,
  file: ApplicantsFile,
  questions: readonly AskedQuestion[],
  texts: readonly string[] = [],
): ApplicationInput['answers'] {
  let next = 0;
  return questions.map(({ type, options = [] }): string | string[] => {
    switch (type) {
      case 'yesNo':
        return chance.happens(0.85) ? 'Yes' : 'No';
      case 'choice':
        return chance.of(options);
      case 'several':
        return [chance.of(options)];
      case 'number':
        return String(chance.whole(1, 9));
      case 'link':
        return `https://portfolio.example/${chance.whole(100, 999)}`;
      default:
        return texts[next++] ?? chance.of(file.answers);
    }
  });
}
