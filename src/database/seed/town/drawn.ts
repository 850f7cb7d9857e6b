import type { JobRole, PositionType } from '../../../domain/site/taxonomies.ts';

/** The postings the front page and the lists were drawn around: hours, pay and words as there. */
export type DrawnJob = {
  startup: string;
  title: string;
  role: JobRole;
  hoursAgo: number;
  /** In whole units; the currency and period are those of the country unless said. */
  pay: [number, number] | null;
  period?: string;
  type?: PositionType;
  workplace?: 'onsite' | 'hybrid' | 'remote';
  area: string;
  city?: string;
  /** Hours until the boost ends. */
  boostedFor?: number;
  pitch?: string;
  equity?: [number, number];
  views?: number;
};

export const DRAWN_JOBS: readonly DrawnJob[] = [
  {
    startup: 'Skjærgård',
    title: 'Backend Engineer, Fleet Charging',
    role: 'backenddeveloper',
    hoursAgo: 45,
    pay: [720_000, 860_000],
    workplace: 'hybrid',
    area: 'Fleet Charging',
    boostedFor: 288,
    equity: [0.1, 0.3],
    views: 1_412,
    pitch: 'Keep 46 electric ferries charged, on time and off diesel, from Stavanger to Kirkenes.',
  },
  {
    startup: 'Skjærgård',
    title: 'Naval Architect, Hydrofoils',
    role: 'engineer',
    hoursAgo: 146,
    pay: [780_000, 920_000],
    area: 'Hydrofoils',
    views: 611,
  },
  {
    startup: 'Skjærgård',
    title: 'Harbour Partnerships Lead',
    role: 'businessdevelopment',
    hoursAgo: 180,
    pay: [650_000, 760_000],
    city: 'Tromsø',
    area: 'Quays',
    views: 388,
  },
  {
    startup: 'Skjærgård',
    title: 'Summer Intern, Power Markets',
    role: 'analyst',
    hoursAgo: 350,
    pay: [32_000, 32_000],
    period: 'month',
    type: 'internship',
    area: 'Power Markets',
    views: 702,
  },
  {
    startup: 'Lysning',
    title: 'Founding Product Designer',
    role: 'uxuidesigner',
    hoursAgo: 70,
    pay: [48_000, 58_000],
    area: 'Daylight',
    boostedFor: 264,
    views: 893,
    pitch: 'Design the daylight that 900 schools and hospitals switch on every morning.',
  },
  {
    startup: 'Lysning',
    title: 'Lead Firmware Engineer, Daylight',
    role: 'engineer',
    hoursAgo: 97,
    pay: [56_000, 66_000],
    area: 'Firmware',
    boostedFor: 230,
    views: 540,
    pitch: 'Write the code behind the daylight that 900 schools and hospitals switch on every morning.',
  },
  {
    startup: 'Hraun',
    title: 'Greenhouse Systems Engineer',
    role: 'engineer',
    hoursAgo: 75,
    pay: [880_000, 1_050_000],
    area: 'Greenhouse Systems',
    boostedFor: 258,
    views: 634,
    pitch: 'Warm, bright and wet: run the climate of nine glasshouses on lava heat.',
  },
  {
    startup: 'Snösmält',
    title: 'Backend Developer, Hydrology Data',
    role: 'backenddeveloper',
    hoursAgo: 78,
    pay: [47_000, 57_000],
    workplace: 'remote',
    area: 'Hydrology Data',
    boostedFor: 254,
    views: 587,
    pitch: 'Turn snow, rain and rivers into numbers that power plants can plan by.',
  },
  {
    startup: 'Þoka',
    title: 'Machine Learning Engineer, Nowcasting',
    role: 'datascience',
    hoursAgo: 3,
    pay: [950_000, 1_200_000],
    workplace: 'remote',
    area: 'Nowcasting',
    views: 96,
  },
  {
    startup: 'Tallbarr',
    title: 'Senior Frontend Developer',
    role: 'frontenddeveloper',
    hoursAgo: 5,
    pay: [52_000, 64_000],
    area: 'Forest Maps',
    views: 74,
  },
  {
    startup: 'Poiju',
    title: 'Embedded Developer, Buoy Firmware',
    role: 'engineer',
    hoursAgo: 7,
    pay: [4_300, 5_400],
    area: 'Buoy Firmware',
    views: 81,
  },
  {
    startup: 'Kornblomst',
    title: 'Frontend Engineer, Grower Marketplace',
    role: 'frontenddeveloper',
    hoursAgo: 26,
    pay: [50_000, 60_000],
    workplace: 'hybrid',
    area: 'Grower Marketplace',
    views: 205,
  },
  {
    startup: 'Kuura',
    title: 'DevOps Engineer',
    role: 'devops',
    hoursAgo: 28,
    pay: [4_600, 5_900],
    area: 'Cold Planning',
    views: 177,
  },
  {
    startup: 'Havgap',
    title: 'Full-stack Developer',
    role: 'fullstackdeveloper',
    hoursAgo: 30,
    pay: [690_000, 840_000],
    workplace: 'hybrid',
    area: 'Survey',
    views: 231,
  },
  {
    startup: 'Fjellrev',
    title: 'Mobile Developer, Avalanche Alerts',
    role: 'mobiledevelopment',
    hoursAgo: 49,
    pay: [680_000, 790_000],
    area: 'Avalanche Alerts',
    views: 402,
  },
  {
    startup: 'Hämärä',
    title: 'Design Engineer, Circadian Light',
    role: 'design',
    hoursAgo: 52,
    pay: [3_900, 4_800],
    area: 'Circadian Light',
    views: 164,
  },
  {
    startup: 'Blæk',
    title: 'QA Engineer, Contract Tools',
    role: 'qualityassurance',
    hoursAgo: 99,
    pay: [42_000, 49_000],
    area: 'Contract Tools',
    views: 219,
  },
  {
    startup: 'Ålgrund',
    title: 'Sensor Engineer, Mussel Farms',
    role: 'engineer',
    hoursAgo: 101,
    pay: [44_000, 53_000],
    area: 'Mussel Farms',
    views: 190,
  },
  {
    startup: 'Meri',
    title: 'Power Electronics Engineer, Battery Health',
    role: 'engineer',
    hoursAgo: 122,
    pay: [4_700, 6_000],
    area: 'Battery Health',
    boostedFor: 205,
    views: 318,
    pitch: 'Keep forty-tonne batteries healthy while cranes swap them in eleven minutes.',
  },
  {
    startup: 'Fanø Wind',
    title: 'Mechanical Engineer, Climbing Cranes',
    role: 'engineer',
    hoursAgo: 140,
    pay: [48_000, 60_000],
    area: 'Climbing Cranes',
    boostedFor: 180,
    views: 356,
    pitch: 'Give old turbines better wings, with a crane that climbs the tower by itself.',
  },
  {
    startup: 'Björk & Bit',
    title: 'Product Manager, Board Design',
    role: 'productmanagement',
    hoursAgo: 160,
    pay: [48_000, 58_000],
    workplace: 'hybrid',
    area: 'Board Design',
    boostedFor: 150,
    views: 274,
    pitch: 'Decide what a circuit board made of birch should do next.',
  },
];

