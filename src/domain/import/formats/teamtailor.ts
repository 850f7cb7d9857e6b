import { type BoardItems, boardFormat, distinct, placeOfFields } from '../board.ts';
import type { ImportedDocument } from '../document.ts';
import type { NamedPlace, Posting } from '../posting.ts';
import { field, htmlOrLines, isValues, listOf, momentOf, textOf, type Values } from '../values.ts';
import { workplaceStated } from '../workplace.ts';
import { postingOfNode } from './job-posting.ts';

/**
 * A Teamtailor career site: https://SITE.teamtailor.com/jobs.json, a JSON Feed whose items carry a schema.org
 * JobPosting in `_jobposting`. Later pages are named by `next_url`.
 */
export const teamtailor = boardFormat({
  name: 'teamtailor',
  recognises,
  itemsOf,
  titleOf,
  idOf: (item) => textOf(field(item, 'id'), 300) ?? textOf(field(item, 'url'), 300),
  isHidden: (item) =>
    field(item, 'internal') === true ||
    /^(?:draft|internal|unlisted|archived)$/i.test(textOf(field(item, 'status')) ?? ''),
  postingOf,
  boardNameOf: (_, { json }) => boardNameOf(json),
});

function recognises({ json }: ImportedDocument): boolean {
  const items = field(json, 'items');
  if (!Array.isArray(items)) return false;
  if (items.some((item) => isValues(field(item, '_jobposting')))) return true;
  const address = textOf(field(json, 'feed_url')) ?? '';
  return (
    items.length === 0 && /jsonfeed\.org/.test(textOf(field(json, 'version')) ?? '') && /\/jobs\.json/.test(address)
  );
}

/** `next_url` is still there when pages are missing. */
function itemsOf({ json }: ImportedDocument): BoardItems {
  return { items: listOf(field(json, 'items')), isWhole: textOf(field(json, 'next_url')) === null };
}

function titleOf(item: unknown): string | null {
  return textOf(field(item, 'title'), 1_000) ?? textOf(field(field(item, '_jobposting'), 'title'), 1_000);
}

function postingOf(item: unknown, { sourceId, title }: { sourceId: string; title: string }): Posting | string {
  const node = field(item, '_jobposting');
  const html = htmlOrLines(field(item, 'content_html')) || htmlOrLines(field(item, 'content_text'));
  const said: Values = { ...(isValues(node) ? node : {}), title };
  if (html !== '') said.description = html;
  const posting = postingOfNode(said, null);
  if (typeof posting === 'string') return 'it has no text';
  const own = placesOf(item);
  const remote = [item, field(item, '_teamtailor'), node]
    .flatMap((holder) => [field(holder, 'remoteStatus'), field(holder, 'remote_status'), field(holder, 'remote')])
    .map(workplaceStated)
    .find((stated) => stated !== null);
  return {
    ...posting,
    sourceId,
    title,
    link: textOf(field(item, 'url')) ?? posting.link,
    places: own.length > 0 ? own : distinct(posting.places),
    statedWorkplace: remote ?? null,
    postedAt: momentOf(field(item, 'date_published')) ?? posting.postedAt,
    statedLanguage: posting.statedLanguage ?? textOf(field(item, 'language'), 10),
    departments: ['department', 'role']
      .map((name) => textOf(field(field(item, name), 'name') ?? field(item, name), 120))
      .filter((name) => name !== null),
  };
}

/** Locations of the item's own, in newer feeds; they say more than the posting inside. */
function placesOf(item: unknown): NamedPlace[] {
  const places = [...listOf(field(item, 'locations')), ...listOf(field(item, '_locations'))].map((location) =>
    placeOfFields({
      locality: isValues(location) ? (textOf(field(location, 'city')) ?? field(location, 'name')) : location,
      region: field(location, 'region'),
      country: field(location, 'country'),
      address: field(location, 'address'),
      postalCode: textOf(field(location, 'zip')) ?? field(location, 'postalCode'),
    }),
  );
  return distinct(places.filter((place) => place !== null));
}

/** "Jobs at Fjordlys" */
function boardNameOf(json: unknown): string | null {
  const title = textOf(field(json, 'title'), 200);
  return (
    title?.replace(/^(?:jobs|careers?|open positions)\s+(?:at|@|-|–)\s+|\s+(?:-|–|\|)\s+(?:jobs|careers?)$/gi, '') ||
    null
  );
}
