import { isReservedKey } from '../../../domain/reserved-keys.ts';
import type { JobRole } from '../../../domain/site/taxonomies.ts';
import { slugOf } from '../../../domain/slug.ts';
import { companyOf, type TownCompany } from './companies.ts';
import { DRAWN_COUNTS, DRAWN_JOBS, WALL } from './drawn.ts';
import { draftOf, drawnDraft } from './jobs.ts';
import { localPostings } from './languages.ts';
import { hardwareAmong } from './parts.ts';
import { identifierOf, type Random, randomOf } from './random.ts';
import { ROLES, wordsOf } from './roles.ts';
import { Said } from './sentences.ts';
import { STARTUPS, type Startup } from './startups.ts';
import { ASIDE, lifeOf, type State, viewsOf } from './states.ts';
import type { Draft, TownJob } from './town-job.ts';
import { TRADES } from './trades.ts';

export type DemoTown = { companies: TownCompany[]; jobs: TownJob[] };

const HOUR = 3_600_000;
const OPEN_JOBS = 560;

/** How many jobs each public startup has open: as drawn, else by its size, together the number wanted. */
function openCounts(startups: readonly Startup[]): Map<string, number> {
  const counts = new Map<string, number>();
  const free = startups.filter(({ name }) => DRAWN_COUNTS[name] === undefined);
  for (const startup of startups) {
    const random = randomOf(`count ${startup.name}`);
    const [low, high] =
      startup.staff < 15 ? [1, 4] : startup.staff < 40 ? [3, 6] : startup.staff < 70 ? [4, 7] : [6, 10];
    counts.set(startup.name, DRAWN_COUNTS[startup.name] ?? random.whole(low as number, high as number));
  }
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (let turn = 0; total() !== OPEN_JOBS; turn = (turn + 7) % free.length) {
    const name = (free[turn] as Startup).name;
    const count = counts.get(name) ?? 0;
    counts.set(name, Math.max(1, count + Math.sign(OPEN_JOBS - total())));
  }
  return counts;
}

/** Roles by how common they are, those of the trade three times as much; no role twice running. */
function rolePicker(random: Random, startup: Startup): () => JobRole {
  const wanted = TRADES[startup.trade].roles as readonly JobRole[];
  const drawn = DRAWN_JOBS.filter((job) => job.startup === startup.name).map((job) => job.role);
  const hasHardware = hardwareAmong(startup.part).length > 0;
  const had = new Map<JobRole, number>(drawn.map((role) => [role, 1]));
  return () => {
    const weights = ROLES.filter(({ role }) => role !== 'engineer' || hasHardware).map(({ role, weight }) => ({
      role,
      weight: (weight * (wanted.includes(role) ? 3 : 1)) / (1 + 4 * (had.get(role) ?? 0)),
    }));
    let turn = random.next() * weights.reduce((sum, { weight }) => sum + weight, 0);
    let role: JobRole = 'other';
    for (const candidate of weights) {
      role = candidate.role;
      turn -= candidate.weight;
      if (turn < 0) break;
    }
    had.set(role, (had.get(role) ?? 0) + 1);
    return role;
  };
}

/** Hours since publication: many of this week, the rest of the last five. Today belongs to the wall. */
function hoursAgo(random: Random): number {
  const turn = random.next();
  if (turn < 0.35) return 24 + random.next() * 6 * 24;
  if (turn < 0.9) return (7 + random.next() * 20) * 24;
  return (27 + random.next() * 16) * 24;
}

/** The whole town as it is at a moment. Nothing in it is left to chance: the same moment gives the same town. */
export function demoTown(now: Date): DemoTown {
  const said = new Said();
  const companies = STARTUPS.map((startup) => companyOf(startup, now));
  const publicOnes = companies.filter(({ status }) => status === 'ACTIVE');
  const counts = openCounts(publicOnes.map(({ startup }) => startup));
  const titles = new Map<string, number>();
  const keys = new Set<string>();
  const jobs: TownJob[] = [];
  const numbers = new Map<string, number>();
  const pickers = new Map<string, () => JobRole>();

  const nextNumber = (company: TownCompany) => {
    const number = numbers.get(company.name) ?? 0;
    numbers.set(company.name, number + 1);
    return number;
  };
  const nextRole = (company: TownCompany) => {
    let picker = pickers.get(company.name);
    if (!picker) {
      picker = rolePicker(randomOf(`roles ${company.name}`), company.startup);
      pickers.set(company.name, picker);
    }
    return picker();
  };
  const open = (
    draft: Draft,
    state: State,
    published: number | null,
    extra: { boostedFor?: number; views?: number } = {},
  ) => {
    const { company } = draft;
    titles.set(draft.title, (titles.get(draft.title) ?? 0) + 1);
    const base = slugOf(`${draft.title} ${company.name}`);
    let key = base;
    for (let again = 2; keys.has(key) || isReservedKey(key); again++) key = `${base.slice(0, 76)}-${again}`;
    keys.add(key);
    const random = randomOf(`life ${key}`);
    const countryCode = company.countries[0] ?? 'DK';
    const isPaid = jobs.some((job) => job.company === company);
    const life = lifeOf({ state, now, countryCode, key, random, hoursAgo: published ?? hoursAgo(random), isPaid });
    jobs.push({
      ...draft,
      state,
      id: identifierOf(`job ${key}`, life.createdAt),
      key,
      life,
      views: viewsOf(life, now, random, extra.views),
      boostingExpiresAt: extra.boostedFor ? new Date(now.getTime() + extra.boostedFor * HOUR) : null,
    });
  };
  const write = (company: TownCompany, state: State, published: number | null = null) =>
    open(
      draftOf(company, nextNumber(company), wordsOf(nextRole(company)), null, said, (title) => titles.get(title) ?? 0),
      state,
      published,
    );

  for (const company of publicOnes) {
    const drawn = DRAWN_JOBS.filter((job) => job.startup === company.name);
    const wanted = counts.get(company.name) ?? 0;
    for (const job of drawn) open(drawnDraft(company, nextNumber(company), job, said), 'open', job.hoursAgo, job);
    const berth = WALL.indexOf(company.name);
    const published = (number: number) => (berth >= 0 && number === wanted - 1 ? 7.9 + berth * 0.2 : null);
    const local = localPostings(company.startup, said);
    for (let number = drawn.length; number < wanted; number++) {
      const posting = local[number - drawn.length];
      if (!posting) write(company, 'open', published(number));
      else {
        const role = wordsOf(posting.role);
        open(
          draftOf(company, nextNumber(company), role, posting, said, () => 0),
          'open',
          published(number),
        );
      }
    }
  }

  const random = randomOf('aside');
  for (const [state, count] of ASIDE) for (const company of random.some(publicOnes, count)) write(company, state);
  for (const company of companies) {
    if (company.status === 'PENDING') for (let i = 0; i < 3; i++) write(company, 'pendingCompanyApproval');
    if (company.status === 'DRAFT' || company.status === 'REJECTED') write(company, 'draft');
    if (company.status === 'SUSPENDED' || company.status === 'DISABLED')
      for (let i = 0; i < 3; i++) write(company, 'open');
  }
  return { companies, jobs };
}
