import { z } from 'zod';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { equityOfLines } from '../pay/equity-of-lines.server.ts';
import { offersEquity } from '../pay/equity-phrases.server.ts';
import { payOfText } from '../pay/pay-of-text.server.ts';
import { importWords } from '../phrases/import-phrases.server.ts';
import { typesOfText } from '../terms/types-of-text.server.ts';
import { workplaceOfLines } from '../terms/workplace-of-lines.server.ts';
import { linesOf, shortLines } from '../text/lines-of-text.ts';
import { NEGATION } from '../text/sentences-of-lines.ts';

/** An address counts only where a line says that applications go to it; others are for questions. */
const APPLY = importWords(({ applying }) => applying);
/** "Write to maja@startup.example and tell us …": so people apply where no other line names an address. */
const WRITE = importWords(({ writing }) => writing);
const ASK = importWords(({ asking }) => asking);
const END_OF_SENTENCE = /\n|(?<!\d)[.!?]\s+/;

/**
 * The other fields that a pasted text states in lines: "Salary: 690 000–820 000 NOK a year", "Full-time, hybrid", and
 * the only email address for applications. Without such lines, a sentence may state the hours and the workplace. Where
 * lines or sentences disagree, none counts. `countryCode` is that of the place: "kr" means its money.
 */
export function fieldsOfLines(title: string, text: string, countryCode: string): DraftContents {
  const lines = shortLines(text);
  const types = typesOfText(title, text);
  const workplace = workplaceOfLines(title, lines, text);
  const email = onlyOne(applyAddressesIn(text)) ?? onlyAddressToWriteTo(text);
  return {
    ...payOfText(title, linesOf(text), countryCode),
    ...(equityOfLines(lines) ?? (offersEquity(text) && { equityType: 'negotiated' as const })),
    ...(types.length > 0 && { jobPositionTypes: types }),
    ...(workplace !== null && { workplace }),
    ...(email !== null && { receiveApplicants: 'email', applyEmail: email }),
  };
}

/** Addresses in sentences, or on lines, that speak of applying. */
function applyAddressesIn(text: string): string[] {
  return text
    .split(END_OF_SENTENCE)
    .filter((sentence) => sentence.includes('@') && APPLY.test(sentence) && !NEGATION.test(sentence))
    .flatMap(addressesIn);
}

/** The only address of the text, if somebody is to write there and not to ask: "Questions? Write to …". */
function onlyAddressToWriteTo(text: string): string | null {
  const sentences = text.split(END_OF_SENTENCE);
  const withAddress = sentences.flatMap((sentence, at) =>
    sentence.includes('@') ? [{ sentence, before: sentences[at - 1] ?? '' }] : [],
  );
  const isForWriting = withAddress.some(({ sentence }) => WRITE.test(sentence) && !NEGATION.test(sentence));
  const isForAsking = withAddress.some(({ sentence, before }) => ASK.test(sentence) || ASK.test(before));
  return isForWriting && !isForAsking ? onlyOne(addressesIn(text)) : null;
}

function onlyOne(addresses: readonly string[]): string | null {
  const [first = null, ...others] = new Set(addresses);
  return others.length === 0 ? first : null;
}

function addressesIn(text: string): string[] {
  return text
    .split(/[\s<>()[\],;:"]/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word.includes('@') && word.length <= 200 && z.email().safeParse(word).success);
}
