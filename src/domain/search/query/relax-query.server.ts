import { countryName } from '#domain/site/countries.ts';
import { topicOfPhrase, widen, widerFact } from './fact-groups.server.ts';
import { withHints } from './hinted-groups.server.ts';
import type { ParsedQuery, Relaxable } from './parsed-query.ts';
import { parsedTextOf } from './parsed-text.server.ts';
import { broaderQuery, sameRoleQuery } from './related-roles.server.ts';
import { type Group, isLevel, withMentions } from './word-group.ts';
import {
  besideRoles,
  byWeight,
  isCountry,
  isTelling,
  namesOf,
  setsToDrop,
  sumOf,
  upTo,
  WEIGHTS,
  weightOf,
} from './words-to-drop.server.ts';

/**
 * What gives way when fewer jobs match than fill a page: the town first (for towns nearby, then for its country), then
 * the spelling, then the least informative words.
 */

export type Relaxation = {
  /** The heading of its jobs: "Near Malmö", "Without aws". */
  label: string;
  search: ParsedQuery;
  /** Whether its jobs are in towns near the typed ones. */
  isNear: boolean;
  /** Whether the jobs closest to the typed place come first. */
  isByDistance: boolean;
  dropped: readonly Group[];
  /** Those of the least weight come first. */
  weight: number;
  /** Whether its jobs are shown only where no other way finds any. */
  isLast: boolean;
};

const OTHER_PLACES = 'In other places';

const MOST_GROUPS = 8;
/** Of so many parts that are understood each counts alone where nothing else finds anything. */
const MOST_ALONE = 3;

