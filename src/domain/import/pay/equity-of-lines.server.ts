import type { DraftContents } from '#domain/jobs/inputs.ts';
import { importPhraseSource } from '../phrases/import-phrases.server.ts';

const NAME = importPhraseSource(({ equity }) => equity.names);
const SHARE = String.raw`(?<least>from )?(?<most>up to |op til |opp til |upp till )?(?<from>\d{1,2}(?:[.,]\d{1,3})?) ?%?(?: ?(?:[-–—]|to|til|till|and|og|och) ?(?<to>\d{1,2}(?:[.,]\d{1,3})?))? ?%`;
const AS_FIELD = new RegExp(
  `^${NAME}(?: range| package| grant| stake)?(?: ?[:–—-] ?| of | is | )(?:between )?${SHARE}$`,
  'i',
);
/** "0.1–0.5% of the company in shares" */
const OF_COMPANY =
  '(?:of|av|af) (?:(?:the|our|vores|vårt) )?(?:company|business|virksomheden|selskabet|selskapet|bedriften|bolaget|företaget) (?:in|as|i|som) (?:shares|stock|equity|options|aktier|aksjer|optioner|opsjoner)';
const AFTER_FIGURE = new RegExp(
  `^(?:(?:you(?:[’']ll| will)? (?:get|receive)|we offer(?: you)?|plus|and|with) )?${SHARE} (?:(?:in |of |i )?${NAME}|${OF_COMPANY})$`,
  'i',
);
const NEGOTIATED = new RegExp(`^${NAME} ?[:–—-] ?${importPhraseSource(({ equity }) => equity.negotiated)}$`, 'i');

/**
 * The equity that lines of a pasted text state: "Equity: 0.2–0.5%", "plus 0,5 % equity". Only whole parts of a line count,
 * because a sentence may be about an investor's share.
 */
export function equityOfLines(lines: readonly string[]): DraftContents | null {
  const parts = lines.flatMap((line) =>
    line
      .replace(/^[-–•*·] /, '')
      .split(/[;|·•()]|,\s|\s\+\s|(?<=\S)\s(?=plus\s)|(?<![\d%])\s(?=and \d)|\.(?=\s|$)/)
      .map((part) => part.trim()),
  );
  const statements = parts.flatMap((part) => {
    if (NEGOTIATED.test(part)) return [{ equityType: 'negotiated' }];
    const groups = (AS_FIELD.exec(part) ?? AFTER_FIGURE.exec(part))?.groups;
    if (groups?.from === undefined) return [];
    const first = Number(groups.from.replace(',', '.'));
    const second = groups.to === undefined ? null : Number(groups.to.replace(',', '.'));
    const equityFrom = groups.most === undefined || second !== null ? first : null;
    const equityTo = second ?? (groups.least === undefined ? first : null);
    if (first === 0 || (second !== null && second < first)) return [];
    return [{ equityType: 'percentage', equityFrom, equityTo }];
  });
  const [equity, ...others] = new Map(statements.map((one) => [JSON.stringify(one), one])).values();
  return equity !== undefined && others.length === 0 ? equity : null;
}
