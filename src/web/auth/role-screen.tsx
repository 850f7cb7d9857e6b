import { Briefcase, Building2, type IconNode, Landmark } from 'lucide';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { ScreenTitle } from './screen-parts.tsx';

const ROLES: readonly { label: string; text: string; href: string; icon: IconNode }[] = [
  {
    label: 'I’m looking for jobs',
    text: 'Create your Quick apply profile in three fields.',
    href: '/client/applicant?create=1',
    icon: Briefcase,
  },
  {
    label: 'I’m a startup',
    text: 'Create its profile and invite your team.',
    href: '/startups/join',
    icon: Building2,
  },
  {
    label: 'I’m an investor',
    text: 'Create your profile and invite your team.',
    href: '/investors/join',
    icon: Landmark,
  },
];

/** Chooses a role. Only a choice closes it, and "Not now" is one (C9). */
export function RoleScreen() {
  const { heading, to, leave, close } = useFlow();
  return (
    <Sheet framed={heading === 'h1'}>
      <ScreenTitle>{AUTH_SCREENS['choose-role']}</ScreenTitle>
      <p className={css.lead}>You can add other roles later and switch between them.</p>
      <ul className={css.tiles}>
        {ROLES.map(({ label, text, href, icon }) => (
          <li key={href}>
            <a className={css.tile} href={href} onClick={close}>
              <Icon of={icon} size={24} />
              <span>
                <b>{label}</b>
                <small>{text}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <form className={css.skip} action={to ?? '/'}>
        <Button
          type="submit"
          kind="quiet"
          className={css.notNow}
          onClick={(event) => {
            if (heading === 'h1') return;
            event.preventDefault();
            leave();
          }}
        >
          Not now
        </Button>
      </form>
    </Sheet>
  );
}
