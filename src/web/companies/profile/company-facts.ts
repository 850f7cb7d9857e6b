import type { Company } from '#domain/companies/views.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  KEY_FIGURE_NAMES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { INVESTOR_CATEGORIES } from '#domain/site/investor-terms.ts';
import { locationLabel } from '#domain/site/location.ts';
import { euroCentsAMonth, minorUnits } from '#domain/site/money.ts';
import { labelOf, type Term } from '#domain/site/term.ts';
import type { Fact } from '#web/ui/lists/facts.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import type { RoundStep } from './funding-rounds.tsx';

export function peopleLabel(company: Pick<Company, 'numberOfEmployees'>): string {
  return company.numberOfEmployees ? labelOf(NUMBER_OF_EMPLOYEES, company.numberOfEmployees) : '';
}

/** The row of facts under the name. Missing facts are left out. */
export function companyFacts(company: Company): Fact[] {
  const facts = [
    { label: 'Based in', value: locationLabel(company.location) },
    { label: 'Founded', value: company.founded },
    { label: 'People', value: peopleLabel(company) },
    // The labels match those of the directory's filters.
    { label: 'Stage', value: company.stage && labelOf(STAGES, company.stage) },
    { label: 'Last round', value: company.fundingStage && labelOf(FUNDING_STAGES, company.fundingStage) },
    { label: 'Model', value: labels(BUSINESS_MODELS, company.businessModels) },
    { label: 'Industry', value: labels(INDUSTRIES, company.industries) },
    { label: 'Followers', value: company.numberOfFollowers > 0 && groupDigits(company.numberOfFollowers) },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

/** "51–100 people, 14 nationalities". */
export function teamNote(company: Company): string | undefined {
  const people = peopleLabel(company);
  const nationalities = company.keyFigures.find(({ name }) => name === 'nationalities')?.value;
  const parts = [people && `${people} people`, nationalities && `${nationalities} nationalities`];
  return parts.filter(Boolean).join(', ') || undefined;
}

export function keyFigures(company: Company): { label: string; value: string }[] {
  return company.keyFigures.map(({ name, value }) => ({ label: labelOf(KEY_FIGURE_NAMES, name), value }));
}

export function investorsOf(company: Company) {
  return company.investors.map((investor) => ({
    ...investor,
    kind: labelOf(INVESTOR_CATEGORIES, investor.type),
    flag: flagOfName(investor.name),
  }));
}

const POST_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** `18m NOK` of an amount in minor units. */
function shortAmount(amount: number, currency: string): string {
  const units = amount / minorUnits(currency);
  const [value, suffix] = units >= 1e9 ? [units / 1e9, 'bn'] : units >= 1e6 ? [units / 1e6, 'm'] : [units, ''];
  return `${suffix ? Number(value.toPrecision(3)) : groupDigits(value)}${suffix} ${currency}`;
}

/** The funding rounds; each step is as high as its amount in euros, and a round without an amount is low. */
function roundSteps({ fundingRounds }: Company): RoundStep[] {
  const euros = fundingRounds.map(({ amount, currency }) =>
    amount === null || currency === null ? 0 : (euroCentsAMonth(amount, currency, 'month') ?? 0),
  );
  const largest = Math.max(1, ...euros);
  return fundingRounds.map(({ stage, amount, currency, month }, index) => ({
    title: labelOf(FUNDING_STAGES, stage),
    text: [amount !== null && currency !== null && shortAmount(amount, currency), month?.slice(0, 4)]
      .filter(Boolean)
      .join(', '),
    height: Math.max(8, Math.round(((euros[index] ?? 0) / largest) * 100)),
  }));
}

/** `338m NOK in 3 rounds`, if all amounts are known and in one currency. */
function roundsNote({ fundingRounds }: Company): string | undefined {
  const [first] = fundingRounds;
  if (!first?.currency || fundingRounds.length < 2) return undefined;
  const { currency } = first;
  if (!fundingRounds.every((round) => round.amount !== null && round.currency === currency)) return undefined;
  const total = fundingRounds.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return `${shortAmount(total, currency)} in ${fundingRounds.length} rounds`;
}

function labels(terms: readonly Term[], keys: readonly string[]): string {
  return keys
    .slice(0, 2)
    .map((key) => labelOf(terms, key))
    .join(', ');
}

/** Works out what the profile shows, so that browsers do not have to. */
export function profileParts(company: Company) {
  return {
    facts: companyFacts(company),
    teamNote: teamNote(company),
    figures: keyFigures(company),
    rounds: roundSteps(company),
    roundsNote: roundsNote(company),
    investors: investorsOf(company),
    goals: company.sdgs.map((key) => ({ number: key, label: labelOf(SDGS, key) })),
    posts: company.posts.map(({ key, title, author, publishedAt, image }) => ({
      key,
      title,
      byline: [author, POST_DAY.format(new Date(publishedAt))].filter(Boolean).join(', '),
      image,
    })),
  };
}
