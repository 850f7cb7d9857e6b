import { scriptSafeJson } from '#web/app/script-safe-json.ts';
import { useShareImage, useSite } from '#web/app/use-site.ts';

/** Longest meta description (product §9). */
const DESCRIPTION_LENGTH = 200;

/** Cuts a description after 200 characters and appends ' ...'. */
export function cutDescription(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= DESCRIPTION_LENGTH ? flat : `${flat.slice(0, DESCRIPTION_LENGTH).trimEnd()} ...`;
}

/** The share card of a page (SEO-7), 1200 by 630: a path or an absolute address. */
export type ShareImage = { src: string; alt: string };

/** The browser always renders an empty string, so React leaves the server's structured data alone. */
const UNCHANGED = { __html: '' };

/**
 * Title and metadata of a page for search engines and share previews (SEO-4, SEO-7). The canonical address is
 * absolute and uses the configured origin.
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
  /** The page's own share card; defaults to that of the site. */
  image?: ShareImage;
  /** Server only: `import.meta.env.SSR && […]` keeps it out of the browser bundle. */
  structuredData?: object[] | false;
}) {
  const site = useSite();
  const address = site.origin + path;
  const about = cutDescription(description);
  // The front page's title is the site's name, which needs an explanation in search results.
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
          dangerouslySetInnerHTML={structuredData ? { __html: structuredData.map(inScript).join('') } : UNCHANGED}
        />
      )}
    </>
  );
}

function inScript(item: object): string {
  return `<script type="application/ld+json">${scriptSafeJson(item)}</script>`;
}
