/**
 * Quarters of large towns: [country, town in the gazetteer, quarters separated by |]. A job there is in the town, and the
 * gazetteer has no place of its own for them. Left out are names that a town, a trade or a common word has, too (Malmi,
 * Sandviken, Grønland), and suburbs that count as towns (Kista, Lysaker).
 */
export const QUARTERS: readonly (readonly [string, string, string])[] = [
  [
    'DK',
    'Copenhagen',
    'Amager|Amagerbro|Brønshøj|Bispebjerg|Sydhavnen|Sydhavn|Islands Brygge|Refshaleøen|Carlsberg Byen|Kødbyen|Sundbyerne|' +
      'Ørestad|Ørestaden|Nordhavn|Nordhavnen|Valby|Østerbro|Vesterbro|Nørrebro|Vanløse|Christianshavn|Emdrup|Utterslev',
  ],
  ['DK', 'Århus', 'Risskov|Åbyhøj|Skejby|Brabrand|Højbjerg|Trøjborg|Viby J|Tilst|Katrinebjerg'],
  ['DK', 'Odense', 'Vollsmose|Odense Havn'],
  ['DK', 'Aalborg', 'Hasseris'],
  [
    'SE',
    'Stockholm',
    'Gamla stan|Hornstull|Liljeholmen|Telefonplan|Globen|Gärdet|Hagastaden|Farsta|Enskede|Vällingby|Södermalm|Östermalm|' +
      'Kungsholmen|Vasastan|Vasastaden|Norrmalm|Bromma|Årsta|Akalla|Tensta|Hammarby Sjöstad|Hägersten|Älvsjö|Skarpnäck|' +
      'Spånga|Hässelby|Rinkeby|Bagarmossen|Hammarbyhöjden|Midsommarkransen|Aspudden|Fruängen|Skärholmen|Bredäng|' +
      'Lilla Essingen|Stora Essingen|Norra Djurgårdsstaden|Slakthusområdet|Johanneshov|Marievik|Stureplan|Odenplan|' +
      'Hötorget|Fridhemsplan',
  ],
  [
    'SE',
    'Göteborg',
    'Hisingen|Gamlestaden|Johanneberg|Backaplan|Frihamnen|Norra Älvstranden|Hisings Backa|Hisings Kärra|Lindholmen|' +
      'Majorna|Torslanda|Västra Frölunda|Gårdsten|Hammarkullen|Lövgärdet|Rannebergen|Eriksbo|Angered|Örgryte|Kviberg|' +
      'Lilla Bommen|Sisjön',
  ],
  ['SE', 'Malmö', 'Hyllie|Möllevången|Västra Hamnen|Limhamn|Rosengård|Nyhamnen|Fosie|Kirseberg|Jägersro'],
  ['SE', 'Uppsala', 'Gamla Uppsala|Sävja|Ultuna|Boländerna|Gottsunda'],
  ['SE', 'Linköping', 'Mjärdevi'],
  ['SE', 'Sundbyberg', 'Rissne|Hallonbergen|Ursvik'],
  ['SE', 'Täby', 'Arninge|Viggbyholm'],
  [
    'NO',
    'Oslo',
    'Majorstuen|Majorstua|Grünerløkka|Bjørvika|Tjuvholmen|Aker Brygge|Sagene|Torshov|Tøyen|Helsfyr|Økern|Bislett|' +
      'St. Hanshaugen|Skøyen|Nydalen|Sjølyst|Sjølyststranda|Storo|Lilleaker|Vækerø|Alnabru|Ensjø|Blindern|Furuset|Grorud|' +
      'Stovner|Holmlia|Lambertseter|Manglerud|Vinderen|Ullevål',
  ],
  [
    'NO',
    'Bergen',
    'Fyllingsdalen|Laksevåg|Åsane|Kokstad|Nesttun|Ytrebygda|Sandsli|Flesland|Loddefjord|Marineholmen|Haukeland|Haakonsvern',
  ],
  ['NO', 'Jessheim', 'Gardermoen'],
  ['NO', 'Trondheim', 'Sluppen|Moholt|Lerkendal|Tiller|Heimdal|Tyholt|Ranheim|Gløshaugen|Dragvoll|Brattøra|Leangen'],
  ['NO', 'Stavanger', 'Forus|Hillevåg|Madla|Jåttåvågen|Ullandhaug|Hinna|Mariero|Dusavik'],
  [
    'FI',
    'Helsinki',
    'Herttoniemi|Kalasatama|Fiskehamnen|Ruoholahti|Gräsviken|Kamppi|Vallila|Sörnäinen|Punavuori|Töölö|Itäkeskus|' +
      'Pitäjänmäki|Jätkäsaari|Hakaniemi|Käpylä|Viikki|Pasila|Böle|Länsi-Pasila|Itä-Pasila|Keski-Pasila|Kallio|Berghäll|' +
      'Lauttasaari|Drumsö|Munkkiniemi|Munksnäs|Vuosaari|Nordsjö|Mellunkylä|Mellungsby|Kaarela|Meilahti|Mejlans|Kumpula|' +
      'Arabianranta|Hernesaari|Katajanokka|Kruununhaka|Konala|Munkkivuori|Oulunkylä|Pakila|Roihupelto|Tattarisuo',
  ],
  [
    'FI',
    'Espoo',
    'Tapiola|Hagalund|Leppävaara|Alberga|Matinkylä|Keilaniemi|Kägeludden|Otaniemi|Otnäs|Kilo|Koukkuniemi|Niittykumpu|' +
      'Olari|Kivenlahti|Suomenoja|Mankkaa|Perkkaa',
  ],
  [
    'FI',
    'Vantaa',
    'Tikkurila|Dickursby|Aviapolis|Myyrmäki|Martinlaakso|Hakkila|Koivuhaka|Veromies|Petikko|Koivukylä|Korso|Hakunila|' +
      'Tammisto',
  ],
  ['FI', 'Tampere', 'Hervanta|Lielahti|Hatanpää|Sarankulma|Lahdesjärvi|Tesoma'],
  ['FI', 'Turku', 'Kupittaa|Pansio|Skanssi|Itäharju'],
  ['FI', 'Oulu', 'Linnanmaa|Hiukkavaara|Kaakkuri|Limingantulli'],
  [
    'IS',
    'Reykjavík',
    'Vesturbær|Vesturbæ|Grafarvogur|Breiðholt|Árbær|Laugardalur|Skeifan|Skeifunni|Grafarholt|Kringlan|Kringlunni|' +
      'Ártúnshöfði|Ártúnshöfða|Vatnsmýri|Fossvogur|Fossvogi|Borgartún|Borgartúni|Örfirisey',
  ],
  ['IS', 'Kópavogur', 'Smáralind|Smáratorg'],
];

/** Quarters whose names another town has, too: [country, town, quarters]. They count only beside their town. */
export const QUARTERS_LIKE_TOWNS: readonly (readonly [string, string, string])[] = [
  ['DK', 'Aarhus', 'Viby'],
  ['SE', 'Göteborg', 'Arendal'],
  ['NO', 'Oslo', 'Grønland|Hasle'],
  ['NO', 'Bergen', 'Sandviken'],
  ['NO', 'Trondheim', 'Lade'],
  ['FI', 'Helsinki', 'Malmi'],
];
