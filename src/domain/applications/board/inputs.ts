import { z } from 'zod';
import { messageText, noteText, offerDetails, timesDetails } from '#domain/applications/messages/messages.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { COLUMN_COLORS } from '#domain/site/configuration-terms.ts';
import { COLUMN_MEANINGS } from '../application.ts';

/** The most cards that one request moves. */
export const MOST_AT_ONCE = 500;

const id = z.string().refine(isIdentifier, 'This is not an id.');

/** The steps that are columns of every board and take cards. */
export const FIXED_COLUMNS = ['applied', 'hired', 'toreject'] as const;

/** A column: a step that every board has, or the id of a custom column. */
export const columnInput = z.union([z.enum(FIXED_COLUMNS), id], 'Please choose a column.');

const cardVersion = z.strictObject({ id, version: z.number().int().min(1) });
export type CardVersion = z.infer<typeof cardVersion>;

const cards = z.array(cardVersion).min(1, 'Please choose somebody.').max(MOST_AT_ONCE);

export const undoInput = z.strictObject({ cards });

export const moveInput = z
  .strictObject({
    cards,
    /** A custom column of another job means the column of the same name of the card's own job. */
    to: columnInput,
    place: z.enum(['top', 'bottom']).default('top'),
    /** The card directly above. If it is not in that column (any more), `place` decides. */
    after: id.optional(),
  })
  .refine(({ cards, after }) => !cards.some((card) => card.id === after), {
    path: ['after'],
    message: 'A card cannot stand below itself.',
  });
export type MoveInput = z.input<typeof moveInput>;

export const columnFields = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name').max(40, 'Please use at most 40 characters'),
  color: z.enum(COLUMN_COLORS),
  meaning: z.enum(COLUMN_MEANINGS),
});
export type ColumnFields = z.infer<typeof columnFields>;

const ids = z.array(id).min(1, 'Please name one.').max(MOST_AT_ONCE);

/** A new column. */
export const placedColumn = columnFields.extend({
  /** The column directly before it: "Applied", or the id of a custom column. Without it, the new one is the last before "Hired". */
  after: z.union([z.literal('applied'), id], 'Please choose a column.').optional(),
});
export type PlacedColumn = z.infer<typeof placedColumn>;

/** A column for the boards of these jobs. */
export const newColumnInput = placedColumn.extend({ jobIds: ids });

/** The columns that a board shows as one, and what they become. */
export const changedColumnsInput = columnFields.extend({ columnIds: ids });

export const columnsInput = z.strictObject({ columnIds: ids });

export const shiftedColumnsInput = columnsInput.extend({ to: z.enum(['left', 'right']) });

export const anonymousInput = z.strictObject({ jobId: id, isAnonymous: z.boolean() });

export const noteInput = z.strictObject({ text: noteText });

export const scoreInput = z.strictObject({ score: z.number().int().min(1).max(5).nullable() });

export const messageInput = z
  .strictObject({
    text: messageText,
    /** The answer clock rests until the talent answers. Times and offers always ask. */
    asks: z.boolean().default(false),
    times: timesDetails.omit({ answer: true, endedAt: true }).optional(),
    offer: offerDetails.omit({ answer: true }).optional(),
  })
  .refine(({ times, offer }) => !times || !offer, {
    path: ['offer'],
    message: 'Please send times and an offer one after the other',
  })
  .refine(({ times }) => !times || new Set(times.times.map(({ from }) => from)).size === times.times.length, {
    path: ['times'],
    message: 'Please propose each time once',
  });
export type MessageInput = z.input<typeof messageInput>;

/** Noes that wait, by the moments at which they leave. */
export const waitingNoesInput = z.strictObject({
  moments: z.array(z.iso.datetime('Please choose a time.')).min(1, 'Please choose somebody.').max(MOST_AT_ONCE),
  /** Only those of this job. */
  jobId: id.optional(),
});
export type WaitingNoes = z.infer<typeof waitingNoesInput>;

export const noInput = z.strictObject({
  ids: z.array(id).min(1, 'Please choose somebody.').max(MOST_AT_ONCE),
  text: messageText,
});

/** The text by which the noes of one job are written. */
export const noTextInput = z.strictObject({ jobId: id, text: messageText });
