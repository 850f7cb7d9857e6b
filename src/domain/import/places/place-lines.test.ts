import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { placesOfLine, postingAt } from '#testing/place-lines.ts';
import { workplaceOf } from '../terms/workplace-of-posting.server.ts';
import { Gazetteer, geocode } from './geocoding.server.ts';
import { placeNamed } from './named-places.ts';

const LINES = readFileSync(new URL('./fixtures/place-lines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => '))
  .map((line) => line.split(' => ') as [string, string]);

const database = rollbackFixture();

const placesIn = (line: string) => placesOfLine(database.context, line);

it('reads 99 of 100 lines of places rightly, and places 85 of 100 that name one', async () => {
  const wrong: string[] = [];
  let [withPlace, answers, right] = [0, 0, 0];
  for (const [line, expected] of LINES) {
    const result = await placesIn(line);
    if (expected !== '-') withPlace += 1;
    if (result !== '-') answers += 1;
    if (result !== '-' && result === expected) right += 1;
    if (result !== expected) wrong.push(`${line} => ${result} (not ${expected})`);
  }
  console.info(
    `${right} of ${answers} places are right; ${withPlace} of ${LINES.length} lines name one\n${wrong.join('\n')}`,
  );
  expect(right / answers).toBeGreaterThanOrEqual(0.99);
  expect(right / withPlace).toBeGreaterThanOrEqual(0.85);
  // 1,300 lines, each with its own queries.
}, 120_000);

