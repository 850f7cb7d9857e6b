import type { JobPrice } from '#domain/site/prices.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './price-band.module.css';

/** The call to startups. Prices stand in it once jobs can be posted (`prices` is null until then). */
export function PriceBand({ prices }: { prices: readonly JobPrice[] | null }) {
  return (
    <Band
      heading="Fly your flag in front of Nordic candidates."
      lead={
        prices
          ? 'Every startup posts its first job for free. It shows up in every matching search for up to 60 days.'
          : 'Every startup here has a flag made from its name. Hoist yours: the profile is free and takes a minute.'
      }
      action={{ label: prices ? 'Post a job' : 'Put your startup on the map', href: '/startups/join', kind: 'snow' }}
      more={prices ? { label: 'See all prices', href: '/pricing' } : undefined}
      prices={prices}
      caption="Each further job, for up to 60 days"
    />
  );
}

/** A dark band with one call, and the prices beside it. */
export function Band({
  heading,
  lead,
  action,
  more,
  prices,
  caption,
}: {
  heading: string;
  lead: string;
  action: { label: string; href: string; kind: 'snow' | 'snowline' };
  more?: { label: string; href: string } | undefined;
  prices: readonly JobPrice[] | null;
  caption: string;
}) {
  return (
    <section className={`deep ${css.band}`}>
      <div className={`wrap ${css.grid} ${prices ? css.withPrices : ''}`}>
        <div>
          <h2>{heading}</h2>
          <p className={css.lead}>{lead}</p>
          <p className={css.actions}>
            <LinkButton size="lg" kind={action.kind} href={action.href}>
              {action.label}
            </LinkButton>
            {more && (
              <LinkButton size="lg" kind="snowline" href={more.href}>
                {more.label}
              </LinkButton>
            )}
          </p>
        </div>
        {prices && (
          <table className={css.prices}>
            <caption>{caption}</caption>
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
                    {groupDigits(amount)} <span>{currency}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
