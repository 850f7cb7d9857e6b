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
    'Södra Sverige|Sydsverige|Southern Sweden',
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
  ['sorlandet', 'Sørlandet|Southern Norway', [{ country: 'NO', regions: ['42'] }]],
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
    'Pääkaupunkiseutu|Pääkaupunkiseudulla|Pääkaupunkiseudulta|Huvudstadsregionen|Helsinki Region|Greater Helsinki|Helsingin seutu|PKS|PK seutu|Helsinki Area|Helsinki Metropolitan Area|Helsingforsregionen|Capital Region',
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
  ['hofudborgarsvaedid', 'Höfuðborgarsvæðinu|Greater Reykjavik|Reykjavik Area', [{ country: 'IS', regions: ['39'] }]],
  ['nordurland', 'Norðurland|Norðurlandi|North Iceland', [{ country: 'IS', regions: ['40', '41'] }]],
  ['sudurland', 'Suðurlandi', [{ country: 'IS', regions: ['42'] }]],
  ['austurland', 'Austurlandi', [{ country: 'IS', regions: ['38'] }]],
  ['vestfirdir', 'Vestfjörðum', [{ country: 'IS', regions: ['44'] }]],
  ['vestjylland', 'Vestjylland|West Jutland', [{ country: 'DK', regions: ['18', '21'], boxes: [[55.3, 56.8, 8, 9]] }]],
  ['ostjylland', 'Østjylland|East Jutland', [{ country: 'DK', regions: ['18'], boxes: [[55.75, 56.75, 9.5, 11]] }]],
  ['sydjylland', 'Sydjylland', [{ country: 'DK', regions: ['21'], boxes: [[54.8, 55.85, 8, 9.9]] }]],
  [
    'trekantomraadet',
    'Trekantområdet|Trekantsområdet|Triangle Region',
    [{ country: 'DK', regions: ['21'], boxes: [[55.4, 55.75, 9.1, 9.9]] }],
  ],
  ['sydfyn', 'Sydfyn|South Funen', [{ country: 'DK', regions: ['21'], boxes: [[54.65, 55.2, 9.99, 10.95]] }]],
  [
    'vestsjaelland',
    'Vestsjælland|West Zealand',
    [{ country: 'DK', regions: ['20'], boxes: [[55.15, 55.9, 10.9, 11.9]] }],
  ],
  ['sormland', 'Sörmland', [{ country: 'SE', regions: ['18'] }]],
  ['uppland', 'Uppland', [{ country: 'SE', regions: ['21'] }]],
  ['roslagen', 'Roslagen', [{ country: 'SE', regions: ['21', '26'], boxes: [[59.4, 60.5, 17.9, 19.2]] }]],
  [
    'bergslagen',
    'Bergslagen',
    [{ country: 'SE', regions: ['10', '15', '22', '25'], boxes: [[59.2, 60.4, 13.8, 16.3]] }],
  ],
  ['sjuharad', 'Sjuhärad', [{ country: 'SE', regions: ['28'], boxes: [[57.3, 58.1, 12.5, 13.6]] }]],
  ['halsingland', 'Hälsingland', [{ country: 'SE', regions: ['03'], boxes: [[61, 62.3, 15, 17.6]] }]],
  ['oland', 'Öland', [{ country: 'SE', regions: ['09'], boxes: [[56.1, 57.4, 16.35, 17.2]] }]],
  ['jaeren', 'Jæren', [{ country: 'NO', regions: ['14'], boxes: [[58.4, 59.05, 5.4, 6.1]] }]],
  ['haugalandet', 'Haugalandet', [{ country: 'NO', regions: ['14', '46'], boxes: [[59.2, 59.7, 5, 6.1]] }]],
  ['sunnmore', 'Sunnmøre', [{ country: 'NO', regions: ['08'], boxes: [[61.9, 62.75, 5, 7.45]] }]],
  ['nordmore', 'Nordmøre', [{ country: 'NO', regions: ['08'], boxes: [[62.7, 63.6, 7.4, 9.6]] }]],
  ['sogn', 'Sogn|Sognefjorden', [{ country: 'NO', regions: ['46'], boxes: [[60.85, 61.4, 5, 8.3]] }]],
  ['sunnfjord', 'Sunnfjord', [{ country: 'NO', regions: ['46'], boxes: [[61.2, 61.75, 4.9, 6.9]] }]],
  ['hardanger', 'Hardanger', [{ country: 'NO', regions: ['46'], boxes: [[59.9, 60.65, 6, 7.6]] }]],
  ['lofoten', 'Lofoten', [{ country: 'NO', regions: ['09'], boxes: [[67.8, 68.5, 12.5, 15.2]] }]],
  ['vesteralen', 'Vesterålen', [{ country: 'NO', regions: ['09'], boxes: [[68.4, 69.4, 14.3, 16.2]] }]],
  ['gudbrandsdalen', 'Gudbrandsdalen', [{ country: 'NO', regions: ['34'], boxes: [[61.1, 62.3, 8.3, 10.5]] }]],
  ['vendsyssel', 'Vendsyssel', [{ country: 'DK', regions: ['19'], boxes: [[57.05, 57.8, 9.5, 10.7]] }]],
  ['himmerland', 'Himmerland', [{ country: 'DK', regions: ['19'], boxes: [[56.55, 57.05, 9.1, 10.4]] }]],
  ['djursland', 'Djursland', [{ country: 'DK', regions: ['18'], boxes: [[56.15, 56.65, 10.35, 11]] }]],
  ['bohuslan', 'Bohuslän', [{ country: 'SE', regions: ['28'], boxes: [[57.8, 59.1, 11, 12]] }]],
  ['dalsland', 'Dalsland', [{ country: 'SE', regions: ['28'], boxes: [[58.4, 59.2, 11.8, 12.7]] }]],
  ['gastrikland', 'Gästrikland', [{ country: 'SE', regions: ['03'], boxes: [[60.2, 61, 15.7, 17.7]] }]],
  ['medelpad', 'Medelpad', [{ country: 'SE', regions: ['24'], boxes: [[62, 62.7, 14.8, 17.9]] }]],
  ['hogakusten', 'Höga Kusten|Ångermanland', [{ country: 'SE', regions: ['24'], boxes: [[62.5, 64, 15.5, 19.4]] }]],
  ['osterlen', 'Österlen', [{ country: 'SE', regions: ['27'], boxes: [[55.35, 55.75, 13.9, 14.4]] }]],
  ['helgeland', 'Helgeland', [{ country: 'NO', regions: ['09'], boxes: [[64.9, 66.7, 11.3, 15.3]] }]],
  ['salten', 'Salten', [{ country: 'NO', regions: ['09'], boxes: [[66.7, 68.1, 13.3, 16.5]] }]],
  ['romerike', 'Romerike', [{ country: 'NO', regions: ['30'], boxes: [[59.85, 60.6, 10.85, 11.95]] }]],
  ['follo', 'Follo', [{ country: 'NO', regions: ['30'], boxes: [[59.6, 59.87, 10.55, 11.1]] }]],
  ['grenland', 'Grenland', [{ country: 'NO', regions: ['38'], boxes: [[58.95, 59.35, 9.3, 9.95]] }]],
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
