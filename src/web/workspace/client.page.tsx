import { useLoaderData } from 'react-router';
import { myProfiles } from '#domain/accounts/queries.server.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { TwoColumn } from '#web/ui/page/section.tsx';
import { guardedLoader } from './guarded.server.ts';
import { ProfileList } from './profile-list.tsx';
import { RedirectNotice, redirectReasonIn } from './redirect-notice.tsx';
import { Actions, PageText, WorkspacePage } from './workspace-page.tsx';

const DONE: Record<string, string> = {
  draftDeleted: 'The draft is deleted.',
  left: 'You left the team.',
};

export const loader = guardedLoader(async ({ context, accountCall, url }) => {
  const { profiles, connectable } = await myProfiles(context, accountCall.rememberedProfile);
  return {
    profiles,
    connectable: connectable.length,
    isTalent: profiles.some(({ type }) => type === 'applicant'),
    redirectReason: redirectReasonIn(url),
    notice: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
});

export default function ClientPage() {
  const { profiles, connectable, isTalent, redirectReason, notice } = useLoaderData<typeof loader>();
  return (
    <>
      {redirectReason && <RedirectNotice reason={redirectReason} />}
      <WorkspacePage
        title="Your profiles"
        lead="All your roles on this site. You can switch between them at any time."
        path="/client"
        notice={notice}
      >
        <TwoColumn title="Profiles">
          {profiles.length > 0 ? (
            <ProfileList profiles={profiles} />
          ) : (
            <PageText>
              <p>You have no profiles on this site yet. Create one below.</p>
            </PageText>
          )}
        </TwoColumn>
        {connectable > 0 && (
          <TwoColumn title="On our sister site">
            <div>
              <PageText>
                <p>
                  {connectable === 1
                    ? 'One of your profiles is only on our sister site. Connect it to use it here too.'
                    : `${connectable} of your profiles are only on our sister site. Connect one to use it here too.`}
                </p>
              </PageText>
              <Actions>
                <LinkButton kind="line" href={authScreenPath('connect-profile')}>
                  Connect a profile
                </LinkButton>
              </Actions>
            </div>
          </TwoColumn>
        )}
        <TwoColumn title="Add a profile">
          <Actions>
            {!isTalent && (
              <LinkButton kind="line" href="/client/applicant?create=1">
                I’m looking for jobs
              </LinkButton>
            )}
            <LinkButton kind="line" href="/startups/join">
              I’m a startup
            </LinkButton>
            <LinkButton kind="line" href="/investors/join">
              I’m an investor
            </LinkButton>
          </Actions>
        </TwoColumn>
      </WorkspacePage>
    </>
  );
}
