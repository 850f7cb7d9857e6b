import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import type { EditableProfile } from '#domain/companies/profile/profile-views.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import { countryName } from '#domain/site/countries.ts';
import { PERKS } from '#domain/site/perks.ts';
import { labelOf, type Term } from '#domain/site/term.ts';
import { richTextAsText } from '#domain/site/text-as-rich-text.ts';
import { countText } from '#web/ui/text/number-format.ts';

const labels = (terms: readonly Term[], keys: readonly string[]) => keys.map((key) => labelOf(terms, key)).join(', ');
const join = (...parts: (string | number | null | undefined | false)[]) => parts.filter(Boolean).join(', ');

const TEXTS: Record<SectionKey, (profile: EditableProfile) => string[]> = {
  name: ({ waiting, name, website, intro, founded, numberOfEmployees }) => [
    waiting.name ?? name,
    intro,
    (waiting.website === undefined ? website : waiting.website) ?? '',
    join(founded, numberOfEmployees && `${labelOf(NUMBER_OF_EMPLOYEES, numberOfEmployees)} people`),
  ],
  pictures: ({ logo, cover }) => [logo ? 'A logo' : 'No logo', cover ? 'A cover picture' : 'No cover picture'],
  gallery: ({ pictures }) => [
    pictures.length > 0 ? countText(pictures.length, 'picture') : '',
    ...pictures.map(({ alt }) => alt),
  ],
  countries: ({ countries, city, address }) => [
    ...countries.map(({ countryCode, registrationNumber, legalName }) =>
      join(countryName(countryCode), registrationNumber, legalName),
    ),
    join(address, city),
  ],
  about: ({ whatWeDo }) => richTextAsText(whatWeDo).split('\n'),
  team: ({ people }) => people.map(({ name, role }) => join(name, role)),
  perks: ({ perks }) => perks.map(({ perk, note }) => join(labelOf(PERKS, perk), note)),
  figures: ({ figures }) => figures.map(({ name, value }) => `${name}: ${value}`),
  funding: ({ rounds }) =>
    rounds.map(({ stage, amount, currency, month }) =>
      join(labelOf(FUNDING_STAGES, stage), amount !== null && `${amount} ${currency}`, month),
    ),
  investors: ({ investors }) => investors.map(({ name, website }) => join(name, website)),
  quote: ({ quote }) => (quote ? [`“${quote.text}”`, join(quote.author, quote.role)] : []),
  model: ({ businessModels, industries, stage, fundingStage }) => [
    labels(BUSINESS_MODELS, businessModels),
    labels(INDUSTRIES, industries),
    join(stage && labelOf(STAGES, stage), fundingStage && labelOf(FUNDING_STAGES, fundingStage)),
  ],
  goals: ({ sdgs }) => [labels(SDGS, sdgs)],
  links: ({ links }) => links.map(({ name, url }) => join(name, url)),
};

/** A saved section in words, to compare with what somebody has typed. */
export function savedTexts(section: SectionKey, profile: EditableProfile): string[] {
  return [...new Set(TEXTS[section](profile))].filter((text) => text.trim() !== '');
}
