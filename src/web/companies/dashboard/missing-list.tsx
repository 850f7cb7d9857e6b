import type { MissingPart } from '#domain/companies/approval/missing-for-approval.server.ts';
import css from './missing-list.module.css';

const DONE_BY: Partial<Record<MissingPart['field'], string>> = {
  verifiedEmail: 'Open the link we emailed you, to confirm your address',
  ownLine: 'Describe what you do in your own words: another startup uses this line',
};

/** Lists what a profile lacks for approval. Each line leads into its field. */
export function MissingList({ companyKey, missing }: { companyKey: string; missing: readonly MissingPart[] }) {
  return (
    <ul className={css.list}>
      {missing.map(({ field, what }) => (
        <li key={field}>
          <a
            className="link"
            href={
              field === 'verifiedEmail'
                ? '/settings#email'
                : `/client/startups/${companyKey}/edit#${field === 'ownLine' ? 'intro' : field}-field`
            }
          >
            {DONE_BY[field] ?? `Add ${what}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
