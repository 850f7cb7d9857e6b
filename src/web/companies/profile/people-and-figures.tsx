import type { Company } from '#domain/companies/views.ts';
import { isWebAddress } from '#web/seo/organization.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { thumbnailOf } from '../logo-of.ts';
import type { investorsOf, keyFigures } from './company-facts.ts';
import css from './people-and-figures.module.css';

export function Team({ people }: { people: Company['team'] }) {
  return (
    <ul className={css.team}>
      {people.map((person) => (
        <li key={`${person.name} ${person.role}`}>
          <Avatar name={person.name} image={thumbnailOf(person.image)} size={64} smallOnPhones />
          <span>
            <b>{person.name}</b>
            <span>{person.role}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function KeyFigures({ figures }: { figures: ReturnType<typeof keyFigures> }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Funds are square, people are round. */
export function InvestorList({ investors }: { investors: ReturnType<typeof investorsOf> }) {
  return (
    <ul className={css.investors}>
      {investors.map((investor) => (
        <li key={investor.name}>
          {investor.type === 'ANGEL' ? (
            <Avatar name={investor.name} size={48} />
          ) : (
            <Logo flag={investor.flag} size={48} />
          )}
          <span>
            {isWebAddress(investor.website) ? (
              <a href={investor.website} rel="nofollow ugc noopener">
                {investor.name}
              </a>
            ) : (
              <b>{investor.name}</b>
            )}
            <small>{investor.kind}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
