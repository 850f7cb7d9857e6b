import { Parser } from 'htmlparser2';
import { LONGEST_INTRO, LONGEST_PROFILE_NAME } from '#domain/accounts/organisation-input.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { COUNTRIES, countryNamed, countryOf } from '#domain/site/countries.ts';
import { domainOf } from './web-domain.ts';

/** Facts that a startup's own website states; each may be missing. */
export type SiteFacts = {
  name: string | null;
  /** One line, short enough for a profile. */
  intro: string | null;
  countryCode: string | null;
  founded: number | null;
  /** Addresses of pictures that may be its logo, the likeliest first. */
  logos: string[];
};

const MOST_LOGOS = 3;
/** A page of 2 MB may be one title. */
const LONGEST_TEXT = 1_000;
/** The language of a page suggests a country only where few other countries share it. */
const COUNTRY_OF_LANGUAGE: Record<string, string> = {
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  is: 'IS',
};
/** Parts of titles that name a page and not its owner. */
const NAMES_OF_PAGES = /^(?:home|front ?page|start|welcome|forside|hem|hjem|etusivu|heim)$/i;

type Parts = {
  title: string;
  language: string;
  meta: Map<string, string>;
  icons: { href: string; size: number; isForTouch: boolean }[];
  linkedData: string[];
};

/** Reads the metadata of a page (title, Open Graph, JSON-LD, icons). The page may be hostile: nothing in it is run. */
export function factsOfSite(html: string, address: string): SiteFacts {
  const parts = partsOf(html);
  const organisation = organisationIn(parts.linkedData);
  const domain = domainOf(address);
  return {
    name: nameOf(parts, organisation, domain),
    intro: introOf([parts.meta.get('og:description'), parts.meta.get('description'), text(organisation?.description)]),
    countryCode: countryOfSite(organisation, domain, parts.language),
    founded: yearOf(text(organisation?.foundingDate)),
    logos: logosOf(parts, organisation, address),
  };
}

function partsOf(html: string): Parts {
  const parts: Parts = { title: '', language: '', meta: new Map(), icons: [], linkedData: [] };
  let reading: 'title' | 'linkedData' | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') parts.language = (attributes.lang ?? '').slice(0, 2).toLowerCase();
      // Pictures have titles, too: the first title is that of the page.
      if (name === 'title' && parts.title === '') reading = 'title';
      if (name === 'script' && attributes.type?.trim().toLowerCase() === 'application/ld+json') {
        reading = 'linkedData';
        parts.linkedData.push('');
      }
      if (name === 'meta') {
        const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
        if (attributes.content && !parts.meta.has(key)) parts.meta.set(key, attributes.content.slice(0, LONGEST_TEXT));
      }
      const relations = name === 'link' ? (attributes.rel ?? '').toLowerCase().split(/\s+/) : [];
      if (
        attributes.href &&
        relations.some((relation) => /^(?:icon|apple-touch-icon(?:-precomposed)?)$/.test(relation))
      ) {
        const size = Number(/^\d+/.exec(attributes.sizes ?? '')?.[0] ?? 0);
        parts.icons.push({ href: attributes.href, size, isForTouch: !relations.includes('icon') });
      }
    },
    ontext(data) {
      if (reading === 'title' && parts.title.length < LONGEST_TEXT) parts.title += data.slice(0, LONGEST_TEXT);
      if (reading === 'linkedData') parts.linkedData[parts.linkedData.length - 1] += data;
    },
    onclosetag(name) {
      if (name === 'title' || name === 'script') reading = null;
    },
  });
  parser.end(html);
  return parts;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The first organisation of the page's JSON-LD. */
function organisationIn(scripts: readonly string[]): Json | null {
  for (const script of scripts) {
    let data: unknown;
    try {
      data = JSON.parse(script);
    } catch {
      continue;
    }
    const nodes = listOf(data).flatMap((node) => [node, ...(isObject(node) ? listOf(node['@graph']) : [])]);
    const organisation = nodes.find(
      (node) =>
        isObject(node) &&
        listOf(node['@type']).some((type) => /(?:Organization|Corporation|Business)$/.test(text(type))),
    );
    if (isObject(organisation)) return organisation;
  }
  return null;
}

