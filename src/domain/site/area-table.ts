/** [south, north, west, east] in degrees. */
export type Box = readonly [south: number, north: number, west: number, east: number];

/** A part of a country: whole regions of the gazetteer, or the towns of them that lie in one of the boxes. */
export type AreaPart = { country: string; regions: readonly string[]; boxes?: readonly Box[] };

/**
 * Areas that people name beside the regions of the gazetteer: [key, names separated by |, parts]. Regions are codes of
 * GeoNames (see REGIONS in place-table.ts). Written by us, boxes from GeoNames' coordinates.
 */
export const AREAS: readonly (readonly [string, string, readonly AreaPart[]])[] = [
  [
    'jylland',
    'Jylland|Jutland|Jyllanti|Jyllannissa|Jótland|Jótlandi',
    [
      { country: 'DK', regions: ['18', '19'] },
      {
        country: 'DK',
        regions: ['21'],
        boxes: [
          [54.6, 56, 8, 9.69],
          [55.55, 55.8, 9.69, 9.99],
          [54.7, 55.2, 9.69, 9.99],
        ],
      },
    ],
  ],
  [
    'fyn',
    'Fyn|Funen|Fünen|Fjón',
    [
      {
        country: 'DK',
        regions: ['21'],
        boxes: [
          [55.2, 55.55, 9.69, 9.99],
          [54.65, 55.65, 9.99, 11.2],
        ],
      },
    ],
  ],
  [
    'sonderjylland',
    'Sønderjylland|South Jutland',
    [{ country: 'DK', regions: ['21'], boxes: [[54.6, 55.35, 8, 9.99]] }],
  ],
  [
    'sjaelland',
    'Sjælland|Zealand|Själland|Sjáland|Sjálandi|Själlanti',
    [{ country: 'DK', regions: ['17', '20'], boxes: [[54.95, 56.3, 10.8, 12.9]] }],
  ],
  ['regionsjaelland', 'Region Sjælland|Region Zealand', [{ country: 'DK', regions: ['20'] }]],
  [
    'nordsjaelland',
    'Nordsjælland|North Zealand',
    [{ country: 'DK', regions: ['17'], boxes: [[55.8, 56.3, 11.8, 12.8]] }],
  ],
  [
    'lollandfalster',
    'Lolland Falster|Lolland|Falster',
    [{ country: 'DK', regions: ['20'], boxes: [[54.5, 54.98, 10.9, 12.3]] }],
  ],
  ['bornholm', 'Bornholm', [{ country: 'DK', regions: ['17'], boxes: [[54.9, 55.4, 14.5, 15.3]] }]],
  [
    'storkobenhavn',
    'Storkøbenhavn|Stor København|Greater Copenhagen|Københavnsområdet|Copenhagen Area|Hovedstadsområdet|Copenhagen Metropolitan Area',
    [{ country: 'DK', regions: ['17'], boxes: [[55.53, 55.86, 12.2, 12.8]] }],
  ],
  [
    'oresund',
    'Øresund|Öresund|Øresundsregionen|Öresundsregionen|Oresund Region|Øresundsregion',
    [
      { country: 'DK', regions: ['17'], boxes: [[55.4, 56.3, 11.5, 12.9]] },
      { country: 'SE', regions: ['27'] },
    ],
  ],
  [
    'sodrasverige',
    'Södra Sverige|Sydsverige|Southern Sweden|South Sweden',
    [{ country: 'SE', regions: ['02', '08', '09', '12', '27'] }],
  ],
  ['vastsverige', 'Västra Sverige|Västsverige|Western Sweden', [{ country: 'SE', regions: ['06', '28'] }]],
  ['norrland', 'Norrland|Norra Sverige|Northern Sweden', [{ country: 'SE', regions: ['03', '07', '14', '23', '24'] }]],
  ['svealand', 'Svealand', [{ country: 'SE', regions: ['10', '15', '18', '21', '22', '25', '26'] }]],
  ['gotaland', 'Götaland', [{ country: 'SE', regions: ['02', '05', '06', '08', '09', '12', '16', '27', '28'] }]],
  ['smaland', 'Småland', [{ country: 'SE', regions: ['08', '09', '12'] }]],
  ['malardalen', 'Mälardalen', [{ country: 'SE', regions: ['15', '18', '21', '25', '26'] }]],
  [
    'storstockholm',
    'Storstockholm|Stor Stockholm|Greater Stockholm|Stockholmsområdet|Stockholm Area|Stockholmsregionen',
    [{ country: 'SE', regions: ['26'] }],
  ],
  [
    'storgoteborg',
    'Storgöteborg|Stor Göteborg|Greater Gothenburg|Göteborgsområdet|Göteborgsregionen|Gothenburg Area',
    [{ country: 'SE', regions: ['06', '28'], boxes: [[57.4, 58, 11.6, 12.5]] }],
  ],
  [
    'stormalmo',
    'Stormalmö|Malmöregionen|Greater Malmö',
    [{ country: 'SE', regions: ['27'], boxes: [[55.3, 55.87, 12.7, 13.5]] }],
  ],
  ['ostlandet', 'Østlandet|Austlandet|Eastern Norway', [{ country: 'NO', regions: ['12', '30', '34', '38'] }]],
  [
    'vestlandet',
    'Vestlandet|Western Norway|Vest Norge|Vestnorge|Vest Noreg|Vestnoreg',
    [{ country: 'NO', regions: ['08', '14', '46'] }],
  ],
  ['sorlandet', 'Sørlandet|Southern Norway|Sørlandskysten', [{ country: 'NO', regions: ['42'] }]],
  ['midtnorge', 'Midt Norge|Midtnorge|Midt Noreg|Midtnoreg|Central Norway', [{ country: 'NO', regions: ['08', '21'] }]],
  [
    'nordnorge',
    'Nord Norge|Nordnorge|Nord Noreg|Nordnoreg|Northern Norway',
    [{ country: 'NO', regions: ['09', '54'] }],
  ],
  [
    'storoslo',
    'Stor Oslo|Storoslo|Osloområdet|Greater Oslo|Osloregionen|Oslo Region|Oslo Area',
    [
      { country: 'NO', regions: ['12'] },
      { country: 'NO', regions: ['30'], boxes: [[59.6, 60.2, 10.2, 11.4]] },
    ],
  ],
  ['ostfold', 'Østfold', [{ country: 'NO', regions: ['30'], boxes: [[58.9, 59.65, 10.5, 11.9]] }]],
  ['buskerud', 'Buskerud', [{ country: 'NO', regions: ['30'], boxes: [[59.4, 61.1, 7.4, 10.42]] }]],
  ['akershus', 'Akershus', [{ country: 'NO', regions: ['30'], boxes: [[59.65, 60.6, 10.42, 11.95]] }]],
  ['vestfold', 'Vestfold', [{ country: 'NO', regions: ['38'], boxes: [[58.9, 59.8, 9.85, 10.6]] }]],
  ['telemark', 'Telemark', [{ country: 'NO', regions: ['38'], boxes: [[58.7, 60.2, 7, 9.85]] }]],
  ['troms', 'Troms', [{ country: 'NO', regions: ['54'], boxes: [[68.3, 70.5, 15.5, 22]] }]],
  ['finnmark', 'Finnmark', [{ country: 'NO', regions: ['54'], boxes: [[68.5, 71.3, 22, 31.5]] }]],
  [
    'paakaupunkiseutu',
    'Pääkaupunkiseutu|Pääkaupunkiseudulla|Pääkaupunkiseudulta|Pääkaupunkiseudulle|PK seudulla|PK seudulta|PK seudulle|Huvudstadsregionen|Helsinki Region|Greater Helsinki|Helsingin seutu|PKS|PK seutu|Helsinki Area|Helsinki Metropolitan Area|Helsingforsregionen|Capital Region',
    [{ country: 'FI', regions: ['01'], boxes: [[60.1, 60.42, 24.5, 25.3]] }],
  ],
  ['uusimaa', 'Uudellamaalla|Uudeltamaalta|Uudenmaan', [{ country: 'FI', regions: ['01'] }]],
  [
    'etelasuomi',
    'Etelä Suomi|Södra Finland|Southern Finland',
    [{ country: 'FI', regions: ['01', '05', '07', '08', '09'] }],
  ],
  [
    'lansisuomi',
    'Länsi Suomi|Västra Finland|Western Finland',
    [{ country: 'FI', regions: ['02', '04', '06', '14', '15', '16'] }],
  ],
  ['itasuomi', 'Itä Suomi|Östra Finland|Eastern Finland', [{ country: 'FI', regions: ['10', '11', '12'] }]],
  ['pohjoissuomi', 'Pohjois Suomi|Norra Finland|Northern Finland', [{ country: 'FI', regions: ['17', '18', '19'] }]],
  ['pohjanmaa', 'Ostrobothnia|Pohjanmaalla', [{ country: 'FI', regions: ['14', '15', '16', '17'] }]],
  ['hame', 'Häme|Hämeessä|Tavastland', [{ country: 'FI', regions: ['05', '06', '07'] }]],
  ['savo', 'Savo|Savossa|Savolax', [{ country: 'FI', regions: ['10', '11'] }]],
  ['karjala', 'Karjala|Karjalassa|Karelen', [{ country: 'FI', regions: ['09', '12'] }]],
  [
    'hofudborgarsvaedid',
    'Höfuðborgarsvæðið|Höfuðborgarsvæðinu|Höfuðborgarsvæði|Greater Reykjavik|Reykjavik Area',
    [{ country: 'IS', regions: ['39'] }],
  ],
  ['nordurland', 'Norðurland|Norðurlandi|North Iceland', [{ country: 'IS', regions: ['40', '41'] }]],
  ['sudurland', 'Suðurland|Suðurlandi', [{ country: 'IS', regions: ['42'] }]],
  ['austurland', 'Austurland|Austurlandi|Austfirðir|Austfjörðum|East Fjords', [{ country: 'IS', regions: ['38'] }]],
  ['vestfirdir', 'Vestfirðir|Vestfjörðum|Vestfjordene', [{ country: 'IS', regions: ['44'] }]],
  [
    'mellansverige',
    'Mellansverige|Mellersta Sverige|Central Sweden',
    [{ country: 'SE', regions: ['10', '15', '18', '21', '22', '25'] }],
  ],
  ['ostrasverige', 'Östra Sverige|Eastern Sweden', [{ country: 'SE', regions: ['05', '16', '18', '21', '25', '26'] }]],
  ['ovrenorrland', 'Övre Norrland', [{ country: 'SE', regions: ['14', '23'] }]],
  ['sodranorrland', 'Södra Norrland', [{ country: 'SE', regions: ['03', '07', '24'] }]],
  ['sornorge', 'Sør Norge|Sør Noreg', [{ country: 'NO', regions: ['08', '12', '14', '30', '34', '38', '42', '46'] }]],
  ['sorvestlandet', 'Sørvestlandet', [{ country: 'NO', regions: ['14', '42'] }]],
  ['jarvisuomi', 'Järvi Suomi|Järvi Suomessa|Finnish Lakeland', [{ country: 'FI', regions: ['10', '11', '12', '13'] }]],
  [
    'nordurlandeystra',
    'Norðurland eystra|Norðurlandi eystra|Norðausturland|Norðausturlandi|Northeast Iceland',
    [{ country: 'IS', regions: ['40'] }],
  ],
  [
    'nordurlandvestra',
    'Norðurland vestra|Norðurlandi vestra|Norðvesturland|Northwest Iceland',
    [{ country: 'IS', regions: ['41'] }],
  ],
  ['vesturland', 'Vesturland|Vesturlandi', [{ country: 'IS', regions: ['45'] }]],
  [
    'sudurnes',
    'Suðurnes|Suðurnesjum|Reykjanes|Reykjanesi|Reykjanesskagi|Reykjanesskaga|Reykjanes Peninsula',
    [{ country: 'IS', regions: ['43'] }],
  ],
  [
    'sudvesturland',
    'Suðvesturland|Suðvesturlandi|Suðvesturhornið|Suðvesturhorninu|Southwest Iceland',
    [{ country: 'IS', regions: ['39', '43'] }],
  ],
  [
    'landsbyggdin',
    'Landsbyggðin|Landsbyggðinni',
    [{ country: 'IS', regions: ['38', '40', '41', '42', '43', '44', '45'] }],
  ],
];

