import { findCompany } from '#domain/companies/queries.server.ts';
import { type StartupCard, startupCard, startupCardPath } from '#domain/companies/share-card.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { type JobCard, jobCard, jobCardPath } from '#domain/jobs/share-card.ts';
import { type ShareCardAddress, siteCardPath } from '#domain/media/share-card.ts';
import { openLandingCount } from '#domain/search/landing/landing-counts.server.ts';
import { landingPageOf } from '#domain/search/landing/landing-pages.ts';
import { landingCard, landingCardPath } from '#domain/search/landing/share-card.ts';
import type { CardElement } from './elements.ts';
import { drawJobCard } from './job-card.ts';
import { drawLandingCard } from './landing-card.ts';
import { drawSiteCard } from './site-card.ts';
import { drawStartupCard } from './startup-card.ts';

/** Reads an uploaded image as a data URL; null if it is missing. */
export type ReadPicture = (path: string, variant: 'logo' | 'social') => Promise<string | null>;

export type ShareCard = {
  /** Its current address; an address with another hash is out of date. */
  path: string;
  elements: (readPicture: ReadPicture) => Promise<CardElement>;
};

/** Loads the share card at an address. It is absent whenever its page is, as for drafts (rules §2). */
export async function findShareCard(
  context: Context,
  { kind, id }: ShareCardAddress,
  siteName: string,
): Promise<ShareCard> {
  if (kind === 'site') {
    if (id !== 'front') throw absent('The picture');
    return { path: siteCardPath(siteName), elements: async () => drawSiteCard(siteName) };
  }
  if (kind === 'landing') {
    const page = landingPageOf(id);
    if (!page) throw absent('The picture');
    const landing = landingCard(page, await openLandingCount(context, page), context.platform);
    return { path: landingCardPath(landing), elements: async () => drawLandingCard(landing, siteName) };
  }
  if (!isIdentifier(id)) throw absent('The picture');
  if (kind === 'startup') {
    const startup: StartupCard = startupCard(await findCompany(context, id), context.platform);
    return {
      path: startupCardPath(id, startup),
      elements: async (readPicture) =>
        drawStartupCard(startup, siteName, {
          logo: startup.logoImage ? await readPicture(startup.logoImage.path, 'logo') : null,
          cover: startup.coverImage && (await readPicture(startup.coverImage.path, 'social')),
        }),
    };
  }
  const { job, openness } = await findJob(context, id);
  const card: JobCard = jobCard(job, openness, context.platform);
  const logo = card.company.logoImage;
  return {
    path: jobCardPath(id, card),
    elements: async (readPicture) => drawJobCard(card, siteName, logo ? await readPicture(logo.path, 'logo') : null),
  };
}
