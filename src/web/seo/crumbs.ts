export type Crumb = { label: string; href?: string };

/** Jobs › Norway › Bergen, or Jobs › Norway without a city. */
export function placeCrumbs(country: { name: string; slug: string }, city?: { name: string }): Crumb[] {
  const jobs = { label: 'Jobs', href: '/jobs' };
  if (!city) return [jobs, { label: country.name }];
  return [jobs, { label: country.name, href: `/jobs/location/${country.slug}` }, { label: city.name }];
}

/** Startups › the startup. */
export function companyCrumbs(company: { name: string }): Crumb[] {
  return [{ label: 'Startups', href: '/startups' }, { label: company.name }];
}

/**
 * The breadcrumbs as schema.org's BreadcrumbList (SEO-1), which begins at the front page. A crumb without an address
 * is the page itself.
 */
export function breadcrumbList(crumbs: readonly Crumb[], site: { origin: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: fromHome(crumbs).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: site.origin + href }),
    })),
  };
}

function fromHome(crumbs: readonly Crumb[]): readonly Crumb[] {
  return crumbs[0]?.href === '/' ? crumbs : [{ label: 'Home', href: '/' }, ...crumbs];
}
