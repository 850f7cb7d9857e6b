import type { Company } from '#domain/companies/views.ts';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  KEY_FIGURE_NAMES,
  NUMBER_OF_EMPLOYEES,
  STAGES,
} from '#domain/site/company-terms.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { INVESTOR_CATEGORIES } from '#domain/site/investor-terms.ts';
import { locationLabel } from '#domain/site/location.ts';
import { labelOf, type Term } from '#domain/site/taxonomies.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { grouped } from '#web/ui/number-format.ts';

function peopleLabel(company: Pick<Company, 'numberOfEmployees'>): string {
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
    { label: 'Followers', value: company.numberOfFollowers > 0 && grouped(company.numberOfFollowers) },
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

function labels(terms: readonly Term[], keys: readonly string[]): string {
  return keys
    .slice(0, 2)
    .map((key) => labelOf(terms, key))
    .join(', ');
}

/** What the profile shows, worked out in the loader. */
export function profileParts(company: Company) {
  return {
    facts: companyFacts(company),
    teamNote: teamNote(company),
    figures: keyFigures(company),
    investors: investorsOf(company),
  };
}
