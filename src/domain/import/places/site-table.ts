/**
 * Hospitals, airports, parks and other sites that postings name without their town: [country, town, sites separated by |].
 * Written by us. A site whose name another place has, too, is left out.
 */
export const SITES: readonly (readonly [string, string, string])[] = [
  [
    'DK',
    'København',
    'Rigshospitalet|Sundhedsstyrelsen|Christiansborg|Kalvebod Brygge|Fisketorvet|Nørreport|Vesterport',
  ],
  ['DK', 'Roskilde', 'Risø|DTU Risø|Sankt Hans Hospital|Sct. Hans'],
  ['DK', 'Hillerød', 'Nordsjællands Hospital'],
  ['DK', 'Hvidovre', 'Avedøre|Avedøreværket|Avedøre Holme'],
  ['DK', 'Aarhus', 'Agro Food Park|Marselisborg Hospital'],
  ['DK', 'Odense', 'Cortex Park'],
  ['DK', 'Herning', 'Gødstrup'],
  ['DK', 'Munkebo', 'Lindø|Lindø Industripark'],
  ['DK', 'Kalundborg', 'Asnæsværket'],
  ['DK', 'Vojens', 'Skrydstrup'],
  ['SE', 'Lund', 'Ideon|Medicon Village|MAX IV|Brunnshög'],
  ['SE', 'Göteborg', 'Sahlgrenska|Torslandaverken'],
  ['SE', 'Stockholm', 'Södersjukhuset|Sankt Görans sjukhus|S:t Görans sjukhus'],
  ['SE', 'Solna', 'Arenastaden|Frösunda|Nya Karolinska|Astrid Lindgrens barnsjukhus|Mall of Scandinavia'],
  ['SE', 'Malmö', 'Medeon'],
  ['SE', 'Uppsala', 'Akademiska sjukhuset'],
  ['SE', 'Visby', 'Campus Gotland'],
  ['SE', 'Umeå', 'Norrlands universitetssjukhus'],
  ['SE', 'Lomma', 'Alnarp'],
  ['SE', 'Kista', 'Kista Science Tower|Kista Science City'],
  ['SE', 'Forsmark', 'Forsmarks kärnkraftverk'],
  ['SE', 'Märsta', 'Arlanda|Arlandastad'],
  ['SE', 'Nyköping', 'Skavsta'],
  ['SE', 'Varberg', 'Ringhals'],
  ['SE', 'Gällivare', 'Aitik'],
  ['SE', 'Skellefteå', 'Northvolt Ett|Rönnskär|Rönnskärsverken'],
  ['NO', 'Oslo', 'Rikshospitalet|Radiumhospitalet|Diakonhjemmet|Lovisenberg'],
  ['NO', 'Bergen', 'Haraldsplass'],
  ['NO', 'Trondheim', 'St. Olavs hospital|St. Olavs'],
  ['NO', 'Lørenskog', 'Ahus|Akershus universitetssykehus|Nordbyhagen'],
  ['NO', 'Lillestrøm', 'Kjeller'],
  ['NO', 'Hammerfest', 'Melkøya'],
  ['NO', 'Jessheim', 'Gardermoen'],
  ['NO', 'Stjørdal', 'Værnes'],
  ['NO', 'Kristiansand', 'Kjevik|Kr.sand'],
  ['NO', 'Sandefjord', 'Torp lufthavn|Torp flyplass'],
  ['NO', 'Porsgrunn', 'Herøya'],
  ['NO', 'Sarpsborg', 'Kalnes'],
  ['NO', 'Tønsberg', 'Slagentangen'],
  ['NO', 'Hammerfest', 'Melkøya'],
  ['NO', 'Mo i Rana', 'Mo Industripark'],
  ['FI', 'Espoo', 'Jorvi|Jorvin'],
  ['FI', 'Vantaa', 'Peijas|Peijaksen'],
  ['FI', 'Tampere', 'Nokia Arena'],
  ['FI', 'Porvoo', 'Kilpilahti|Kilpilahden|Sköldvik'],
  ['FI', 'Eurajoki', 'Olkiluoto|Olkiluodon'],
  ['FI', 'Pirkkala', 'Tampere-Pirkkalan lentoasema|Tampere-Pirkkala'],
  ['FI', 'Kemi', 'Kemi-Tornion lentoasema'],
  ['FI', 'Kittilä', 'Levi'],
  ['FI', 'Kolari', 'Ylläs|Ylläsjärvi|Äkäslompolo'],
  ['FI', 'Kuusamo', 'Ruka|Rukatunturi'],
  ['FI', 'Jämsä', 'Himos'],
  ['FI', 'Lieksa', 'Koli'],
  ['FI', 'Pudasjärvi', 'Iso-Syöte|Syöte'],
  ['IS', 'Reykjavík', 'Landspítali|Landspítalinn|Landspítala|Háskóli Íslands|Vatnsmýri'],
  ['IS', 'Akranes', 'Grundartangi|Grundartanga'],
  ['IS', 'Hafnarfjörður', 'Straumsvík'],
  ['IS', 'Keflavík', 'Ásbrú|Helguvík'],
  ['IS', 'Grindavík', 'Svartsengi|Bláa lónið|Blue Lagoon'],
];

/** Employers that postings put before even a small town: "Hydro Årdal". */
export const EMPLOYERS_BEFORE_TOWNS = (
  'Hydro|Norsk Hydro|Equinor|Elkem|Eramet|Alcoa|Yara|Statkraft|Boliden|SSAB|LKAB|UPM|Stora Enso|Metsä|Neste|Vestas|Arla|' +
  'Mowi|Lerøy|SalMar|Moelven|Tine|Nortura|Valio|Outokumpu|Kemira|Borealis|NAV|DNV|Danish Crown|Rockwool'
).split('|');

/** Employers with the name of a town: "Outokumpu, Avesta". */
export const EMPLOYERS_LIKE_TOWNS = ['Outokumpu', 'Nokia', 'Boliden', 'Fiskars', 'Rio Tinto'];
