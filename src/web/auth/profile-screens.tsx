import { profileText } from '#domain/accounts/profiles.ts';
import type { Profile } from '#domain/accounts/views.ts';
import { useSite } from '#web/app/use-site.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { useFlow } from './auth-flow.ts';
import css from './auth-screens.module.css';
import { AUTH_SCREENS } from './auth-screens.ts';
import { ScreenLink, ScreenTitle } from './screen-parts.tsx';
import { signUpPurpose } from './sign-up-purpose.ts';

/** Startups are square, people are round. */
export function ProfileImage({
  profile: { type, name, imageLink, flag },
  size = 48,
}: {
  profile: Profile;
  size?: 32 | 48;
}) {
  const image = imageLink ? { src: imageLink, width: size, height: size } : null;
  return type === 'applicant' ? (
    <Avatar name={name} image={image} size={size} />
  ) : (
    <Logo flag={flag} image={image} size={size} />
  );
}

function ProfileTiles({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul className={css.tiles}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <button type="submit" className={css.tile} name="profile" value={profileText(profile)}>
            <ProfileImage profile={profile} />
            <span>
              <b>{profile.name}</b>
              <small>
                {[profile.description, profile.additional, profile.isDraft && 'Draft'].filter(Boolean).join(' · ')}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Chooses the profile to use now. It is a plain form, because the next page comes with that profile's header. */
export function SwitchScreen({ profiles }: { profiles: readonly Profile[] }) {
  const { heading, pathOf } = useFlow();
  return (
    <Sheet framed={heading === 'h1'}>
      <ScreenTitle>{AUTH_SCREENS['switch-profile']}</ScreenTitle>
      <form method="post" action={pathOf('switch-profile')}>
        {/* The checkbox comes first, because each tile submits the form. */}
        <div className={css.remember}>
          <Check name="remember" value="true" label="Remember my choice next time I log in" />
        </div>
        <ProfileTiles profiles={profiles} />
      </form>
    </Sheet>
  );
}

/** Offers profiles that only the sister site shows so far. */
export function ConnectScreen({ profiles }: { profiles: readonly Profile[] }) {
  const { heading, pathOf, to, close } = useFlow();
  const purpose = signUpPurpose(to);
  const { name } = useSite();
  return (
    <Sheet
      framed={heading === 'h1'}
      foot={
        <>
          Something else?{' '}
          {purpose ? (
            <a className="link" href={to ?? purpose.path} onClick={close}>
              {purpose.label}
            </a>
          ) : (
            <ScreenLink to="choose-role">Choose another role</ScreenLink>
          )}
        </>
      }
    >
      <ScreenTitle>{AUTH_SCREENS['connect-profile']}</ScreenTitle>
      <p className={css.lead}>You have a profile on our sister platform. Choose one to use on {name} too.</p>
      <form method="post" action={pathOf('connect-profile')}>
        <ProfileTiles profiles={profiles} />
      </form>
    </Sheet>
  );
}
