import type { ReactNode } from 'react';
import type { Job } from '#domain/jobs/views.ts';
import { Disclosure } from '#web/ui/page/disclosure.tsx';

/** More links than this collapse into a disclosure. */
const MAX_SHOWN = 6;

/** Other sites that publish the same job; several postings on one site are listed by place. */
export function AlsoPublished({ sources, className }: { sources: Job['sources']; className?: string }) {
  if (sources.length === 0) return null;
  const bySite = new Map<string, Job['sources']>();
  for (const source of sources) bySite.set(siteOf(source.link), [...(bySite.get(siteOf(source.link)) ?? []), source]);
  const list = [...bySite].map(([site, postings], at) => (
    <span key={site}>
      {at > 0 && '; '}
      {postings.length === 1 && postings[0] ? (
        <Elsewhere link={postings[0].link}>{site}</Elsewhere>
      ) : (
        <>
          {site}:{' '}
          {postings.map(({ link, place }, posting) => (
            <span key={link}>
              {posting > 0 && ', '}
              <Elsewhere link={link}>{place ?? `posting ${posting + 1}`}</Elsewhere>
            </span>
          ))}
        </>
      )}
    </span>
  ));
  if (sources.length <= MAX_SHOWN) return <p className={className}>Also published on {list}</p>;
  return (
    <Disclosure className={className} summary={`Also published at ${sources.length} other addresses`}>
      <p>{list}</p>
    </Disclosure>
  );
}

function Elsewhere({ link, children }: { link: string; children: ReactNode }) {
  return (
    <a className="link" href={link} target="_blank" rel="external nofollow ugc noopener">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}

function siteOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link;
}