function nameOf({ meta, title }: Parts, organisation: Json | null, domain: string | null): string | null {
  const label = domain?.split('.')[0] ?? '';
  const lettersOf = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const titleParts = lineOf(title)
    .split(/ [|–—·•-] |: | ?\| ?/)
    .filter((part) => !NAMES_OF_PAGES.test(part.trim()));
  const candidates = [
    text(organisation?.name),
    meta.get('og:site_name') ?? '',
    meta.get('application-name') ?? '',
    titleParts.find((part) => lettersOf(part) === lettersOf(label)) ?? '',
    titleParts.length > 1 ? (titleParts.toSorted((a, b) => a.length - b.length)[0] ?? '') : '',
    titleParts[0] ?? '',
  ].map((candidate) => lineOf(candidate));
  const name = candidates.find(
    (candidate) => /[\p{L}\p{N}]/u.test(candidate) && [...candidate].length <= LONGEST_PROFILE_NAME,
  );
  if (name) return name;
  return label ? capitalise(label) : null;
}

const lineOf = (value: string) => value.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** The first text, cut after a sentence, else after a word. */
function introOf(candidates: readonly (string | undefined)[]): string | null {
  const line = candidates.map((candidate) => lineOf(candidate ?? '')).find((candidate) => candidate.length > 0);
  if (line === undefined) return null;
  const characters = [...line];
  if (characters.length <= LONGEST_INTRO) return line;
  const beginning = characters.slice(0, LONGEST_INTRO).join('');
  const sentence = beginning.lastIndexOf('. ');
  if (sentence > LONGEST_INTRO / 3) return beginning.slice(0, sentence + 1);
  const start = characters.slice(0, LONGEST_INTRO - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace > 0 ? start.slice(0, lastSpace) : start}…`;
}

function countryOfSite(organisation: Json | null, domain: string | null, language: string): string | null {
  const address = listOf(organisation?.address).find(isObject);
  const countryValue = address?.addressCountry;
  const country = countryNamed(text(isObject(countryValue) ? countryValue.name : countryValue));
  if (country) return country.code;
  const ending = domain?.split('.').at(-1)?.toUpperCase() ?? '';
  // These endings belong to countries, but the world uses them.
  if (ending === 'UK') return 'GB';
  const isOfCountry =
    COUNTRIES.some(({ code }) => code === ending) &&
    !/^(?:IO|AI|CO|ME|TV|FM|LY|SO|GG|TO|SH|AC|LA|VC|CC|WS)$/.test(ending);
  if (isOfCountry) return ending;
  const ofLanguage = COUNTRY_OF_LANGUAGE[language];
  return (ofLanguage && countryOf(ofLanguage)?.code) || null;
}

function yearOf(date: string): number | null {
  const year = Number(/^(?:19|20)\d\d/.exec(date.trim())?.[0] ?? 0);
  return year >= 1900 ? year : null;
}

function logosOf({ icons, meta }: Parts, organisation: Json | null, base: string): string[] {
  const logo = listOf(organisation?.logo)[0];
  const bySize = icons.toSorted((a, b) => Number(b.isForTouch) - Number(a.isForTouch) || b.size - a.size);
  const addresses = [
    text(isObject(logo) ? (logo.url ?? logo.contentUrl) : logo),
    ...bySize.map(({ href }) => href),
    meta.get('og:logo') ?? '',
    '/apple-touch-icon.png',
  ];
  // Uploads refuse drawings (SVG) and the oldest icons.
  const usable = addresses.flatMap((address) => {
    const url = address === '' ? null : URL.parse(address, base);
    const isPicture = url && /^https?:$/.test(url.protocol) && !/\.(?:svgz?|ico)$/i.test(url.pathname);
    return isPicture ? [url.href] : [];
  });
  return [...new Set(usable)].slice(0, MOST_LOGOS);
}
