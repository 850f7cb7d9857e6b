import { minorUnits } from '../../../domain/site/money.ts';
import { JOB_ROLES, type JobRole, labelOf, type PositionType } from '../../../domain/site/taxonomies.ts';
import { slugOf } from '../../../domain/slug.ts';
import type { TownCompany } from './companies.ts';
import { type Audience, describe } from './compose.ts';
import { type DrawnJob, FLEET_CHARGING } from './drawn.ts';
import { applicationOf, hiringOf } from './hiring.ts';
import type { LocalPosting } from './languages.ts';
import { hardwareAmong } from './parts.ts';
import { type Random, randomOf } from './random.ts';
import { type Family, type RoleWords, wordsOf } from './roles.ts';
import { bandOf, NO_FIGURE, type Pay, type PayBand, rangeOf } from './salaries.ts';
import type { Said } from './sentences.ts';
import type { Startup, Town } from './startups.ts';
import type { Draft } from './town-job.ts';

const LANGUAGE: Record<string, string> = { DK: 'da', SE: 'sv', NO: 'no', FI: 'fi', IS: 'is' };

/** Where startups of the five also sit. */
const ABROAD: readonly Town[] = [
  { countryCode: 'DE', name: 'Berlin' },
  { countryCode: 'DE', name: 'Hamburg' },
  { countryCode: 'NL', name: 'Amsterdam' },
  { countryCode: 'EE', name: 'Tallinn' },
  { countryCode: 'GB', name: 'London' },
  { countryCode: 'GB', name: 'Edinburgh' },
  { countryCode: 'LV', name: 'Riga' },
  { countryCode: 'LT', name: 'Vilnius' },
  { countryCode: 'PL', name: 'Warsaw' },
];

const AUDIENCES: Partial<Record<PositionType, Audience>> = {
  student: 'junior',
  internship: 'junior',
  cofounder: 'founder',
  advisoryboard: 'advisor',
};

const BAND: Record<Family, PayBand> = {
  software: 'software',
  product: 'product',
  commercial: 'commercial',
  company: 'company',
};

function typesOf(random: Random, role: JobRole, staff: number): PositionType[] {
  const turn = random.next();
  if (role === 'cxo') return staff <= 20 ? ['cofounder', 'fulltime'] : ['fulltime'];
  if (turn < 0.8) return random.chance(0.06) ? ['fulltime', 'parttime'] : ['fulltime'];
  if (turn < 0.85) return ['parttime'];
  if (turn < 0.9) return ['student', 'parttime'];
  if (turn < 0.95) return ['internship'];
  if (turn < 0.97) return ['freelance'];
  return staff <= 20 ? [random.pick(['cofounder', 'advisoryboard'] as const)] : ['advisoryboard'];
}

/** Work that takes something to screw at, or a place to stand. */
const OUTDOORS = /Technician|Site Manager|Workshop|Production|Industrial|Logistics|Supply/;

/** The title people would use: what they are, and often which part of the startup it is for. */
function titleOf(
  random: Random,
  role: RoleWords,
  types: PositionType[],
  area: string,
  timesUsed: (title: string) => number,
  hasHardware: boolean,
): string {
  const [type] = types;
  const suited = role.title.filter((name) => hasHardware || !OUTDOORS.test(name));
  const bare = random.pick(suited);
  const plain = bare.replace(/^(Senior|Lead|Head of|Group) (?=\S+ )/, '');
  if (type === 'student' || type === 'internship') {
    const who = type === 'student' ? 'Student Assistant' : random.pick(['Intern', 'Summer Intern']);
    const byRole = `${who}, ${labelOf(JOB_ROLES, role.role)}`;
    const isByRole = role.family === 'commercial' || role.family === 'company';
    return isByRole && role.role !== 'other' && timesUsed(byRole) < 2 ? byRole : `${who}, ${area}`;
  }
  if (type === 'advisoryboard') return `Advisory Board Member, ${area}`;
  if (type === 'cofounder' && role.role !== 'cxo') return `Cofounder, ${area}`;
  if (type === 'freelance') return `Freelance ${plain}, ${area}`;
  if (type === 'parttime') return timesUsed(plain) < 2 ? plain : `${plain}, ${area}`;
  const hasArea = role.role !== 'cxo' && !bare.includes(',') && (random.chance(0.6) || timesUsed(bare) >= 2);
  return hasArea ? `${bare}, ${area}` : bare;
}

function payOf(random: Random, countryCode: string, role: RoleWords, types: PositionType[], title: string): Pay {
  const [type] = types;
  if (type === 'cofounder' || type === 'advisoryboard') return { salaryType: 'unpaid', ...NO_FIGURE };
  if (random.chance(0.16)) return { salaryType: 'competitive', ...NO_FIGURE };
  const band: PayBand =
    type === 'student' || type === 'parttime'
      ? 'hourly'
      : type === 'internship'
        ? 'intern'
        : type === 'freelance'
          ? 'freelance'
          : role.role === 'cxo'
            ? 'cxo'
            : BAND[role.family];
  const pay = rangeOf(random, countryCode, band, /Senior|Lead|Head|Chief|Group/.test(title));
  return band === 'intern' ? { ...pay, salaryTo: pay.salaryFrom } : pay;
}

