import type { RoleLine } from './role-line.ts';

/** Who leads a company: by the abbreviation, by the long name, and as the five languages say it. */
export const EXECUTIVE_LINES: readonly RoleLine[] = [
  {
    key: 'ceo',
    role: 'cxo',
    means:
      '=ceo, chief executive, chief executive officer, managing director, adm direktør, administrerende direktør, =vd, verkställande direktör, daglig leder, toimitusjohtaja, framkvæmdastjóri, forstjóri, administrerende',
    near: 'cxo, cofounder',
  },
  {
    key: 'cto',
    role: 'cxo',
    means:
      '=cto, chief technology officer, chief technical officer, teknisk direktør, teknologidirektør, teknisk direktör, teknikdirektör, teknologidirektör, tekninen johtaja, teknologiajohtaja, tæknistjóri, technical director, teknologichef, teknikchef, teknologisjef, teknisk chef, teknisk sjef, teknologiapäällikkö, head of technology',
    near: 'developmentmanager, developer+head, developer+foremost, cxo',
  },
  {
    key: 'cfo',
    role: 'cxo',
    means:
      '=cfo, chief financial officer, chief finance officer, finance director, økonomidirektør, finansdirektør, ekonomidirektör, finansdirektör, talousjohtaja, fjármálastjóri, taloudenjohtaja',
    near: 'finance+head, finance+manager',
  },
  {
    key: 'coo',
    role: 'cxo',
    means:
      '=coo, chief operating officer, chief operations officer, driftsdirektør, driftsdirektör, operatiivinen johtaja',
    near: 'operations+head, operations+manager',
  },
  {
    key: 'cmo',
    role: 'cxo',
    means: '=cmo, chief marketing officer, marketingdirektør, markedsdirektør, marknadsdirektör, markkinointijohtaja',
    near: 'marketing+head, marketing+manager',
  },
  {
    key: 'cpo',
    role: 'cxo',
    means: '=cpo, chief product officer, produktdirektør, produktdirektör, tuotejohtaja',
    near: 'productmanagement+head, productmanagement',
  },
  {
    key: 'cco',
    role: 'cxo',
    means:
      '=cco, chief commercial officer, kommerciel direktør, kommersiell direktør, kommersiell direktör, kaupallinen johtaja',
    near: 'sales+head, sales+manager',
  },
  {
    key: 'cxo',
    role: 'cxo',
    means: '=cxo, c level, executive officer, direktion, ledningsgrupp, johtoryhmä',
    tells: '=cro, =cdo, =ciso, =cio, cofounder, medstifter, medgrundare, medgrunnlegger, perustajajäsen, meðstofnandi',
  },
];
