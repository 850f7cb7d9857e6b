import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { placesOfLine, postingAt } from '#testing/place-lines.ts';
import { Gazetteer, geocode } from './geocoding.server.ts';
import { placeOfFields } from './named-places.ts';

const database = rollbackFixture();

it.each([
  ['Greater London', 'GB London'],
  ['London, Greater London, England', 'GB London'],
  ['Vienna, Virginia', 'US Vienna'],
  ['Vienna', 'AT Wien'],
  ['Palo Alto, CA', 'US Palo Alto'],
  ['Bergen, Germany', 'DE Bergen'],
  ['Bergen', 'NO Bergen'],
  ['Runavík, Færøerne', 'FO Runavík'],
  ['Ny-Ålesund, Svalbard', 'SJ Ny-Ålesund'],
  ['Kangerlussuaq, Grønland', 'GL Kangerlussuaq'],
  ['Godby, Åland', 'AX Godby'],
  ['Gressvik', 'NO Fredrikstad'],
  ['Lappi', '-'],
  ['Rovaniemi, Lappi', 'FI Rovaniemi'],
])('knows the city, state or territory of "%s": %s', async (line, expected) => {
  expect(await placesOfLine(database.context, line)).toBe(expected);
});

it.each([
  ['Uusimaa', null, 'FI'],
  ['Skåne län', null, 'SE'],
  ['Stockholm', 'SE', 'SE'],
  ['Trøndelag', 'NO', 'NO'],
])('places remote work of an address with only the region %s (%s) in %s', async (region, country, expected) => {
  const place = placeOfFields({ locality: null, region, country });
  const posting = { ...postingAt(''), places: place === null ? [] : [place] };
  const result = await geocode(new Gazetteer(database.context), posting, 'remote');
  expect(result).toMatchObject({ locations: [{ countryCode: expected, placeId: null }] });
  expect(await geocode(new Gazetteer(database.context), posting, 'onsite')).toBe('it names a country, but no town');
});
