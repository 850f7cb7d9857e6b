import type { Company } from '#domain/companies/views.ts';
import { isWebAddress } from '#web/seo/organization.ts';
import css from './company-links.module.css';

/** Links to the startup's pages elsewhere on the web. */
export function CompanyLinks({ links }: { links: Company['links'] }) {
  return (
    <ul className={css.links}>
      {links
        .filter(({ url }) => isWebAddress(url))
        .map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <a className="link" href={url} rel="nofollow ugc noopener">
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