/** How many jobs these have open, as drawn. */
export const DRAWN_COUNTS: Readonly<Record<string, number>> = {
  Skjærgård: 6,
  Hraun: 2,
  Lysning: 4,
  'Björk & Bit': 5,
  Þoka: 3,
  Kuura: 7,
  Kornblomst: 3,
  Fjellrev: 2,
};

/** The flags of the wall, in the order in which they hang: these published last, after the three that just landed. */
export const WALL = [
  'Fanø Wind',
  'Kelp',
  'Ålgrund',
  'Meri',
  'Eldey',
  'Rønne',
  'Kornblomst',
  'Fugl',
  'Sømærke',
  'Glød',
  'Hraun',
  'Björk & Bit',
  'Kajak',
  'Vik',
  'Lundi',
  'Brisling',
];

/** Known best, in this order: the eight of "Startups to know". */
export const BEST_KNOWN = Object.keys(DRAWN_COUNTS);

export const FLEET_CHARGING = `<p>Every weekday 31 000 people step aboard a boat that has nineteen minutes to fill its batteries. You will write the software that decides which boat plugs in where, and when.</p><p>Skjærgård runs 46 electric ferries between Stavanger and Kirkenes. Power is cheap at three in the morning and scarce at eight. Wind, tide, timetables and a transformer station from 1962 all have an opinion. Our planner listens to them, and today it is a very good prototype. We want you to make it something a captain can trust in November.</p><h2>What you will do</h2><ul><li>Own the charging planner: a Go service that re-plans the whole coast every ninety seconds.</li><li>Take in live data from boats, quays and the power market, and make sense of it when half of it is late.</li><li>Ride along. Engineers spend two days a quarter on board, usually with coffee, sometimes with waves.</li><li>Shape the team: we are nine engineers today and will be fourteen by summer.</li></ul><h2>Who you are</h2><ul><li>You have built backend systems that others depended on, and been awake when they failed.</li><li>You are at home with Go, Rust or Kotlin, and with PostgreSQL well past the first index.</li><li>You explain things plainly, to harbour masters as well as engineers.</li></ul><p>You do not need to have worked with boats. Most of us had not. If you meet two of the three points and the work makes you curious, press the button and tell us so.</p>`;
