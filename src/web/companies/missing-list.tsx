import type { MissingPart } from '#domain/companies/missing-for-approval.server.ts';
import type { SectionKey } from '#domain/companies/profile-inputs.ts';
import css from './missing-list.module.css';

/** The sections of the editor; all other fields stand in the first. */
const SECTION_OF: Partial<Record<MissingPart['field'], SectionKey>> = { logo: 'pictures', countries: 'countries' };

const DONE_BY: Partial<Record<MissingPart['field'], string>> = {
  verifiedEmail: 'Open the link we emailed you, to confirm your address',
  ownLine: 'Describe what you do in your own words: another startup uses this line',
};

/** Lists what a profile lacks for approval. Each line links to its section. */
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
                : `/client/startups/${companyKey}/edit#${SECTION_OF[field] ?? 'name'}`
            }
          >
            {DONE_BY[field] ?? `Add ${what}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
