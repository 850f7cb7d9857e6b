import type { Platform } from '#domain/site/platforms.ts';
import { useSite } from '#web/app/use-site.ts';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { Flag, LetterFlag } from '#web/ui/pictures/flag.tsx';
import { countText, groupDigits } from '#web/ui/text/number-format.ts';
import css from './hero.module.css';
import type { CompanyInWall, JobCounters, PopularSearch } from './home-data.ts';
import { SearchHint } from './search-hint.tsx';

/** The four numbers and their pages. If no job is new, the number of the week replaces a discouraging zero. */
export function heroNumbers({ open, newIn24Hours, newThisWeek, startupsHiring, cities }: JobCounters) {
  return [
    [open, open === 1 ? 'open job' : 'open jobs', '/jobs'],
    newIn24Hours > 0 ? [newIn24Hours, 'new in 24 hours', '/jobs'] : [newThisWeek, 'new this week', '/jobs'],
    [startupsHiring, startupsHiring === 1 ? 'startup hiring' : 'startups hiring', '/startups'],
    [cities, cities === 1 ? 'city' : 'cities', '/jobs/browse'],
  ] satisfies [number, string, string][];
}

const WELCOME: Record<Platform, { title: string; lead: string }> = {
  thehub: {
    title: 'Where Nordic startups and talent land.',
    lead: 'Open roles from Tromsø to Malmö and Reykjavík to Oulu, with the salary whenever we know it.',
  },
  plusimpact: {
    title: 'Work that mends something.',
    lead: 'Jobs at Nordic startups with a goal you can name, from clean energy to life below water.',
  },
};

/** The first screen: the heading, the search, four numbers, and the flags of startups that are hiring. */
export function Hero({
  counters,
  popular,
  wall,
}: {
  counters: JobCounters;
  popular: PopularSearch[];
  wall: CompanyInWall[];
}) {
  const { title, lead } = WELCOME[useSite().platform];
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <SearchForm
            action="/jobs"
            label="Find jobs"
            suggest={() => import('#web/jobs/list/job-suggestions.tsx')}
            fields={[
              { label: 'What', name: 'search', placeholder: 'Role, skill or startup', maxLength: 200 },
              { label: 'Where', name: 'location', placeholder: 'City, country or remote', maxLength: 100 },
            ]}
          />
          <SearchHint countries={counters.countries} popular={popular} />
          <dl className={css.counter}>
            {heroNumbers(counters).map(([value, label, href]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <a href={href} aria-label={`${groupDigits(value)} ${label}`}>
                    {groupDigits(value)}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          {wall.length > 0 && (
            <a className={`vh ${css.skip}`} href="#after-flags">
              Skip the flags
            </a>
          )}
        </div>
        <nav className={css.wall} aria-label="Startups hiring now">
          {(['H', 'A', 'V', 'N'] as const).map((sign) => (
            <span key={sign} className={css.letter} aria-hidden>
              <LetterFlag sign={sign} />
            </span>
          ))}
          {wall.map((startup) => (
            <a
              key={startup.key}
              href={`/startups/${startup.key}`}
              aria-label={`${startup.name}, ${countText(startup.numberOfActiveJobs, 'open job')}`}
            >
              <Flag code={startup.flag} />
              <em aria-hidden>{startup.name}</em>
            </a>
          ))}
        </nav>
      </div>
      <div id="after-flags" />
    </section>
  );
}