it.each([
  ['Göteborg, Lindholmen', 'SE Göteborg'],
  ['Gothenburg, Sweden (Lindholmen)', 'SE Göteborg'],
  ['Ås kommune', 'NO Ås'],
  // The municipality or the town behind a name rules out its namesakes elsewhere.
  ['Ås, Krokoms kommun', 'SE Ås'],
  ['Ås, Östersund', 'SE Ås'],
  ['Sandviken, Krokoms kommun', 'SE Krokom'],
  ['Straumsvík (Rio Tinto)', 'IS Hafnarfjörður'],
  ['Bodö', 'NO Bodø'],
  ['Malmø', 'SE Malmö'],
  ['Geiranger', 'NO Geiranger'],
  ['Hólar í Hjaltadal', 'IS Hólar'],
  ['Grímsey', 'IS Grímsey'],
  ['Hasle, Bornholm', 'DK Hasle'],
  ['Hasle, Oslo', 'NO Oslo'],
  ['Holmestrand kommune', 'NO Holmestrand'],
  ['Førde i Sunnfjord', 'NO Førde'],
  ['Kista i Stockholm', 'SE Kista'],
  ['Solna Business Park', 'SE Solna'],
  ['Nacka Strand', 'SE Nacka'],
  ['Sund, Bergen', 'NO Bergen'],
  ['Malmö, Copenhagen', 'SE Malmö, DK København'],
  ['Rønne, Bornholm', 'DK Rønne'],
  ['Nakskov, Lolland', 'DK Nakskov'],
  ['DNK Copenhagen', 'DK København'],
  ['Hybrid (2 days in Copenhagen office)', 'DK København'],
  ['Kongsberg Teknologipark', 'NO Kongsberg'],
  ['Ulvik herad', 'NO Ulvik'],
  ['Helsingborg - Väla Centrum', 'SE Helsingborg'],
  ['Vaala', 'FI Vaala'],
  ['Keflavik International Airport', 'IS Keflavík'],
  ['Björneborg', 'FI Pori'],
  ['Björneborg, Sweden', 'SE Björneborg'],
  ['Björneborg, Värmland', 'SE Björneborg'],
  ['Stockholm or Björneborg, Sweden', 'SE Stockholm, SE Björneborg'],
  ['Nes kommune', '-'],
  ['Rauma kommune, Åndalsnes', 'NO Åndalsnes'],
  ['Paris, Texas', '-'],
  ['Frankfurt (Oder)', 'DE Frankfurt (Oder)'],
  ['Berlin-Kreuzberg', 'DE Berlin'],
  ['Garching b. München', 'DE Garching bei München'],
  ['Großraum Wien', 'AT Wien'],
  ['Barcelona o Madrid', 'ES Barcelona, ES Madrid'],
  ['Paris 9e arrondissement (75009)', 'FR Paris'],
  ['Dublin 2', 'IE Dublin'],
  ['H-1133 Budapest, XIII. kerület', 'HU Budapest'],
  ['Leipzig, DE, 04109', 'DE Leipzig'],
  ['SYDNEY NSW', 'AU Sydney'],
  ['Vancouver BC (Canada)', 'CA Vancouver'],
  ['København NV', 'DK København'],
  ['PK-seutu tai Tampere', 'FI Helsinki, FI Tampere'],
  ['Work from Aarhus or Berlin', 'DK Aarhus, DE Berlin'],
  ['Tehdaskatu 5, 24100 Salo', 'FI Salo'],
  ['Oslo or remote in Norway', 'NO Oslo, NO -'],
  ['Helsinki tai etätyö Suomessa', 'FI Helsinki, FI -'],
  ['Oslo / Remote', 'NO Oslo'],
  ['Remote - Oslo, Norway', 'NO Oslo'],
])('reads "%s" as %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

describe('a list of towns', () => {
  it.each([
    ['Grindsted, Varde og Ølgod', 'DK Grindsted, DK Varde, DK Ølgod'],
    ['Oskarshamn, Kalmar och Västervik', 'SE Oskarshamn, SE Kalmar, SE Västervik'],
    ['Arendal, Grimstad og Kristiansand, Norge', 'NO Arendal, NO Grimstad, NO Kristiansand'],
    ['Moss, Fredrikstad, Sarpsborg', 'NO Moss, NO Fredrikstad, NO Sarpsborg'],
    ['Lahti, Kouvola, Kotka', 'FI Lahti, FI Kouvola, FI Kotka'],
    ['Vestby, Ås, Ski', 'NO Vestby, NO Ås, NO Ski'],
    ['Moss, Fredrikstad', 'NO Moss, NO Fredrikstad'],
    ['Stockholm, London, New York', 'SE Stockholm, GB London, US New York City'],
  ])('has all of them: %s', async (line, expected) => {
    expect(await placesIn(line)).toBe(expected);
  });

  it.each([
    ['Bjerringbro, Viborg, Denmark', 'DK Bjerringbro'],
    ['Oskarshamn, Kalmar, Sverige', 'SE Oskarshamn'],
    ['Rimbo, Norrtälje, Stockholm', 'SE Rimbo'],
    ['Hellerup, Gentofte, København', 'DK Hellerup'],
    ['Lysaker, Oslo, Norway', 'NO Lysaker'],
    ['Asker, Bærum, Viken', 'NO Asker, NO Sandvika'],
    ['Vantaa, Helsinki Metropolitan Area', 'FI Vantaa'],
    ['Helsinki, Pasila', 'FI Helsinki'],
    ['Straume, Bergen', 'NO Straume'],
    ['SWE - Stockholm - Kista', 'SE Kista'],
    ['København (Ballerup)', 'DK Ballerup'],
    ['Trondheim lufthavn Værnes, Stjørdal', 'NO Stjørdal'],
  ])('is none where one says where the other lies: %s', async (line, expected) => {
    expect(await placesIn(line)).toBe(expected);
  });
});

it.each([
  ['Karolinska Universitetssjukhuset Huddinge', 'SE Huddinge'],
  ['Uppsala universitet, Visby', 'SE Visby'],
  ['Vrinnevisjukhuset i Norrköping', 'SE Norrköping'],
  ['Lunds universitet', 'SE Lund'],
  ['Göteborgskontoret', 'SE Göteborg'],
  ['Ås, Campus NMBU', 'NO Ås'],
  ['Sykehuset Innlandet', '-'],
  ['Psykiatrien Slagelse', 'DK Slagelse'],
  ['Hotel Nye Moss', '-'],
  ['Hotel Bristol, Oslo', 'NO Oslo'],
  ['Turun telakka, Perno', 'FI Turku'],
])('finds the town of the site "%s": %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Hitra eller Frøya', 'NO Fillan, NO Sistranda'],
  ['Husnes, Kvinnherad', 'NO Husnes'],
  ['Kvinnherad, Husnes', 'NO Husnes'],
  ['Rauma, Åndalsnes', 'NO Åndalsnes'],
  ['Time kommune', 'NO Bryne'],
  ['Svappavaara, Kiruna kommun', 'SE Svappavaara'],
  ['Rena, Åmot kommune', 'NO Rena'],
  ['Kungälv, Ale och Stenungsund', 'SE Kungälv, SE Nödinge, SE Stenungsund'],
])(
  'takes a municipality for the town of its administration, unless a place in it is named: %s',
  async (line, expected) => {
    expect(await placesIn(line)).toBe(expected);
  },
);

