import { variantPath } from '#domain/media/image.ts';

type OrganizationFacts = {
  key: string;
  name: string;
  website: string | null;
  intro?: string;
  founded: string | null;
  numberOfEmployees: string | null;
  logoImage?: { path: string };
};

/** The hiring organization of a JobPosting. */
export function organizationOf(
  company: Pick<OrganizationFacts, 'name' | 'website' | 'logoImage'>,
  site: { origin: string },
) {
  return {
    '@type': 'Organization',
    name: company.name,
    ...(isWebAddress(company.website) && { sameAs: company.website }),
    ...(company.logoImage && { logo: new URL(variantPath(company.logoImage.path, 'logo'), site.origin).href }),
  };
}

/** A startup on its own page (SEO-1). */
export function organizationPage(company: OrganizationFacts, site: { origin: string }) {
  return {
    '@context': 'https://schema.org',
    ...organizationOf(company, site),
    url: `${site.origin}/startups/${company.key}`,
    ...(company.intro && { description: company.intro }),
    ...(company.founded && { foundingDate: company.founded }),
    ...employees(company.numberOfEmployees),
  };
}

/** "11-50" is a range, "500+" has no end. */
function employees(range: string | null) {
  const [, from, to] = /^(\d+)(?:-(\d+)|\+)?$/.exec(range ?? '') ?? [];
  if (!from) return {};
  const value =
    to || range?.endsWith('+')
      ? { minValue: Number(from), ...(to && { maxValue: Number(to) }) }
      : { value: Number(from) };
  return { numberOfEmployees: { '@type': 'QuantitativeValue', ...value } };
}

export function isWebAddress(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^https?:\/\//i.test(text) && URL.canParse(text);
}
