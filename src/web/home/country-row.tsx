import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './country-row.module.css';
import type { JobCounters } from './home-data.ts';

/** The five countries with their largest cities, each linked to its jobs. */
export function CountryRow({ countries }: { countries: JobCounters['countries'] }) {
  return (
    <div className={css.countries}>
      {countries.map((country) => (
        <div key={country.code} className={css.country}>
          <span className={css.flag}>
            <NationFlag country={country.code} />
          </span>
          <h3>
            <a href={`/jobs/location/${country.slug}`} data-country={country.code}>
              {country.name}
            </a>
            <span className={css.count}>{groupDigits(country.n)}</span>
          </h3>
          <ul>
            {country.cities.map((city) => (
              <li key={city.slug}>
                <a href={`/jobs/location/${country.slug}/${city.slug}`}>{city.name}</a>
                <span className={css.count}>{groupDigits(city.n)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
