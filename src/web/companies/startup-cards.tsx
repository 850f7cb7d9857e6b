import type { CompanyInDirectory } from '#domain/companies/views.ts';
import { shortLocation } from '#domain/site/location.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { counted } from '#web/ui/number-format.ts';
import { logoOf } from './logo-of.ts';
import css from './startup-cards.module.css';

/** The fields of a startup that its card shows. */
export type StartupInCards = Pick<CompanyInDirectory, 'key' | 'name' | 'intro' | 'flag' | 'numberOfActiveJobs'> & {
  logoImage?: { path: string };
  place: string;
};

export function cardFacts(company: CompanyInDirectory): StartupInCards {
  const { key, name, intro, flag, logoImage, location, numberOfActiveJobs } = company;
  return {
    ...{ key, name, intro, flag, numberOfActiveJobs },
    ...(logoImage && { logoImage: { path: logoImage.path } }),
    place: shortLocation(location),
  };
}

/** A few startups, each under its flag. */
export function StartupCards({ startups }: { startups: readonly StartupInCards[] }) {
  return (
    <div className={css.cards}>
      {startups.map((startup) => {
        const jobs = startup.numberOfActiveJobs;
        return (
          <article key={startup.key} className={css.card}>
            <div className={css.flag}>
              <Flag code={startup.flag} cut={{ w: 48, h: 30 }} />
            </div>
            <Logo flag={startup.flag} image={logoOf(startup)} size={64} className={css.logo} />
            <h3>
              <a href={`/startups/${startup.key}`}>{startup.name}</a>
            </h3>
            {startup.intro && <p>{startup.intro}</p>}
            <p className={css.meta}>
              {[startup.place, jobs > 0 && counted(jobs, 'open job')].filter(Boolean).join(', ')}
            </p>
          </article>
        );
      })}
    </div>
  );
}