it.each([
  ['Pasila, Helsinki', 'FI Helsinki'],
  ['Kungsholmen, Stockholm', 'SE Stockholm'],
  ['Kbh. Ø / Nordhavn', 'DK København'],
  ['Pasila', 'FI Helsinki'],
  ['Vasastan, Göteborg', 'SE Göteborg'],
  ['Hellerup, København', 'DK Hellerup'],
  ['Göteborg (Arendal)', 'SE Göteborg'],
  ['Göteborgs Hamn, Arendal', 'SE Göteborg'],
  ['Sandviken, Bergen', 'NO Bergen'],
  ['Breiðholti', 'IS Reykjavík'],
])('takes a quarter for its town: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Menntaskólinn á Ísafirði', 'IS Ísafjörður'],
  ['Grunnskólinn í Borgarnesi', 'IS Borgarnes'],
  ['Leikskóli á Egilsstöðum', 'IS Egilsstaðir'],
  ['Árósar, Danmörku', 'DK Aarhus'],
  ['Björgvin, Noregi', 'NO Bergen'],
  ['Uppsölum, Svíþjóð', 'SE Uppsala'],
  ['Sandgerði, Suðurnesjabæ', 'IS Sandgerði'],
  ['Djúpivogur, Múlaþing, Ísland', 'IS Djúpivogur'],
])('reads Icelandic cases and names of towns abroad: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Viking Grace, home port Mariehamn', 'AX Mariehamn'],
  ['Offshore, utreise fra Florø', 'NO Florø'],
  ['Ombord, avgång från Ystad', 'SE Ystad'],
  ['Lindø Industripark', 'DK Munkebo'],
])('knows the town of a ship and of a site: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Halmstad; Varberg; Falkenberg', 'SE Halmstad, SE Varberg, SE Falkenberg'],
  ['Oslo / Bergen / London', 'NO Oslo, NO Bergen, GB London'],
  ['Stockholm / Malmö / Hamburg', 'SE Stockholm, SE Malmö, DE Hamburg'],
])('means the namesake in the country of the other towns: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Copenhagen, New York, United States', '-'],
  ['Copenhagen, Washington, USA', '-'],
  ['Viborg, SD, United States', '-'],
  ['Oslo, MN, United States', '-'],
  ['Stockholm, ME', '-'],
  ['Bergen, NY 14416', '-'],
  ['Austin, TX 78701', 'US Austin'],
  ['Uppsala, Canada', '-'],
  ['Sola', 'NO Sola'],
])('takes no namesake elsewhere for a Nordic town: %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Tampereella', 'FI Tampere'],
  ['Espoossa tai Vantaalla', 'FI Espoo, FI Vantaa'],
  ['Lappeenrannassa, Skinnarilan kampus', 'FI Lappeenranta'],
  ['Oulussa, Seinäjoella tai etänä', 'FI Oulu, FI Seinäjoki'],
  ['Hangossa', 'FI Hanko'],
  ['Vihdissä ja Limingassa', 'FI Vihti, FI Liminka'],
  ['Varkaudessa', 'FI Varkaus'],
  ['Kauniaisissa', 'FI Kauniainen'],
  ['Helsinkiin', 'FI Helsinki'],
  ['Tukholmassa', 'SE Stockholm'],
  ['á Akureyri', 'IS Akureyri'],
  ['Hafnarfirði', 'IS Hafnarfjörður'],
  ['Höfn í Hornafirði', 'IS Höfn'],
  ['á Sauðárkróki', 'IS Sauðárkrókur'],
  ['í Vestmannaeyjum', 'IS Vestmannaeyjar'],
  ['Hafnarfjarðarbær', 'IS Hafnarfjörður'],
  ['Keflavíkurflugvöllur', 'IS Keflavík'],
  ['Valsta', '-'],
])('reads the case of "%s" as %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['NOR-Oslo-Lysaker', 'NO Lysaker'],
  ['DK-Billund-LEGO Campus', 'DK Billund'],
  ['Finland-Helsinki-Pasila', 'FI Helsinki'],
  ['FI Espoo Keilaniemi', 'FI Espoo'],
  ['NO Stavanger Forus', 'NO Stavanger'],
  ['Rena leir, 2450 Rena', 'NO Rena'],
  ['Ringkøbing-Skjern', 'DK Ringkøbing'],
  ['Malmö Lund', '-'],
])('reads the pattern of a hiring system in "%s" as %s', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Hangö', 'FI Hanko'],
  ['S:t Michel', 'FI Mikkeli'],
  ['Tammisaari', 'FI Ekenäs'],
  ['4800 Nykøbing F.', 'DK Nykøbing Falster'],
  ['Guovdageaidnu', 'NO Kautokeino'],
  ['Stord, Vestland (på stedet)', 'NO Leirvik'],
  ['Allerød', 'DK Allerød'],
])('knows the other name in "%s"', async (line, expected) => {
  expect(await placesIn(line)).toBe(expected);
});

it.each([
  ['Holeby, Lolland (fysisk fremmøde)', 'onsite'],
  ['Savonlinna (läsnätyö)', 'onsite'],
  ['Stord, Vestland (på stedet)', 'onsite'],
  ['Bodø (ikke fjernarbeid)', 'onsite'],
  ['Kan jobbe fra hvor som helst i Norge', 'remote'],
  ['Mistä tahansa Suomesta', 'remote'],
  ['Oulussa, Seinäjoella tai etänä', 'remote'],
  ['Akureyri eða í fjarvinnu', 'remote'],
  ['Oulu, osittain etänä', 'hybrid'],
  ['Vejle, 2 dage hjemmefra', 'hybrid'],
  ['Turku, etätyö mahdollinen', 'hybrid'],
  ['Malmö, ej distans', 'onsite'],
])('reads the workplace in "%s" as %s', (line, expected) => {
  expect(workplaceOf(postingAt(line))).toBe(expected);
});

it.each(['Lyon ou télétravail', 'Praca zdalna', 'Madrid, teletrabajo'])('reads "%s" as remote work', (line) => {
  expect(workplaceOf(postingAt(line))).toBe('remote');
});

it('does not place a hamlet in a county other than the stated one', async () => {
  const place = { ...placeNamed('Mo', 'NO'), region: 'Nordland' };
  const geocoding = await geocode(new Gazetteer(database.context), { ...postingAt('Mo'), places: [place] }, 'notSaid');
  expect(geocoding).toContain('does not know');
});
