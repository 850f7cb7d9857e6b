import { useEffect, useRef } from 'react';
import { LONGEST_MESSAGE } from '#domain/applications/messages/messages.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LengthNote, useLength } from '#web/ui/forms/length-note.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import type { OpenCard } from '../board-types.ts';
import { useUnsentText } from '../use-unsent-text.ts';
import css from './card-drawer.module.css';
import side from './card-side.module.css';
import { ComposeError } from './compose-error.tsx';
import { MentionField, mentionOf } from './mention-field.tsx';

/** The notes that the team wrote to each other. */
export function CardNotes({ notes }: Pick<OpenCard, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className={side.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <Avatar name={note.by} size={32} />
          <div>
            <b>{note.isMine ? 'You' : note.by}</b> <time dateTime={note.at}>{note.atText}</time>
            <p>{withMentions(note.text, note.mentions.length > 0)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export type WriteNoteProps = {
  card: OpenCard;
  action: string;
  /** In the note. */
  mistakes: Mistakes | undefined;
  /** The last form did not reach the site. */
  isUnreached: boolean;
  /** Changes when a note was taken, which empties the form. */
  noteCount: number;
};

/** The form for the next note. */
export function WriteNote({ card, action, mistakes, isUnreached, noteCount }: WriteNoteProps) {
  const field = { id: 'note-text', userId: card.myId, name: `note ${card.id}` };
  const note = useUnsentText(field, mistakes?.values.text ?? '');
  const { length, isTooLong, isRefusedForLength } = useLength(LONGEST_MESSAGE, mistakes?.values.text, note.text);
  const error = isRefusedForLength ? undefined : mistakes && (mistakes.fields.text ?? mistakes.message);
  const lastTaken = useRef(noteCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each note that was taken
  useEffect(() => {
    if (lastTaken.current !== noteCount) note.setText('');
    lastTaken.current = noteCount;
  }, [noteCount]);
  return (
    <form method="post" action={action} className={css.compose} aria-label="Write a note">
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="card" value={card.id} />
      <label className={css.hiddenLabel} htmlFor="note-text">
        Note to your team
      </label>
      <MentionField
        area={note.area}
        members={card.team
          .filter((member) => member.id !== card.myId)
          .map((each) => ({
            id: each.id,
            name: `${each.name} ${each.lastName}`.trim(),
            mention: mentionOf(each, card.team),
          }))}
        id="note-text"
        name="text"
        rows={2}
        placeholder="Write a note. Type @ to mention a colleague"
        value={note.text}
        onText={note.setText}
        data-key="n"
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={error ? 'note-error' : 'note-length'}
      />
      <div className={css.count}>
        <LengthNote id="note-length" length={length} longest={LONGEST_MESSAGE} />
      </div>
      {error && <ComposeError id="note-error" error={error} isUnreached={isUnreached} />}
      <div className={css.composeBar}>
        <Button type="submit" size="sm" kind="line">
          Add note
        </Button>
      </div>
    </form>
  );
}

function withMentions(text: string, hasMentions: boolean) {
  if (!hasMentions) return text;
  return text.split(/(@[\p{L}\p{M}'’-]+)/u).map((part, index) =>
    part.startsWith('@') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <span key={index} className={side.at}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
