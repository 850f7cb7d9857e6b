import { createHash } from 'node:crypto';
import {
  field,
  firstText,
  isValues,
  listOf,
  markupOf,
  momentOf,
  paragraphsOf,
  rawText,
  textOf,
  unescapedHtml,
  unescapedOnce,
  type Values,
} from '../../documents/values.ts';
import { NO_PAY, type PayReading, payLeftOut, payOfFields, periodNamed } from '../../pay/pay.ts';
import { placeNamed } from '../../places/named-places.ts';
import type { NamedPlace, Posting } from '../../posting.ts';
import { positionTypesNamed } from '../../terms/position-types.ts';

/** The posting of a JobPosting node; `address` is the posting's own page, if it has one. */
export function postingOfNode(node: Values, address: string | null): Posting | string {
  const title = firstText(field(node, 'title'), field(node, 'name'));
  if (title === null) return 'it has no title';
  const description = descriptionOf(node);
  if (description === null) return 'it has no description';
  const [employer] = listOf(field(node, 'hiringOrganization'));
  const { pay, note } = payOf(node);
  const places = listOf(field(node, 'jobLocation')).flatMap(placesOf);
  const countries = listOf(field(node, 'applicantLocationRequirements'))
    .flatMap((area) => [
      firstText(
        field(area, 'name'),
        field(area, 'addressCountry'),
        field(field(area, 'address'), 'addressCountry'),
        area,
      ),
    ])
    .filter((name) => name !== null);
  const type = listOf(field(node, 'jobLocationType')).map((value) => textOf(value, 100));
  const link = firstText(
    field(node, 'url'),
    field(node, 'sameAs'),
    field(node, 'mainEntityOfPage'),
    field(field(node, 'mainEntityOfPage'), '@id'),
  );
  const contact = listOf(field(node, 'applicationContact'))[0];
  return {
    sourceId: sourceIdOf(node, link ?? address, title, employer),
    title: unescapedOnce(title),
    description,
    link: link ?? textOf(field(contact, 'url')) ?? address,
    applyEmail: textOf(field(contact, 'email'), 200)?.replace(/^mailto:/i, '') ?? null,
    employer: {
      name: decodedText(firstText(field(employer, 'name'), field(employer, 'legalName'), employer)),
      addresses: [field(employer, 'sameAs'), field(employer, 'url')]
        .flatMap(listOf)
        .map((text) => textOf(text))
        .filter((text) => text !== null),
    },
    places,
    countries,
    workplaceWords: [...type, ...places.map(({ text }) => text)].filter((words) => words !== null),
    isTelecommute: type.some((value) => /telecommute/i.test(value ?? '')),
    statedWorkplace: null,
    pay,
    equity: null,
    positionTypes: positionTypesNamed(listOf(field(node, 'employmentType')).map((value) => textOf(value, 100))),
    postedAt: momentOf(field(node, 'datePosted')),
    lastMoment: textOf(field(node, 'validThrough'), 60),
    departments: [field(node, 'occupationalCategory'), field(node, 'industry')]
      .flatMap(listOf)
      .map((value) => textOf(value, 120))
      .filter((name) => name !== null),
    statedLanguage: textOf(field(node, 'inLanguage'), 10),
    notes: note === null ? [] : [note],
  };
}

/** The description, followed by the texts that some sites put into separate fields. */
function descriptionOf(node: Values): string | null {
  const main = rawText(field(node, 'description'));
  if (main === null || main.trim() === '') return null;
  const parts = ['responsibilities', 'qualifications', 'skills']
    .map((name) => rawText(field(node, name)))
    .filter((part): part is string => part !== null && part.length > 80 && !main.includes(part.slice(0, 80)));
  return [main, ...parts].map(htmlOf).join('');
}

function htmlOf(text: string): string {
  const markup = markupOf(text);
  if (markup === 'html') return text;
  const html = unescapedHtml(text);
  return markup === 'escaped' || markupOf(html) === 'html' ? html : paragraphsOf(text);
}