/** Every way to relax a search that keeps something worth searching for, the best first. */
export function relaxationsOf(whole: ParsedQuery): Relaxation[] {
  const search = withHeaviest(whole);
  const { relaxable } = search;
  // Chosen filters stay: a landing page lists what it promises.
  if (!relaxable || (search.filters.search === '' && search.filters.location === '')) return [];
  const hasPhrases = relaxable.typedText.phrases.length > 0;
  const groups = hasPhrases ? [] : relaxable.groups;
  const withoutLight = [[], upTo(groups, WEIGHTS.person), upTo(groups, WEIGHTS.unknown)].filter(
    (dropped, at, sets) =>
      at === 0 ||
      (dropped.length > (sets[at - 1]?.length ?? 0) && isTelling(groups.filter((group) => !dropped.includes(group)))),
  );

  const relaxations: Relaxation[] = [];
  const add = (label: string, wider: ParsedQuery, other: Partial<Relaxation> = {}) => {
    if (relaxations.every((each) => each.label !== label))
      relaxations.push({
        label,
        search: wider,
        isNear: false,
        isByDistance: false,
        dropped: [],
        weight: 0,
        isLast: false,
        ...other,
      });
  };
  const { text } = search;
  const asNames = (query: string): ParsedQuery => ({
    ...search,
    text: text && { ...text, fuzzy: query, fuzzyFirst: true },
  });
  const hasNames = text !== null && !text.candidates;
  const addMisspelled = () => {
    if (hasNames && relaxable.misspelled !== null) add('Spelled almost the same', asNames(relaxable.misspelled));
  };
  const addSimilar = () => {
    if (hasNames && relaxable.similar !== null) add('Similar roles', asNames(relaxable.similar));
  };
  const addMentions = (weight: number) => {
    if (hasNames && groups.some(({ isInNames }) => isInNames))
      add('Mentioned in the text', withGroups(search, relaxable, withMentions(groups)), { weight });
  };
  if (text !== null && relaxable.fillers.length > 0)
    add(`Without ${namesOf(relaxable.fillers)}`, withGroups(search, relaxable, groups), { dropped: relaxable.fillers });
  const namesOfCountries = (countryCodes: readonly string[]) => countryCodes.map(countryName).join(' and ');
  // Who lives in a town and finds nothing near it would rather work from home than move.
  const addRemote = () => {
    if (search.filters.isRemote === true) return;
    const partly = groups.filter(({ facts }) => facts.some((query) => query.includes("'^hybrid'")));
    const wider = withoutTown(search, partly, search.filters.countryCodes);
    add('Remote', { ...wider, filters: { ...wider.filters, isRemote: true } }, { isByDistance: true });
  };
  const addSimilarIn = (countryCodes: readonly string[]) => {
    const similar = hasNames ? broaderQuery(groups.filter(({ isPlace }) => !isPlace)) : null;
    const inCountry = withoutTown(search, [], countryCodes);
    if (similar !== null && inCountry.text)
      add(
        `Similar roles in ${namesOfCountries(countryCodes)}`,
        { ...inCountry, text: { ...inCountry.text, fuzzy: similar, fuzzyFirst: true } },
        { isByDistance: true, weight: WEIGHTS.person },
      );
  };
  const { place } = relaxable;
  const isTownQuoted = hasPhrases && relaxable.groups.some(({ isPlace }) => isPlace);
  for (const dropped of place === null || isTownQuoted ? [] : withoutLight) {
    const without = dropped.length === 0 ? '' : `, without ${namesOf(dropped)}`;
    if (dropped.length > 0) add(`Without ${namesOf(dropped)}`, withoutWords(search, relaxable, dropped), { dropped });
    const countryCodes = place?.countryCodes ?? [];
    add(`Near ${place?.name}${without}`, withoutTown(search, dropped), { isNear: true, isByDistance: true, dropped });
    // Who lives in a town would rather do similar work there than the same elsewhere.
    if (dropped.length === 0) {
      addMisspelled();
      addSimilar();
      const sameRole = hasNames ? sameRoleQuery(relaxable.groups) : null;
      if (sameRole !== null) add(`Related roles in ${place?.name}`, asNames(sameRole));
      addRemote();
    }
    add(`Elsewhere in ${namesOfCountries(countryCodes)}${without}`, withoutTown(search, dropped, countryCodes), {
      isByDistance: true,
      dropped,
    });
    if (dropped.length === 0) addSimilarIn(countryCodes);
  }
  if (hasNames) {
    const hinted = withHints(groups, relaxable.typedText.all);
    if (hinted !== null) add('Roles that may fit', withGroups(search, relaxable, hinted));
    const asTopics = groups.map(topicOfPhrase);
    const [topic] = asTopics.flatMap((group) => group?.fact ?? []);
    if (topic)
      add(
        `More in ${topic.label}`,
        withGroups(
          search,
          relaxable,
          groups.map((group, at) => asTopics[at] ?? group),
        ),
      );
    addMisspelled();
    // Who makes tools for gardeners is closer to them than the rest of their field; a similar role is closer than a mention.
    if (groups.some((group) => group.isInNames && !group.hasRole && !group.isEveryday && !isLevel(group)))
      addMentions(0);
    // Of several topics one gives way first: jobs of one are closer than those of the whole industry.
    const weight = groups.filter((group) => widerFact(group) !== null).length > 1 ? WEIGHTS.fact + 1 : 0;
    for (let wider = groups.map(widen); ; wider = wider.map(widen)) {
      const [field] = wider.flatMap(({ fact }, at) => (fact && fact !== groups[at]?.fact ? [fact] : []));
      if (field) add(`More in ${field.label}`, withGroups(search, relaxable, wider), { weight });
      if (field && place && !isTownQuoted)
        add(
          `More in ${field.label}, elsewhere`,
          withoutTown({ ...search, relaxable: { ...relaxable, groups: wider } }, []),
          {
            weight: WEIGHTS.fact + 1,
          },
        );
      if (wider.every((group) => widerFact(group) === null)) break;
    }
    addSimilar();
    for (const dropped of [...withoutLight.slice(1), ...besideRoles(groups, 1)]) {
      const rest = withoutWords(search, relaxable, dropped);
      const query = broaderQuery(groups.filter((group) => !dropped.includes(group)));
      if (query !== null && rest.text)
        add(
          `Similar roles, without ${namesOf(dropped)}`,
          { ...rest, text: { ...rest.text, fuzzy: query, fuzzyFirst: true } },
          { dropped, weight: sumOf(dropped) + 0.25 },
        );
    }
    const similar = place && !isTownQuoted ? broaderQuery(groups.filter(({ isPlace }) => !isPlace)) : null;
    const elsewhere = withoutTown(search, []);
    if (similar !== null && elsewhere.text)
      add(
        'Similar roles elsewhere',
        { ...elsewhere, text: { ...elsewhere.text, fuzzy: similar, fuzzyFirst: true } },
        { weight: WEIGHTS.fact + 1 },
      );
  }
  addMentions(WEIGHTS.unknown);
  for (const dropped of setsToDrop(groups)) {
    const isPlace = dropped.every((group) => group.isPlace || isCountry(group));
    const weight = sumOf(dropped);
    const label = isPlace ? OTHER_PLACES : `Without ${namesOf(dropped)}`;
    add(label, withoutWords(search, relaxable, dropped), { dropped, weight });
  }
  if (search.location !== null && text !== null) add(OTHER_PLACES, withoutTown(search, []), { weight: WEIGHTS.fact });
  if (relaxable.pay !== null && (text !== null || search.location !== null)) {
    const filters = { ...search.filters, salaryFrom: null };
    add(`Without ${relaxable.pay}`, { ...search, filters, typedPay: null }, { weight: WEIGHTS.fact });
  }
  if (relaxable.size !== null) {
    const filters = { ...search.filters, companySizes: [] };
    add(`Without ${relaxable.size}`, { ...search, filters }, { weight: WEIGHTS.fact });
  }
  const others = groups.filter((group) => !group.isPlace && !isCountry(group));
  // Where nobody looks for a cook, the town itself is better than nothing.
  if (others.length > 0 && others.length < groups.length)
    add(`Without ${namesOf(others)}`, withoutWords(search, relaxable, others), { dropped: others, isLast: true });
  // Whatever else a sentence says, one of its parts that is understood is better than nothing.
  const understood = byWeight(groups.filter((group) => weightOf(group) > WEIGHTS.unknown)).toReversed();
  for (const only of understood.slice(0, MOST_ALONE)) {
    const dropped = groups.filter((group) => group !== only);
    if (dropped.length > 0)
      add(`Without ${namesOf(dropped)}`, withoutWords(search, relaxable, dropped), { dropped, isLast: true });
  }
  return relaxations;
}

