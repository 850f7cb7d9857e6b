import type { completenessOf } from '#domain/companies/profile/profile-completeness.ts';
import { SECTION_KEYS, type SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import css from './progress.module.css';
import { SECTIONS } from './sections.ts';

const COUNTED: Partial<Record<SectionKey, (profile: EditableProfile) => number>> = {
  countries: ({ countries }) => countries.length,
  team: ({ people }) => people.length,
  perks: ({ perks }) => perks.length,
  figures: ({ figures }) => figures.length,
  funding: ({ rounds }) => rounds.length,
  investors: ({ investors }) => investors.length,
  goals: ({ sdgs }) => sdgs.length,
  links: ({ links }) => links.length,
};
const STATE_TEXT = { complete: 'complete', half: 'begun', none: 'empty' };

/** Shows how complete the profile is, with a link to each section. */
export function Progress({
  profile,
  completeness: { states, complete, total, percent },
}: {
  profile: EditableProfile;
  completeness: ReturnType<typeof completenessOf>;
}) {
  return (
    <nav className={css.progress} aria-label="Sections">
      <h2>
        {percent} % complete
        <span>
          {complete} of {total}
        </span>
      </h2>
      <div className={css.meter} role="img" aria-label={`${complete} of ${total} sections are complete`}>
        {SECTION_KEYS.map((section, index) => (
          <i key={section} className={index < complete ? css.on : undefined} />
        ))}
      </div>
      <ol>
        {SECTION_KEYS.map((section) => {
          const count =
            section === 'gallery' ? `${profile.pictures.length} of 12` : (COUNTED[section]?.(profile) ?? 0) || null;
          return (
            <li key={section}>
              <a href={`#${section}`} className={css[states[section]]}>
                <i aria-hidden />
                {SECTIONS[section].title}
                <span className="vh">, {STATE_TEXT[states[section]]}</span>
                {count !== null && <small>{count}</small>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
