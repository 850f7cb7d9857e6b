import type { Company } from '#domain/companies/views.ts';
import { isWebAddress } from '#web/seo/organization.ts';
import css from './company-links.module.css';

/** Where else a startup is on the web. */
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
