import { useEffect, useRef } from 'react';
import { LONGEST_MESSAGE } from '#domain/applications/messages/messages.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedText } from '#web/ui/changed-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LengthNote, useLength } from '#web/ui/length-note.tsx';
import type { OpenCard } from '../board-types.ts';
import { useUnsentText } from '../use-unsent-text.ts';
import css from './card-drawer.module.css';
import side from './card-side.module.css';
import { ComposeError } from './compose-error.tsx';
import { MentionField, mentionOf } from './mention-field.tsx';

const SCORES = [1, 2, 3, 4, 5];

/** Shows the team's scores and notes, and the history of the card. */
export function CardSide({
  card,
  action,
  mistakes,
  isUnreached,
  noteCount,
}: {
  card: OpenCard;
  action: string;
  /** In the note. */
  mistakes: Mistakes | undefined;
  /** The last form did not reach the site. */
  isUnreached: boolean;
  /** Changes when a note was taken. */
  noteCount: number;
}) {
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
  const own = card.team.find(({ id }) => id === card.myId)?.score ?? null;
  const scores = card.team.flatMap(({ score }) => (score === null ? [] : [score]));
  return (
    <aside className={css.side} aria-label="Team">
      <section className={css.block}>
        <div className={css.heading}>
          <h3>Your score</h3> <small>only your team sees it</small>
        </div>
        <ChangedText>{own === null ? 'You have given no score.' : `Your score is ${own}.`}</ChangedText>
        <form method="post" action={action} className={side.score}>
          <input type="hidden" name="intent" value="score" />
          <input type="hidden" name="card" value={card.id} />
          {SCORES.map((score) => (
            <button
              key={score}
              type="submit"
              name="score"
              value={own === score ? '' : score}
              aria-pressed={own === score}
              aria-label={`Score ${score}`}
              data-key={score}
            >
              {score}
            </button>
          ))}
        </form>
        <ul className={side.scores}>
          {card.team.map(({ id, name, score }) => (
            <li key={id}>
              <span>{id === card.myId ? 'You' : name}</span>
              {score === null ? (
                <span className={css.meta}>not yet</span>
              ) : (
                <span className={side.pips} aria-hidden="true">
                  {SCORES.map((pip) => (
                    <i key={pip} className={pip <= score ? side.on : undefined} />
                  ))}
                </span>
              )}
              <b>{score}</b>
            </li>
          ))}
          {scores.length > 1 && (
            <li>
              <span>Together</span>
              <span />
              <b>{Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10}</b>
            </li>
          )}
        </ul>
      </section>
      <section className={css.block}>
        <h3>Notes</h3>
        {card.notes.length > 0 && (
          <ul className={side.notes}>
            {card.notes.map((note) => (
              <li key={note.id}>
                <Avatar name={note.by} size={32} />
                <div>
                  <b>{note.isMine ? 'You' : note.by}</b> <time dateTime={note.at}>{note.atText}</time>
                  <p>{withMentions(note.text, note.mentions.length > 0)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
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
      </section>
      <section className={css.block}>
        <h3>Timeline</h3>
        <ol className={side.timeline}>
          {card.timeline.map(({ text, at, isPast }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
            <li key={index} className={classNames(isPast && side.past)}>
              <b>{text}</b>
              <span>{at}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
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
