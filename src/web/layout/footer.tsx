import type { Platform } from '#domain/site/platforms.ts';
import { useSite } from '#web/app/use-site.ts';
import { Hoist } from '#web/ui/pictures/flag.tsx';
import css from './footer.module.css';
import type { Navigation } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const TAGS: Record<Platform, string> = {
  thehub: 'Nordic startups and the people who build them, in one harbour.',
  plusimpact: 'Nordic startups with a goal, and the people who share it.',
};

/** The footer of every page. Columns without links are left out. */
export function Footer({
  navigation,
  year,
  brand = 'Havn',
}: {
  navigation: Pick<Navigation, 'footer' | 'legal'>;
  year: number;
  brand?: string;
}) {
  const { platform } = useSite();
  return (
    <footer className={`deep ${css.foot}`}>
      <div className="wrap">
        <div className={css.sign}>
          <div>
            <p className={css.tag}>{TAGS[platform]}</p>
            <p className={css.hint}>
              Danish and Norwegian <i lang="da">havn</i>, Swedish <i lang="sv">hamn</i>, Icelandic <i lang="is">höfn</i>
              : a harbour. The flags spell it out.
            </p>
          </div>
          <Hoist />
        </div>
        <div className={css.columns}>
          {navigation.footer.map(({ heading, links }) => (
            <nav key={heading} className={css.column} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href} rel={link.external && 'external noopener'}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.base}>
          <ThemeSwitch />
          <p className={css.legal}>
            <span>
              © {year} {brand}
            </span>
            {navigation.legal.map((link) => (
              <a key={link.label} href={link.href}>
                {link.label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