/** The places of each address of a location, and of each town in it. */
function placesOf(location: unknown): NamedPlace[] {
  const addresses = listOf(field(location, 'address'));
  const name = isValues(location) ? decodedText(textOf(field(location, 'name'), 200)) : null;
  return (addresses.length > 0 ? addresses : [location]).flatMap((address) => placesAt(address, name));
}

function placesAt(address: unknown, nameOfLocation: string | null): NamedPlace[] {
  if (!isValues(address)) {
    const text = textOf(address, 300);
    return text === null ? [] : [placeNamed(text)];
  }
  const inside = listOf(field(address, 'addressCountry'))[0];
  const country = firstText(field(inside, 'name'), field(inside, '@id'), inside);
  const towns = listOf(field(address, 'addressLocality')).flatMap((town) => decodedText(textOf(town, 200)) ?? []);
  const [town = nameOfLocation, ...otherTowns] = towns;
  const street = decodedText(textOf(field(address, 'streetAddress'), 200));
  if (town === null && country === null && street === null) return [];
  const comma = street?.search(TOWN_IN_STREET) ?? -1;
  const townInStreet = comma < 0 ? undefined : street?.slice(comma + 1).trim();
  const place: NamedPlace = {
    text: town ?? '',
    country,
    region: decodedText(textOf(field(address, 'addressRegion'), 120)),
    address: street,
    postalCode: textOf(field(address, 'postalCode'), 20),
    ...(townInStreet !== undefined && { otherText: townInStreet }),
  };
  // A street belongs to one town.
  const others = otherTowns.map((text) => placeNamed(text, country));
  return others.length === 0 ? [place] : [placeNamed(place.text, country), ...others];
}

/** "2100 København Ø" in "Universitetsparken 1, 2100 København Ø", which some sites write into one field. */
const TOWN_IN_STREET = /,\s*(?:[A-Z]{1,3}-)?\d{3}(?: ?\d{1,2})? \p{Lu}/u;

/** The posting's identifier, else its address, else its `@id`, else a hash of its content. */
function sourceIdOf(node: Values, address: string | null, title: string, employer: unknown): string {
  const identifier = listOf(field(node, 'identifier'))[0];
  const value = firstText(field(identifier, 'value'), field(identifier, '@id'), identifier);
  const company = textOf(field(employer, 'name'));
  if (value !== null && value !== company) return value.slice(0, 300);
  if (address !== null) return address.slice(0, 300);
  const nodeId = textOf(field(node, '@id'), 300);
  // "_:b0" and "#job" name a node of one document only.
  if (nodeId !== null && !/^(?:_:|#)/.test(nodeId)) return nodeId;
  const content = JSON.stringify([title, company, field(node, 'jobLocation') ?? null]);
  return `said:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

function decodedText(text: string | null): string | null {
  return text === null ? null : unescapedOnce(text);
}

/** Reads `baseSalary`, a MonetaryAmount with a QuantitativeValue. `estimatedSalary` is a guess of others. */
export function payOf(node: unknown): PayReading {
  const [amount, ...others] = listOf(field(node, 'baseSalary'));
  if (amount === undefined) return NO_PAY;
  if (others.length > 0) return payLeftOut('several figures are given');
  const inner = field(amount, 'value');
  const value = isValues(amount) ? (isValues(inner) ? inner : amount) : { value: amount };
  const single = isValues(inner) ? field(inner, 'value') : isValues(amount) ? inner : amount;
  const currency = textOf(field(amount, 'currency') ?? field(value, 'currency') ?? field(node, 'salaryCurrency'));
  const unit = textOf(field(value, 'unitText') ?? field(amount, 'unitText') ?? field(value, 'unitCode'));
  const from = field(value, 'minValue') ?? field(amount, 'minValue') ?? single;
  const to = field(value, 'maxValue') ?? field(amount, 'maxValue') ?? single;
  return payOfFields({ from, to, currency, period: unit === null ? null : periodNamed(unit), perUnit: 1 });
}
