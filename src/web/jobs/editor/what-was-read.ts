import type { DraftContents } from '#domain/jobs/inputs.ts';
import { listText } from '#domain/site/english.ts';
import { locationsOf, partsOf, textOf } from './draft-form.ts';

/**
 * Names the fields that a link or a pasted text has filled in, and says where applications go because of it. `unknown` has
 * a message for each place that nobody could publish, by its field.
 */
export function whatWasRead(contents: DraftContents, unknown: Record<string, string>): string {
  const hasPlace = locationsOf(contents).some((_, at) => unknown[`locations.${at}`] === undefined);
  const parts = Object.entries(partsOf(contents)).filter(
    ([name, { text }]) => text !== '' && (name !== 'Place' || hasPlace),
  );
  return [
    parts.length > 0 && `We filled in what we could read: ${listText(parts.map(([name]) => name.toLowerCase()))}.`,
    'Please check it, and add what is missing.',
    ...new Set(Object.values(unknown).map((message) => `${message}.`)),
    contents.receiveApplicants === 'email' &&
      `Applications go to ${textOf(contents.applyEmail)}, as the text says. You can change that below.`,
  ]
    .filter(Boolean)
    .join(' ');
}
