import { redirect, useLoaderData } from 'react-router';
import { absent } from '#domain/errors.ts';
import { placeBySlug, placePath } from '#domain/site/places.server.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { loadPlacePage } from './load-place-page.server.ts';
import { PlacePage } from './place-page.tsx';

export const loader = defineLoader(async (args) => {
  const { country = '', city = '' } = args.params;
  const match = await placeBySlug(args.context, country, city);
  if (!match) throw absent('This place');
  // København, Köpenhamn and COPENHAGEN redirect to Copenhagen: one page, one address (rules §1).
  if (!match.isCanonical) throw redirect(placePath(match.place) + args.url.search, 308);
  return loadPlacePage(args, match.country, match.place);
});

export default function CityPage() {
  return <PlacePage {...useLoaderData<typeof loader>()} />;
}
