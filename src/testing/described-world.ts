import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { PASSWORD, somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';

export type Sent = { path: string; body?: object; status: number; as?: 'owner' | 'newcomer' | 'admin' };

/** Fills the database for a call of each operation. */
export async function describedWorld(context: Context) {
  const picture = await someImage(context);
  const company = await someCompany(context, {
    logoImageId: picture,
    coverImageId: picture,
    perks: [{ perk: 'parentalleave', note: 'Half a year' }],
    keyFigures: [{ name: 'revenue', value: '2 M' }],
    sdgs: ['13'],
    quote: { text: 'We sail.', author: 'Ada', role: 'CEO' },
  });
  const bare = await someCompany(context, {
    website: null,
    founded: null,
    numberOfEmployees: null,
    stage: null,
    fundingStage: null,
    industries: [],
  });
  const boost = { boostingExpiresAt: new Date(context.now.getTime() + DAY_MS) };
  const range = { salaryType: 'range', salaryFrom: 4_000_000, salaryCurrency: 'DKK', salaryPeriod: 'month' };
  const text = '<p>You speak English. We help with the visa.</p>';
  const link = 'https://jobs.example/søfart';
  const full = { ...boost, ...range, companyId: company.id, places: ['Oslo', 'Aarhus'], description: text, link };
  const job = await someJob(context, { ...full, equityType: 'percentage', equityFrom: 0.5 });
  await someJob(context, {
    companyId: bare.id,
    places: [['DK', 'Nowhere']],
    workplace: 'remote',
    salaryType: 'unpaid',
  });
  const expiredJob = await someJob(context, { status: 'EXPIRED', closesAt: new Date('2026-11-01T00:00:00Z') });
  const sister = await someCompany(context, { platforms: ['plusimpact'] });
  const fund = await someInvestor(context, { platforms: ['plusimpact'] });
  const person = await somebody(context, {
    password: PASSWORD,
    member: [{ id: company.id }, { id: sister.id }, { kind: 'investor', id: fund.id as string }],
  });
  const newcomer = await somebody(context);
  const admin = await somebody(context, { isAdmin: true });
  return { context, company, bare, job, expired: expiredJob, sister, fund, person, newcomer, admin };
}
export type DescribedWorld = Awaited<ReturnType<typeof describedWorld>>;
/** The requests of each operation, in order: at least one that succeeds where a test can make one succeed. */
export type DescribedRequests = Record<string, () => Promise<Sent[]> | Sent[]>;
