/**
 * Quarters of large towns that GeoNames' list leaves out: [country, town in the gazetteer, quarters separated by |]. A job
 * there is in the town. Left out are names that a town, a trade or a common word has, too (Malmi, Sandviken, Grønland).
 */
export const QUARTERS: readonly (readonly [string, string, string])[] = [
  [
    'DK',
    'Copenhagen',
    'Amager|Amagerbro|Brønshøj|Bispebjerg|Sydhavnen|Sydhavn|Islands Brygge|Refshaleøen|Carlsberg Byen|Kødbyen|Sundbyerne',
  ],
  ['DK', 'Århus', 'Risskov|Åbyhøj|Skejby|Brabrand|Højbjerg|Trøjborg|Viby J'],
  ['DK', 'Odense', 'Vollsmose|Odense Havn'],
  ['DK', 'Aalborg', 'Hasseris'],
  ['SE', 'Stockholm', 'Gamla stan|Hornstull|Liljeholmen|Telefonplan|Globen|Gärdet|Hagastaden|Farsta|Enskede|Vällingby'],
  [
    'SE',
    'Göteborg',
    'Hisingen|Gamlestaden|Johanneberg|Backaplan|Frihamnen|Norra Älvstranden|Hisings Backa|Hisings Kärra',
  ],
  ['SE', 'Malmö', 'Hyllie|Möllevången|Västra Hamnen|Limhamn|Rosengård|Nyhamnen'],
  [
    'NO',
    'Oslo',
    'Majorstuen|Majorstua|Grünerløkka|Bjørvika|Tjuvholmen|Aker Brygge|Sagene|Torshov|Tøyen|Helsfyr|Økern|Bislett|St. Hanshaugen',
  ],
  ['NO', 'Bergen', 'Fyllingsdalen|Laksevåg|Åsane|Kokstad|Nesttun'],
  ['NO', 'Jessheim', 'Gardermoen'],
  ['NO', 'Trondheim', 'Sluppen|Moholt|Lerkendal'],
  ['NO', 'Stavanger', 'Forus|Hillevåg|Madla'],
  [
    'FI',
    'Helsinki',
    'Herttoniemi|Kalasatama|Fiskehamnen|Ruoholahti|Gräsviken|Kamppi|Vallila|Sörnäinen|Punavuori|Töölö|Itäkeskus|Pitäjänmäki|Jätkäsaari|Hakaniemi|Käpylä|Viikki',
  ],
  ['FI', 'Espoo', 'Tapiola|Hagalund|Leppävaara|Alberga|Matinkylä'],
  ['FI', 'Vantaa', 'Tikkurila|Dickursby|Aviapolis|Myyrmäki'],
  ['FI', 'Tampere', 'Hervanta'],
  ['FI', 'Turku', 'Kupittaa'],
  ['FI', 'Oulu', 'Linnanmaa'],
  ['IS', 'Reykjavík', 'Vesturbær|Vesturbæ|Grafarvogur|Breiðholt|Árbær|Laugardalur|Skeifan'],
];

/** Quarters that are places of the gazetteer themselves: [country, local name of the town, quarters separated by |]. */
export const QUARTERS_IN_GAZETTEER: readonly (readonly [string, string, string])[] = [
  ['DK', 'København', 'Ørestad|Nordhavn|Valby|Østerbro|Vesterbro|Nørrebro|Vanløse'],
  [
    'SE',
    'Stockholm',
    'Södermalm|Östermalm|Kungsholmen|Vasastan|Norrmalm|Bromma|Årsta|Akalla|Tensta|Gamla Stan|Hammarby Sjöstad',
  ],
  ['SE', 'Göteborg', 'Lindholmen|Majorna|Torslanda|Västra Frölunda'],
  ['NO', 'Oslo', 'Skøyen|Nydalen|Sjølyststranda'],
  ['NO', 'Bergen', 'Ytrebygda'],
  ['FI', 'Helsinki', 'Pasila|Kallio|Lauttasaari|Munkkiniemi|Vuosaari|Mellunkylä|Kaarela'],
  ['FI', 'Espoo', 'Keilaniemi|Otaniemi|Kilo|Koukkuniemi'],
];
