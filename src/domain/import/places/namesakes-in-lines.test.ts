import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { placesOfLine } from '#testing/place-lines.ts';

const database = rollbackFixture();
const placesIn = (line: string) => placesOfLine(database.context, line);

it.each([
  ['Lier, Buskerud', 'NO Lierbyen'],
  ['Rana, Nordland', 'NO Mo i Rana'],
  ['Hol kommune', 'NO Geilo'],
  ['Herøy, Møre og Romsdal', 'NO Fosnavåg'],
  ['Herøy, Nordland', 'NO Silvalen'],
  ['Herøy', '-'],
  ['Håbo', 'SE Bålsta'],
  ['Habo', 'SE Habo'],
  ['Bergs kommun', 'SE Svenstavik'],
  ['Salem', 'SE Rönninge'],
  ['Salem, OR', 'US Salem'],
  ['Lund, Norge', 'NO Moi'],
  ['Lund', 'SE Lund'],
  ['Mora', 'SE Mora'],
  ['Fanø', 'DK Nordby'],
  ['Mors', '-'],
])('knows a municipality without its kind, and which of several is meant: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Parkano, Ikaalinen', 'FI Parkano, FI Ikaalinen'],
  ['Salo - Turku', 'FI Salo, FI Turku'],
  ['Lund, Malmö', 'SE Lund, SE Malmö'],
  ['Enköping, Uppsala', 'SE Enköping'],
  ['Nokia, Tampere', 'FI Nokia'],
  ['Keflavík, Reykjanesbær', 'IS Keflavík'],
  ['Dalby, Lund', 'SE Dalby'],
  ['Vihti, Nummela', 'FI Nummela'],
  ['Slagelse - Korsør', 'DK Slagelse, DK Korsør'],
  ['Ski utenfor Oslo', 'NO Ski'],
])(
  'takes two municipalities for two places, unless one is the county or the city of the other: %s',
  async (line, expected) => {
    expect(await placesIn(line)).toBe(expected);
  },
);

it.each([
  ['Sogndal, Sogndalsfjøra', 'NO Sogndal'],
  ['Nickby, Sipoo', 'FI Sipoo'],
  ['Øksnes', 'NO Myre'],
  ['Nykvarn', 'SE Nykvarn'],
])('knows each town once: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Rigshospitalet, Blegdamsvej', 'DK København'],
  ['Rigshospitalet Glostrup', 'DK Glostrup'],
  ['St. Olavs hospital, Orkdal sjukehus', 'NO Orkanger'],
  ['Tyks Loimaan sairaala', 'FI Loimaa'],
  ['Oslo lufthavn Gardermoen', 'NO Jessheim'],
  ['Trondheim lufthavn Værnes', 'NO Stjørdal'],
  ['Tampere-Pirkkalan lentoasema', 'FI Pirkkala'],
  ['Kjeller', 'NO Lillestrøm'],
  ['Levi', 'FI Kittilä'],
  ['Avesta, Outokumpu', 'SE Avesta'],
  ['Outokumpu', 'FI Outokumpu'],
  ['Hydro Årdal', 'NO Årdalstangen'],
  ['Boliden Kokkola', 'FI Kokkola'],
  ['Norrlands universitetssjukhus', 'SE Umeå'],
  ['Kista Science Tower', 'SE Kista'],
])('finds the town of a known site, and none for an employer beside a town: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Tronheim', 'NO Trondheim'],
  ['Fredrikshavn, DK', 'DK Frederikshavn'],
  ['Copehagen', 'DK København'],
  ['Karlstadt', 'DE Karlstadt'],
])('forgives one slip in the name of a large town: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});
