import type { Company } from '#domain/companies/views.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { thumbnailOf } from '../logo-of.ts';
import css from './quote.module.css';

/** A quote from a member of the startup, on a dark background. */
export function Quote({ quote, team }: { quote: NonNullable<Company['quote']>; team: Company['team'] }) {
  const person = team.find(({ name }) => name === quote.author);
  return (
    <figure className={`deep ${css.quote}`}>
      <div className={`wrap ${css.in}`}>
        <figcaption>
          <span className={css.face}>
            <Avatar name={quote.author} image={thumbnailOf(person?.image)} size={64} tone="ice" />
          </span>
          <span className={css.person}>
            <b>{quote.author}</b>
            <span>{quote.role}</span>
          </span>
        </figcaption>
        <blockquote>“{quote.text.replace(/^["“”'‘]+|["“”'’]+$/g, '')}”</blockquote>
      </div>
    </figure>
  );
}
