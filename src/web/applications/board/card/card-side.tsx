import { classNames } from '#web/ui/class-names.ts';
import { ChangedText } from '#web/ui/text/changed-text.tsx';
import type { OpenCard } from '../board-types.ts';
import css from './card-drawer.module.css';
import { CardNotes, WriteNote, type WriteNoteProps } from './card-notes.tsx';
import side from './card-side.module.css';

const SCORES = [1, 2, 3, 4, 5];

/** Shows the team's scores and notes, and the history of the card. */
export function CardSide(note: WriteNoteProps) {
  const { card, action } = note;
  return (
    <aside className={css.side} aria-label="Team">
      <TeamScores card={card} action={action} />
      <section className={css.block}>
        <h3>Notes</h3>
        <CardNotes notes={card.notes} />
        <WriteNote {...note} />
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

/** The score of each member, and the buttons for one's own. */
function TeamScores({ card, action }: { card: OpenCard; action: string }) {
  const own = card.team.find(({ id }) => id === card.myId)?.score ?? null;
  const scores = card.team.flatMap(({ score }) => (score === null ? [] : [score]));
  return (
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
  );
}
