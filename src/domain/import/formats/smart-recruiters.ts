import { type BoardItems, boardFormat, distinct, placeOfFields } from '../board.ts';
import type { ImportedDocument } from '../document.ts';
import { positionTypesNamed } from '../position-types.ts';
import type { NamedPlace, Posting } from '../posting.ts';
import { field, firstText, htmlOrLines, isValues, listOf, momentOf, textOf, underHeadings } from '../values.ts';

/**
 * SmartRecruiters: https://api.smartrecruiters.com/v1/companies/NAME/postings. The list has no texts, so it is read
 * with the details of each posting in the place of its line; or one posting's details alone.
 */
export const smartRecruiters = boardFormat({
  name: 'smartrecruiters',
  recognises,
  itemsOf,
  titleOf: (posting) => field(posting, 'name'),
  idOf: (posting) => textOf(field(posting, 'id'), 100),
  isHidden,
  openingOf: (posting) => textOf(field(posting, 'jobId'), 100),
  postingOf,
});

const OWN_FIELDS = [
  'jobAd',
  'refNumber',
  'releasedDate',
  'typeOfEmployment',
  'experienceLevel',
  'postingUrl',
  'jobAdId',
];

function recognises({ json }: ImportedDocument): boolean {
  if (isOfSmartRecruiters(json)) return true;
  const content = contentOf(json);
  return content !== null && (content.some(isOfSmartRecruiters) || typeof field(json, 'totalFound') === 'number');
}

function isOfSmartRecruiters(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 3;
}

function contentOf(json: unknown): unknown[] | null {
  const content = Array.isArray(json) ? json : field(json, 'content');
  return Array.isArray(content) ? content : null;
}

/** The list is whole when it begins at the beginning and holds as many postings as it says there are. */
function itemsOf({ json }: ImportedDocument): BoardItems {
  const content = isOfSmartRecruiters(json) ? null : contentOf(json);
  if (content === null) return { items: [json], isWhole: false };
  const total = field(json, 'totalFound');
  const ids = new Set(content.map((posting) => textOf(field(posting, 'id'))));
  return { items: content, isWhole: typeof total === 'number' && ids.size >= total };
}

function isHidden(posting: unknown): boolean {
  return (
    field(posting, 'active') === false || /^(?:internal|private)$/i.test(textOf(field(posting, 'visibility')) ?? '')
  );
}

function postingOf(posting: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  if (!isValues(posting)) return 'it is not a posting';
  const description = descriptionOf(posting);
  if (description === '') {
    return Object.hasOwn(posting, 'jobAd') ? 'it has no text' : 'its details, with the text, could not be fetched';
  }
  const company = field(posting, 'company');
  const location = field(posting, 'location');
  const [isRemote, isHybrid] = [field(location, 'remote'), field(location, 'hybrid')];
  return {
    sourceId,
    title,
    description,
    link: firstText(field(posting, 'applyUrl'), field(posting, 'postingUrl')) ?? addressOf(company, sourceId),
    applyEmail: null,
    employer: { name: firstText(field(company, 'name'), field(company, 'identifier')), addresses: [] },
    places: placesOf(posting),
    countries: [],
    workplaceWords: isHybrid === true ? ['hybrid'] : [],
    isTelecommute: isRemote === true,
    statedWorkplace: isHybrid === true ? 'hybrid' : isRemote === false ? 'onsite' : null,
    pay: null,
    equity: null,
    positionTypes: positionTypesNamed(
      ['label', 'id'].map((name) => textOf(field(field(posting, 'typeOfEmployment'), name), 100)),
    ),
    postedAt: momentOf(field(posting, 'releasedDate')),
    lastMoment: null,
    departments: ['department', 'function']
      .map((name) => textOf(field(field(posting, name), 'label'), 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(field(posting, 'language'), 'code'), 10),
    notes: [],
  };
}

const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

/** The sections in the order in which SmartRecruiters shows them, under the headings they bring. */
function descriptionOf(posting: unknown): string {
  const sections = field(field(posting, 'jobAd'), 'sections');
  return underHeadings(
    SECTIONS.map((name) => field(sections, name)).map((section) => ({
      heading: textOf(field(section, 'title'), 300),
      html: htmlOrLines(field(section, 'text')),
    })),
  );
}

function placesOf(posting: unknown): NamedPlace[] {
  const places = [field(posting, 'location'), ...listOf(field(posting, 'locations'))].map((location) =>
    placeOfFields({
      locality: field(location, 'city'),
      region: field(location, 'region'),
      country: field(location, 'country'),
      address: field(location, 'address'),
      postalCode: field(location, 'postalCode'),
    }),
  );
  return distinct(places.filter((place) => place !== null));
}

function addressOf(company: unknown, id: string): string | null {
  const identifier = textOf(field(company, 'identifier'), 100);
  return identifier === null || !/^[\w.-]+$/.test(identifier) || !/^[\w-]+$/.test(id)
    ? null
    : `https://jobs.smartrecruiters.com/${identifier}/${id}`;
}
