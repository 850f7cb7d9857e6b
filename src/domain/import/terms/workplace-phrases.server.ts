import type { Workplace } from '#domain/jobs/job.ts';
import { anyImportPhrase } from '../phrases/import-phrases.server.ts';
import { NEGATED, shortSentences } from '../text/short-sentences.server.ts';

/** What sentences state about the workplace. The phrases are in `import/phrases/`. */

const PATTERNS = (['hybrid', 'remote', 'onsite'] as const).map(
  (key) => [anyImportPhrase(({ workplace }) => workplace[key]), key] as const,
);
const NO_REMOTE = anyImportPhrase(({ workplace }) => workplace.noRemote);
const ABOUT_OTHERS = anyImportPhrase(({ workplace }) => workplace.unrelated);

/** The workplace that the sentences of a plain text state; null where they state none, or both remote and on site. */
export function workplaceOfSentences(text: string): Workplace | null {
  const sentences = shortSentences(text, /\n|[.!?•:;]\s/).filter((sentence) => !ABOUT_OTHERS.test(sentence));
  return agreedWorkplace(sentences.flatMap(saidIn));
}

function saidIn(sentence: string): Workplace[] {
  if (NO_REMOTE.test(sentence)) return ['onsite'];
  // "Not a remote role" may be hybrid. What another clause says counts.
  const clauses = NEGATED.test(sentence) ? sentence.split(/,\s/).filter((clause) => !NEGATED.test(clause)) : [sentence];
  return PATTERNS.filter(([pattern]) => clauses.some((clause) => pattern.test(clause))).map(
    ([, workplace]) => workplace,
  );
}

/** Some days at each place are hybrid, also beside a word for one of the places. */
export function agreedWorkplace(statements: readonly Workplace[]): Workplace | null {
  const workplaces = new Set(statements);
  if (workplaces.has('hybrid')) return 'hybrid';
  const [workplace = null] = workplaces;
  return workplaces.size === 1 ? workplace : null;
}
