import { useLoaderData } from 'react-router';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TwoColumn } from '#web/ui/section.tsx';
import { guarded } from './guarded.server.ts';
import { ProfileList } from './profile-list.tsx';
import { awayOf, RedirectNotice } from './redirect-notice.tsx';
import { Actions, Words, WorkspacePage } from './workspace-page.tsx';

export const loader = guarded(async ({ context, door, url }) => {
  const { profiles, connectable } = await myProfiles(context, door.rememberedProfile);
  return {
    profiles,
    connectable: connectable.length,
    isTalent: profiles.some(({ type }) => type === 'applicant'),
    away: awayOf(url),
  };
});

export default function ClientPage() {
  const { profiles, connectable, isTalent, away } = useLoaderData<typeof loader>();
  return (
    <>
      {away && <RedirectNotice from={away} />}
      <WorkspacePage
        title="Your profiles"
        lead="Everything you act as here. You can be several things at once, and switch whenever you like."
        path="/client"
      >
        <TwoColumn title="Profiles">
          {profiles.length > 0 ? (
            <ProfileList profiles={profiles} />
          ) : (
            <Words>
              <p>You have none on this site yet. Below you can make one.</p>
            </Words>
          )}
        </TwoColumn>
        {connectable > 0 && (
          <TwoColumn title="On our sister site">
            <div>
              <Words>
                <p>
                  {connectable === 1
                    ? 'One profile of yours is shown on our sister site only.'
                    : `${connectable} profiles of yours are shown on our sister site only.`}{' '}
                  You can show it here, too.
                </p>
              </Words>
              <Actions>
                <LinkButton kind="line" href={authScreenPath('connect-profile')}>
                  Connect a profile
                </LinkButton>
              </Actions>
            </div>
          </TwoColumn>
        )}
        <TwoColumn title="One more">
          <Actions>
            {!isTalent && (
              <LinkButton kind="line" href="/client/applicant?create=1">
                I'm looking for jobs
              </LinkButton>
            )}
            <LinkButton kind="line" href="/startups/join">
              I'm a startup
            </LinkButton>
            <LinkButton kind="line" href="/investors/join">
              I'm an investor
            </LinkButton>
          </Actions>
        </TwoColumn>
      </WorkspacePage>
    </>
  );
}
