import { describe, expect, it } from 'vitest';
import { isIdentifier } from '#domain/identifier.ts';
import { isReservedKey } from '#domain/reserved-keys.ts';
import { COUNTRIES } from '#domain/site/countries.ts';
import { placeBySlug } from '#domain/site/places.server.ts';
import { slugOf } from '#domain/slug.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { builtRoutes, FEEDS, PAGES } from '#web/app/site-map.ts';
import { noFilters, writeJobFilters } from '../filters/filters.ts';
import { readJobFilters } from '../filters/read-filters.ts';
import { landingNeighbours } from './landing-neighbours.ts';
import {
  LANDING_PAGES,
  LANDING_PLACES,
  landingFilters,
  landingHeading,
  landingPageOf,
  landingPath,
} from './landing-pages.ts';
import { landingPageForSlug } from './landing-slugs.ts';

const fixture = rollbackFixture();
const slugs = LANDING_PAGES.map(({ slug }) => slug);

describe('the curated list', () => {
  it('has pages for roles, types of position, countries and cities, and none twice', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(100);
    expect(new Set(slugs).size).toBe(slugs.length);
    const headings = LANDING_PAGES.map(landingHeading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const kind of ['field', 'position', 'remote', 'english']) {
      expect(LANDING_PAGES.some(({ offer }) => offer.kind === kind)).toBe(true);
    }
  });

  it('has a different search on each page, with filters that the job list knows', () => {
    const searches = LANDING_PAGES.map((page) => writeJobFilters({ ...noFilters, ...landingFilters(page) }).toString());
    expect(new Set(searches).size).toBe(searches.length);
    for (const search of searches) expect(readJobFilters(new URLSearchParams(search)).unknown).toEqual([]);
  });

  it('uses no address of another page and no id', () => {
    const others = [...Object.keys(PAGES), ...Object.keys(FEEDS)].map((path) => path.replace(/^\/jobs\//, ''));
    for (const slug of slugs) {
      expect([slug, slug === slugOf(slug), isIdentifier(slug), others.includes(slug)]).toEqual([
        slug,
        true,
        false,
        false,
      ]);
    }
  });

  it('reserves its slugs, like the addresses of the site, so that none becomes a key', () => {
    for (const slug of [...slugs, 'browse', 'location', 'aaaaaaaaaaaaaaaaaaaaaaaa']) {
      expect([slug, isReservedKey(slug)]).toEqual([slug, true]);
    }
    expect(isReservedKey('skjaergaard')).toBe(false);
  });

  it('is in the list of built routes', () => {
    for (const page of LANDING_PAGES) expect(builtRoutes).toContain(landingPath(page));
  });

  it('names places like the gazetteer and the pages of places', async () => {
    for (const { slug, city, country, countryCode } of LANDING_PLACES) {
      const listedCountry = COUNTRIES.find(({ code }) => code === countryCode);
      expect(listedCountry?.name).toBe(country);
      if (!city) {
        expect(listedCountry?.slug).toBe(slug);
        continue;
      }
      const match = await placeBySlug(fixture.context, listedCountry?.slug ?? '', slug);
      expect([slug, match?.isCanonical, match?.place.name]).toEqual([slug, true, city.localName]);
    }
  });
});

describe('the links of a landing page', () => {
  it('lead to the same offer in other cities, to other offers there, and to wider and narrower pages', () => {
    const names = (slug: string) => {
      const page = landingPageOf(slug);
      if (!page) throw new Error(`There is no ${slug}.`);
      return Object.fromEntries(
        Object.entries(landingNeighbours(page)).map(([kind, pages]) => [kind, pages.map(({ slug }) => slug)]),
      );
    };
    const city = names('developer-jobs-copenhagen');
    expect(city.wider).toEqual(['developer-jobs-denmark', 'developer-jobs']);
    expect(city.elsewhere).toEqual(expect.arrayContaining(['developer-jobs-aarhus', 'developer-jobs-stockholm']));
    expect(city.others).toEqual(expect.arrayContaining(['sales-jobs-copenhagen', 'internships-copenhagen']));
    const country = names('developer-jobs-denmark');
    expect(country.narrower).toEqual(expect.arrayContaining(['backend-jobs-denmark', 'developer-jobs-aarhus']));
    expect(country.elsewhere).toContain('developer-jobs-sweden');
    expect(names('backend-jobs-denmark').wider).toContain('developer-jobs-denmark');
    expect(names('remote-sales-jobs').wider).toEqual(['sales-jobs', 'remote-jobs']);
  });

  it('reach every page of the list', () => {
    const neighbours = new Set(LANDING_PAGES.flatMap((page) => Object.values(landingNeighbours(page)).flat()));
    expect(LANDING_PAGES.filter((page) => !neighbours.has(page)).map(({ slug }) => slug)).toEqual([]);
  });

  it('never lead to the page itself, and to no page twice', () => {
    for (const page of LANDING_PAGES) {
      const links = Object.values(landingNeighbours(page)).flat();
      expect([page.slug, links.includes(page), new Set(links).size]).toEqual([page.slug, false, links.length]);
    }
  });
});

describe('another spelling of an address', () => {
  it.each([
    ['developer-jobs-in-copenhagen', 'developer-jobs-copenhagen'],
    ['Developer-Jobs-Copenhagen', 'developer-jobs-copenhagen'],
    ['developer-job-københavn', 'developer-jobs-copenhagen'],
    ['it-jobs-sverige', 'developer-jobs-sweden'],
    ['ux-designer-jobs', 'design-jobs'],
    ['internship-denmark', 'internships-denmark'],
    ['studiejob', 'student-jobs'],
    ['remote', 'remote-jobs'],
    ['jobs-in-english', 'english-speaking-jobs'],
  ])('finds the landing page: %s', (address, slug) => {
    expect(landingPageForSlug(address)?.slug).toBe(slug);
  });

  it.each(['', 'design', 'sales', 'København', 'sales-jobs-in-narnia', 'sales-manager-skjaergaard-0a1b2c', 'jobs'])(
    'finds none: %j',
    (address) => {
      expect(landingPageForSlug(address)).toBeUndefined();
    },
  );
});
