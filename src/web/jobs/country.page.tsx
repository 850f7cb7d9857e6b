import { redirect, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { countryBySlug } from '#domain/site/countries.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { loadPlacePage } from './load-place-page.server.ts';
import { PlacePage } from './place-page.tsx';

export const loader = defineLoader((given) => {
  const found = countryBySlug(given.params.country ?? '');
  if (!found) throw absent('This country');
  // Danmark, DENMARK and dk redirect to Denmark: one page, one address (rules §1).
  if (!found.isCanonical) throw redirect(`/jobs/location/${found.country.slug}${given.url.search}`, 308);
  return loadPlacePage(given, found.country, null);
});

export default function CountryPage() {
  return <PlacePage {...useLoaderData<typeof loader>()} />;
}
