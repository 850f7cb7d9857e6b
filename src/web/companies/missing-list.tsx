import type { MissingPart } from '#domain/companies/missing.server.ts';
import css from './missing-list.module.css';

/** What a profile lacks for approval. Each line leads to its field. */
export function MissingList({ companyKey, missing }: { companyKey: string; missing: readonly MissingPart[] }) {
  return (
    <ul className={css.list}>
      {missing.map(({ field, what }) => (
        <li key={field}>
          <a
            className="link"
            href={field === 'verifiedEmail' ? '/settings' : `/client/startups/${companyKey}/edit#${field}`}
          >
            {`Add ${what}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
