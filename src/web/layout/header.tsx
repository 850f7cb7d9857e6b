import { Menu, Plus, Search, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BrandMark } from '#web/ui/pictures/flag.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { NewBadge } from '#web/ui/text/badge.tsx';
import { useCommandKey } from './command-key.ts';
import css from './header.module.css';
import type { Navigation, NavigationLink } from './navigation.ts';

/** Pages for startups whose addresses look like those of startup profiles. */
const FOR_STARTUPS = /^\/startups\/(?:join|faq|career-page|joblistwidget)$/;

/** The aria-current of a link: 'page' for its own page, 'true' for a page below it, such as a job below "Find jobs". */
export function currentness(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) && !FOR_STARTUPS.test(path) ? 'true' : undefined;
}

function HeaderLink({ link, path }: { link: NavigationLink; path: string }) {
  return (
    <a
      className={css.link}
      href={link.href}
      aria-current={currentness(link.href, path)}
      rel={link.external && 'external noopener'}
    >
      {link.label}
      {link.badge && (
        <>
          {' '}
          <NewBadge />
        </>
      )}
    </a>
  );
}

/** Opens the palette (palette/open-palette.tsx), which needs scripts. */
function PaletteButton({ className }: { className: string | undefined }) {
  const command = useCommandKey();
  return (
    <button type="button" className={className} data-palette="" aria-keyshortcuts="Control+K Meta+K">
      <Icon of={Search} size={18} />
      <span>Search</span>
      <kbd aria-hidden>{command === '⌘' ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}

/**
 * On phones the links are a popover, which the browser opens and closes without scripts. The effect closes it after
 * a navigation without a page load.
 */
export function Header({
  navigation,
  path,
  brand = 'Havn',
  profileMenu,
  isWide = false,
}: {
  navigation: Navigation;
  path: string;
  brand?: string;
  profileMenu?: ReactNode;
  /** Reaches from edge to edge, above a side navigation. */
  isWide?: boolean;
}) {
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes and does not read it
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [path]);
  const { links, login, action } = navigation;
  const hasMenu = links.length > 0 || login !== null;
  const wordmark = (
    <>
      <BrandMark />
      <span>{brand}</span>
    </>
  );
  return (
    <header className={css.top}>
      <div className={classNames(isWide ? css.wide : 'wrap', css.in)}>
        <a className={css.brand} href="/" aria-label={`${brand}, front page`}>
          {wordmark}
        </a>
        {hasMenu && (
          <nav ref={menu} id="menu" className={css.nav} aria-label="Main" popover="auto">
            <span className={css.menuBrand} aria-hidden>
              {wordmark}
            </span>
            <IconButton
              className={css.close}
              icon={X}
              label="Close menu"
              popoverTarget="menu"
              popoverTargetAction="hide"
            />
            <PaletteButton className={css.inMenu} />
            {links.map((link) => (
              <HeaderLink key={link.label} link={link} path={path} />
            ))}
            {[login, action].map(
              (link) =>
                link && (
                  <a key={link.label} className={css.sheetLogin} href={link.href}>
                    {link.label}
                  </a>
                ),
            )}
          </nav>
        )}
        <div className={css.act}>
          <PaletteButton className={css.find} />
          {login && (
            <a className={`${css.login} ${css.visitors}`} href={login.href}>
              {login.label}
            </a>
          )}
          {action && (
            <LinkButton
              size="sm"
              className={login ? css.visitors : css.action}
              href={action.href}
              icon={navigation.person === 'company' ? Plus : undefined}
            >
              {action.label}
            </LinkButton>
          )}
          {profileMenu}
          {hasMenu && <IconButton className={css.menu} icon={Menu} label="Menu" popoverTarget="menu" />}
        </div>
      </div>
    </header>
  );
}
