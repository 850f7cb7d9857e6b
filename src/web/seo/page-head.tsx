import { scriptSafeJson } from '#web/app/script-safe-json.ts';
import { useShareImage, useSite } from '#web/app/use-site.ts';

/** Longest description in a page's head (product §9). */
const DESCRIPTION_LENGTH = 200;

/** Cut at 200 characters with ' ...', as search results and cards show it. */
export function cutDescription(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= DESCRIPTION_LENGTH ? flat : `${flat.slice(0, DESCRIPTION_LENGTH).trimEnd()} ...`;
}

/** The card of a page (SEO-7): a path of ours or an absolute address, 1200 by 630. */
export type ShareImage = { src: string; alt: string };

/** What the browser makes of structured data: nothing, and nothing again, so that what came with the page stays. */
const AS_IT_CAME = { __html: '' };

/**
 * What a page says of itself to search engines and to those it is shared with (SEO-4, SEO-7). The canonical
 * address is absolute and built from the configured origin.
 */
export function PageHead({
  title,
  description,
  path,
  indexed = true,
  type = 'website',
  image,
  structuredData,
}: {
  title: string;
  description: string;
  /** Path and query of the canonical address. */
  path: string;
  /** False for free filters, closed jobs and the like: `noindex, follow`. */
  indexed?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** The page's own card; without one it is the site's. */
  image?: ShareImage;
  /** Only for who reads the page as it is sent: `import.meta.env.SSR && […]` keeps it out of the browser's program. */
  structuredData?: object[] | false;
}) {
  const site = useSite();
  const address = site.origin + path;
  const about = cutDescription(description);
  // The front page is named after the site: alone in a tab or a search result that would say nothing.
  const full = title === site.name ? `${title}: jobs in Nordic startups` : `${title} | ${site.name}`;
  const robots = !site.isIndexed ? 'noindex, nofollow' : indexed ? null : 'noindex, follow';
  const { src, alt } = useShareImage(image);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={src} />
      <meta name="twitter:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={about} />
      {structuredData !== undefined && (
        <div
          hidden
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised so that no value can end the script (JP-9)
          dangerouslySetInnerHTML={structuredData ? { __html: structuredData.map(inScript).join('') } : AS_IT_CAME}
        />
      )}
    </>
  );
}

function inScript(item: object): string {
  return `<script type="application/ld+json">${scriptSafeJson(item)}</script>`;
}
