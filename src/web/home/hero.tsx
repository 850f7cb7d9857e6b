import { counted, grouped } from '../numbers.ts';
import { Flag, LetterFlag } from '../ui/flag.tsx';
import { Seek } from '../ui/seek.tsx';
import css from './hero.module.css';
import type { CompanyInWall, JobTallies } from './home-data.ts';
import { SearchHint } from './search-hint.tsx';

/** The first screen: what this is, the search, the four numbers, and the flags of who is hiring. */
export function Hero({ tallies, wall }: { tallies: JobTallies; wall: CompanyInWall[] }) {
  const numbers = [
    [tallies.open, 'open jobs'],
    [tallies.newToday, 'new today'],
    [tallies.startupsHiring, 'startups hiring'],
    [tallies.cities, 'cities'],
  ] as const;
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <h1>Where Nordic startups and talent land.</h1>
          <p className={css.lead}>
            Open roles from Tromsø to Malmö and Reykjavík to Oulu, with the salary on the listing and the founders a
            message away.
          </p>
          <Seek
            action="/jobs"
            label="Find jobs"
            suggest={() => import('../jobs/job-suggestions.tsx')}
            fields={[
              { label: 'What', name: 'search', placeholder: 'Role, skill or startup', maxLength: 200 },
              { label: 'Where', name: 'location', placeholder: 'City, country or remote', maxLength: 100 },
            ]}
          />
          <SearchHint countries={tallies.countries} />
          <dl className={css.tally}>
            {numbers.map(([value, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{grouped(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <nav className={css.wall} aria-label="Startups hiring now">
          {(['H', 'A', 'V', 'N'] as const).map((sign) => (
            <span key={sign} aria-hidden>
              <LetterFlag sign={sign} />
            </span>
          ))}
          {wall.map((startup) => (
            <a
              key={startup.key}
              href={`/startups/${startup.key}`}
              aria-label={`${startup.name}, ${counted(startup.numberOfActiveJobs, 'open job')}`}
            >
              <Flag name={startup.name} />
              <em aria-hidden>{startup.name}</em>
            </a>
          ))}
        </nav>
      </div>
    </section>
  );
}
