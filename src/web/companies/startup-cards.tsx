import type { Company, CompanyInDirectory } from '#domain/companies/views.ts';
import { shortLocation } from '#domain/site/location.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { CoverOrFlag } from './cover-or-flag.tsx';
import { logoOf } from './logo-of.ts';
import { peopleLabel } from './profile/company-facts.ts';
import css from './startup-cards.module.css';

/** The fields of a startup that its card shows. */
export type StartupInCards = Pick<CompanyInDirectory, 'key' | 'name' | 'intro' | 'flag' | 'numberOfActiveJobs'> & {
  logoImage?: { path: string };
  coverImage: { path: string } | null;
  coverFocus: Company['coverFocus'];
  place: string;
  /** Such as `51–100`. */
  people: string;
};

export function cardFacts(company: CompanyInDirectory & Pick<Company, 'coverImage' | 'coverFocus'>): StartupInCards {
  const { key, name, intro, flag, logoImage, coverImage, coverFocus, location, numberOfActiveJobs } = company;
  return {
    key,
    name,
    intro,
    flag,
    numberOfActiveJobs,
    ...(logoImage && { logoImage: { path: logoImage.path } }),
    coverImage: coverImage && { path: coverImage.path },
    coverFocus,
    place: shortLocation(location),
    people: peopleLabel(company),
  };
}

/** A few startups, each under its cover, or its flag until there is one. */
export function StartupCards({ startups }: { startups: readonly StartupInCards[] }) {
  return (
    <div className={css.cards}>
      {startups.map((startup) => {
        const jobs = startup.numberOfActiveJobs;
        return (
          <article key={startup.key} className={css.card}>
            <div className={css.cover}>
              <CoverOrFlag
                coverImage={startup.coverImage}
                coverFocus={startup.coverFocus}
                flag={startup.flag}
                sizes="(max-width: 40em) 100vw, 26rem"
                cut={{ w: 48, h: 30 }}
              />
            </div>
            <Logo flag={startup.flag} image={logoOf(startup)} size={64} className={css.logo} />
            <h3>
              <a href={`/startups/${startup.key}`}>{startup.name}</a>
            </h3>
            {startup.intro && <p>{startup.intro}</p>}
            <p className={css.meta}>
              {[startup.place, startup.people && `${startup.people} people`, jobs > 0 && countText(jobs, 'open job')]
                .filter(Boolean)
                .join(', ')}
            </p>
          </article>
        );
      })}
    </div>
  );
}
