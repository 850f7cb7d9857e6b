import { fold } from './fold.ts';

/** The location of a job or a startup (product §3). The parts of an address are separated by commas. */
export type Location = { locality?: string | null; address?: string | null; country?: string | null };

/** "Bergen": the locality, else the first part of the address; empty where only the country is known. */
export function localName({ locality, address, country }: Location): string {
  const [first = ''] = (address ?? '').split(',');
  const name = locality || first.trim();
  return name === country ? '' : name;
}

/** "Bergen", or the country where nothing nearer is known. "-" stands for a missing country. */
export function shortLocation(location: Location | null | undefined): string {
  return (location && (localName(location) || location.country)) || '-';
}

/** "Bergen, Norway". "-" stands for a missing country. */
export function locationLabel(location: Location | null | undefined): string {
  return [location && localName(location), location?.country || '-'].filter(Boolean).join(', ');
}

/** "København (Copenhagen)": a list of places has the local name, and the English one beside it where it differs. */
export function bothNames(localName: string, englishName: string): string {
  return fold(localName) === fold(englishName) ? localName : `${localName} (${englishName})`;
}
