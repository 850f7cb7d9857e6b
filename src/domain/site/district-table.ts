import type { AreaPart } from './area-table.ts';

/**
 * Districts that people name for their valley, island or town, smaller than most of area-table.ts and of the same form.
 * Those of Norway have a table of their own. Written by us, boxes from GeoNames' coordinates.
 */
export const DISTRICTS: readonly (readonly [string, string, readonly AreaPart[]])[] = [
  [
    'vestjylland',
    'Vestjylland|West Jutland|Western Jutland',
    [{ country: 'DK', regions: ['18', '21'], boxes: [[55.3, 56.8, 8, 9]] }],
  ],
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
  [
    'oland',
    'Öland',
    [
      {
        country: 'SE',
        regions: ['09'],
        boxes: [
          [56.15, 57, 16.4, 17.2],
          [57, 57.4, 16.8, 17.2],
        ],
      },
    ],
  ],
  ['vendsyssel', 'Vendsyssel', [{ country: 'DK', regions: ['19'], boxes: [[57.05, 57.8, 9.5, 10.7]] }]],
  ['himmerland', 'Himmerland|Himmerlandet', [{ country: 'DK', regions: ['19'], boxes: [[56.55, 57.05, 9.1, 10.4]] }]],
  ['djursland', 'Djursland', [{ country: 'DK', regions: ['18'], boxes: [[56.15, 56.65, 10.35, 11]] }]],
  ['bohuslan', 'Bohuslän', [{ country: 'SE', regions: ['28'], boxes: [[57.8, 59.1, 11, 12]] }]],
  ['dalsland', 'Dalsland', [{ country: 'SE', regions: ['28'], boxes: [[58.4, 59.2, 11.8, 12.7]] }]],
  ['gastrikland', 'Gästrikland', [{ country: 'SE', regions: ['03'], boxes: [[60.2, 61, 15.7, 17.7]] }]],
  ['medelpad', 'Medelpad', [{ country: 'SE', regions: ['24'], boxes: [[62, 62.7, 14.8, 17.9]] }]],
  ['hogakusten', 'Höga Kusten|Ångermanland', [{ country: 'SE', regions: ['24'], boxes: [[62.5, 64, 15.5, 19.4]] }]],
  ['osterlen', 'Österlen', [{ country: 'SE', regions: ['27'], boxes: [[55.35, 55.75, 13.9, 14.4]] }]],
  [
    'vastergotland',
    'Västergötland',
    [
      {
        country: 'SE',
        regions: ['28'],
        boxes: [
          [57.1, 57.8, 11.8, 14.7],
          [57.8, 58.33, 12.05, 14.7],
          [58.33, 59.1, 12.5, 14.75],
        ],
      },
    ],
  ],
  ['skaraborg', 'Skaraborg', [{ country: 'SE', regions: ['28'], boxes: [[57.9, 59.1, 12.75, 14.7]] }]],
  ['fyrbodal', 'Fyrbodal', [{ country: 'SE', regions: ['28'], boxes: [[58.1, 59.2, 10.9, 12.8]] }]],
  [
    'vastkusten',
    'Västkusten|Svenska västkusten|Swedish West Coast|West Coast of Sweden',
    [
      {
        country: 'SE',
        regions: ['06', '28'],
        boxes: [
          [56.3, 57.3, 12.2, 13],
          [57.3, 59.2, 10.9, 12.25],
        ],
      },
    ],
  ],
  ['narke', 'Närke', [{ country: 'SE', regions: ['15'], boxes: [[58.7, 59.45, 14.6, 15.9]] }]],
  ['siljan', 'Siljan|Siljansbygden', [{ country: 'SE', regions: ['10'], boxes: [[60.6, 61.3, 14, 15.6]] }]],
  ['harjedalen', 'Härjedalen', [{ country: 'SE', regions: ['07'], boxes: [[61.5, 62.75, 11.9, 15.2]] }]],
  [
    'lappland',
    'Lappland',
    [
      {
        country: 'SE',
        regions: ['14', '23'],
        boxes: [
          [64, 65.4, 14, 19.3],
          [65.4, 69.1, 14, 20.9],
        ],
      },
      { country: 'FI', regions: ['19'] },
    ],
  ],
  [
    'svenskalappland',
    'Svenska Lappland|Swedish Lapland',
    [
      {
        country: 'SE',
        regions: ['14', '23'],
        boxes: [
          [64, 65.4, 14, 19.3],
          [65.4, 69.1, 14, 20.9],
        ],
      },
    ],
  ],
  [
    'norrlandskusten',
    'Norrlandskusten|Norrlands kust',
    [
      {
        country: 'SE',
        regions: ['03', '14', '23', '24'],
        boxes: [
          [60.4, 63.2, 16.9, 19],
          [63.2, 64.3, 18.5, 20.9],
          [64.3, 66, 20.2, 24.3],
        ],
      },
    ],
  ],
  [
    'norrlandsinland',
    'Norrlands inland',
    [
      { country: 'SE', regions: ['07'] },
      { country: 'SE', regions: ['24'], boxes: [[62, 64.1, 14.5, 16.6]] },
      {
        country: 'SE',
        regions: ['14', '23'],
        boxes: [
          [64, 65.4, 14, 19.3],
          [65.4, 69.1, 14, 20.9],
        ],
      },
    ],
  ],
  [
    'tornedalen',
    'Tornedalen|Tornionlaakso|Torne Valley',
    [
      { country: 'SE', regions: ['14'], boxes: [[65.7, 68, 22.9, 24.3]] },
      { country: 'FI', regions: ['19'], boxes: [[65.7, 68.2, 23.5, 25]] },
    ],
  ],
  [
    'stockholmsskargard',
    'Stockholms skärgård|Stockholm Archipelago',
    [{ country: 'SE', regions: ['26'], boxes: [[58.7, 60.2, 18.3, 19.5]] }],
  ],
  [
    'nordvastraskane',
    'Nordvästra Skåne|Nordvästskåne',
    [{ country: 'SE', regions: ['27'], boxes: [[55.9, 56.55, 12.3, 13.3]] }],
  ],
  [
    'nordostraskane',
    'Nordöstra Skåne|Nordostskåne',
    [{ country: 'SE', regions: ['27'], boxes: [[55.85, 56.5, 13.5, 14.6]] }],
  ],
  [
    'sydvastraskane',
    'Sydvästra Skåne|Sydvästskåne',
    [{ country: 'SE', regions: ['27'], boxes: [[55.3, 55.95, 12.7, 13.5]] }],
  ],
  ['thy', 'Thy', [{ country: 'DK', regions: ['19'], boxes: [[56.6, 57.2, 8.2, 8.72]] }]],
  ['mors', 'Mors', [{ country: 'DK', regions: ['19'], boxes: [[56.6, 56.93, 8.45, 9]] }]],
  ['hanherred', 'Hanherred|Han Herred', [{ country: 'DK', regions: ['19'], boxes: [[56.95, 57.2, 8.7, 9.6]] }]],
  ['salling', 'Salling', [{ country: 'DK', regions: ['18'], boxes: [[56.5, 56.85, 8.7, 9.2]] }]],
  ['kronjylland', 'Kronjylland', [{ country: 'DK', regions: ['18'], boxes: [[56.3, 56.65, 9.7, 10.4]] }]],
  [
    'limfjorden',
    'Limfjorden|Limfjordsområdet|Limfjordslandet',
    [{ country: 'DK', regions: ['18', '19'], boxes: [[56.4, 57.2, 8.2, 10.4]] }],
  ],
  [
    'aarhusomraadet',
    'Aarhusområdet|Aarhus området|Storaarhus|Greater Aarhus',
    [{ country: 'DK', regions: ['18'], boxes: [[55.9, 56.4, 9.8, 10.5]] }],
  ],
  [
    'aalborgomraadet',
    'Aalborgområdet|Aalborg området|Greater Aalborg',
    [{ country: 'DK', regions: ['19'], boxes: [[56.85, 57.2, 9.6, 10.3]] }],
  ],
  ['nordfyn', 'Nordfyn', [{ country: 'DK', regions: ['21'], boxes: [[55.4, 55.65, 9.9, 10.75]] }]],
  ['vestfyn', 'Vestfyn', [{ country: 'DK', regions: ['21'], boxes: [[55.2, 55.55, 9.69, 10.15]] }]],
  ['ostfyn', 'Østfyn', [{ country: 'DK', regions: ['21'], boxes: [[55.1, 55.5, 10.55, 10.9]] }]],
  ['langeland', 'Langeland', [{ country: 'DK', regions: ['21'], boxes: [[54.7, 55.2, 10.69, 11]] }]],
  [
    'sydsjaelland',
    'Sydsjælland|South Zealand',
    [{ country: 'DK', regions: ['20'], boxes: [[54.95, 55.35, 11.2, 12.5]] }],
  ],
  [
    'midtsjaelland',
    'Midtsjælland|Central Zealand',
    [{ country: 'DK', regions: ['20'], boxes: [[55.3, 55.6, 11.5, 12.1]] }],
  ],
  [
    'ostsjaelland',
    'Østsjælland|East Zealand',
    [{ country: 'DK', regions: ['20'], boxes: [[55.2, 55.75, 11.95, 12.5]] }],
  ],
  ['odsherred', 'Odsherred', [{ country: 'DK', regions: ['20'], boxes: [[55.7, 56, 11.3, 11.85]] }]],
  ['stevns', 'Stevns', [{ country: 'DK', regions: ['20'], boxes: [[55.2, 55.45, 12.1, 12.5]] }]],
  ['mon', 'Møn', [{ country: 'DK', regions: ['20'], boxes: [[54.85, 55.1, 12, 12.6]] }]],
  [
    'vestegnen',
    'Vestegnen|Københavns vestegn|Københavns omegn',
    [{ country: 'DK', regions: ['17'], boxes: [[55.6, 55.75, 12.2, 12.485]] }],
  ],
  [
    'itauusimaa',
    'Itä Uusimaa|Itä Uudellamaalla|Östra Nyland|Östnyland',
    [{ country: 'FI', regions: ['01'], boxes: [[60.1, 60.9, 25.3, 26.7]] }],
  ],
  [
    'keskiuusimaa',
    'Keski Uusimaa|Keski Uudellamaalla|Mellersta Nyland',
    [{ country: 'FI', regions: ['01'], boxes: [[60.3, 60.75, 24.7, 25.35]] }],
  ],
  [
    'lansiuusimaa',
    'Länsi Uusimaa|Länsi Uudellamaalla|Västra Nyland|Västnyland',
    [{ country: 'FI', regions: ['01'], boxes: [[59.7, 60.7, 22.8, 24.4]] }],
  ],
  ['turunmaa', 'Turunmaa|Turunmaalla|Åboland', [{ country: 'FI', regions: ['02'], boxes: [[59.7, 60.38, 21, 22.9]] }]],
  ['ylasavo', 'Ylä Savo|Ylä Savossa', [{ country: 'FI', regions: ['11'], boxes: [[63.3, 64.1, 26.5, 28.2]] }]],
  ['koillismaa', 'Koillismaa|Koillismaalla', [{ country: 'FI', regions: ['17'], boxes: [[65.2, 66.6, 27.5, 30]] }]],
  ['merilappi', 'Meri Lappi|Meri Lapissa', [{ country: 'FI', regions: ['19'], boxes: [[65.6, 66.1, 23.9, 25.2]] }]],
  [
    'eyjafjordur',
    'Eyjafjörður|Eyjafirði|Akureyrarsvæðið|Akureyrarsvæðinu',
    [{ country: 'IS', regions: ['40'], boxes: [[65.4, 66.2, -18.9, -17.9]] }],
  ],
  [
    'thingeyjarsysla',
    'Þingeyjarsýsla|Þingeyjarsýslu|Mývatnssveit|Mývatn',
    [{ country: 'IS', regions: ['40'], boxes: [[65.3, 66.6, -17.9, -14.9]] }],
  ],
  ['skagafjordur', 'Skagafjörður|Skagafirði', [{ country: 'IS', regions: ['41'], boxes: [[65.2, 66.2, -20, -18.7]] }]],
  [
    'snaefellsnes',
    'Snæfellsnes|Snæfellsnesi',
    [{ country: 'IS', regions: ['45'], boxes: [[64.6, 65.2, -24.2, -21.9]] }],
  ],
  [
    'borgarfjordur',
    'Borgarfjörður|Borgarfirði',
    [{ country: 'IS', regions: ['45'], boxes: [[64.4, 64.9, -22.3, -20.6]] }],
  ],
  [
    'hornafjordur',
    'Hornafjörður|Hornafirði|Suðausturland|Suðausturlandi|Southeast Iceland',
    [{ country: 'IS', regions: ['38', '42'], boxes: [[63.7, 64.6, -17.5, -14.5]] }],
  ],
];
