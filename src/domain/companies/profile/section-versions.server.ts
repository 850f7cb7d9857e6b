import { createHash } from 'node:crypto';
import { SECTION_KEYS, type SectionKey } from './profile-inputs.ts';
import type { EditableProfile } from './profile-views.ts';

export type SectionVersions = Record<SectionKey, string>;

/** What each section holds. */
const CONTENTS: Record<SectionKey, (profile: EditableProfile) => unknown> = {
  name: ({ waiting, name, website, intro, founded, numberOfEmployees }) => [
    waiting,
    name,
    website,
    intro,
    founded,
    numberOfEmployees,
  ],
  pictures: ({ logo, cover, focusX, focusY }) => [logo, cover, focusX, focusY],
  gallery: ({ pictures }) => pictures,
  countries: ({ city, address, countries }) => [city, address, countries],
  about: ({ whatWeDo }) => whatWeDo,
  team: ({ people }) => people,
  perks: ({ perks }) => perks,
  figures: ({ figures }) => figures,
  funding: ({ rounds }) => rounds,
  investors: ({ investors }) => investors,
  quote: ({ quote }) => quote,
  model: ({ businessModels, industries, stage, fundingStage }) => [businessModels, industries, stage, fundingStage],
  goals: ({ sdgs }) => sdgs,
  links: ({ links }) => links,
};

/** A hash of what a section holds: a form that was filled in before somebody else saved the section names another. */
export function sectionVersion(profile: EditableProfile, section: SectionKey): string {
  return createHash('sha256')
    .update(JSON.stringify(CONTENTS[section](profile)))
    .digest('hex')
    .slice(0, 16);
}

export function sectionVersions(profile: EditableProfile): SectionVersions {
  return Object.fromEntries(SECTION_KEYS.map((key) => [key, sectionVersion(profile, key)])) as SectionVersions;
}
