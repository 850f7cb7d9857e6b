import { shareCardPath } from '#domain/media/share-card.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Company } from './views.ts';

/** Contents of a startup's share card. It shows no number of jobs, because every new job would need a new picture. */
export type StartupCard = Pick<
  Company,
  'name' | 'intro' | 'logoImage' | 'flag' | 'coverImage' | 'location' | 'founded' | 'numberOfEmployees' | 'industries'
> & { platform: Platform };

/** A startup without a cover shows the first picture of its gallery. */
export function startupCard(company: Company, platform: Platform): StartupCard {
  const { name, intro, logoImage, flag, location, founded, numberOfEmployees, industries } = company;
  const coverImage = company.coverImage ?? company.galleryImages[0] ?? null;
  return {
    platform,
    name,
    intro,
    logoImage,
    flag,
    coverImage: coverImage && { path: coverImage.path, width: coverImage.width, height: coverImage.height },
    location,
    founded,
    numberOfEmployees,
    industries: industries.slice(0, 1),
  };
}

export function startupCardPath(id: string, card: StartupCard): string {
  return shareCardPath('startup', id, card);
}