/** Of a long sentence, the groups that tell the most: each costs more than one query. */
function withHeaviest(search: ParsedQuery): ParsedQuery {
  const { relaxable } = search;
  if (!relaxable || relaxable.groups.length <= MOST_GROUPS) return search;
  const kept = relaxable.groups.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_GROUPS);
  return { ...search, relaxable: { ...relaxable, groups: relaxable.groups.filter((group) => kept.includes(group)) } };
}

function withoutWords(search: ParsedQuery, relaxable: Relaxable, dropped: readonly Group[]): ParsedQuery {
  return withGroups(
    search,
    relaxable,
    relaxable.groups.filter((group) => !dropped.includes(group)),
  );
}

function withGroups(
  search: ParsedQuery,
  { typedText, spoken, placeNames }: Relaxable,
  groups: readonly Group[],
): ParsedQuery {
  const isEmpty = groups.length === 0 && typedText.excluded.length === 0;
  return { ...search, text: isEmpty ? null : parsedTextOf(groups, typedText, spoken, placeNames) };
}

/** The search in all towns, or in those of these countries. */
function withoutTown(
  search: ParsedQuery,
  dropped: readonly Group[],
  countryCodes: readonly string[] = [],
): ParsedQuery {
  const { relaxable, filters, location, text } = search;
  const groups = relaxable?.groups ?? [];
  const rest = groups.filter((group) => !group.isPlace && !dropped.includes(group));
  const wider: ParsedQuery = {
    ...search,
    filters: { ...filters, localities: [], countryCodes: [...countryCodes] },
    localityKeys: [],
    location: location && { ...location, localityKeys: [], areas: [], countryCodes: [] },
  };
  // The words stay as they are parsed where none gives way: quoted phrases have candidates.
  return relaxable && text && rest.length < groups.length ? withGroups(wider, relaxable, rest) : wider;
}
