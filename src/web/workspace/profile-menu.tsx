import {
  Bell,
  Check,
  ChevronsUpDown,
  CircleHelp,
  type IconNode,
  LayoutDashboard,
  LogOut,
  Pencil,
  Settings,
  ShieldCheck,
  User,
  Users,
  Zap,
} from 'lucide';
import { useEffect, useRef } from 'react';
import { PROFILE_LABELS, profileText } from '#domain/accounts/profiles.ts';
import type { Personal } from '#web/app/personal.server.ts';
import { forgetAllTexts } from '#web/app/unsent-texts.ts';
import { SIGN_OUT } from '#web/auth/auth-screens.ts';
import { ProfileImage } from '#web/auth/profile-screens.tsx';
import { useClosingMenu } from '#web/ui/overlays/use-closing-menu.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import css from './profile-menu.module.css';

/** Icons by the label of the entry. */
const ICONS: Record<string, IconNode> = {
  'My dashboard': LayoutDashboard,
  'Edit startup profile': Pencil,
  'Edit investor profile': Pencil,
  'Startup settings': Settings,
  'Investor settings': Settings,
  'All applicants': Users,
  FAQ: CircleHelp,
  'Quick apply': Zap,
  'Email notifications': Bell,
  Admin: ShieldCheck,
  'My Account': User,
  'Log out': LogOut,
};

function EntryIcon({ of: label }: { of: string }) {
  const icon = ICONS[label];
  return icon ? <Icon of={icon} /> : null;
}

/**
 * The menu of the current profile. `<details>` opens it without JavaScript; with it, Esc, a click elsewhere or losing
 * the focus closes it. Switching profile and logging out are forms.
 */
export function ProfileMenu({ personal, path }: { personal: Personal; path: string }) {
  const { name, imageUrl, profiles, current, navigation } = personal;
  const menu = useRef<HTMLDetailsElement>(null);

  useClosingMenu(menu);
  const previousPath = useRef(path);
  useEffect(() => {
    // Closes on another page only: a menu opened before hydration stays open.
    if (previousPath.current !== path) menu.current?.removeAttribute('open');
    previousPath.current = path;
  }, [path]);

  const title = current?.name ?? name;
  const description = current?.description ?? (personal.isAdmin ? 'Admin' : PROFILE_LABELS.user);
  return (
    <details ref={menu} className={css.profile}>
      <summary>
        {current ? (
          <ProfileImage profile={current} size={32} />
        ) : (
          <Avatar name={name} image={imageUrl ? { src: imageUrl, width: 32, height: 32 } : null} size={32} />
        )}
        <span className={css.label} aria-hidden>
          <b>{title}</b>
          <small>{description}</small>
        </span>
        {/* One text, because Chromium drops a space that is a text of its own from a name. */}
        <VisuallyHidden>{`${title} ${description}: profile menu`}</VisuallyHidden>
        <Icon of={ChevronsUpDown} size={18} />
      </summary>
      <div className={css.menu}>
        {profiles.length > 1 && (
          <form method="post" action="/auth/switch-profile">
            <h2 className={css.heading}>Switch profile</h2>
            <ul>
              {profiles.map((profile) => (
                <li key={profile.id}>
                  <button
                    type="submit"
                    name="profile"
                    value={profileText(profile)}
                    aria-current={profile.id === current?.id || undefined}
                  >
                    <ProfileImage profile={profile} size={32} />
                    <span className={css.name}>
                      {profile.name}
                      <small>{profile.description}</small>
                    </span>
                    {profile.id === current?.id && <Icon of={Check} size={18} />}
                  </button>
                </li>
              ))}
            </ul>
          </form>
        )}
        {[navigation.menu, navigation.account].map(
          (links, group) =>
            links.length > 0 && (
              <ul key={group === 0 ? 'profile' : 'account'}>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    {href === SIGN_OUT ? (
                      <form method="post" action={href} onSubmit={forgetAllTexts}>
                        <button type="submit">
                          <EntryIcon of={label} />
                          {label}
                        </button>
                      </form>
                    ) : (
                      <a href={href} aria-current={href === path ? 'page' : undefined}>
                        <EntryIcon of={label} />
                        {label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </details>
  );
}