/** [names separated by |, country codes]. EU stands for Europe outside the five, as in filters. */
export const COUNTRY_GROUPS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Nordics|Norden|Nordic countries|Nordic region|Pohjoismaat|Pohjoismaissa|Norðurlönd|Norðurlöndum|Norðurlöndunum|Nordiska länderna|Nordiske lande|Nordiske land',
    ['DK', 'SE', 'NO', 'FI', 'IS'],
  ],
  ['Scandinavia|Skandinavien|Skandinavia|Skandinaviassa|Skandinavía|Skandinavíu', ['DK', 'SE', 'NO']],
  ['Baltics|Baltikum|Baltia|Baltic states|Baltic countries|Baltian maat|Eystrasaltsríkin', ['EE', 'LV', 'LT']],
  ['Benelux', ['BE', 'NL', 'LU']],
  ['DACH', ['DE', 'AT', 'CH']],
  ['Europe|Europa|Eurooppa|Euroopassa|Evrópa|Evrópu', ['DK', 'SE', 'NO', 'FI', 'IS', 'EU']],
];

/** Regions that share their name with a town, which is what people mean by the bare name. */
export const NAMED_LIKE_TOWNS = new Set(['Stockholm', 'Uppsala', 'Jönköping', 'Kalmar', 'Örebro', 'Oslo']);
