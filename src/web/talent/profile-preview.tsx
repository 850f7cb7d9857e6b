import { ArrowLeft, FileText } from 'lucide';
import { CardContents, headlineAndPlace } from '#web/applications/board/card/card-contents.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './profile-preview.module.css';

/** The stored profile as the people of a startup read it on their board, with the same parts. */
export function ProfilePreview({
  preview: { name, headline, place, profile },
  cv,
  path,
}: {
  preview: { name: string; headline: string; place: string; profile: Record<string, unknown> };
  cv: { name: string; about: string } | null;
  path: string;
}) {
  return (
    <WorkspacePage
      title="What they see"
      lead="Your saved profile, as the people of a startup read it with your answers and your email address."
      path={path}
      actions={
        <LinkButton kind="line" size="sm" icon={ArrowLeft} href={path}>
          Back to your profile
        </LinkButton>
      }
    >
      <div className={css.card}>
        <div className={css.head}>
          <Avatar name={name} size={64} />
          <div>
            <h2>{name}</h2>
            <p>{headlineAndPlace({ headline, place })}</p>
          </div>
        </div>
        <CardContents card={{ answers: [], note: '', missesKnockOut: false, profile }} />
        <section>
          <h3>CV</h3>
          {cv ? (
            <p className={css.file}>
              <Icon of={FileText} size={18} />
              {cv.name}
            </p>
          ) : (
            <p>No CV in your profile. You can apply without one.</p>
          )}
        </section>
      </div>
      <p className={css.note}>
        They never see what you look for or your least pay. Where the first look is anonymous, your name, photo, contact
        and CV come later.
      </p>
    </WorkspacePage>
  );
}
