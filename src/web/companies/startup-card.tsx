import { spacedNumber } from '#domain/companies/registration/registration-number-hint.ts';
import type { Job } from '#domain/jobs/views.ts';
import { NUMBER_OF_EMPLOYEES, STAGES } from '#domain/site/company-terms.ts';
import { localName } from '#domain/site/location.ts';
import { labelOf } from '#domain/site/term.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { CoverOrFlag } from './cover-or-flag.tsx';
import { logoOf } from './logo-of.ts';
import css from './startup-card.module.css';

/** The startup beside its job: cover, logo, intro and up to four facts. */
export function StartupCard({ company }: { company: Job['company'] }) {
  const facts: [string, React.ReactNode][] = [];
  const place = localName(company.location);
  if (company.founded) facts.push(['Founded', place ? `${company.founded}, ${place}` : company.founded]);
  if (company.numberOfEmployees) facts.push(['People', labelOf(NUMBER_OF_EMPLOYEES, company.numberOfEmployees)]);
  if (company.stage) facts.push(['Stage', labelOf(STAGES, company.stage)]);
  if (company.numberOfActiveJobs > 0) {
    facts.push([
      'Open jobs',
      <a
        key="jobs"
        className="link"
        href={`/startups/${company.key}#jobs`}
        aria-label={`${company.numberOfActiveJobs} open jobs at ${company.name}`}
      >
        {company.numberOfActiveJobs}
      </a>,
    ]);
  }
  const [registration] = company.registrations;
  if (registration) {
    const { countryCode, legalName, register, number, isChecked } = registration;
    facts.push([
      'Registered',
      <>
        {legalName ?? registration.country}
        <small>
          {register} {spacedNumber(countryCode, number)}
        </small>
        {isChecked && <small>Number checked</small>}
      </>,
    ]);
  }
  return (
    <section className={css.card} aria-label="About the startup">
      <div className={css.picture}>
        <CoverOrFlag
          coverImage={company.coverImage}
          coverFocus={company.coverFocus}
          flag={company.flag}
          sizes="23.5rem"
          cut={{ w: 58, h: 24 }}
        />
      </div>
      <div className={css.in}>
        <Logo flag={company.flag} image={logoOf(company)} size={64} className={css.logo} />
        <h2>
          <a href={`/startups/${company.key}`}>{company.name}</a>
        </h2>
        {company.intro && <p>{company.intro}</p>}
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
