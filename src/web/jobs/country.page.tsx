import { redirect, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { countryBySlug } from '#domain/site/countries.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { loadPlacePage } from './load-place-page.server.ts';
import { PlacePage } from './place-page.tsx';

export const loader = defineLoader((args) => {
  const match = countryBySlug(args.params.country ?? '');
  if (!match) throw absent('This country');
  // Danmark, DENMARK and dk redirect to Denmark: one page, one address (rules §1).
  if (!match.isCanonical) throw redirect(`/jobs/location/${match.country.slug}${args.url.search}`, 308);
  return loadPlacePage(args, match.country, null);
});

export default function CountryPage() {
  return <PlacePage {...useLoaderData<typeof loader>()} />;
}
