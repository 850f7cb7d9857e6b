import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import type { Workplace } from '#domain/jobs/job.ts';
import { importPhrases } from './phrases/import-phrases.server.ts';

/** What sentences state about the workplace. The phrases are in `phrases/`. */

const PATTERNS = (['hybrid', 'remote', 'onsite'] as const).map(
  (key) =>
    [
      anyPhrase(
        importPhrases(({ workplace }) => workplace[key]),
        'u',
      ),
      key,
    ] as const,
);
const NO_REMOTE = anyPhrase(
  importPhrases(({ workplace }) => workplace.noRemote),
  'u',
);
const ABOUT_OTHERS = anyPhrase(
  importPhrases(({ workplace }) => workplace.unrelated),
  'u',
);
const NEGATION = anyPhrase(
  importPhrases(({ negation }) => negation),
  'u',
);

const LONGEST_SENTENCE = 250;
const MOST_SENTENCES = 400;

/** The workplace that the sentences of a plain text state; null where they state none, or both remote and on site. */
export function workplaceOfSentences(text: string): Workplace | null {
  const sentences = text
    .split(/\n|[.!?•:;]\s/)
    .slice(0, MOST_SENTENCES)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/^[-–*·]\s/, '')
        .replace(/[.!]$/, '')
        .toLowerCase(),
    )
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE && !ABOUT_OTHERS.test(sentence));
  return agreedWorkplace(sentences.flatMap(saidIn));
}

function saidIn(sentence: string): Workplace[] {
  if (NO_REMOTE.test(sentence)) return ['onsite'];
  // "Not a remote role" may be hybrid. What another clause says counts.
  const clauses = NEGATION.test(sentence)
    ? sentence.split(/,\s/).filter((clause) => !NEGATION.test(clause))
    : [sentence];
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
