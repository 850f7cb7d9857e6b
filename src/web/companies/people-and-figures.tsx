import type { Company } from '../../domain/companies/views.ts';
import { KEY_FIGURE_NAMES } from '../../domain/site/company-terms.ts';
import { INVESTOR_CATEGORIES } from '../../domain/site/investor-terms.ts';
import { labelOf } from '../../domain/site/taxonomies.ts';
import { isWebAddress } from '../seo/organization.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Logo } from '../ui/logo.tsx';
import { peopleWords } from './company-facts.ts';
import { thumbnailOf } from './logo-of.ts';
import css from './people-and-figures.module.css';

/** "51–100 people, 14 nationalities". */
export function teamNote(company: Company): string | undefined {
  const people = peopleWords(company);
  const nationalities = company.keyFigures.find(({ name }) => name === 'nationalities')?.value;
  return (
    [people && `${people} people`, nationalities && `${nationalities} nationalities`].filter(Boolean).join(', ') ||
    undefined
  );
}

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

export function KeyFigures({ figures }: { figures: Company['keyFigures'] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{labelOf(KEY_FIGURE_NAMES, name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Funds are square, people are round. */
export function InvestorList({ investors }: { investors: Company['investors'] }) {
  return (
    <ul className={css.investors}>
      {investors.map((investor) => (
        <li key={investor.name}>
          {investor.type === 'ANGEL' ? (
            <Avatar name={investor.name} size={48} />
          ) : (
            <Logo name={investor.name} size={48} />
          )}
          <span>
            {isWebAddress(investor.website) ? (
              <a href={investor.website} rel="nofollow ugc noopener">
                {investor.name}
              </a>
            ) : (
              <b>{investor.name}</b>
            )}
            <small>{labelOf(INVESTOR_CATEGORIES, investor.type)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
