import { CalendarPlus } from 'lucide';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import css from './application.module.css';
import type { talksOf } from './application-facts.ts';
import { DayLeaf } from './day-leaf.tsx';
import { TalkPlace } from './talk-place.tsx';

/** A talk on which both agreed, until it is over. */
export function TalkCard({ talk, path }: { talk: ReturnType<typeof talksOf>[number]; path: string }) {
  return (
    <section className={css.turn} aria-label="Your talk">
      <DayLeaf {...talk} />
      <div className={css.turnText}>
        <h2>
          You talk with {talk.author} on {talk.day}
        </h2>
        <p>{[talk.label, talk.here].filter(Boolean).join('. ')}</p>
        <TalkPlace place={talk.place} />
        <div className={css.buttons}>
          <LinkButton kind="line" size="sm" icon={CalendarPlus} href={`${path}/dates.ics`} download>
            Add to calendar
          </LinkButton>
        </div>
        <p>
          Do you need another time?{' '}
          <a className="link" href="#message">
            Write to them
          </a>
        </p>
      </div>
    </section>
  );
}
