import { SECTION_KEYS, type SectionKey } from './profile-inputs.ts';
import type { EditableProfile } from './profile-views.ts';

export type SectionState = 'complete' | 'half' | 'none';

const any = (list: readonly unknown[]): SectionState => (list.length > 0 ? 'complete' : 'none');
const parts = (...present: boolean[]): SectionState =>
  present.every(Boolean) ? 'complete' : present.some(Boolean) ? 'half' : 'none';

/** A gallery of fewer pictures with descriptions says little. */
const FEWEST_PICTURES = 3;

const STATE_OF: Record<SectionKey, (profile: EditableProfile) => SectionState> = {
  name: ({ name, website, intro, founded, numberOfEmployees }) =>
    parts(name !== '', website !== null, intro !== '', founded !== null, numberOfEmployees !== null),
  pictures: ({ logo, cover }) => parts(logo !== null, cover !== null),
  // A further picture without a description must not make a complete gallery incomplete.
  gallery: ({ pictures }) =>
    parts(pictures.length > 0, pictures.filter(({ alt }) => alt !== '').length >= FEWEST_PICTURES),
  countries: ({ countries }) =>
    parts(
      countries.length > 0,
      countries.some(({ registrationNumber }) => registrationNumber !== null),
    ),
  about: ({ whatWeDo }) => (whatWeDo === '' ? 'none' : 'complete'),
  team: ({ people }) => any(people),
  perks: ({ perks }) => any(perks),
  figures: ({ figures }) => any(figures),
  funding: ({ rounds }) => any(rounds),
  investors: ({ investors }) => any(investors),
  quote: ({ quote }) => (quote === null ? 'none' : 'complete'),
  model: ({ businessModels, industries }) => parts(businessModels.length > 0, industries.length > 0),
  goals: ({ sdgs }) => any(sdgs),
  links: ({ links }) => any(links),
};

/** Rates each section of a profile, and gives the share that is complete in percent. */
export function completenessOf(profile: EditableProfile) {
  const states = Object.fromEntries(SECTION_KEYS.map((key) => [key, STATE_OF[key](profile)])) as Record<
    SectionKey,
    SectionState
  >;
  const complete = SECTION_KEYS.filter((key) => states[key] === 'complete').length;
  const total = SECTION_KEYS.length;
  return { states, complete, total, percent: Math.round((complete / total) * 100) };
}
