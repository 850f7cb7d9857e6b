/**
 * Quarters of large towns: [country, town in the gazetteer, quarters separated by |]. A job there is in the town, and the
 * gazetteer has no place of its own for them. Left out are names that a town, a trade or a common word has, too (Malmi,
 * Sandviken, Grønland), and suburbs that count as towns (Kista, Lysaker).
 */
export const QUARTERS: readonly (readonly [string, string, string])[] = [
  [
    'DK',
    'Copenhagen',
    'Amager|Amagerbro|Brønshøj|Bispebjerg|Sydhavnen|Sydhavn|Islands Brygge|Refshaleøen|Carlsberg Byen|' +
      'Kødbyen|Sundbyerne|Ørestad|Ørestaden|Nordhavn|Nordhavnen|Valby|Østerbro|Vesterbro|Nørrebro|Vanløse|' +
      'Christianshavn|Emdrup|Utterslev|Teglholmen|Sluseholmen|Vigerslev|Bellahøj|Ryparken|Svanemøllen|' +
      'Kongens Nytorv|Rådhuspladsen|Østerport|Tingbjerg|Kongens Enghave',
  ],
  [
    'DK',
    'Århus',
    'Risskov|Åbyhøj|Skejby|Brabrand|Højbjerg|Trøjborg|Viby J|Tilst|Katrinebjerg|Aarhus Ø|Gellerup|' +
      'Christiansbjerg|Frederiksbjerg|Skåde|Vejlby',
  ],
  ['DK', 'Odense', 'Vollsmose|Odense Havn|Tarup|Dalum|Bolbro|Tietgenbyen'],
  ['DK', 'Aalborg', 'Hasseris|Skalborg|Vejgaard|Eternitten|Nørre Tranders'],
  ['DK', 'Esbjerg', 'Kjersing|Jerne|Sædding|Gjesing'],
  [
    'SE',
    'Stockholm',
    'Gamla stan|Hornstull|Liljeholmen|Telefonplan|Globen|Gärdet|Hagastaden|Farsta|Enskede|Vällingby|' +
      'Södermalm|Östermalm|Kungsholmen|Vasastan|Vasastaden|Norrmalm|Bromma|Årsta|Akalla|Tensta|' +
      'Hammarby Sjöstad|Hägersten|Älvsjö|Skarpnäck|Spånga|Hässelby|Rinkeby|Bagarmossen|Hammarbyhöjden|' +
      'Midsommarkransen|Aspudden|Fruängen|Skärholmen|Bredäng|Lilla Essingen|Stora Essingen|' +
      'Norra Djurgårdsstaden|Slakthusområdet|Johanneshov|Marievik|Stureplan|Odenplan|Hötorget|Fridhemsplan|' +
      'Råcksta|Alvik|Gullmarsplan|Slussen|Ropsten|Hjorthagen|Västberga|Bandhagen|Högdalen|Blackeberg|' +
      'Brommaplan|Ulvsunda|Skanstull|Husby|Värtahamnen|Fältöversten|Zinkensdamm|Karlaplan|Hagsätra|Rågsved|' +
      'Kärrtorp|Björkhagen|Gubbängen|Hökarängen|Sköndal',
  ],
  [
    'SE',
    'Göteborg',
    'Hisingen|Gamlestaden|Johanneberg|Backaplan|Frihamnen|Norra Älvstranden|Hisings Backa|Hisings Kärra|' +
      'Lindholmen|Majorna|Torslanda|Västra Frölunda|Gårdsten|Hammarkullen|Lövgärdet|Rannebergen|Eriksbo|' +
      'Angered|Örgryte|Kviberg|Lilla Bommen|Sisjön|Bäckebol|Högsbo|Biskopsgården|Korsvägen|Guldheden|Kortedala|' +
      'Bergsjön|Olskroken|Ringön|Frölunda|Frölunda Torg|Masthugget|Sävenäs|Kungssten|Nordstan',
  ],
  [
    'SE',
    'Malmö',
    'Hyllie|Möllevången|Västra Hamnen|Limhamn|Rosengård|Nyhamnen|Fosie|Kirseberg|Jägersro|Svågertorp|' +
      'Toftanäs|Triangeln|Norra Hamnen|Lindängen|Slottsstaden',
  ],
  ['SE', 'Uppsala', 'Gamla Uppsala|Sävja|Ultuna|Boländerna|Gottsunda|Gränbystaden|Fyrislund|Librobäck'],
  ['SE', 'Linköping', 'Mjärdevi|Tornby|Lambohov|Skäggetorp'],
  ['SE', 'Sundbyberg', 'Rissne|Hallonbergen|Ursvik'],
  ['SE', 'Täby', 'Arninge|Viggbyholm'],
  ['SE', 'Nacka', 'Sickla|Finntorp|Kvarnholmen|Nacka Forum'],
  ['SE', 'Huddinge', 'Flemingsberg|Kungens Kurva|Stuvsta|Masmo'],
  ['SE', 'Solna', 'Huvudsta|Ulriksdal|Järva krog'],
  ['SE', 'Norrköping', 'Ingelsta|Himmelstalund|Hageby|Händelö'],
  ['SE', 'Västerås', 'Erikslund|Hälla|Bäckby|Kopparlunden|Finnslätten'],
  ['SE', 'Helsingborg', 'Långeberga|Drottninghög'],
  ['SE', 'Jönköping', 'Solåsen|Ljungarum|Hedenstorp|Torsvik'],
  ['SE', 'Sundsvall', 'Birsta|Skönsberg|Skönsmon'],
  ['SE', 'Luleå', 'Storheden|Porsön'],
  ['SE', 'Umeå', 'Ersboda|Ålidhem|Västerslätt'],
  ['SE', 'Karlstad', 'Välsviken|Våxnäs|Kronoparken'],
  ['SE', 'Borås', 'Knalleland|Viared'],
  ['SE', 'Gävle', 'Hemlingby|Kungsbäck'],
  ['SE', 'Örebro', 'Boglundsängen|Örnsro'],
  [
    'NO',
    'Oslo',
    'Majorstuen|Majorstua|Grünerløkka|Bjørvika|Tjuvholmen|Aker Brygge|Sagene|Torshov|Tøyen|Helsfyr|Økern|' +
      'Bislett|St. Hanshaugen|Skøyen|Nydalen|Sjølyst|Sjølyststranda|Storo|Lilleaker|Vækerø|Alnabru|Ensjø|' +
      'Blindern|Furuset|Grorud|Stovner|Holmlia|Lambertseter|Manglerud|Vinderen|Ullevål|Linderud|Tveita|Alna|' +
      'Løren|Ryen|Bøler|Smestad|Gamlebyen|Sørenga|Solli plass|Carl Berner|Sinsen|Bjerke|Risløkka|Kalbakken|' +
      'Ammerud|Romsås|Mortensrud|Gaustad|Skullerud|Nordstrand|Oppsal|Tåsen|Kjelsås|Ullern|Rodeløkka|Grefsen|' +
      'Ekeberg|Bekkelaget|Hauketo|Holmenkollen|Slemdal|Nationaltheatret|Jernbanetorget|Karihaugen|Kværnerbyen|' +
      'Youngstorget|Pilestredet',
  ],
  [
    'NO',
    'Bergen',
    'Fyllingsdalen|Laksevåg|Åsane|Kokstad|Nesttun|Ytrebygda|Sandsli|Flesland|Loddefjord|Marineholmen|' +
      'Haukeland|Haakonsvern|Lagunen|Rådal|Fantoft|Danmarksplass|Kronstad|Solheimsviken|Møhlenpris|Mindemyren|' +
      'Fana|Birkelandsskiftet|Blomsterdalen|Vestkanten|Ulset',
  ],
  ['NO', 'Jessheim', 'Gardermoen'],
  [
    'NO',
    'Trondheim',
    'Sluppen|Moholt|Lerkendal|Tiller|Heimdal|Tyholt|Ranheim|Gløshaugen|Dragvoll|Brattøra|Leangen|Rosten|' +
      'Byåsen|Stavset|Strindheim|Nyhavna|Fossegrenda|Elgeseter|Singsaker|Kalvskinnet|Saupstad|Kolstad|Jakobsli|' +
      'Bakklandet',
  ],
  [
    'NO',
    'Stavanger',
    'Forus|Hillevåg|Madla|Jåttåvågen|Ullandhaug|Hinna|Mariero|Dusavik|Tasta|Kvernevik|Våland|Storhaug|Lervig|' +
      'Hundvåg|Tjensvoll|Gausel|Eiganes',
  ],
  ['NO', 'Kristiansand', 'Sørlandsparken|Vågsbygd|Kvadraturen|Gimlekollen|Dvergsnes|Hånes|Randesund'],
  ['NO', 'Tromsø', 'Breivika|Tromsdalen|Kvaløysletta'],
  ['NO', 'Ålesund', 'Spjelkavik|Larsgården'],
  ['NO', 'Drammen', 'Gulskogen|Strømsø|Bragernes|Åssiden|Konnerud'],
  ['NO', 'Fredrikstad', 'Gressvik|Kråkerøy|Rolvsøy|Sellebakk|Lisleby|Begby|Trosvik'],
  ['NO', 'Sandnes', 'Ganddal|Lura|Stangeland'],
  ['NO', 'Skien', 'Klosterøya|Gjerpen|Menstad'],
  [
    'FI',
    'Helsinki',
    'Herttoniemi|Kalasatama|Fiskehamnen|Ruoholahti|Gräsviken|Kamppi|Vallila|Sörnäinen|Punavuori|Töölö|' +
      'Itäkeskus|Pitäjänmäki|Jätkäsaari|Hakaniemi|Käpylä|Viikki|Pasila|Böle|Länsi-Pasila|Itä-Pasila|' +
      'Keski-Pasila|Kallio|Berghäll|Lauttasaari|Drumsö|Munkkiniemi|Munksnäs|Vuosaari|Nordsjö|Mellunkylä|' +
      'Mellungsby|Kaarela|Meilahti|Mejlans|Kumpula|Arabianranta|Hernesaari|Katajanokka|Kruununhaka|Konala|' +
      'Munkkivuori|Oulunkylä|Pakila|Roihupelto|Tattarisuo|Myllypuro|Kannelmäki|Herttoniemenranta|Malminkartano|' +
      'Kontula|Haaga|Etelä-Haaga|Ilmala|Metsälä|Suutarila|Tapanila|Maunula|Laajasalo|Kluuvi|Ullanlinna|' +
      'Kaisaniemi|Tapulikaupunki|Puotila|Roihuvuori|Vartiokylä|Länsisatama|Pukinmäki|Sompasaari|Ruskeasuo|' +
      'Puistola|Kulosaari',
  ],
  [
    'FI',
    'Espoo',
    'Tapiola|Hagalund|Leppävaara|Alberga|Matinkylä|Keilaniemi|Kägeludden|Otaniemi|Otnäs|Kilo|Koukkuniemi|' +
      'Niittykumpu|Olari|Kivenlahti|Suomenoja|Mankkaa|Perkkaa|Kauklahti|Karakallio|Espoon keskus|Tuomarila|' +
      'Haukilahti|Soukka|Nöykkiö|Laajalahti|Viherlaakso|Finnoo|Lintuvaara|Laaksolahti|Karamalmi|Suurpelto',
  ],
  [
    'FI',
    'Vantaa',
    'Tikkurila|Dickursby|Aviapolis|Myyrmäki|Martinlaakso|Hakkila|Koivuhaka|Veromies|Petikko|Koivukylä|Korso|' +
      'Hakunila|Tammisto|Kivistö|Pakkala|Vantaanportti|Havukoski|Hiekkaharju|Ylästö|Vantaankoski|Kaivoksela|' +
      'Varisto|Rekola|Tuupakka|Vaarala',
  ],
  [
    'FI',
    'Tampere',
    'Hervanta|Lielahti|Hatanpää|Sarankulma|Lahdesjärvi|Tesoma|Linnainmaa|Koivistonkylä|Kissanmaa|Rautaharkko|' +
      'Vuores|Hiedanranta|Turtola|Messukylä|Nekala|Rantaperkiö|Pispala|Kaukajärvi|Hallila',
  ],
  [
    'FI',
    'Turku',
    'Kupittaa|Pansio|Skanssi|Itäharju|Artukainen|Länsikeskus|Varissuo|Runosmäki|Raunistula|Oriketo|Pitkämäki|' +
      'Iso-Heikkilä|Hirvensalo',
  ],
  [
    'FI',
    'Oulu',
    'Linnanmaa|Hiukkavaara|Kaakkuri|Limingantulli|Ruskonselkä|Kontinkangas|Toppila|Karjasilta|Raksila|' +
      'Kaukovainio|Maikkula|Äimärautio|Ritaharju|Pateniemi|Kaijonharju',
  ],
  ['FI', 'Jyväskylä', 'Seppälä|Seppälänkangas|Keljo|Ylistönrinne|Mattilanniemi|Keljonkangas|Palokka'],
  ['FI', 'Kuopio', 'Savilahti|Matkus|Petonen|Kelloniemi|Särkiniemi|Neulamäki|Päiväranta'],
  ['FI', 'Lahti', 'Mukkula|Laune|Renkomäki|Okeroinen'],
  ['FI', 'Vaasa', 'Vaskiluoto|Palosaari|Runsor'],
  [
    'IS',
    'Reykjavík',
    'Vesturbær|Vesturbæ|Grafarvogur|Breiðholt|Árbær|Laugardalur|Skeifan|Skeifunni|Grafarholt|Kringlan|' +
      'Kringlunni|Ártúnshöfði|Ártúnshöfða|Vatnsmýri|Fossvogur|Fossvogi|Borgartún|Borgartúni|Örfirisey|Mjódd|' +
      'Mjóddin|Mjóddinni|Hlemmur|Háaleiti|Höfðatorg|Höfðatorgi|Spöngin|Spönginni|Suðurlandsbraut|Ármúli|' +
      'Úlfarsárdalur|Norðlingaholt|Kvosin|Bíldshöfði|Kjalarnes|Hádegismóar|Sundahöfn|Gufunes|Grandi|Granda',
  ],
  ['IS', 'Kópavogur', 'Smáralind|Smáratorg|Hamraborg|Kársnes|Salahverfi|Lindahverfi|Smárinn'],
  ['IS', 'Garðabær', 'Urriðaholt|Kauptún'],
];

/** Quarters whose names another town has, too: [country, town, quarters]. They count only beside their town. */
export const QUARTERS_LIKE_TOWNS: readonly (readonly [string, string, string])[] = [
  ['DK', 'Aarhus', 'Viby|Hasle|Åby'],
  ['SE', 'Göteborg', 'Arendal|Askim|Eriksberg'],
  ['SE', 'Örebro', 'Marieberg'],
  ['NO', 'Oslo', 'Grønland|Hasle|Frogner|Bryn|Filipstad'],
  ['NO', 'Bergen', 'Sandviken|Eidsvåg'],
  ['NO', 'Trondheim', 'Lade|Charlottenlund'],
  ['FI', 'Helsinki', 'Malmi'],
];
