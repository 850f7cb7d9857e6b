import { PERKS } from '../../../domain/site/perks.ts';
import { BEST_KNOWN } from './drawn.ts';
import { escapeHtml, typeset } from './html.ts';
import { INVESTORS, personFrom, TEAM_ROLES } from './people.ts';
import { identifierOf, type Random, randomOf } from './random.ts';
import type { Startup, Town } from './startups.ts';
import { TRADES } from './trades.ts';

export type TownCompany = {
  startup: Startup;
  id: string;
  key: string;
  status: string;
  platforms: string[];
  name: string;
  website: string;
  domain: string;
  intro: string;
  whatWeDo: string;
  founded: number;
  numberOfEmployees: string;
  stage: string;
  fundingStage: string;
  businessModels: string[];
  industries: string[];
  sdgs: string[];
  perks: { perk: string; note?: string }[];
  keyFigures: { name: string; value: string }[];
  quote: { text: string; author: string; role: string } | null;
  base: Town;
  countries: string[];
  people: { name: string; role: string }[];
  investors: { name: string; type: 'ANGEL' | 'ANGELS' | 'VENTURES'; website: string | null }[];
  viewsTotal: number;
  createdAt: Date;
  updatedAt: Date;
  approvedAt: Date | null;
};

const DAY = 86_400_000;

/** Startups that are not public, each way there is. */
export const NOT_PUBLIC: Readonly<Record<string, string>> = {
  Kvasthilla: 'DRAFT',
  'Måne & Mel': 'DRAFT',
  Hylle: 'DRAFT',
  Rugbrødsbroen: 'PENDING',
  Vadsten: 'PENDING',
  Torvtak: 'PENDING',
  Pulkka: 'REJECTED',
  Krikand: 'SUSPENDED',
  Snurrbåge: 'SUSPENDED',
  Lapanen: 'DISABLED',
  Bergmál: 'DISABLED',
};

const NOTES: Partial<Record<string, string[]>> = {
  coffee: ['Roasted round the corner', 'And somebody who can make it', 'Filter, strong, all day'],
  lunch: ['Cooked by us, in turns', 'Warm on Tuesdays', 'Bread, soup, everyone at one table'],
  gym: ['And a sauna on the quay', 'Next door, paid', 'A climbing wall in the stairs'],
  holiday: ['Six weeks, and the week of Midsummer', 'Thirty days, taken in full'],
  pension: ['7 % of salary', '10 %, from the first month', 'Ours on top of yours'],
  parental: ['Full pay for both parents', 'Six months at full pay'],
  equity: ['Options for everyone', 'After one year, explained in plain words'],
  remote: ['Three weeks in four', 'Two days a week, no questions', 'From anywhere in the Nordics'],
  transport: ['Bus, train or ferry', 'Free along the whole coast', 'A rail pass for the country'],
  healthcare: ['Private, from day one', 'For you and your children'],
  learning: ['15 000 a year and the days to use it', 'One course or conference a year'],
  equipment: ['Your choice, new every third year'],
  bike: ['Yours to keep after three years', 'With winter tyres'],
  sauna: ['Thursdays at four', 'On the roof'],
  dog: ['Two live here already', 'They vote on Fridays'],
  fourday: ['From May to August', 'All year, full pay'],
  social: ['A weekend by the sea each autumn', 'A choir, if you must'],
  beer: ['And something without, in equal numbers'],
  flexible: ['Core hours ten to two'],
  relocation: ['Papers, a flat for the first month and someone to ask'],
};

const SIZES: readonly [number, string][] = [
  [10, '1-10'],
  [50, '11-50'],
  [100, '51-100'],
  [250, '101-250'],
  [500, '251-500'],
];

const MONEY: Record<string, string> = { DK: 'DKK', SE: 'SEK', NO: 'NOK', FI: 'EUR', IS: 'ISK' };

function perksOf(random: Random): TownCompany['perks'] {
  const common = ['coffee', 'pension', 'lunch', 'holiday', 'flexible', 'remote', 'healthcare'];
  const first = random.some(common, random.whole(2, 4));
  const rest = random.some(
    PERKS.map(({ key }) => key as string).filter((key) => !first.includes(key)),
    random.whole(2, 6),
  );
  return [...first, ...rest].map((perk) => {
    const notes = NOTES[perk];
    return notes && random.chance(0.65) ? { perk, note: random.pick(notes) } : { perk };
  });
}

function figuresOf(startup: Startup, random: Random): TownCompany['keyFigures'] {
  const raised = { preseed: [0.3, 0.9], seed: [1, 3.5], seriesa: [5, 12], seriesb: [16, 40] }[startup.fundingStage] ?? [
    0.3, 1,
  ];
  const [low = 0.3, high = 1] = raised;
  const currency = MONEY[startup.countryCode] ?? 'EUR';
  const perEuro = { DKK: 7.5, SEK: 11, NOK: 11.5, EUR: 1, ISK: 140 }[currency] ?? 1;
  const millions = (low + (high - low) * random.next()) * perEuro;
  const amount = millions >= 10 ? Math.round(millions) : Math.round(millions * 10) / 10;
  const figures = [
    { name: 'raised', value: `${amount} million ${currency}` },
    { name: 'growth', value: `${random.whole(18, 140)} %` },
    { name: 'countries', value: String(random.whole(1, 11)) },
    { name: 'nationalities', value: String(Math.max(2, Math.min(19, Math.round(startup.staff / random.whole(5, 8))))) },
    { name: 'women', value: `${random.whole(36, 62)} %` },
  ];
  return random.some(figures, random.whole(2, 4));
}

