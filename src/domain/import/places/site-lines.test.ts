import { expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { placesOfLine } from '#testing/place-lines.ts';

const database = rollbackFixture();

it.each([
  // Beside its town, the name of a shopping centre or a building is no town of another country.
  ['Umeå - Avion', 'SE Umeå'],
  ['Växjö, Samarkand', 'SE Växjö'],
  ['Esbjerg (Broen)', 'DK Esbjerg'],
  ['Kuopio, Minna', 'FI Kuopio'],
  ['Marieberg, Örebro', 'SE Örebro'],
  ['Stockholm - Berlin', 'SE Stockholm, DE Berlin'],
  ['Oslo, Porto', 'NO Oslo, PT Porto'],
  ['Helsinki, Zug, Switzerland', 'FI Helsinki, CH Zug'],
  // A shopping centre without its town
  ['Frölunda Torg', 'SE Göteborg'],
  ['Kungens Kurva', 'SE Huddinge'],
  ['Strømmen Storsenter', 'NO Strømmen'],
  ['Ishøj Bycenter', 'DK Ishøj'],
  ['Kauppakeskus Iso Omena', 'FI Espoo'],
  ['Kållered Köpstad', 'SE Kållered'],
  ['Glerártorg', 'IS Akureyri'],
  // A shop before its town or quarter
  ['Føtex Viby J', 'DK Aarhus'],
  ['Rema 1000 Ikast', 'DK Ikast'],
  ['Elgiganten Aarhus N', 'DK Aarhus'],
  ['Biltema Tornby', 'SE Linköping'],
  ['Vinmonopolet Kirkenes', 'NO Kirkenes'],
  ['Prisma Linnainmaa', 'FI Tampere'],
  ['Bónus Selfossi', 'IS Selfoss'],
])('knows the shops and shopping centres of "%s": %s', async (line, expected) => {
  expect(await placesOfLine(database.context, line)).toBe(expected);
});

it.each([
  ['Linköping (Campus Valla)', 'SE Linköping'],
  ['Karolinska Institutet, Flemingsberg', 'SE Huddinge'],
  ['Universitetet i Oslo, Kjeller', 'NO Lillestrøm'],
  ['Høgskolen i Innlandet, Rena', 'NO Rena'],
  ['IT-Universitetet i København', 'DK København'],
  ['Finnmarkssykehuset, Klinikk Alta', 'NO Alta'],
  ['Falu lasarett', 'SE Falun'],
  ['Päijät-Hämeen keskussairaala', 'FI Lahti'],
  ['Oslo universitetssykehus, Gaustad', 'NO Oslo'],
  ['Aarhus Universitet, Institut for Biologi', 'DK Aarhus'],
  // An institution has the name of one town, and the site behind the comma is elsewhere.
  ['Aarhus Universitet, Foulum', 'DK Tjele'],
  ['Aarhus Universitet, Gludsbjerg', '-'],
])('knows the sites of "%s": %s', async (line, expected) => {
  expect(await placesOfLine(database.context, line)).toBe(expected);
});

it.each([
  // The name of a town before the word for a street
  ['Copenhagen Street, London N1', 'GB London'],
  ['Oslo Road, Headington, Oxford', 'GB Oxford'],
  ['Odense Avenue 4, Hamburg', 'DE Hamburg'],
  ['Oslo gate 3, 1630 Gamle Fredrikstad', 'NO Fredrikstad'],
  ['Lund gata 4, Malmö', 'SE Malmö'],
  ['Porin tie 3, Kankaanpää', 'FI Kankaanpää'],
  ['Copenhagen Street', '-'],
  // A site with the name of an employer or of another town
  ['Nokia Campus, Espoo', 'FI Espoo'],
  ['Vaasa Campus, Tampere', 'FI Tampere'],
  ['Aarhus Universitet, Campus Herning', 'DK Herning'],
  ['Coop Obs Lade', 'NO Trondheim'],
  ['H2 Green Steel Boden', 'SE Boden'],
  ['Oskarshamns kärnkraftverk', 'SE Oskarshamn'],
  ['Loviisan voimalaitos', 'FI Lovisa'],
  ['Hamar fengsel', 'NO Hamar'],
  ['Outokumpu, Tornion tehtaat', 'FI Tornio'],
  ['Forsvaret, Rena leir', 'NO Rena'],
  ['Rena', 'NO Rena'],
  // As hiring systems join them
  ['SE_Stockholm_HQ', 'SE Stockholm'],
  ['FIN-02150 Espoo', 'FI Espoo'],
])('reads streets, sites and codes of "%s": %s', async (line, expected) => {
  expect(await placesOfLine(database.context, line)).toBe(expected);
});

it.each([
  ['6940 Lem St.', 'DK Lem'],
  ['Karrebæksminde', 'DK Karrebæksminde'],
  ['1351 Rud, Bærum', 'NO Rud'],
  ['Krokstadelva, Drammen', 'NO Krokstadelva'],
  ['Vendelsö, Haninge', 'SE Vendelsö'],
  ['Bramdrupdam, 6000 Kolding', 'DK Bramdrupdam'],
])('knows suburbs and villages without people in GeoNames: "%s" is %s', async (line, expected) => {
  expect(await placesOfLine(database.context, line)).toBe(expected);
});
