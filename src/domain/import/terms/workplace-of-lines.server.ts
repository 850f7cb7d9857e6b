import type { Workplace } from '#domain/jobs/job.ts';
import { importPhraseSource } from '../phrases/import-phrases.server.ts';
import { agreedWorkplace, workplaceOfSentences } from './workplace-phrases.server.ts';

/** What short lines state about the workplace. The phrases are in `import/phrases/`. */

/** The name of a field, which may stand before the workplace. */
const LABEL = new RegExp(`^${importPhraseSource(({ shortLines }) => shortLines.labels)} ?: *`, 'iu');

/** Whole parts of a line, such as "Hybrid" in "Full-time · Hybrid". Within a sentence these words may be about a product. */
const PARTS = (['hybrid', 'remote', 'onsite'] as const).map(
  (key) => [new RegExp(`^${importPhraseSource(({ shortLines }) => shortLines[key])}$`, 'u'), key] as const,
);

/**
 * The workplace that the title, the short lines and the sentences of a pasted text state; null where they state none, or
 * both remote and on site.
 */
export function workplaceOfLines(title: string, lines: readonly string[], text: string): Workplace | null {
  return workplaceOfParts([title, ...lines]) ?? workplaceOfSentences(text);
}

/** The workplace that whole parts of lines state: "København (delvist hjemmearbejde)". */
export function workplaceOfParts(lines: readonly string[]): Workplace | null {
  const parts = lines.flatMap((line) =>
    line
      .replace(/^[-–•*·] /, '')
      .replace(LABEL, '')
      .split(/[,;|·•()[\]/]|(?<=hybrid):\s|\s[-–—]\s|\.(?=\s|$)/i)
      .map((part) => part.trim().toLowerCase()),
  );
  return agreedWorkplace(
    parts.flatMap((part) => PARTS.filter(([pattern]) => pattern.test(part)).map(([, workplace]) => workplace)),
  );
}
