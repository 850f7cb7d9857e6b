import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { loadPlaces } from './load-places.server.ts';
import { PLACE_NAMES } from './place-table.ts';
import { namesOfTowns, placeBySlug, placeOf, placePath } from './places.server.ts';

describe('the gazetteer', () => {
  const { at } = rollbackFixture();
  const context = () => at(new Date('2026-11-20T09:00:00Z'));
  const nameOf = async (locality: string, countryCode?: string, region?: string) =>
    (await placeOf(context(), { locality, countryCode, region }))?.englishName ?? null;

  it('contains every town of our own table', async () => {
    const missing: string[] = [];
    for (const [country, , name, english] of PLACE_NAMES) {
      const { rows } = await context().db.execute(
        sql`SELECT FROM places WHERE country_code = ${country} AND name = ${name} AND english_name = ${english}`,
      );
      if (rows.length === 0) missing.push(`${country} ${name}`);
    }
    expect(missing).toEqual([]);
  });

  it('loads once, and again without changes', async () => {
    const count = async () =>
      (await context().db.execute(sql`SELECT count(*), sum(hashtext(slug)) FROM places`)).rows[0];
    const before = await count();
    await loadPlaces(context());
    await context().db.execute(sql`UPDATE place_editions SET edition = 'an older edition'`);
    await loadPlaces(context());
    expect(await count()).toEqual(before);
  });

  it('leaves a town that is no longer in it its address, for the jobs there', async () => {
    await context().db.execute(sql`
      INSERT INTO places (id, country_code, name, english_name, slug, latitude, longitude, population)
      VALUES (-9999, 'SE', 'Svunna', 'Svunna', 'svunna', 59, 17, 100), (-9998, 'SE', 'Lund', 'Lund', 'lund-old', 55, 13, 1)`);
    await context().db.execute(sql`UPDATE places SET slug = 'lund-new' WHERE country_code = 'SE' AND slug = 'lund'`);
    await context().db.execute(sql`UPDATE places SET slug = 'lund' WHERE id = -9998`);
    await context().db.execute(sql`UPDATE place_editions SET edition = 'an older edition'`);
    await loadPlaces(context());
    expect((await placeBySlug(context(), 'sweden', 'svunna'))?.place.id).toBe(-9999);
    expect((await placeBySlug(context(), 'sweden', 'lund'))?.place.population).toBeGreaterThan(50_000);
  });

  it('writes towns by their name, however they are typed', async () => {
    const typed = ['tromso', 'OSLO', 'mo i rana', 'malmo', 'kobenhavn', 'copenhagen', 'cph', 'Gothenburg', 'narnia'];
    const names = await namesOfTowns(context(), typed);
    expect([...names.values()].map(({ name }) => name)).toEqual([
      'Tromsø',
      'Oslo',
      'Mo i Rana',
      'Malmö',
      'København',
      'Copenhagen',
      'København',
      'Gothenburg',
    ]);
    expect(names.get('copenhagen')?.localName).toBe('København');
    expect(await namesOfTowns(context(), [])).toEqual(new Map());
  });

  it.each([
    ['København', 'Copenhagen'],
    ['Kobenhavn', 'Copenhagen'],
    ['Bodø', 'Bodø'],
    ['bodo', 'Bodø'],
    ['Bodö', 'Bodø'],
    ['Malmø', 'Malmo'],
    ['Salo', 'Salo'],
    ['Boedo', 'Boedo'],
    ['Köpenhamn', 'Copenhagen'],
    ['Björneborg', 'Pori'],
    ['Björneborg, Sweden', 'Björneborg'],
    ['Kööpenhamina', 'Copenhagen'],
    ['COPENHAGEN', 'Copenhagen'],
    ['København K', 'Copenhagen'],
    ['1050 København K', 'Copenhagen'],
    ['DK-2200 København N', 'Copenhagen'],
    ['Copenhagen, Denmark', 'Copenhagen'],
    ['Copenhagen, Capital Region of Denmark, Denmark', 'Copenhagen'],
    ['Copenhagen (Hybrid)', 'Copenhagen'],
    ['8000 Aarhus C', 'Aarhus'],
    ['Århus', 'Aarhus'],
    ['Goteborg', 'Gothenburg'],
    ['Göteborg, Västra Götalands län', 'Gothenburg'],
    ['Malmö, Skåne County, Sweden', 'Malmo'],
    ['Stockholm, Stockholm County, Sweden', 'Stockholm'],
    ['111 22 Stockholm', 'Stockholm'],
    ['Kista, Stockholm', 'Kista'],
    ['Lysaker, Oslo, Norway', 'Lysaker'],
    ['Fornebu', 'Fornebu'],
    ['Bærum', 'Sandvika'],
    ['Helsingfors', 'Helsinki'],
    ['Åbo', 'Turku'],
    ['Uleåborg', 'Oulu'],
    ['Kgs. Lyngby', 'Kongens Lyngby'],
    ['Lyngby', 'Kongens Lyngby'],
    ['Reykjavik', 'Reykjavik'],
    ['Wien', 'Vienna'],
    ['Warszawa', 'Warsaw'],
    ['Lisboa', 'Lisbon'],
    ['Zuerich', 'Zurich'],
    ['Frankfurt', 'Frankfurt'],
    ['New York, NY, United States', 'New York'],
  ])('places %s', async (locality, english) => {
    expect(await nameOf(locality)).toBe(english);
  });

  it.each([
    ['Denmark, WI', undefined],
    ['Denmark', undefined],
    ['Copenhagen, NY', undefined],
    ['Copenhagen', 'US'],
    ['Stockholm, Germany', undefined],
    ['Paris, TX', undefined],
    ['Göteborg', 'DK'],
    ['Copenhagen', 'ZZ'],
    ['Copenhagen / Stockholm', undefined],
    ['Remote', undefined],
    ['Neverwhere', 'DK'],
    ['', 'DK'],
    ['12', 'DK'],
  ])('never guesses: %s (%s) is placed nowhere', async (locality, country) => {
    expect(await nameOf(locality, country)).toBeNull();
  });

  it('needs more context for two towns with the same name and similar size', async () => {
    expect(await nameOf('Nes')).toBeNull();
    const { rows } = await context().db.execute<{ folded: string }>(sql`
      SELECT folded FROM place_names JOIN places ON places.id = place_id
      WHERE country_code = 'SE' AND population BETWEEN 1000 AND 9000
      GROUP BY folded HAVING count(*) = 2 AND max(population) < 10 * min(population) AND count(DISTINCT region) = 2 LIMIT 1`);
    const twice = rows[0]?.folded ?? '';
    const { rows: both } = await context().db.execute<{
      id: number;
      region: string;
    }>(sql`
      SELECT id, region FROM place_names JOIN places ON places.id = place_id
      WHERE folded = ${twice} AND country_code = 'SE'`);
    expect(await placeOf(context(), { locality: twice, countryCode: 'SE' })).toBeNull();
    for (const { id, region } of both) {
      expect((await placeOf(context(), { locality: twice, countryCode: 'SE', region }))?.id).toBe(id);
    }
  });

  it.each([
    ['denmark', 'copenhagen', 'Copenhagen', true],
    ['denmark', 'koebenhavn', 'Copenhagen', false],
    ['danmark', 'copenhagen', 'Copenhagen', false],
    ['dk', 'kobenhavn', 'Copenhagen', false],
    ['sweden', 'goeteborg', 'Gothenburg', false],
    ['sweden', 'malmo', 'Malmo', true],
    ['sweden', 'malmoe', 'Malmo', false],
    ['finland', 'abo', 'Turku', false],
  ])('finds the address /%s/%s', async (country, city, english, isCanonical) => {
    const result = await placeBySlug(context(), country, city);
    expect(result?.place.englishName).toBe(english);
    expect(result?.isCanonical).toBe(isCanonical);
  });

  it('has no address for a town in another country', async () => {
    expect(await placeBySlug(context(), 'norway', 'copenhagen')).toBeNull();
    expect(await placeBySlug(context(), 'atlantis', 'copenhagen')).toBeNull();
  });

  it("gives the path of a place's page", async () => {
    const place = await placeOf(context(), { locality: 'Göteborg' });
    expect(place && placePath(place)).toBe('/jobs/location/sweden/gothenburg');
  });
});
