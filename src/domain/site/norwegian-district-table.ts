import type { AreaPart } from './area-table.ts';

/** Districts of Norway, of the form of district-table.ts. Written by us, boxes from GeoNames' coordinates. */
export const NORWEGIAN_DISTRICTS: readonly (readonly [string, string, readonly AreaPart[]])[] = [
  ['jaeren', 'Jæren', [{ country: 'NO', regions: ['14'], boxes: [[58.4, 59.05, 5.4, 6.1]] }]],
  ['haugalandet', 'Haugalandet', [{ country: 'NO', regions: ['14', '46'], boxes: [[59.2, 59.7, 5, 6.1]] }]],
  [
    'sunnmore',
    'Sunnmøre',
    [
      {
        country: 'NO',
        regions: ['08'],
        boxes: [
          [61.9, 62.6, 5, 7.45],
          [62.6, 62.8, 5, 6.9],
        ],
      },
    ],
  ],
  ['nordmore', 'Nordmøre', [{ country: 'NO', regions: ['08'], boxes: [[62.7, 63.6, 7.4, 9.6]] }]],
  ['sogn', 'Sogn|Sognefjorden', [{ country: 'NO', regions: ['46'], boxes: [[60.85, 61.4, 5, 8.3]] }]],
  ['sunnfjord', 'Sunnfjord', [{ country: 'NO', regions: ['46'], boxes: [[61.2, 61.75, 4.9, 6.9]] }]],
  ['hardanger', 'Hardanger', [{ country: 'NO', regions: ['46'], boxes: [[59.9, 60.65, 6, 7.6]] }]],
  ['lofoten', 'Lofoten', [{ country: 'NO', regions: ['09'], boxes: [[67.8, 68.5, 12.5, 15.2]] }]],
  ['vesteralen', 'Vesterålen', [{ country: 'NO', regions: ['09'], boxes: [[68.4, 69.4, 14.3, 16.2]] }]],
  ['gudbrandsdalen', 'Gudbrandsdalen', [{ country: 'NO', regions: ['34'], boxes: [[61.1, 62.3, 8.3, 10.5]] }]],
  ['helgeland', 'Helgeland', [{ country: 'NO', regions: ['09'], boxes: [[64.9, 66.7, 11.3, 15.3]] }]],
  ['salten', 'Salten', [{ country: 'NO', regions: ['09'], boxes: [[66.7, 68.1, 13.3, 16.5]] }]],
  ['romerike', 'Romerike', [{ country: 'NO', regions: ['30'], boxes: [[59.85, 60.6, 10.85, 11.95]] }]],
  ['follo', 'Follo', [{ country: 'NO', regions: ['30'], boxes: [[59.6, 59.87, 10.55, 11.1]] }]],
  ['grenland', 'Grenland', [{ country: 'NO', regions: ['38'], boxes: [[58.95, 59.35, 9.3, 9.95]] }]],
  [
    'nordtrondelag',
    'Nord Trøndelag',
    [
      {
        country: 'NO',
        regions: ['21'],
        boxes: [
          [63.4, 63.6, 10.8, 12.3],
          [63.6, 65.2, 10.9, 14.4],
        ],
      },
    ],
  ],
  [
    'sortrondelag',
    'Sør Trøndelag',
    [
      {
        country: 'NO',
        regions: ['21'],
        boxes: [
          [62.2, 63.6, 8.3, 10.8],
          [62.2, 63.4, 10.8, 12.3],
          [63.45, 64.5, 9.2, 10.9],
        ],
      },
    ],
  ],
  [
    'fosen',
    'Fosen',
    [
      {
        country: 'NO',
        regions: ['21'],
        boxes: [
          [63.45, 63.55, 9.2, 10.1],
          [63.55, 64.5, 9.2, 10.9],
        ],
      },
    ],
  ],
  ['innherred', 'Innherred|Innherad', [{ country: 'NO', regions: ['21'], boxes: [[63.6, 64.2, 10.9, 12.3]] }]],
  ['namdalen', 'Namdalen|Namdal', [{ country: 'NO', regions: ['21'], boxes: [[64.2, 65.2, 10.9, 14]] }]],
  [
    'trondheimsregionen',
    'Trondheimsregionen|Trondheimsområdet|Greater Trondheim',
    [{ country: 'NO', regions: ['21'], boxes: [[63.2, 63.6, 9.8, 11.2]] }],
  ],
  ['romsdal', 'Romsdal', [{ country: 'NO', regions: ['08'], boxes: [[62.2, 62.95, 7, 8.3]] }]],
  ['nordfjord', 'Nordfjord', [{ country: 'NO', regions: ['46'], boxes: [[61.65, 62.2, 4.9, 7.2]] }]],
  ['nordhordland', 'Nordhordland', [{ country: 'NO', regions: ['46'], boxes: [[60.45, 61, 4.8, 5.9]] }]],
  ['sunnhordland', 'Sunnhordland', [{ country: 'NO', regions: ['46'], boxes: [[59.5, 60.1, 5, 6.1]] }]],
  [
    'bergensomraadet',
    'Bergensområdet|Bergensregionen|Greater Bergen',
    [{ country: 'NO', regions: ['46'], boxes: [[60.1, 60.65, 4.9, 5.7]] }],
  ],
  [
    'nordjaeren',
    'Nord Jæren|Stavangerregionen|Stavangerområdet|Greater Stavanger',
    [{ country: 'NO', regions: ['14'], boxes: [[58.7, 59.1, 5.4, 5.9]] }],
  ],
  ['ryfylke', 'Ryfylke', [{ country: 'NO', regions: ['14'], boxes: [[58.9, 59.7, 5.9, 7.1]] }]],
  ['dalane', 'Dalane', [{ country: 'NO', regions: ['14'], boxes: [[58.3, 58.7, 5.7, 6.8]] }]],
  ['setesdal', 'Setesdal', [{ country: 'NO', regions: ['42'], boxes: [[58.6, 59.6, 7.1, 7.9]] }]],
  [
    'kristiansandsregionen',
    'Kristiansandsregionen|Kristiansandregionen',
    [{ country: 'NO', regions: ['42'], boxes: [[58, 58.4, 7.5, 8.5]] }],
  ],
  [
    'oslofjorden',
    'Oslofjorden|Oslofjord',
    [
      { country: 'NO', regions: ['12'] },
      { country: 'NO', regions: ['30', '38'], boxes: [[58.9, 60, 10, 11.1]] },
    ],
  ],
  [
    'drammensregionen',
    'Drammensregionen|Drammensområdet',
    [{ country: 'NO', regions: ['30'], boxes: [[59.55, 59.9, 9.8, 10.4]] }],
  ],
  ['askerogbaerum', 'Asker Bærum', [{ country: 'NO', regions: ['30'], boxes: [[59.7, 60, 10.3, 10.65]] }]],
  ['ringerike', 'Ringerike', [{ country: 'NO', regions: ['30'], boxes: [[60, 60.5, 9.8, 10.5]] }]],
  ['hallingdal', 'Hallingdal', [{ country: 'NO', regions: ['30'], boxes: [[60.3, 60.95, 7.7, 9.6]] }]],
  ['numedal', 'Numedal', [{ country: 'NO', regions: ['30'], boxes: [[59.6, 60.5, 8.3, 9.7]] }]],
  [
    'mjosa',
    'Mjøsregionen|Mjøsbyen|Mjøsa|Hedmarken',
    [{ country: 'NO', regions: ['34'], boxes: [[60.5, 61.2, 10.3, 11.3]] }],
  ],
  ['hadeland', 'Hadeland', [{ country: 'NO', regions: ['34'], boxes: [[60.2, 60.5, 10.3, 10.9]] }]],
  ['toten', 'Toten', [{ country: 'NO', regions: ['34'], boxes: [[60.5, 60.85, 10.4, 10.95]] }]],
  ['valdres', 'Valdres', [{ country: 'NO', regions: ['34'], boxes: [[60.7, 61.4, 8.3, 9.9]] }]],
  [
    'osterdalen',
    'Østerdalen|Nord Østerdal',
    [
      {
        country: 'NO',
        regions: ['34'],
        boxes: [
          [60.8, 61.3, 11.2, 12.9],
          [61.3, 62.7, 10.4, 12.9],
        ],
      },
    ],
  ],
  ['ofoten', 'Ofoten', [{ country: 'NO', regions: ['09'], boxes: [[68.1, 68.7, 16.2, 18.2]] }]],
  ['sortroms', 'Sør Troms', [{ country: 'NO', regions: ['54'], boxes: [[68.4, 69.1, 16, 18.4]] }]],
  ['nordtroms', 'Nord Troms', [{ country: 'NO', regions: ['54'], boxes: [[69.3, 70.4, 19.6, 22.5]] }]],
  ['vestfinnmark', 'Vest Finnmark', [{ country: 'NO', regions: ['54'], boxes: [[69.2, 71.3, 22, 27.5]] }]],
  [
    'ostfinnmark',
    'Øst Finnmark|Aust Finnmark',
    [{ country: 'NO', regions: ['54'], boxes: [[69.3, 71.2, 27.5, 31.5]] }],
  ],
];
