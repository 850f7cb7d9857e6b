import type { Random } from './random.ts';

/** Names of nobody: first and last names of a country, put together by chance. */
const NAMES: Record<string, { women: string; men: string; last: string }> = {
  NO: {
    women: 'Ingrid Sunniva Marit Tuva Ragnhild Solveig Hedda Åshild Guro Vilde Live Eldbjørg Synne Torunn',
    men: 'Håkon Sindre Eirik Torbjørn Jonas Vegard Amund Ottar Sverre Brage Trym Lars-Erik Halvor Odin',
    last: 'Bjørnsdatter Sæther Ødegård Fjelltun Myrvang Strandvåg Haugstøl Kvitnes Lyngstad Torsvåg Blåfjell Nordbø Skogheim Aasvik Utgård',
  },
  DK: {
    women: 'Freja Signe Karoline Asta Mette Liva Agnes Bodil Ellinor Sofie Thea Birthe Ditte Alma',
    men: 'Nikolaj Mads Asger Villads Rasmus Kjeld Anton Malthe Storm Jeppe Bertram Viggo Esben Troels',
    last: 'Østergaard Kjærgaard Brøns Havgård Lyngbæk Skovmose Fuglsang-Bro Rørkær Strandby Kløvermark Åbenrå-Holm Vestervig Hedelund Søgade Nørbjerg',
  },
  SE: {
    women: 'Åsa Ylva Maja Elsa Ebba Tuva Linnea Signe Saga Moa Hillevi Vendela Britta Alva',
    men: 'Måns Oskar Ville Gustav Love Nils Arvid Sixten Elis Loke Anders Tage Björn Vidar',
    last: 'Lindström Sjöberg Fjällström Åkerblom Björkander Tallmo Sundvall Havsmark Granqvist Ängvik Stenholm Rönnskär Älvros Norrby Vassholm',
  },
  FI: {
    women: 'Aino Hanna Venla Kerttu Helmi Siiri Tuuli Lumi Saimi Aliisa Vuokko Ilona Elli Pihla',
    men: 'Väinö Eetu Pekka Onni Eino Urho Ilmari Joona Tapio Arvo Veikko Oiva Lauri Niilo',
    last: 'Mäkelä Hämäläinen Lähteenmäki Virtasalo Järvikoski Korpivaara Saarenpää Kivilahti Aaltovuo Tuulimaa Rantakallio Hallamaa Suvilehto Niemistö Pohjanoro',
  },
  IS: {
    women: 'Þórunn Sólveig Katrín Guðrún Hrafnhildur Birta Steinunn Ásdís Sigríður Eydís Lóa Hekla Ragna Dagný',
    men: 'Bjarki Einar Þórður Kári Sölvi Ísak Hallur Orri Snorri Úlfur Baldur Steinar Ásgeir Máni',
    last: 'Þór Hafstein Guðmund Einar Stein Björn Hall Sigur Arn Berg Odd Jökul Val Kol Ketil',
  },
};

const SONS: Record<string, string> = { Einar: 'Einars', Guðmund: 'Guðmunds', Sigur: 'Sigurðar', Hafstein: 'Hafsteins' };

export type Person = { name: string; isWoman: boolean };

/** Most people have names of the country they work in, some of a neighbour's. */
export function personFrom(random: Random, countryCode: string, neighbours = 0.2): Person {
  const country = random.chance(1 - neighbours) ? countryCode : random.pick(Object.keys(NAMES));
  const { women, men, last } = NAMES[country] ?? (NAMES.DK as (typeof NAMES)[string]);
  const isWoman = random.chance(0.5);
  const first = random.pick((isWoman ? women : men).split(' '));
  const family = random.pick(last.split(' '));
  if (country !== 'IS') return { name: `${first} ${family}`, isWoman };
  const genitive = SONS[family] ?? (family === 'Björn' ? 'Björns' : `${family}s`);
  return { name: `${first} ${genitive}${isWoman ? 'dóttir' : 'son'}`, isWoman };
}

export const INVESTORS = [
  'Nordlys Ventures',
  'Vestkyst Kapital',
  'Kystkapital',
  'Skerry & Sound Ventures',
  'Lyngbakke Invest',
  'Havblå Fund',
  'Saarto Ventures',
  'Jökulá Capital',
  'Granit och Garn',
  'Tredje Bølge Partners',
  'Isvidda Ventures',
  'Kattehale Capital',
  'Mjölnare Invest',
  'Fyrtårn Fond',
  'Pohjantuuli Partners',
  'Åkerkant Ventures',
  'Bakvatn Kapital',
  'Lillebælt Angels',
  'Strandkål Ventures',
  'Rimfrostkusten Kapital',
] as const;

export const TEAM_ROLES = [
  'Technology, founder',
  'Head of software',
  'Operations',
  'People and crews',
  'Customers',
  'Product',
  'Finance',
  'Sales',
  'Design',
  'Research',
] as const;
