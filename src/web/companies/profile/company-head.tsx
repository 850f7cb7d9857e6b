import { ExternalLink } from 'lucide';
import type { Company } from '#domain/companies/views.ts';
import { variantPath } from '#domain/media/image.ts';
import { AdminLink } from '#web/admin/admin-link.tsx';
import { isWebAddress } from '#web/seo/organization.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { withFocus } from '../focus-point.ts';
import { logoOf } from '../logo-of.ts';
import css from './company-head.module.css';
import { FollowButton } from './follow-button.tsx';

/** The cover or the startup's flag, the logo over its edge, the name and the intro. */
export function CompanyHead({ company, isPreview = false }: { company: Company; isPreview?: boolean }) {
  const path = company.coverImage?.path;
  return (
    <>
      <div className={classNames(css.cover, !path && css.flagCover)}>
        {path ? (
          <img
            {...(withFocus(path, company.coverFocus) ?? {
              src: variantPath(path, 'cover'),
              srcSet: `${variantPath(path, 'listing')} 1200w, ${variantPath(path, 'cover')} 1600w`,
              sizes: '100vw',
            })}
            width={1600}
            height={900}
            alt=""
            fetchPriority="high"
          />
        ) : (
          <Flag code={company.flag} cut={{ w: 144, h: 24 }} />
        )}
      </div>
      <header className={`wrap ${css.head}`}>
        <Logo flag={company.flag} image={logoOf(company)} size={140} eager className={css.logo} />
        <div className={css.text}>
          <h1>{company.name}</h1>
          {company.intro && <p>{company.intro}</p>}
        </div>
        <div className={css.actions}>
          {!isPreview && <AdminLink href={`/admin/companies/${company.key}`} />}
          {isWebAddress(company.website) && (
            <LinkButton kind="line" icon={ExternalLink} href={company.website} rel="nofollow ugc noopener">
              Website
              <span className="vh"> of {company.name}, another site</span>
            </LinkButton>
          )}
          {!isPreview && <FollowButton key={company.id} company={company} />}
        </div>
      </header>
    </>
  );
}
