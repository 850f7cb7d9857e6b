import { redirect, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { placeBySlug, placePath } from '#domain/site/places.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { loadPlacePage } from './load-place-page.server.ts';
import { PlacePage } from './place-page.tsx';

export const loader = defineLoader(async (given) => {
  const { country = '', city = '' } = given.params;
  const found = await placeBySlug(given.context, country, city);
  if (!found) throw absent('This place');
  // København, Köpenhamn and COPENHAGEN redirect to Copenhagen: one page, one address (rules §1).
  if (!found.isCanonical) throw redirect(placePath(found.place) + given.url.search, 308);
  return loadPlacePage(given, found.country, found.place);
});

export default function CityPage() {
  return <PlacePage {...useLoaderData<typeof loader>()} />;
}
