import type { JobPrice } from '#domain/site/prices.ts';
import { NationFlag } from '#web/ui/flag.tsx';
import { grouped } from '#web/ui/number-format.ts';
import css from './price-band.module.css';

/** The price of an extra job in each of the five countries. */
export function PriceBand({ prices }: { prices: readonly JobPrice[] }) {
  return (
    <section className={`deep ${css.band}`}>
      <div className={`wrap ${css.grid}`}>
        <div>
          <h2>Fly your flag in front of Nordic candidates.</h2>
          <p className={css.lead}>
            Every startup posts its first job for free. It shows up in every matching search for 30 days.
          </p>
        </div>
        <table className={css.prices}>
          <caption>Each extra job, 30 days</caption>
          <tbody>
            {prices.map(({ countryCode, country, amount, currency }) => (
              <tr key={countryCode}>
                <th scope="row">
                  <span>
                    <NationFlag country={countryCode} />
                    {country}
                  </span>
                </th>
                <td>
                  {grouped(amount)} <span>{currency}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