function equityOf(
  random: Random,
  types: PositionType[],
  fundingStage: string,
): Pick<Draft, 'equityType' | 'equityFrom' | 'equityTo'> {
  const none = { equityFrom: null, equityTo: null };
  if (types[0] === 'cofounder') {
    const from = random.whole(4, 20);
    return { equityType: 'percentage', equityFrom: from, equityTo: from + random.whole(3, 12) };
  }
  if (types[0] === 'advisoryboard')
    return { equityType: 'percentage', equityFrom: 0.25, equityTo: random.pick([0.5, 0.75, 1]) };
  if (!types.includes('fulltime')) return { equityType: 'undisclosed', ...none };
  const turn = random.next();
  if (turn < 0.16) {
    const from = fundingStage === 'preseed' ? random.pick([0.5, 0.8, 1]) : random.pick([0.05, 0.1, 0.2]);
    return {
      equityType: 'percentage',
      equityFrom: from,
      equityTo: Math.round(from * random.pick([2, 2.5, 3]) * 100) / 100,
    };
  }
  return { equityType: turn < 0.3 ? 'negotiated' : 'undisclosed', ...none };
}

function townsOf(random: Random, { cities, staff }: Startup): Town[] {
  const [base = ABROAD[0] as Town, ...others] = cities;
  const turn = random.next();
  if (turn < 0.05 && staff >= 25) return [random.pick(ABROAD)];
  if (turn < 0.09 && staff >= 15) return [base, random.pick(ABROAD)];
  if (others.length === 0 || turn < 0.62) return [base];
  if (turn < 0.86) return [random.pick(others)];
  return [base, ...others];
}

/** A posting of the startup in English, or in the language of its country when one is given. */
export function draftOf(
  company: TownCompany,
  number: number,
  role: RoleWords,
  local: LocalPosting | null,
  said: Said,
  timesUsed: (title: string) => number,
  asked?: { types: PositionType[]; area: string },
): Draft {
  const { startup } = company;
  const random = randomOf(`job ${startup.name} ${number}`);
  const types = local ? (['fulltime'] as PositionType[]) : (asked?.types ?? typesOf(random, role.role, startup.staff));
  const area = asked?.area ?? startup.area[number % startup.area.length] ?? '';
  const title = local?.title ?? titleOf(random, role, types, area, timesUsed, hardwareAmong(startup.part).length > 0);
  const towns = local
    ? [startup.cities.find((town) => town.countryCode === startup.countryCode) as Town]
    : townsOf(random, startup);
  const [town] = towns as [Town];
  const isSoftware = role.family === 'software' || role.family === 'product';
  const turn = random.next();
  const workplace = local
    ? turn < 0.3
      ? 'hybrid'
      : 'onsite'
    : turn < (isSoftware ? 0.16 : 0.07)
      ? 'remote'
      : turn < 0.52
        ? 'hybrid'
        : 'onsite';
  const language = LANGUAGE[startup.countryCode] ?? 'en';
  const isLocalNeeded = !local && random.chance(0.22);
  return {
    company,
    title,
    pitch: '',
    textLanguage: local ? local.language : 'en',
    jobRole: role.role,
    jobPositionTypes: types,
    workplace,
    pay: payOf(random, town.countryCode, role, types, title),
    ...equityOf(random, types, startup.fundingStage),
    languages: local
      ? [{ language, level: 'fluent' }]
      : isLocalNeeded
        ? [
            { language, level: 'fluent' },
            { language: 'en', level: 'good' },
          ]
        : [{ language: 'en', level: random.pick(['fluent', 'good']) }],
    englishEnough: local || isLocalNeeded ? false : random.chance(0.85) ? true : null,
    relocation: local ? 'notSaid' : random.pick(['offered', 'offered', 'notOffered', 'notSaid', 'notSaid', 'notSaid']),
    ...hiringOf(random, startup, role, local?.language ?? 'en'),
    ...applicationOf(random, company, slugOf(title)),
    description: local
      ? local.description
      : describe(
          { startup, role, city: town.name, area, audience: AUDIENCES[types[0] as PositionType] ?? null },
          said,
          random,
        ),
    towns,
  };
}

/** A posting as it stands in the drawings. */
export function drawnDraft(company: TownCompany, number: number, drawn: DrawnJob, said: Said): Draft {
  const { startup } = company;
  const role = wordsOf(drawn.role);
  const isFleetCharging = drawn.title === 'Backend Engineer, Fleet Charging';
  const written = isFleetCharging
    ? { language: 'en', role: drawn.role, title: drawn.title, description: FLEET_CHARGING }
    : null;
  if (written) said.say(FLEET_CHARGING, drawn.title);
  const draft = draftOf(company, number, role, written, said, () => 0, {
    types: [drawn.type ?? 'fulltime'],
    area: drawn.area,
  });
  const random = randomOf(`drawn ${drawn.title}`);
  const town = startup.cities.find(({ name }) => name === drawn.city) ?? (startup.cities[0] as Town);
  const [currency, period] = bandOf(startup.countryCode, 'software');
  const unit = minorUnits(currency);
  const [from, to] = drawn.pay ?? [null, null];
  return {
    ...draft,
    title: drawn.title,
    pitch: drawn.pitch ?? '',
    jobPositionTypes: [drawn.type ?? 'fulltime'],
    workplace: drawn.workplace ?? 'onsite',
    pay:
      from === null || to === null
        ? { salaryType: 'competitive', ...NO_FIGURE }
        : {
            salaryType: 'range',
            salaryFrom: from * unit,
            salaryTo: to * unit,
            salaryCurrency: currency,
            salaryPeriod: drawn.period ?? period,
          },
    equityType: drawn.equity ? 'percentage' : 'undisclosed',
    equityFrom: drawn.equity?.[0] ?? null,
    equityTo: drawn.equity?.[1] ?? null,
    languages: [{ language: 'en', level: 'fluent' }],
    englishEnough: true,
    ...hiringOf(random, startup, role, 'en'),
    ...applicationOf(random, company, slugOf(drawn.title)),
    towns: [town],
  };
}
