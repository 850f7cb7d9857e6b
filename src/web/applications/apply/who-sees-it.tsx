import { CalendarX, Lock, UserCheck } from 'lucide';
import { listText } from '#domain/site/english.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import type { ApplyData } from './load-apply.server.ts';
import css from './who-sees-it.module.css';

const MOST_NAMES = 3;

/** Says who reads the application and how long it is kept (P-2, P-3). */
export function WhoSeesIt({
  data: { job, team, retention },
  heading: Heading,
}: {
  data: ApplyData;
  heading: 'h2' | 'h3';
}) {
  const { name } = job.company;
  return (
    <section className={css.sees} aria-labelledby="apply-sees">
      <Heading id="apply-sees">Who sees this, and for how long</Heading>
      {team.length > 0 && (
        <div className={css.team}>
          <span className={css.faces}>
            {team.slice(0, MOST_NAMES).map((person) => (
              <Avatar key={person} name={person} size={32} />
            ))}
          </span>
          <span>
            {teamNames(team)} at {name}
          </span>
        </div>
      )}
      <ul>
        <li>
          <Icon of={Lock} size={20} />
          <span>
            <b>Only people at {name}.</b> You’ll see each time one of them opens your CV.
          </span>
        </li>
        <li>
          <Icon of={UserCheck} size={20} />
          <span>
            <b>Read by people.</b> No machine scores or ranks you.
          </span>
        </li>
        <li>
          <Icon of={CalendarX} size={20} />
          <span>
            <b>Deleted {countText(retention.months, 'month')} after they decide,</b> our limit for jobs{' '}
            {retention.where}. You can withdraw it at any time.
          </span>
        </li>
      </ul>
    </section>
  );
}

/** "Ingrid, Halvor, Mette and two more". */
export function teamNames(team: readonly string[]): string {
  const names = team.slice(0, MOST_NAMES);
  const more = team.length - names.length;
  return listText(more > 0 ? [...names, `${more} more`] : names);
}
