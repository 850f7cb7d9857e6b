import type { Profile } from '#domain/accounts/views.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import css from './profile-list.module.css';

/** Lists profiles with links to their workspaces. Organisations have square pictures, people round ones. */
export function ProfileList({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul>
      {profiles.map((profile) => {
        const image = profile.imageLink ? { src: profile.imageLink, width: 200, height: 200 } : null;
        return (
          <li key={profile.id}>
            <a className={css.row} href={profile.link}>
              {profile.type === 'applicant' ? (
                <Avatar name={profile.name} image={image} />
              ) : (
                <Logo flag={profile.flag} image={image} />
              )}
              <span>
                <strong>{profile.name}</strong>
                <small>
                  {[profile.description, profile.additional, profile.isDraft && 'Draft'].filter(Boolean).join(' · ')}
                </small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
