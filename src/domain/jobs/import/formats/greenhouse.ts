import type { ImportedDocument } from '../document.ts';
import { payOfGreenhouse } from '../pay.ts';
import { positionTypesNamed } from '../position-types.ts';
import { type Format, type NamedPlace, type Posting, type Reading, readEach } from '../posting.ts';
import {
  field,
  isValues,
  listOf,
  markupOf,
  momentOf,
  paragraphsOf,
  rawText,
  textOf,
  unescapedOnce,
  type Values,
} from '../values.ts';

/** A Greenhouse job board: https://boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true, or one job of it. */
export const greenhouse: Format = { name: 'greenhouse', recognises, read };

const OWN_FIELDS = ['absolute_url', 'internal_job_id', 'requisition_id', 'first_published'];

function recognises({ json }: ImportedDocument): boolean {
  const jobs = field(json, 'jobs');
  if (Array.isArray(jobs)) return isValues(field(json, 'meta')) || jobs.some(isOfGreenhouse);
  return isOfGreenhouse(json);
}

function isOfGreenhouse(value: unknown): boolean {
  return isValues(value) && OWN_FIELDS.filter((name) => Object.hasOwn(value, name)).length >= 2;
}

function read({ json }: ImportedDocument): Reading {
  const jobs = field(json, 'jobs');
  const items = Array.isArray(jobs) ? jobs : [json];
  const { postings, broken } = readEach(items, nameOf, postingOf);
  return { postings: oneForEachOpening(postings, items), broken };
}

function nameOf(job: unknown, index: number): string {
  const name = textOf(field(job, 'title'), 120) ?? textOf(field(job, 'id'), 40);
  return name === null ? `item ${index + 1}` : `${name} (item ${index + 1})`;
}

/** The posting, or why it is none. */
function postingOf(job: unknown): Posting | string {
  if (!isValues(job)) return 'it is not a posting';
  const sourceId = textOf(field(job, 'id'), 100);
  if (sourceId === null) return 'it has no id';
  const title = textOf(field(job, 'title'), 1_000);
  if (title === null) return 'it has no title';
  const content = rawText(field(job, 'content'));
  if (content === null || content.trim() === '') {
    return Object.hasOwn(job, 'content')
      ? 'it has no text'
      : 'it has no text (the board gives texts when asked with ?content=true)';
  }
  const { pay, note } = payOfGreenhouse(field(job, 'pay_input_ranges'));
  const metadata = listOf(field(job, 'metadata')).filter(isValues);
  return {
    sourceId,
    title: unescapedOnce(title),
    description: htmlOf(content),
    link: textOf(field(job, 'absolute_url')),
    applyEmail: null,
    employer: { name: textOf(field(job, 'company_name'), 200), addresses: [] },
    ...placesOf(job),
    countries: [],
    workplaceWords: [
      textOf(field(field(job, 'location'), 'name')),
      ...valuesNamed(metadata, /remote|workplace|work ?place|location type|hybrid/i),
    ].filter((words) => words !== null),
    isTelecommute: false,
    pay,
    positionTypes: positionTypesNamed(
      valuesNamed(metadata, /employment|job type|contract type|time type|position type/i),
    ),
    postedAt: momentOf(field(job, 'first_published')),
    lastMoment: textOf(field(job, 'application_deadline')),
    departments: listOf(field(job, 'departments'))
      .map((department) => textOf(field(department, 'name'), 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(job, 'language'), 10),
    notes: note === null ? [] : [note],
  };
}

/** The board's content is HTML that was escaped once more; it is unescaped exactly once. */
function htmlOf(content: string): string {
  const html = unescapedOnce(content);
  return markupOf(content) === 'html' ? content : markupOf(html) === 'plain' ? paragraphsOf(html) : html;
}

/** What is shown as the location comes first; several offices are more places of the same posting. */
function placesOf(job: Values): { places: NamedPlace[] } {
  const location = textOf(field(field(job, 'location'), 'name') ?? field(job, 'location'), 300);
  const offices = listOf(field(job, 'offices'))
    .map(
      (office) =>
        textOf(field(office, 'location'), 300) ??
        textOf(field(field(office, 'location'), 'name'), 300) ??
        textOf(field(office, 'name'), 300),
    )
    .filter((text) => text !== null);
  // One office is who hires, and adds nothing to a location that says where; several are where one may work.
  const isSaid =
    location !== null &&
    !/^\W*(fully |100 ?% )?(remote|hybrid|multiple locations|various|flexible)\W*$/i.test(location);
  const texts = [location, ...(offices.length > 1 || !isSaid ? offices : [])].filter((text) => text !== null);
  return {
    places: [...new Set(texts)].map((text) => ({ text, country: null, region: null, address: null, postalCode: null })),
  };
}

/** Values of the board's own fields with such a name: `{ name, value }`, the value one or many. */
function valuesNamed(metadata: readonly Values[], name: RegExp): (string | null)[] {
  return metadata
    .filter((entry) => name.test(textOf(field(entry, 'name')) ?? ''))
    .flatMap((entry) =>
      listOf(field(entry, 'value')).map((value) =>
        value === true || /^(true|yes|ja)$/i.test(textOf(value) ?? '')
          ? textOf(field(entry, 'name'))
          : textOf(value, 200),
      ),
    );
}

/** One opening published in many places (same internal id and same words) is one job with many locations. */
function oneForEachOpening(postings: Posting[], jobs: readonly unknown[]): Posting[] {
  const internalIds = new Map(
    jobs.map((job) => [textOf(field(job, 'id'), 100), textOf(field(job, 'internal_job_id'), 100)]),
  );
  const kept = new Map<string, Posting>();
  for (const posting of postings) {
    const opening = internalIds.get(posting.sourceId) ?? null;
    const key =
      opening === null ? `id ${posting.sourceId}` : JSON.stringify([opening, posting.title, posting.description]);
    const first = kept.get(key);
    if (first === undefined) kept.set(key, posting);
    else {
      const [earlier, later] = byId(first, posting);
      kept.set(key, {
        ...earlier,
        places: [...earlier.places, ...later.places],
        workplaceWords: [...earlier.workplaceWords, ...later.workplaceWords],
      });
    }
  }
  return [...kept.values()];
}

/** The smallest id stands for all, so that the order of the feed changes nothing. */
function byId(a: Posting, b: Posting): [Posting, Posting] {
  return a.sourceId.localeCompare(b.sourceId, 'en', { numeric: true }) <= 0 ? [a, b] : [b, a];
}
