import { Check, ChevronDown } from 'lucide';
import { useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import { LONGEST_BOOST_DAYS, priceIn } from '#domain/billing/order.ts';
import { vatName, vatOf } from '#domain/billing/vat.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { countryName } from '#domain/site/countries.ts';
import { minorUnits } from '#domain/site/money.ts';
import { JOB_PRICES } from '#domain/site/prices.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Section, SectionHead } from '#web/ui/page/section.tsx';
import { NationFlag } from '#web/ui/pictures/flag.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './pricing.module.css';
import { WhatABoostDoes } from './what-a-boost-does.tsx';

const COUNTRIES = JOB_PRICES.map(({ countryCode }) => countryCode);

/** Germany and the United States stand for the rest of the EU and all other countries. */
const ROWS = [
  ...COUNTRIES.map((code) => ({ code, name: countryName(code), hasFlag: true })),
  { code: 'DE', name: 'Rest of the EU', hasFlag: false },
  { code: 'US', name: 'Elsewhere', hasFlag: false },
];

export const loader = defineLoader(({ cache, payments, url }) => {
  cache.dependsOn();
  const { seller } = payments;
  const countryCode = url.searchParams.get('country')?.toUpperCase();
  const country = COUNTRIES.find((code) => code === countryCode) ?? 'DK';
  const { amount, currency } = priceIn(country);
  return {
    country,
    price: { units: amount / minorUnits(currency), currency },
    isOffered: payments.provider !== null,
    rows: ROWS.map(({ code, name, hasFlag }) => {
      const price = priceIn(code);
      // A startup with a VAT number; the note below the prices covers those without.
      const { treatment, rate } = vatOf(seller, { countryCode: code, vatNumber: 'known' });
      const vat = {
        domestic: `${rate} %`,
        reverseCharge: 'Reverse charge',
        outside: `No ${vatName(seller.countryCode)}`,
      };
      // Where the text is large on a phone, the currency stands below its amount.
      const text = amountText(price.amount, price.currency).replace(/\u00a0(?=\D+$)/, ' ');
      return { code, name, hasFlag, price: text, vat: vat[treatment] };
    }),
  };
});

const QUESTIONS = [
  ['Which jobs count as free?', 'Any open job you have not paid for, in review or live. Imported jobs do not count.'],
  ['Do I get my money back?', 'Yes, if we reject the job. Write to us for anything else: a person answers.'],
  ['How do I pay?', 'By card. The receipt comes by email and stays under Orders, with your VAT number on it.'],
  [
    'What happens when its time is up?',
    'The job closes, and you renew it within 90 days at the same address. Your one free job renews free.',
  ],
] as const;

/** What a startup can have, at the price of a country. */
const plansAt = (price: number) =>
  [
    {
      name: 'Free',
      units: 0,
      text: 'One job at a time, for as long as you like.',
      points: [
        'Open for 14 to 60 days, as you choose',
        'In search, on place pages and on your profile',
        'A board for your applicants, and messages with them',
        'Numbers by day',
        'Your whole team',
      ],
      action: { kind: 'line', label: 'Post a job', href: '/startups/join' },
    },
    {
      name: 'Pro',
      units: price,
      text: 'A further job while the first is open.',
      points: [
        'Everything in Free',
        'As many jobs as you like, one by one',
        `Boosted for ${BOOST_DAYS} days`,
        'Receipt at once',
      ],
      action: { kind: 'primary', label: 'Post a second job', href: '/client' },
    },
    {
      name: 'Boost',
      units: price,
      text: 'For a job that is already open.',
      points: [
        'A marked place above the list',
        `For ${BOOST_DAYS} days, up to ${LONGEST_BOOST_DAYS}`,
        'Numbers that show what it did',
      ],
      action: { kind: 'cloudberry', label: 'Boost a job', href: '/client' },
    },
  ] as const;

export default function PricingPage() {
  const { country, price, isOffered, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Pricing"
        description="One job is free, always. Pay for a second one, or for a boost: the prices in every country, without a subscription."
        path="/pricing"
      />
      <div className="wrap">
        <header className={css.head}>
          <h1>One job is free. Always.</h1>
          <p>Pay for the second one, or to be seen first. No subscription, no invoice to argue about.</p>
        </header>
        <nav className={css.countries} aria-label="Country of the job">
          {COUNTRIES.map((code) => (
            <a
              key={code}
              className={css.country}
              href={code === 'DK' ? '/pricing' : `/pricing?country=${code}`}
              aria-current={code === country ? 'true' : undefined}
            >
              <NationFlag country={code} className={css.flag} />
              {countryName(code)}
            </a>
          ))}
        </nav>
        <Plans country={country} price={price} isOffered={isOffered} />
        <p className={css.note}>
          Prices are without VAT and depend on the country of the job, or of the startup if the job is remote.
          {!isOffered && ' Payments are not set up on this site, so Pro and Boost cannot be bought at the moment.'}
        </p>
      </div>
      <Section>
        <SectionHead title="Every country" />
        <PriceTable rows={rows} />
        <p className={css.note}>Startups in the EU without a VAT number pay VAT at the seller’s rate.</p>
      </Section>
      <Section tone="mist">
        <SectionHead title="What a boost does" />
        <WhatABoostDoes
          does={[
            'Give the job a marked place above page one, in searches it matches anyway',
            'Show a “Boosted” label that explains itself',
            `Last ${BOOST_DAYS} days, from approval`,
          ]}
          doesNot={[
            'Change the order of the list below',
            'Show the job to people it does not fit',
            'Bring back a job that is closed',
            'Hide that it is paid',
          ]}
        />
      </Section>
      <Section>
        <div className={css.questions}>
          <h2>Questions</h2>
          <div className={css.answers}>
            {QUESTIONS.map(([question, answer], index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <Icon of={ChevronDown} size={20} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

type PricingData = ReturnType<typeof useLoaderData<typeof loader>>;

function Plans({ country, price, isOffered }: Pick<PricingData, 'country' | 'price' | 'isOffered'>) {
  return (
    <section className={css.plans} aria-label={`Prices in ${countryName(country)}`}>
      {plansAt(price.units).map(({ name, units, text, points, action }) => (
        <article key={name} className={css.plan}>
          {name === 'Boost' && <Badge text="Boosted" className={css.badge} />}
          <h2>{name}</h2>
          <p className={css.price}>
            {groupDigits(units)}
            <small>{price.currency}</small>
          </p>
          <p className={css.text}>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon of={Check} size={18} />
                {point}
              </li>
            ))}
          </ul>
          {(units === 0 || isOffered) && (
            <LinkButton kind={action.kind} href={action.href} className={css.action}>
              {action.label}
            </LinkButton>
          )}
        </article>
      ))}
    </section>
  );
}

function PriceTable({ rows }: Pick<PricingData, 'rows'>) {
  return (
    <div className={css.tableFrame}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className={css.wideOnly}>
              First job
            </th>
            <th scope="col">
              Pro<span className={css.narrowOnly}> or Boost</span>
            </th>
            <th scope="col" className={css.boostColumn}>
              Boost
            </th>
            <th scope="col" className={css.wideOnly}>
              VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                <span>
                  {row.hasFlag ? <NationFlag country={row.code} className={css.flag} /> : <i className={css.flag} />}
                  {row.name}
                </span>
              </th>
              <td className={css.wideOnly}>Free</td>
              <td>
                <b>{row.price}</b>
              </td>
              <td className={css.boostColumn}>
                <b>{row.price}</b>
              </td>
              <td className={css.wideOnly}>{row.vat}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
