import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { placesOfLine } from '#testing/place-lines.ts';

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