export function companyOf(startup: Startup, now: Date): TownCompany {
  const random = randomOf(`company ${startup.name}`);
  const trade = TRADES[startup.trade];
  const status = NOT_PUBLIC[startup.name] ?? 'ACTIVE';
  const known = BEST_KNOWN.indexOf(startup.name);
  const isPublic = status === 'ACTIVE';
  const age = isPublic ? random.whole(20, 900) : random.whole(1, 40);
  const createdAt = new Date(now.getTime() - age * DAY - random.whole(0, DAY));
  const isImpact = (trade.sdgs as readonly string[]).some((goal) => ['6', '7', '13', '14', '15', '2'].includes(goal));
  const onBoth = isImpact && random.chance(0.45);
  const domain = `${startup.key}.example`;
  const founder = personFrom(random, startup.countryCode).name;
  const count = Math.min(6, Math.max(2, Math.round(startup.staff / 8)));
  const titles = random.some(TEAM_ROLES.slice(1), count - 2);
  const people = [
    { name: founder, role: 'Chief executive, founder' },
    ...['Technology, founder', ...titles].map((role) => ({ name: personFrom(random, startup.countryCode).name, role })),
  ];
  const abroad = [...new Set(startup.cities.map(({ countryCode }) => countryCode))].filter(
    (code) => code !== startup.countryCode,
  );
  return {
    startup,
    id: identifierOf(`company ${startup.key}`, createdAt),
    key: startup.key,
    status,
    platforms:
      startup.name === 'Puunhalaaja' || startup.name === 'Skovtur'
        ? ['plusimpact']
        : onBoth
          ? ['thehub', 'plusimpact']
          : ['thehub'],
    name: startup.name,
    website: `https://${domain}`,
    domain,
    intro: typeset(startup.intro),
    whatWeDo: startup.does.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    founded: startup.founded,
    numberOfEmployees: SIZES.find(([most]) => startup.staff <= most)?.[1] ?? '500+',
    stage:
      { preseed: 'launched', seed: 'growing', seriesa: 'growing', seriesb: 'scaling' }[startup.fundingStage] ??
      'prototype',
    fundingStage: startup.fundingStage,
    businessModels: [...trade.models],
    industries: [
      ...trade.industries,
      ...(onBoth && !(trade.industries as readonly string[]).includes('impact') ? ['impact'] : []),
    ],
    sdgs: [...trade.sdgs],
    perks: startup.name === 'Skjærgård' ? DRAWN_PERKS : perksOf(random),
    keyFigures: figuresOf(startup, random),
    quote: quoteOf(startup, startup.name === 'Skjærgård' ? 'Ingrid Bjørnsdatter' : founder),
    base: startup.cities[0] as Town,
    countries: [startup.countryCode, ...abroad],
    people: startup.name === 'Skjærgård' ? DRAWN_PEOPLE : people,
    investors: startup.name === 'Skjærgård' ? DRAWN_INVESTORS : investorsOf(startup, random),
    viewsTotal: known >= 0 ? 9_400 - known * 620 : isPublic ? Math.round(60 + random.next() ** 2 * 3_400) : 0,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + Math.floor((now.getTime() - createdAt.getTime()) * random.next())),
    approvedAt:
      status === 'ACTIVE' || status === 'DISABLED' || status === 'SUSPENDED'
        ? new Date(createdAt.getTime() + random.whole(2, 40) * 3_600_000 * (isPublic ? 1 : 0))
        : null,
  };
}

function quoteOf(startup: Startup, author: string): TownCompany['quote'] {
  return startup.quote ? { text: typeset(startup.quote), author, role: 'Chief executive, founder' } : null;
}

function investorsOf(startup: Startup, random: Random): TownCompany['investors'] {
  const funds = { preseed: 0, seed: 1, seriesa: 2, seriesb: 3 }[startup.fundingStage] ?? 0;
  return [
    ...random.some(INVESTORS, funds).map((name) => ({ name, type: 'VENTURES' as const, website: null })),
    ...Array.from({ length: random.whole(0, 2) }, () => ({
      name: personFrom(random, startup.countryCode).name,
      type: 'ANGEL' as const,
      website: null,
    })),
  ];
}

const DRAWN_PERKS = [
  { perk: 'transport', note: 'Ferry and rail pass, free along the whole coast' },
  { perk: 'healthcare', note: 'Private, from day one' },
  { perk: 'pension', note: '7 % of salary' },
  { perk: 'equity', note: 'Options for everyone' },
  { perk: 'holiday', note: '30 days, plus the week of Midsummer' },
  { perk: 'coffee', note: 'Roasted in Sandviken' },
  { perk: 'gym', note: 'And a sauna on the quay' },
  { perk: 'remote', note: 'Three weeks in four' },
  { perk: 'parental', note: 'Full pay for both parents' },
];

const DRAWN_PEOPLE = [
  { name: 'Ingrid Bjørnsdatter', role: 'Chief executive, founder' },
  { name: 'Håkon Sæther', role: 'Technology, founder' },
  { name: 'Sólveig Þórsdóttir', role: 'Head of vessels' },
  { name: 'Jonas Ødegård', role: 'Head of software' },
  { name: 'Aino Mäkelä', role: 'Power markets' },
  { name: 'Åsa Lindström', role: 'People and crews' },
];

const DRAWN_INVESTORS: TownCompany['investors'] = [
  { name: 'Nordlys Ventures', type: 'VENTURES', website: null },
  { name: 'Vestkyst Kapital', type: 'VENTURES', website: null },
  { name: 'Kystkapital', type: 'VENTURES', website: null },
  { name: 'Astrid Nygård', type: 'ANGEL', website: null },
];
