/**
 * Regions that postings write beside towns: [country, regions]. A region is its code in postings (if any), its code in
 * GeoNames and its names: "CA:CA:California". Without a code in GeoNames, only the country is compared. The Nordic
 * counties stand in `place-table.ts`.
 */
export const REGIONS_BESIDE_TOWNS: readonly (readonly [string, readonly string[]])[] = [
  [
    'US',
    (
      'AL::Alabama;AK::Alaska;AZ::Arizona;AR::Arkansas;CA::California|Northern California|Southern California;' +
      'CO::Colorado;CT::Connecticut;DE::Delaware;DC::District of Columbia|D.C.;FL::Florida;GA::Georgia;HI::Hawaii;' +
      'ID::Idaho;IL::Illinois;IN::Indiana;IA::Iowa;KS::Kansas;KY::Kentucky;LA::Louisiana;ME::Maine;MD::Maryland;' +
      'MA::Massachusetts;MI::Michigan;MN::Minnesota;MS::Mississippi;MO::Missouri;MT::Montana;NE::Nebraska;NV::Nevada;' +
      'NH::New Hampshire;NJ::New Jersey;NM::New Mexico;NY::New York|New York State|Upstate New York;' +
      'NC::North Carolina;ND::North Dakota;OH::Ohio;OK::Oklahoma;OR::Oregon;PA::Pennsylvania;RI::Rhode Island;' +
      'SC::South Carolina;SD::South Dakota;TN::Tennessee;TX::Texas;UT::Utah;VT::Vermont;VA::Virginia|Northern Virginia;' +
      'WA::Washington|Washington State;WV::West Virginia;WI::Wisconsin;WY::Wyoming;PR::Puerto Rico'
    ).split(';'),
  ],
  [
    'CA',
    (
      'AB:01:Alberta;BC:02:British Columbia;MB:03:Manitoba;NB:04:New Brunswick;' +
      'NL:05:Newfoundland and Labrador|Newfoundland;NS:07:Nova Scotia;ON:08:Ontario;PE:09:Prince Edward Island;' +
      'QC:10:Quebec|Québec;SK:11:Saskatchewan;YT:12:Yukon;NT:13:Northwest Territories;NU:14:Nunavut'
    ).split(';'),
  ],
  [
    'AU',
    (
      'ACT:01:Australian Capital Territory;NSW:02:New South Wales;NT:03:Northern Territory;QLD:04:Queensland;' +
      'SA:05:South Australia;TAS:06:Tasmania;VIC:07:Victoria;WA:08:Western Australia'
    ).split(';'),
  ],
  [
    'GB',
    (
      ':ENG:England|Greater London|Greater Manchester|West Midlands|East Midlands|West Yorkshire|South Yorkshire|' +
      'North Yorkshire|Yorkshire|Merseyside|Lancashire|Cheshire|Kent|Surrey|Essex|Sussex|East Sussex|West Sussex|' +
      'Hampshire|Berkshire|Buckinghamshire|Oxfordshire|Cambridgeshire|Hertfordshire|Bedfordshire|Norfolk|Suffolk|' +
      'Devon|Cornwall|Dorset|Somerset|Gloucestershire|Wiltshire|Warwickshire|Staffordshire|Nottinghamshire|' +
      'Leicestershire|Derbyshire|Lincolnshire|Northamptonshire|Tyne and Wear|Tyne & Wear|South East England|' +
      'North West England|Middlesex;' +
      ':SCT:Scotland|Midlothian|Lothian|Aberdeenshire;:WLS:Wales;:NIR:Northern Ireland'
    ).split(';'),
  ],
  [
    'DE',
    (
      'BW:01:Baden-Württemberg|Baden-Wurttemberg;BY:02:Bavaria|Bayern;HB:03:Bremen;HH:04:Hamburg;HE:05:Hesse|Hessen;' +
      'NI:06:Lower Saxony|Niedersachsen;NW:07:North Rhine-Westphalia|Nordrhein-Westfalen|NRW;' +
      'RP:08:Rhineland-Palatinate|Rheinland-Pfalz;SL:09:Saarland;SH:10:Schleswig-Holstein;BB:11:Brandenburg;' +
      'MV:12:Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania;SN:13:Saxony|Sachsen;' +
      'ST:14:Saxony-Anhalt|Sachsen-Anhalt;TH:15:Thuringia|Thüringen;BE:16:Berlin'
    ).split(';'),
  ],
  [
    'AT',
    (
      ':01:Burgenland;:02:Carinthia|Kärnten;:03:Lower Austria|Niederösterreich;:04:Upper Austria|Oberösterreich;' +
      ':05:Salzburg;:06:Styria|Steiermark;:07:Tyrol|Tirol;:08:Vorarlberg;:09:Vienna|Wien'
    ).split(';'),
  ],
  [
    'CH',
    (
      'ZH::Zürich|Zurich;BE::Bern;GE::Geneva|Genève;VD::Vaud;BS::Basel-Stadt|Basel-City;BL::Basel-Landschaft;ZG::Zug;' +
      'LU::Lucerne|Luzern;SG::St. Gallen|Sankt Gallen;AG::Aargau;TI::Ticino;VS::Valais|Wallis;FR::Fribourg;' +
      'NE::Neuchâtel;SO::Solothurn;TG::Thurgau;GR::Graubünden|Grisons;SZ::Schwyz;SH::Schaffhausen'
    ).split(';'),
  ],
  [
    'NL',
    (
      ':01:Drenthe;:02:Friesland|Fryslân;:03:Gelderland;:04:Groningen;:05:Limburg;NB:06:North Brabant|Noord-Brabant;' +
      'NH:07:North Holland|Noord-Holland;UT:09:Utrecht;:10:Zeeland;ZH:11:South Holland|Zuid-Holland;OV:15:Overijssel;' +
      ':16:Flevoland;::Randstad'
    ).split(';'),
  ],
  [
    'BE',
    (
      ':BRU:Brussels|Brussels Region|Brussels-Capital|Brussels-Capital Region|Bruxelles-Capitale;' +
      ':VLG:Flanders|Flemish Region|Vlaanderen|Antwerp|East Flanders|West Flanders|Flemish Brabant|Limburg;' +
      ':WAL:Wallonia|Walloon Region|Wallonie|Liège|Hainaut|Namur|Walloon Brabant'
    ).split(';'),
  ],
  [
    'FR',
    (
      ':11:Île-de-France|Ile de France|IDF|Seine-Saint-Denis|Hauts-de-Seine|Val-de-Marne|Val-d’Oise|Yvelines|Essonne|' +
      'Seine-et-Marne;:24:Centre-Val de Loire|Loiret|Indre-et-Loire|Loir-et-Cher;' +
      ':27:Bourgogne-Franche-Comté|Bourgogne|Côte-d’Or|Doubs|Saône-et-Loire|Jura;' +
      ':28:Normandy|Normandie|Seine-Maritime|Calvados|Manche|Eure|Orne;' +
      ':32:Hauts-de-France|Nord|Pas-de-Calais|Somme|Oise|Aisne;' +
      ':44:Grand Est|Alsace|Bas-Rhin|Haut-Rhin|Moselle|Marne|Meurthe-et-Moselle;' +
      ':52:Pays de la Loire|Loire-Atlantique|Maine-et-Loire|Vendée|Sarthe|Mayenne;' +
      ':53:Brittany|Bretagne|Ille-et-Vilaine|Finistère|Morbihan|Côtes-d’Armor;' +
      ':75:Nouvelle-Aquitaine|Gironde|Vienne|Haute-Vienne|Charente-Maritime|Landes|Dordogne|Pyrénées-Atlantiques;' +
      ':76:Occitanie|Haute-Garonne|Hérault|Gard|Tarn|Aude|Pyrénées-Orientales;' +
      ':84:Auvergne-Rhône-Alpes|Rhône|Isère|Loire|Haute-Savoie|Savoie|Puy-de-Dôme|Drôme|Ain|Métropole de Lyon;' +
      ':93:Provence-Alpes-Côte d’Azur|PACA|Bouches-du-Rhône|Alpes-Maritimes|Var|Vaucluse;:94:Corse|Corsica'
    ).split(';'),
  ],
  [
    'ES',
    (
      ':07:Balearic Islands|Illes Balears|Islas Baleares;:27:La Rioja;' +
      ':29:Madrid|Community of Madrid|Comunidad de Madrid;:31:Murcia|Region of Murcia;:32:Navarre|Navarra;' +
      ':34:Asturias|Principality of Asturias;:39:Cantabria;' +
      ':51:Andalusia|Andalucía|Málaga|Sevilla|Granada|Cádiz|Córdoba;:52:Aragon|Aragón;' +
      ':53:Canary Islands|Canarias|Islas Canarias|Las Palmas;:54:Castile-La Mancha|Castilla-La Mancha;' +
      ':55:Castile and León|Castilla y León;:56:Catalonia|Catalunya|Cataluña|Barcelona|Girona|Tarragona;' +
      ':57:Extremadura;:58:Galicia|Pontevedra|A Coruña;:59:Basque Country|País Vasco|Euskadi|Bizkaia|Gipuzkoa;' +
      ':60:Valencian Community|Comunidad Valenciana|Comunitat Valenciana|Valencia|Alicante'
    ).split(';'),
  ],
  [
    'PT',
    ':02:Aveiro;:04:Braga;:07:Coimbra;:08:Évora;:09:Faro|Algarve;:10:Madeira;:13:Leiria;:14:Lisbon|Lisboa;:17:Porto;:19:Setúbal;:23:Azores|Açores'.split(
      ';',
    ),
  ],
  [
    'IT',
    (
      ':01:Abruzzo;:02:Basilicata;:03:Calabria;:04:Campania|NA;:05:Emilia-Romagna|BO;:06:Friuli-Venezia Giulia;' +
      ':07:Lazio|RM;:08:Liguria|GE;:09:Lombardy|Lombardia|MI|BG|Metropolitan City of Milan;:10:Marche;:11:Molise;' +
      ':12:Piedmont|Piemonte|TO;:13:Puglia|Apulia|BA;:14:Sardinia|Sardegna;:15:Sicily|Sicilia;:16:Tuscany|Toscana|FI;' +
      ':17:Trentino-Alto Adige|Trentino-South Tyrol;:18:Umbria;:19:Aosta Valley|Valle d’Aosta;:20:Veneto'
    ).split(';'),
  ],
  [
    'PL',
    (
      ':72:Lower Silesian|Lower Silesia|Dolnośląskie|Dolnoslaskie;:73:Kuyavian-Pomeranian|Kujawsko-Pomorskie;' +
      ':74:Łódź|Łódzkie;:75:Lublin|Lubelskie;:76:Lubusz|Lubuskie;:77:Lesser Poland|Małopolskie|Malopolskie|Małopolska;' +
      ':78:Masovian|Mazowieckie|Masovia|Mazovia;:79:Opole|Opolskie;:80:Subcarpathian|Podkarpackie;' +
      ':81:Podlaskie|Podlachia;:82:Pomeranian|Pomorskie|Pomerania;:83:Silesian|Śląskie|Silesia;' +
      ':84:Świętokrzyskie;:85:Warmian-Masurian|Warmińsko-Mazurskie;:86:Greater Poland|Wielkopolskie;' +
      ':87:West Pomeranian|Zachodniopomorskie'
    ).split(';'),
  ],
  ['IE', ':C:Connacht|Connaught;:L:Leinster;:M:Munster;:U:Ulster'.split(';')],
  [
    'BR',
    (
      'AL:02:Alagoas;AM:04:Amazonas;BA:05:Bahia;CE:06:Ceará;DF:07:Distrito Federal|Federal District;' +
      'ES:08:Espírito Santo;MS:11:Mato Grosso do Sul;MA:13:Maranhão;MT:14:Mato Grosso;MG:15:Minas Gerais;PA:16:Pará;' +
      'PB:17:Paraíba;PR:18:Paraná;PI:20:Piauí;RJ:21:Rio de Janeiro;RN:22:Rio Grande do Norte;RS:23:Rio Grande do Sul;' +
      'SC:26:Santa Catarina;SP:27:São Paulo|Sao Paulo;SE:28:Sergipe;GO:29:Goiás;PE:30:Pernambuco'
    ).split(';'),
  ],
  [
    'IN',
    (
      'AP:02:Andhra Pradesh;AS:03:Assam;CH:05:Chandigarh;DL:07:Delhi|NCR|Delhi NCR|National Capital Territory of Delhi;' +
      'GJ:09:Gujarat;HR:10:Haryana;KL:13:Kerala;MH:16:Maharashtra;KA:19:Karnataka;OR:21:Odisha|Orissa;PB:23:Punjab;' +
      'RJ:24:Rajasthan;TN:25:Tamil Nadu;WB:28:West Bengal;GA:33:Goa;BR:34:Bihar;MP:35:Madhya Pradesh;' +
      'UP:36:Uttar Pradesh;TS:40:Telangana;UK:39:Uttarakhand'
    ).split(';'),
  ],
  [
    'MX',
    ['CDMX::Ciudad de México|CDMX|Mexico City', '::Jalisco|Nuevo León|Nuevo Leon|Querétaro|Baja California|Yucatán'],
  ],
  ['AR', ['::CABA|Ciudad Autónoma de Buenos Aires|Buenos Aires|Buenos Aires Province']],
  ['CO', ['::Cundinamarca|Antioquia|Valle del Cauca|Bogotá D.C.']],
  ['CN', ['::Guangdong|Zhejiang|Jiangsu|Sichuan|Hubei|Fujian|Shandong']],
  ['JP', ['::Tokyo-to|Kanagawa|Kansai|Aichi|Hokkaido|Okinawa']],
  ['EE', ['::Harju|Harjumaa|Tartumaa']],
  ['IL', ['::Central District|Tel Aviv District|Haifa District|Center District']],
  ['AE', ['::Dubai|Abu Dhabi']],
  ['UA', ['::Kyiv City|Kyivska']],
  ['ZA', ['GP::Gauteng', 'WC::Western Cape', 'KZN::KwaZulu-Natal']],
  ['NZ', ['::Waikato|Canterbury|Otago']],
  ['PH', ['::Metro Manila|National Capital Region|NCR']],
  ['VN', ['::Hanoi|Ha Noi']],
  [
    'SE',
    [
      '::Småland|Skaraborg|Bohuslän|Närke|Hälsingland|Lappland|Öland|Medelpad|Ångermanland|Uppland|Dalsland|Härjedalen|Gästrikland|Västergötland|Svealand|Götaland|Norrland|Bergslagen',
    ],
  ],
  [
    'DK',
    [
      ':Southern Denmark:Fyn|Funen|Sønderjylland|Sydjylland',
      ':Capital Region:Bornholm|Nordsjælland',
      ':Zealand:Lolland|Falster',
      '::Jylland|Jutland|Østjylland|Vestjylland|Storkøbenhavn|Trekantområdet|Trekantsområdet',
    ],
  ],
  ['NO', ['::Østlandet|Vestlandet|Sørlandet|Nord-Norge|Midt-Norge|Nordvestlandet|Jæren|Romerike']],
  ['FI', ['::Länsi-Suomi|Itä-Suomi|Etelä-Suomi|Ostrobothnia']],
];
